/** The choice of the evaluator of each search. */
import { useTranslation } from 'react-i18next'
import { REPORTS_OWN } from '../../../../engine/evaluation/named-evaluator.ts'
import { parsePosition } from '../../../../engine/game/notation.ts'
import { ALGORITHM_NAMES } from '../../../language/names.ts'
import { COMPARISON, useChoice } from '../../../model/compare/comparison.ts'
import { evaluatorLabel } from '../../../model/players/names.ts'
import { EvaluatorFileButton } from '../../../parts/players/evaluator-file-button.tsx'
import { useOfferedEvaluators } from '../../../parts/players/offered-evaluators.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { emptyPosition } from '../../../../engine/game/position.ts'

export function EvaluatorFields() {
  const { t } = useTranslation(['lab', 'players'])
  const { comparison } = useLaterServices(COMPARISON)
  const { algorithms, evaluators, position } = useChoice()
  const start = position === null ? emptyPosition(4) : parsePosition(position)
  const { offered, take, taken } = useOfferedEvaluators(start, Object.values(evaluators))
  const options = offered.map((each) => ({ value: each.name, label: evaluatorLabel(each) }))
  return (
    <fieldset className="evaluator-fields stack">
      <legend>{t('evaluatorOf')}</legend>
      {algorithms.map((algorithm) => (
        <Select
          key={algorithm}
          label={ALGORITHM_NAMES[algorithm]}
          isLabelShown
          options={options}
          value={(evaluators[algorithm] ?? REPORTS_OWN).name}
          onChange={(name) =>
            comparison.chooseEvaluator(algorithm, offered.find((each) => each.name === name) ?? REPORTS_OWN)
          }
        />
      ))}
      <EvaluatorFileButton
        label={t('players:judge.fromFile')}
        note={taken === null ? t('players:judge.fileNote') : t('evaluatorRead', { name: evaluatorLabel(taken) })}
        onRead={take}
      />
    </fieldset>
  )
}
