/** Why two searches differ: statements that their counters prove, beside the counters, each with its meaning. */
import { Fragment, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableData } from '../../../../contract/table-text.ts'
import { i18n } from '../../../language/i18n.ts'
import { addCounters } from '../../../../engine/search/counters.ts'
import { METHODS, type Algorithm } from '../../../../engine/search/methods.ts'
import type { SearchResult } from '../../../../engine/search/search.ts'
import { percent } from '../../../language/format.ts'
import { ALGORITHM_NAMES, ORDERING_NAMES } from '../../../language/names.ts'
import { count } from '../../../language/words.ts'
import { COMPARISON, useChoice, useComparison } from '../../../model/compare/comparison.ts'
import {
  type Asked,
  type SearchChoice,
  foundIn,
  type FoundSearches,
  isEarly,
  byEvaluation,
  missingOf,
  orderingOf,
  requestOf,
} from '../../../model/compare/searches.ts'
import { type Difference, firstMoveShare, type Side, whyAnotherTime, whyDifferent } from '../../../model/compare/why.ts'
import { usePositionWords } from './position-words.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { TableHead } from '../../../ui/tables/table-head.tsx'
import { RunMissing } from './run-missing.tsx'
import { WhyWords } from './why-words.tsx'
import './why-panel.css'

interface ShownPosition {
  readonly position: string
  readonly depth: number
}

/** The algorithm that a search that scouts would be without its null windows. */
const CONTROL: Algorithm = 'iterative-deepening'

/** The two searches chosen; where one is not compared, the first two that are. */
function pairOf({ pair, algorithms }: SearchChoice): readonly [Algorithm, Algorithm] | null {
  if (pair.every((algorithm) => algorithms.includes(algorithm))) return pair
  return algorithms.length < 2 ? null : [algorithms[0], algorithms[1]]
}

function differenceIn(
  choice: SearchChoice,
  found: FoundSearches,
  [first, second]: readonly [Algorithm, Algorithm],
  { position, depth }: ShownPosition,
): Difference {
  const side = (algorithm: Algorithm, ordering: 'own' | SearchChoice['alike']): Side => {
    const request = requestOf(choice, position, ordering)
    return {
      algorithm,
      ordering: orderingOf(request, algorithm),
      evaluator: choice.evaluators[algorithm],
      cell: foundIn(found, request, algorithm, depth),
    }
  }
  return {
    own: [side(first, 'own'), side(second, 'own')],
    alike: [side(first, choice.alike), side(second, choice.alike)],
    control: METHODS[second].scouts ? side(CONTROL, 'own') : null,
  }
}

/** All searches that the words about two of them need. */
function askedOf(
  { alike }: SearchChoice,
  [first, second]: readonly [Algorithm, Algorithm],
  { position, depth }: ShownPosition,
): Asked[] {
  const control = METHODS[second].scouts ? [CONTROL] : []
  return [
    { position, algorithms: [first, second, ...control], depths: [depth], ordering: 'own' },
    { position, algorithms: [first, second], depths: [depth], ordering: alike },
  ]
}

export function WhyPanel(shown: ShownPosition) {
  const { t } = useTranslation('lab')
  const { choice, found } = useComparison()
  const name = usePositionWords(choice.positions).get(shown.position)
  const pair = pairOf(choice)
  const difference = pair && differenceIn(choice, found, pair, shown)
  const statements = difference === null ? [] : whyDifferent(difference)
  const missing =
    pair === null || statements.every(({ code }) => code !== 'missing')
      ? []
      : missingOf({ choice, found }, askedOf(choice, pair, shown))
  return (
    <section className="panel why" aria-label={t('why.heading')}>
      {difference === null || sidesOf(difference).length === 0 ? (
        <h2>{t('why.heading')}</h2>
      ) : (
        <TableHead
          title={t('why.heading')}
          fileName="counters"
          table={() => counterTable(difference, t('why.caption', { name, depth: shown.depth }))}
        >
          <h2>{t('why.heading')}</h2>
        </TableHead>
      )}
      {pair === null || difference === null ? (
        <p className="muted">{t('why.tooFew')}</p>
      ) : (
        <>
          <PairFields pair={pair} />
          <WhyWords
            statements={[...statements, ...whyAnotherTime(byEvaluation(choice, found, pair[1], shown))]}
            pair={pair}
          />
          {missing.length > 0 && <RunMissing searches={missing} />}
          <CounterTable difference={difference} caption={t('why.caption', { name, depth: shown.depth })} />
        </>
      )}
    </section>
  )
}

/** Choosing the search that the other field has swaps the two. */
function PairFields({ pair: [first, second] }: { pair: readonly [Algorithm, Algorithm] }) {
  const { t } = useTranslation('lab')
  const { comparison } = useLaterServices(COMPARISON)
  const { algorithms } = useChoice()
  const options = algorithms.map((value) => ({ value, label: ALGORITHM_NAMES[value] }))
  return (
    <div className="field-pair">
      <Select
        label={t('why.second')}
        isLabelShown
        options={options}
        value={second}
        onChange={(chosen) => comparison.choose({ pair: [chosen === first ? second : first, chosen] })}
      />
      <Select
        label={t('why.first')}
        isLabelShown
        options={options}
        value={first}
        onChange={(chosen) => comparison.choose({ pair: [chosen, chosen === second ? first : second] })}
      />
    </div>
  )
}

/** The counters that explain how many states a search visits; by the first move, the share of its cutoffs. */
const ROWS = {
  visited: ({ visited }: SearchResult) => visited,
  last: ({ iterations }: SearchResult) => iterations[iterations.length - 1].visited,
  before: ({ iterations }: SearchResult) => addCounters(iterations.slice(0, -1)).visited,
  evaluations: ({ evaluations }: SearchResult) => evaluations,
  cutoffs: ({ cutoffs }: SearchResult) => cutoffs,
  firstMove: firstMoveShare,
  researches: ({ researches }: SearchResult) => researches,
  researched: ({ researched }: SearchResult) => researched,
} as const

type Row = keyof typeof ROWS

const ROW_NAMES = Object.keys(ROWS) as Row[]

/** A search that occurs with both orderings is listed once. */
function sidesOf({ own, alike }: Difference): Side[] {
  const sides = [own[0], alike[0], alike[1], own[1]].filter(({ cell }) => cell !== undefined)
  return sides.filter(
    (side, i) =>
      sides.findIndex((other) => other.algorithm === side.algorithm && other.ordering === side.ordering) === i,
  )
}

function figureWords(row: Row, result: SearchResult): string {
  const figure = ROWS[row](result)
  if (figure === null) return '–'
  return row === 'firstMove' ? percent(figure) : count(figure)
}

function counterTable(difference: Difference, caption: string): TableData {
  const sides = sidesOf(difference)
  const heads = sides.map(
    ({ algorithm, ordering }) =>
      `${ALGORITHM_NAMES[algorithm]}, ${i18n.t('lab:orderedBy', { ordering: ORDERING_NAMES[ordering] })}`,
  )
  return {
    columns: [caption, ...heads].map((name) => ({ name })),
    rows: ROW_NAMES.map((row) => [
      i18n.t(`lab:why.rows.${row}`),
      ...sides.map(({ cell }) => cell && ROWS[row](cell.result)),
    ]),
  }
}

function CounterTable({ difference, caption }: { difference: Difference; caption: string }) {
  const { t } = useTranslation('lab')
  const [explained, setExplained] = useState<Row | null>(null)
  const id = useId()
  const sides = sidesOf(difference)
  if (sides.length === 0) return null
  return (
    <div className="scroll" tabIndex={0} role="group" aria-label={caption}>
      <table className="counters">
        <thead>
          <tr>
            <th scope="col">{caption}</th>
            {sides.map(({ algorithm, ordering }) => (
              <th key={`${algorithm} ${ordering}`} scope="col" className="number">
                {ALGORITHM_NAMES[algorithm]}
                <small>{t('orderedBy', { ordering: ORDERING_NAMES[ordering] })}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROW_NAMES.map((row) => (
            <Fragment key={row}>
              <tr>
                <th scope="row">
                  <button
                    className="quiet counter-name"
                    aria-expanded={explained === row}
                    aria-controls={explained === row ? `${id}-${row}` : undefined}
                    onClick={() => setExplained(explained === row ? null : row)}
                  >
                    {t(`why.rows.${row}`)}
                  </button>
                </th>
                {sides.map(({ algorithm, ordering, cell }) => (
                  <td key={`${algorithm} ${ordering}`} className={`number${cell && isEarly(cell) ? ' early' : ''}`}>
                    {cell && figureWords(row, cell.result)}
                  </td>
                ))}
              </tr>
              {explained === row && (
                <tr id={`${id}-${row}`} className="explanation">
                  <td colSpan={sides.length + 1}>{t(`why.meanings.${row}`)}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}
