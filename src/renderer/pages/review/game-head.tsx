/** Which game it is, how it went, and what can be done with it. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { SEATS } from '../../../engine/game/game.ts'
import { gameEntry, type GameEntry } from '../../model/library/entries.ts'
import { entryName, playersWords, resultWords } from '../../model/library/entry-words.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { colourOf, outcomeOf } from '../../model/library/my-games.ts'
import { useMatch } from '../../model/match/match-store.ts'
import { readableEntry } from '../../model/review/game-tree.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { blundersOf } from '../../model/review/reviewed.ts'
import { i18n } from '../../language/i18n.ts'
import { Portrait } from '../../parts/players/portrait.tsx'
import { useLaterServices } from '../../platform/services.tsx'
import { GameMenu } from './game-menu.tsx'
import { PlayFromHere } from './play-from-here.tsx'
import type { ReviewView } from './review-view.ts'
import { opponentIn, seatName } from './seat-names.ts'
import './game-head.css'

export function GameHead({ view, isBelow }: { view: ReviewView; isBelow: boolean }) {
  const { t } = useTranslation('review')
  const app = useLaterServices(LIBRARY, REVIEW)
  const entry = readableEntry(
    app,
    useStore(app.review, (state) => state.entry),
  )
  const { seats } = useMatch()
  const { shown, analysis } = view
  const { tree } = shown
  const opponent = opponentIn(tree)
  const names = SEATS.map((seat) => seatName(tree, seat, entry === null ? seats : null))
  const game = gameEntry(entry?.id ?? '', tree)
  const name =
    ownName(game, opponent === null ? '' : names[SEATS.indexOf(opponent.seat)]) ??
    (entry === null ? names.join(' – ') : entryName(entry))
  const changes = blundersOf(analysis.facts).length
  const isOwn = opponent !== null
  const about =
    isOwn && analysis.isProven && changes > 0
      ? t('head.changed', { count: changes })
      : [isOwn ? '' : playersWords(tree), resultWords(tree)].filter(Boolean).join(' · ')
  return (
    <section className="review-head cells gap-3" aria-label={t('game')}>
      {opponent !== null && !isBelow && <Portrait level={opponent.level} colour={colourOf(game, opponent.seat)} />}
      <div>
        <h1 className="clamped" title={name}>
          {name}
        </h1>
        <p className="clamped muted small" title={about}>
          {about}
        </p>
      </div>
      {isBelow && <PlayFromHere view={view} />}
      <GameMenu view={view} />
    </section>
  )
}

/** How a person's game against a computer ended; null for any other, and for one that the person has named. */
function ownName(entry: GameEntry, opponent: string): string | null {
  const { played, name } = entry.tree.info
  if (played === null || opponent === '' || name !== '') return null
  const outcome = outcomeOf({ entry, played })
  return i18n.t(outcome === null ? 'review:head.against' : `review:head.${outcome}`, { name: opponent })
}
