/** The moves that lost most ground, the greatest loss first; each is a press away, its better move then on the board. */
import { useTranslation } from 'react-i18next'
import { MomentRow } from './moment-row.tsx'
import { lossesOf, type StepFacts } from '../../model/review/reviewed.ts'
import { lossWords } from './review-words.ts'

/** More would no longer be the ones that mattered. */
const SHOWN = 8

export function LossList({ facts, at }: { facts: readonly StepFacts[]; at: number }) {
  const { t } = useTranslation('review')
  const losses = lossesOf(facts)
  if (losses.length === 0) return facts.every(({ judgement }) => judgement !== null) && <p className="muted small">{t('losses.none')}</p>
  return (
    <ol>
      {losses.slice(0, SHOWN).map(({ moment, review }) => (
        <MomentRow key={moment.id} moment={moment} mover={review.mover} isShown={moment.id === at}>
          {lossWords(review, moment.position.board)}
        </MomentRow>
      ))}
    </ol>
  )
}
