/** The moves that lost most ground, the greatest loss first; each is a press away, its better move then on the board. */
import { useTranslation } from 'react-i18next'
import { useApp } from '../app-context.tsx'
import { StoneIcon } from '../board/stone.tsx'
import { goTo } from './edit.ts'
import { lossesOf, type StepFacts } from './reviewed.ts'
import { lossWords, moveName } from './review-words.ts'

/** More would no longer be the ones that mattered. */
const SHOWN = 8

export function LossList({ facts, at }: { facts: readonly StepFacts[]; at: number }) {
  const { t } = useTranslation('review')
  const app = useApp()
  const losses = lossesOf(facts)
  if (losses.length === 0) return facts.every(({ judgement }) => judgement !== null) && <p className="muted small">{t('losses.none')}</p>
  return (
    <ol>
      {losses.slice(0, SHOWN).map(({ moment, review }) => (
        <li key={moment.id}>
          <button className="quiet loss-row" aria-current={moment.id === at} onClick={() => goTo(app, moment.id)}>
            <span className="number muted">{moment.ply}</span>
            <StoneIcon player={review.mover} size={20} />
            <strong className={`name-${review.mover}`}>{moveName(moment)}</strong>
            <span>{lossWords(review, moment.position.board)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
