/** Which game it is, how it ended, and what can be done with it as a whole. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { lineThrough } from '../../../engine/game/game-tree.ts'
import { entryName, playersWords, resultWords } from '../../model/library/entry-words.ts'
import type { Reviewed } from '../../model/review/reviewed.ts'
import { keptEntry, saveGame, suggestedGameName } from '../../model/library/save.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { entryPlace } from '../../platform/places.ts'
import { useServices } from '../../platform/services.tsx'
import { LIBRARY_PAGE } from '../../model/library/page-store.ts'
import { MATCH, useMatch } from '../../model/match/match-store.ts'
import { NOTICE } from '../../platform/notice.tsx'

export function GameHead({ shown: { tree, step } }: { shown: Reviewed }) {
  const { t } = useTranslation('review')
  const { review, library } = useServices(LIBRARY, REVIEW)
  const id = useStore(review, (state) => state.entry)
  const entry = id === null ? undefined : library.entry(id)
  const name = entry === undefined ? t('match.title') : entryName(entry)
  const players = [playersWords(tree), resultWords(tree)].filter(Boolean).join(' · ')
  return (
    <section className="panel game-head" aria-label={t('game')}>
      <h1 className="clamped title" title={name}>{name}</h1>
      <p className="muted clamped" title={players}>
        {players}
      </p>
      {entry?.builtIn && <p className="muted small">{t('builtIn')}</p>}
      {entry === undefined && <SaveMatch step={step} />}
    </section>
  )
}

/** The game being played can only be viewed; once saved in the library it can be edited. */
function SaveMatch({ step }: { step: number }) {
  const { t } = useTranslation('review')
  const app = useServices(LIBRARY, LIBRARY_PAGE, MATCH, NOTICE, REVIEW)
  const match = useMatch()
  const kept = keptEntry(app, match)
  const save = async () => {
    await saveGame(app, kept === null ? suggestedGameName(match) : entryName(kept), kept)
    const entry = keptEntry(app, app.match.getState())
    if (entry === null) return
    const { id } = lineThrough(entry.tree)[step]
    app.review.setState({ entry: entry.id, at: id, through: id })
    location.hash = entryPlace(entry.id)
  }
  return (
    <>
      <p className="muted small">{t('match.hint')}</p>
      <div className="buttons">
        <button className="primary" onClick={() => void save()}>
          {t('match.save')}
        </button>
        <a className="button" href="#">
          {t('match.back')}
        </a>
      </div>
    </>
  )
}
