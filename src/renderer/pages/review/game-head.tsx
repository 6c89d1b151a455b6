/** Which game it is, how it went, and what can be done with it. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { COLOURS, type Colour } from '../../../engine/game/colour.ts'
import { resultOf, seatOf } from '../../../engine/game/game.ts'
import { entryName, playersWords, resultWords } from '../../model/library/entry-words.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { isAgainstComputer, useMatch, type MatchState } from '../../model/match/match-store.ts'
import { levelOfPlayer } from '../../model/players/ladder.ts'
import { playerLabel } from '../../model/players/labels.ts'
import { readableEntry } from '../../model/review/game-tree.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { blundersOf } from '../../model/review/reviewed.ts'
import { i18n } from '../../language/i18n.ts'
import { Portrait } from '../../parts/players/portrait.tsx'
import { useServices } from '../../platform/services.tsx'
import { GameMenu } from './game-menu.tsx'
import type { ReviewView } from './review-view.ts'
import './game-head.css'

export function GameHead({ view }: { view: ReviewView }) {
  const { t } = useTranslation('review')
  const app = useServices(LIBRARY, REVIEW)
  const entry = readableEntry(app, useStore(app.review, (state) => state.entry))
  const match = useMatch()
  const { shown, analysis } = view
  const opponent = entry === null ? opponentIn(match) : null
  const name = entry === null ? matchName(match, opponent) : entryName(entry)
  const changes = blundersOf(analysis.facts).length
  const changed = analysis.isProven && changes > 0 ? t('head.changed', { count: changes }) : ''
  const about = [entry === null ? '' : playersWords(entry.tree), resultWords(shown.tree)].filter(Boolean).join(' · ')
  return (
    <section className="review-head" aria-label={t('game')}>
      {opponent !== null && <Portrait level={levelOfPlayer(match.seats[seatOf(match.game, opponent)])} colour={opponent} />}
      <div>
        <h1 className="clamped" title={name}>
          {name}
        </h1>
        <p className="muted small">{entry === null && changed !== '' ? changed : about}</p>
      </div>
      <GameMenu view={view} />
    </section>
  )
}

/** The computer's colour in a game against one; null in any other. */
function opponentIn(match: MatchState): Colour | null {
  if (!isAgainstComputer(match)) return null
  return COLOURS.find((colour) => !match.seats[seatOf(match.game, colour)].human) ?? null
}

function matchName({ game, seats }: MatchState, opponent: Colour | null): string {
  const result = resultOf(game)
  if (opponent === null) return COLOURS.map((colour) => playerLabel(seats[seatOf(game, colour)])).join(' – ')
  const name = playerLabel(seats[seatOf(game, opponent)])
  if (result === null) return i18n.t('review:head.against', { name })
  return i18n.t(result.winner === opponent ? 'review:head.lost' : 'review:head.won', { name })
}
