/**
 * The choice of evaluators to compare: the report's, those of all contestants that play by a search, and any from a
 * file.
 */
import { useTranslation } from 'react-i18next'
import type { NamedEvaluator } from '../../../engine/evaluation/named-evaluator.ts'
import type { BoardAndRule } from '../../../engine/game/position.ts'
import { evaluatorLabel } from '../../model/players/names.ts'
import { Choices } from '../../ui/controls/choices.tsx'
import { EvaluatorFileButton } from './evaluator-file-button.tsx'
import { useOfferedEvaluators } from './offered-evaluators.ts'
import './evaluator-choices.css'

interface EvaluatorChoicesProps {
  readonly start: BoardAndRule
  readonly values: readonly NamedEvaluator[]
  readonly onChange: (evaluators: NamedEvaluator[]) => void
}

export function EvaluatorChoices({ start, values, onChange }: EvaluatorChoicesProps) {
  const { t } = useTranslation('players')
  const { offered, take } = useOfferedEvaluators(start, values)
  const choose = (names: readonly string[]) => onChange(offered.filter(({ name }) => names.includes(name)))
  const chosen = values.map(({ name }) => name)
  return (
    <div className="evaluator-choices stack">
      <Choices
        legend={t('judge.several')}
        options={offered.map((each) => ({ value: each.name, label: evaluatorLabel(each) }))}
        values={chosen}
        onChange={choose}
      />
      <EvaluatorFileButton
        label={t('judge.fromFile')}
        note={t('judge.fileNote')}
        onRead={(evaluator, fileName) => {
          const named = take(evaluator, fileName)
          if (!chosen.includes(named.name)) onChange([...values, named])
        }}
      />
    </div>
  )
}
