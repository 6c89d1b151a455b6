/** What evaluates a search's leaves: the report's f, computed in either way, or the evaluator of one of the contestants. */
import { useTranslation } from 'react-i18next'
import type { BoardSize } from '../../../engine/game/board.ts'
import { EVALUATION_METHODS, type EvaluationMethod } from '../../../engine/evaluation/evaluation.ts'
import { isForBoard, type Evaluator } from '../../../engine/evaluation/evaluator.ts'
import { Select } from '../../ui/controls/select.tsx'
import { contestantLabel } from '../../model/players/names.ts'
import { evaluatorsOf } from '../../model/players/evaluators.ts'
import { useContestants } from '../../model/players/use-contestants.ts'

/** The option of a search that says so. */
export type Judge = { readonly evaluation: EvaluationMethod } | { readonly evaluator: Evaluator }

export const USUAL_JUDGE: Judge = { evaluation: 'bit-parallel' }

interface JudgeSelectProps {
  readonly boardSize: BoardSize
  readonly value: Judge
  readonly onChange: (judge: Judge) => void
}

export function JudgeSelect({ boardSize, value, onChange }: JudgeSelectProps) {
  const { t } = useTranslation('players')
  const judges = evaluatorsOf(useContestants(), boardSize)
  // Names of players are free text, but none begins with a space.
  const methodKey = (method: EvaluationMethod) => ` ${method}`
  const options = [
    ...EVALUATION_METHODS.map((method) => ({ value: methodKey(method), label: t(`judge.${method}`) })),
    ...[...judges.keys()].map((name) => ({ value: name, label: t('judge.of', { player: contestantLabel(name) }) })),
  ]
  const chosen = 'evaluation' in value ? methodKey(value.evaluation) : [...judges].find(([, evaluator]) => evaluator === value.evaluator)?.[0]
  return (
    <Select
      label={t('judge.label')}
      options={options}
      value={chosen ?? methodKey('bit-parallel')}
      onChange={(key) => {
        const evaluator = judges.get(key)
        onChange(evaluator === undefined ? { evaluation: EVALUATION_METHODS.find((method) => methodKey(method) === key) ?? 'bit-parallel' } : { evaluator })
      }}
    />
  )
}

/** The same judge, or the usual one where it is a network for another size of board. */
export function judgeOn(judge: Judge, boardSize: BoardSize): Judge {
  return 'evaluator' in judge && !isForBoard(judge.evaluator, boardSize) ? USUAL_JUDGE : judge
}
