/** The laboratory's table as text. */
import { differenceOf, minimalTreeFrom, publishedFor, type LabCell, type LabRequest } from '../engine/lab/lab.ts'
import { hasEvaluators } from '../engine/lab/lab-record.ts'
import { COLOUR_NAMES } from '../engine/game/colour.ts'
import type { Position } from '../engine/game/position.ts'
import { ORDERED_STATE_1, REASONS_OF_MISSES, type Counting } from '../engine/lab/report.ts'
import type { OptionCounters } from '../engine/search/counters.ts'
import { lackingOrders } from '../engine/search/memory-fill.ts'
import type { Algorithm } from '../engine/search/methods.ts'
import { optionCounterNames } from '../engine/search/settings.ts'
import { OTHER_EVALUATORS } from './experiment.ts'
import { OPTION_COUNTER_WORDS, unusualSettings } from './search-options.ts'
import { alignRows, countText, NONE, percentText } from './text.ts'

const COUNTED: Record<Counting, string> = { visited: 'visited states', report: "states by the report's counting" }

/** Why an algorithm's published figures are not reproduced here. */
const REASONS = {
  numbering:
    'numbering; the counts depend on how the nodes are numbered, and that of the authors is not known (polyy numberings)',
  counting: 'counting; what was counted is not known',
} as const

/** Algorithms down, depths across; beside State 1 what the report published for it, and how far it is reproduced. */
export function tableText(name: string, position: Position, request: LabRequest, cells: readonly LabCell[]): string[] {
  const { algorithms, depths, counting, ordering = 'own', ...settings } = request
  const published = algorithms.map((algorithm) => depths.map((depth) => publishedFor(request, algorithm, depth)))
  const hasPublished = published.flat().some((count) => count !== null)
  const beside = (texts: readonly string[]) => (hasPublished ? ['  |', ...texts] : [])
  const rows = algorithms.map((algorithm, i) => {
    const own = depths.map((depth) => cells.find((cell) => cell.algorithm === algorithm && cell.depth === depth))
    return [
      algorithm,
      ...own.map(cellText),
      ...beside(own.map((cell, d) => publishedText(published[i][d], cell && differenceOf(request, cell)))),
    ]
  })
  const minimal = depths.map((depth) => countText(minimalTreeFrom(position, depth)))
  const heads = depths.map(String)
  const unusual = [...(ordering === 'own' ? [] : [`ordering ${ordering}`]), ...unusualSettings(settings)]
  return [
    name,
    `${request.position}   ${COLOUR_NAMES[position.toMove]} to move`,
    `${COUNTED[counting]} by depth${hasPublished ? `, on the right as published${counting === 'report' ? '' : ', where something else is counted'}` : ''}`,
    ...(hasEvaluators(request) ? evaluatorLines(request) : []),
    ...(unusual.length === 0 ? [] : [`all searches with ${unusual.join(', ')}`]),
    ...(ordering === 'own' && counting === 'visited' ? [OWN_ORDERINGS] : []),
    '',
    ...alignRows([
      ['', ...heads, ...beside(heads)],
      ...rows,
      ['minimal tree, leaves', ...minimal, ...beside(depths.map(() => ''))],
    ]),
    ...optionCounterNames(settings).flatMap((name) => [
      '',
      OPTION_COUNTER_WORDS[name],
      ...alignRows([
        ['', ...heads],
        ...algorithms.map((algorithm) => [
          algorithm,
          ...depths.map((depth) => countText(optionCount(cells, algorithm, depth, name))),
        ]),
      ]),
    ]),
    ...notes(cells, minimal),
    ...(hasPublished && counting === 'report' ? reproductionText(request, cells) : []),
  ]
}

/** Printed where orderings differ, so that their effect is not taken for that of the algorithms. */
const OWN_ORDERINGS =
  'each search has its own ordering of successors, the report’s searches that of the report; --ordering gives all the same'

/** The evaluator of each search, and its meaning for the counts. */
function evaluatorLines({ algorithms, evaluators = {} }: LabRequest): string[] {
  const parts = algorithms.map((algorithm) => `${algorithm} by ${evaluators[algorithm]?.name ?? 'f'}`)
  return [`leaves are worth: ${parts.join(', ')}`, OTHER_EVALUATORS]
}

function optionCount(
  cells: readonly LabCell[],
  algorithm: Algorithm,
  depth: number,
  name: keyof OptionCounters,
): number | null {
  return (
    cells.find((cell) => cell.algorithm === algorithm && cell.depth === depth)?.result.optionCounters?.[name] ?? null
  )
}

/** The count, with the depth reached where that is less than the column's. */
function cellText(cell: LabCell | undefined): string {
  if (cell === undefined) return NONE
  return cell.result.depth < cell.depth ? `${countText(cell.count)} (${cell.result.depth})` : countText(cell.count)
}

/** A published figure with how far ours is off; `=` where it is reproduced. */
function publishedText(published: number | null, difference: number | null | undefined): string {
  if (published === null || difference === null || difference === undefined) return countText(published)
  return `${countText(published)} ${difference === 0 ? '=' : `(${signedText(difference)})`}`
}

function signedText(difference: number): string {
  return difference < 0 ? `−${countText(-difference)}` : `+${countText(difference)}`
}

function notes(cells: readonly LabCell[], minimal: readonly string[]): string[] {
  const endsEarly = cells.some(({ depth, result }) => result.depth < depth)
  return [
    ...ranOutLines(cells),
    ...(endsEarly
      ? ['(1) and the like: the depth reached, where the game is decided or ends before the one asked for']
      : []),
    ...(minimal.includes(NONE)
      ? ['no minimal tree where a game can end within the depth: its formula is of trees that have one depth']
      : []),
  ]
}

/** The searches whose memory of orders had no room for all states. */
function ranOutLines(cells: readonly LabCell[]): string[] {
  return cells
    .filter(({ result }) => lackingOrders(result.memory) > 0)
    .map(
      ({ algorithm, depth, result }) =>
        `${algorithm}, depth ${depth}: the memory of orders was full, and ${countText(lackingOrders(result.memory))} times a state found no room`,
    )
}

/** Notes on how far the published figures can be trusted, and why some are not reproduced. */
function reproductionText(request: LabRequest, cells: readonly LabCell[]): string[] {
  const misses = (algorithm: Algorithm) =>
    cells.some((cell) => cell.algorithm === algorithm && (differenceOf(request, cell) ?? 0) !== 0)
  const missed = request.algorithms.filter(misses)
  const reasons = (Object.keys(REASONS) as (keyof typeof REASONS)[]).flatMap((reason) => {
    const algorithms = missed.filter((algorithm) => REASONS_OF_MISSES[algorithm] === reason)
    return algorithms.length === 0 ? [] : [`  ${algorithms.join(', ')}: ${REASONS[reason]}`]
  })
  return [
    '',
    'State 1 is a reconstruction: its picture is lost, and what was counted is inferred from the figures as well.',
    '= is reproduced exactly; for the others the difference, ours less the published:',
    ...reasons,
    ...historyText(),
  ]
}

/** The saving by a history of moves, which the report's table does not have. */
function historyText(): string[] {
  const { own, value, history } = ORDERED_STATE_1['alpha-beta']
  return [
    '',
    'A history of moves, which the report rules out, saves the most evaluations. By the history of cutoffs (--ordering history)',
    `alpha-beta visits ${countText(history.visited)} states at depth 5 instead of ${countText(own.visited)} (${percentText(history.visited / own.visited)}), every state counted, and computes`,
    `${countText(history.evaluations)} evaluations. By static value it visits ${countText(value.visited)}, but computes ${countText(value.evaluations)} evaluations.`,
  ]
}
