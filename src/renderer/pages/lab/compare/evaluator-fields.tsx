/** Which evaluator each search judges by. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REPORTS_OWN, type NamedEvaluator } from '../../../../engine/evaluation/named-evaluator.ts'
import { parsePosition } from '../../../../engine/game/notation.ts'
import { ALGORITHM_NAMES } from '../../../language/names.ts'
import { COMPARISON, useComparison } from '../../../model/compare/comparison.ts'
import { namedAmong, namedEvaluators } from '../../../model/players/evaluators.ts'
import { evaluatorLabel } from '../../../model/players/names.ts'
import { useContestants } from '../../../model/players/use-contestants.ts'
import { EvaluatorFileButton } from '../../../parts/players/evaluator-file-button.tsx'
import { useServices } from '../../../platform/services.tsx'
import { Select } from '../../../ui/controls/select.tsx'

export function EvaluatorFields() {
  const { t } = useTranslation(['lab', 'players'])
  const { comparison } = useServices(COMPARISON)
  const { algorithms, evaluators, position } = useComparison().choice
  const contestants = useContestants()
  const [read, setRead] = useState<readonly NamedEvaluator[]>([])
  const boardSize = position === null ? 4 : parsePosition(position).board.size
  const offered = namedEvaluators(contestants, boardSize, [...read, ...Object.values(evaluators)])
  const options = offered.map((each) => ({ value: each.name, label: evaluatorLabel(each) }))
  return (
    <fieldset className="evaluator-fields">
      <legend>{t('evaluatorOf')}</legend>
      {algorithms.map((algorithm) => (
        <Select
          key={algorithm}
          label={ALGORITHM_NAMES[algorithm]}
          isLabelShown
          options={options}
          value={(evaluators[algorithm] ?? REPORTS_OWN).name}
          onChange={(name) => comparison.chooseEvaluator(algorithm, offered.find((each) => each.name === name) ?? REPORTS_OWN)}
        />
      ))}
      <EvaluatorFileButton
        label={t('players:judge.fromFile')}
        note={read.length === 0 ? t('players:judge.fileNote') : t('evaluatorRead', { name: read[read.length - 1].name })}
        onRead={(evaluator, fileName) => setRead([...read, namedAmong(offered, evaluator, fileName)])}
      />
    </fieldset>
  )
}
