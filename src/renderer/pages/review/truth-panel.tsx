/** The game against perfect play: who was winning when, and the very moves with which the win changed hands. */
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { formatPosition } from '../../../engine/game/notation.ts'
import { useTruths } from '../../parts/oracle/truth-panel.tsx'
import { count } from '../../language/words.ts'
import { MomentRow } from './moment-row.tsx'
import { nameOfMove } from './review-words.ts'
import { swingsOf, type Line, type StepFacts } from '../../model/review/reviewed.ts'
import { PLAYER_NAMES } from '../../language/names.ts'
import { TRUTHS } from '../../model/oracle/truths.ts'
import { useServices } from '../../platform/services.tsx'

const NOTHING: readonly string[] = []

export function TruthPanel({ line, facts, at }: { line: Line; facts: readonly StepFacts[]; at: number }) {
  const { t } = useTranslation('review')
  const { truths } = useServices(TRUTHS)
  const [isOn, setOn] = useState(false)
  // Late positions are solved at once, early ones may take long.
  const positions = useMemo(() => line.steps.map(({ position }) => formatPosition(position)).toReversed(), [line])
  const known = useTruths(isOn ? positions : NOTHING)
  const { visited, error } = useStore(truths.store)
  const swings = useMemo(() => swingsOf(facts), [facts])
  const done = positions.filter((position) => known.has(position)).length
  const isDone = done === positions.length
  const isSolving = isOn && !isDone && error === null
  const words = () => {
    if (error !== null) return t('truth.failed', { error })
    if (isDone) return t('truth.done', { count: swings.length })
    return isSolving ? t('truth.running', { done, count: positions.length, visited: count(visited) }) : t('truth.hint')
  }
  return (
    <section className="panel losses" aria-label={t('truth.title')}>
      <h2>{t('truth.title')}</h2>
      <div className="search-state stacked">
        {!isDone && <button onClick={() => setOn(!isSolving)}>{t(isSolving ? 'truth.stop' : 'truth.start')}</button>}
        <p className={error === null ? 'muted small' : 'fault small'} role="status">
          {/* Counts that run are not read out as they do. */}
          {isSolving ? <span aria-live="off">{words()}</span> : words()}
        </p>
      </div>
      {isSolving && <progress value={done} max={positions.length} aria-label={t('truth.progress')} />}
      <ol>
        {swings.map(({ moment, review: { mover, better } }) => (
          <MomentRow key={moment.id} moment={moment} mover={mover} isShown={moment.id === at}>
            {t('truth.swing', { player: PLAYER_NAMES[mover], better: better === null ? '' : nameOfMove(moment.position.board, better) })}
          </MomentRow>
        ))}
      </ol>
    </section>
  )
}
