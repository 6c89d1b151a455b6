/** The words for the statements about the difference between two searches. */
import { Trans, useTranslation } from 'react-i18next'
import type { Algorithm } from '../../../../engine/search/methods.ts'
import { multiple, percent } from '../../../language/format.ts'
import { ALGORITHM_NAMES, ORDERING_NAMES } from '../../../language/names.ts'
import { count } from '../../../language/words.ts'
import { evaluatorLabel } from '../../../model/players/names.ts'
import type { Gap, Statement } from '../../../model/compare/why.ts'

interface WhyWordsProps {
  readonly statements: readonly Statement[]
  readonly pair: readonly [Algorithm, Algorithm]
}

export function WhyWords({ statements, pair }: WhyWordsProps) {
  return (
    <div className="why-words stack">
      {statements.map((statement, i) => (
        <p key={i} className={statement.code === 'conclusion' ? 'conclusion' : undefined}>
          <Sentence statement={statement} pair={pair} />
        </p>
      ))}
    </div>
  )
}

function sizeOf(gap: Exclude<Gap, { kind: 'equal' }>): string {
  if (gap.kind === 'share') return percent(gap.size)
  return gap.kind === 'states' ? count(gap.size) : multiple(gap.size)
}

function Sentence({ statement, pair }: { statement: Statement; pair: WhyWordsProps['pair'] }) {
  const { t } = useTranslation(['lab', 'players'])
  const [first, second] = pair.map((algorithm) => ALGORITHM_NAMES[algorithm])
  switch (statement.code) {
    case 'missing': {
      const names = statement.algorithms.map((algorithm) => ALGORITHM_NAMES[algorithm]).join(', ')
      return t(`why.missing.${statement.ordered}`, { names })
    }
    case 'early':
      return t('why.early', {
        name: ALGORITHM_NAMES[statement.algorithm],
        reached: statement.reached,
        depth: statement.depth,
      })
    case 'gap': {
      const { gap, ordered, ordering } = statement
      const condition = t(`why.condition.${ordered}`, { ordering: ORDERING_NAMES[ordering] })
      const values = { condition, first, second, less: count(statement.first), more: count(statement.second) }
      if (gap.kind === 'equal') return t('why.gap.equal', values)
      return (
        <Trans
          t={t}
          i18nKey={`why.gap.${gap.kind}.${gap.way}`}
          values={{ ...values, size: sizeOf(gap), count: gap.size }}
          components={{ gap: <strong /> }}
        />
      )
    }
    case 'evaluators':
      return t('why.evaluators', {
        first,
        second,
        one: evaluatorLabel(statement.first),
        other: evaluatorLabel(statement.second),
      })
    case 'firstMove':
      return firstMoveWords(statement)
    case 'control':
      return t('why.control', { count: statement.visited, visited: count(statement.visited) })
    case 'researches':
      return t('why.researches', {
        name: second,
        count: statement.researches,
        researches: count(statement.researches),
        states: count(statement.researched),
        share: percent(statement.share),
      })
    case 'sameStates':
      return sameStatesWords(statement)
    case 'conclusion':
      return t(`why.conclusions.${statement.conclusion}`)
  }

  function sameStatesWords({
    visited,
    evaluations,
    fastest,
    slowest,
    times,
  }: Extract<Statement, { code: 'sameStates' }>): string {
    const same = t('why.sameStates.same', { name: second, visited: count(visited), evaluations: count(evaluations) })
    if (times === null) return same
    const names = { slowest: t(`players:evaluations.${slowest}`), fastest: t(`players:evaluations.${fastest}`) }
    return `${same} ${t('why.sameStates.time', { ...names, times: multiple(times) })}`
  }

  function firstMoveWords({ first: one, second: other }: Extract<Statement, { code: 'firstMove' }>): string {
    if (one !== null && other !== null)
      return t('why.firstMove.both', { first, second, one: percent(one), other: percent(other) })
    if (one === null && other === null) return t('why.firstMove.neither')
    return one === null
      ? t('why.firstMove.one', { none: first, name: second, share: percent(other ?? 0) })
      : t('why.firstMove.one', { none: second, name: first, share: percent(one) })
  }
}
