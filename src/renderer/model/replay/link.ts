/** A recorded search as a link: position, options and event, from which the same recording is made again. */
import { CAST } from '../../../engine/arena/cast.ts'
import type { Contestant } from '../../../engine/arena/contestant.ts'
import { isForBoard, REPORT_EVALUATOR, type Evaluator } from '../../../engine/evaluation/evaluator.ts'
import { FaultError } from '../../../engine/game/fault.ts'
import { parsePosition } from '../../../engine/game/notation.ts'
import { winnerOf, type BoardAndRule } from '../../../engine/game/position.ts'
import { numberOf, oneOf, wholeOf } from '../../../engine/lab/part-fault.ts'
import { MAX_GROWTH_SEED, MAX_RECORDED_PLAYOUTS, type GrowthPlan } from '../../../engine/playouts/growth-plan.ts'
import { PRIOR_KINDS } from '../../../engine/playouts/prior-kinds.ts'
import { MAX_MARGIN, MIN_MARGIN } from '../../../engine/search/margin.ts'
import { isSameJson } from '../../../engine/math/plain-data.ts'
import { ALGORITHMS, MAX_DEPTH } from '../../../engine/search/methods.ts'
import type { SearchOptions } from '../../../engine/search/search.ts'
import {
  SEARCH_SETTINGS,
  SETTING_NAMES,
  type SearchSettings,
  type SettingName,
} from '../../../engine/search/settings.ts'
import { TREE_ALGORITHMS, treeOptions } from '../../../engine/search/tree-search.ts'
import { isTreeText, MAX_LEAF, parseTree, type TypedTree } from '../../../engine/search/typed-tree.ts'
import type { Recording } from './recording.ts'

export interface LinkedReplay {
  readonly position: string
  readonly options: SearchOptions
  readonly event: number
}

/** A Monte Carlo tree search, which is another one from another seed. */
export interface LinkedGrowth {
  readonly position: string
  readonly plan: GrowthPlan
  readonly event: number
}

/** The name of Monte Carlo tree search in links, beside the algorithms. */
const MONTE_CARLO = 'monte-carlo'

/** Writes the link of a Monte Carlo tree search. */
export function growthLink({ position, plan }: Pick<LinkedGrowth, 'position' | 'plan'>, event: number): string {
  const { playouts, seed, priors } = plan
  const parts = { position, search: MONTE_CARLO, playouts, seed, priors, event }
  return new URLSearchParams(Object.entries(parts).map(([name, value]) => [name, String(value)])).toString()
}

/** The names of settings in a link that are not their own. */
const PARTS: Readonly<Record<SettingName, string>> = {
  ordering: 'order',
  table: 'table',
  evaluation: 'evaluation',
  terminal: 'terminal',
  extension: 'extension',
}

/**
 * Writes the link of a recording; null where no link could reproduce it: with a limit of time or states, or an evaluator that only this
 * installation has.
 */
export function linkOf(
  { root, options, written }: Pick<Recording, 'root' | 'options' | 'written'>,
  event: number,
): string | null {
  const { algorithm, depth, margin, guess, time, states, evaluator = REPORT_EVALUATOR } = options
  const owner = evaluator.kind === 'report' ? undefined : ownerOf(evaluator)
  if (time !== undefined || states !== undefined || owner === null || written !== undefined) return null
  const parts = {
    position: root.text,
    search: algorithm,
    depth,
    ...Object.fromEntries(SETTING_NAMES.map((name) => [PARTS[name], options[name]])),
    evaluator: owner,
    margin,
    guess,
    event,
  }
  return new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
}

/** The first of the cast that has the evaluator; null where none has. */
function ownerOf(evaluator: Evaluator): string | null {
  return CAST.find((contestant) => isSameJson(evaluatorOf(contestant), evaluator))?.name ?? null
}

function evaluatorOf({ mind }: Contestant): Evaluator | undefined {
  return mind.by === 'search' ? mind.options.evaluator : undefined
}

/** @throws PartFault, or FaultError for its position */
export function readLink(link: string): LinkedReplay | LinkedGrowth {
  const parts = new URLSearchParams(link)
  const position = parts.get('position') ?? ''
  const event = parts.has('event') ? number(parts, 'event', 0, Number.MAX_SAFE_INTEGER) : 0
  if (isTreeText(position)) return { position, options: treeIn(parts, parseTree(position)), event }
  const start = parsePosition(position)
  if (winnerOf(start) !== null) throw new FaultError('over')
  if (parts.get('search') === MONTE_CARLO) return { position, plan: growthIn(parts), event }
  const settings: SearchSettings = Object.fromEntries(
    SETTING_NAMES.flatMap((name) =>
      parts.has(PARTS[name]) ? [[name, oneOf<string>(PARTS[name], parts.get(PARTS[name]), SEARCH_SETTINGS[name])]] : [],
    ),
  )
  const evaluator = parts.has('evaluator') ? { evaluator: namedEvaluator(parts, start) } : {}
  const margin = parts.has('margin') ? { margin: marginIn(parts) } : {}
  const options = {
    algorithm: oneOf('search', parts.get('search'), ALGORITHMS),
    depth: number(parts, 'depth', 1, MAX_DEPTH),
    ...settings,
    ...evaluator,
    ...margin,
  }
  return { position, options, event }
}

function growthIn(parts: URLSearchParams): GrowthPlan {
  return {
    playouts: number(parts, 'playouts', 1, MAX_RECORDED_PLAYOUTS),
    seed: number(parts, 'seed', 0, MAX_GROWTH_SEED),
    priors: oneOf('priors', parts.get('priors'), PRIOR_KINDS),
  }
}

/** The search of a typed tree, whose depth and order follow from it. */
function treeIn(parts: URLSearchParams, tree: TypedTree): SearchOptions {
  return treeOptions(tree, {
    algorithm: oneOf('search', parts.get('search'), TREE_ALGORITHMS),
    ...(parts.has('margin') && { margin: marginIn(parts) }),
    ...(parts.has('guess') && { guess: number(parts, 'guess', -MAX_LEAF, MAX_LEAF) }),
  })
}

function namedEvaluator(parts: URLSearchParams, start: BoardAndRule): Evaluator {
  const fitting = CAST.filter((contestant) => isForBoard(evaluatorOf(contestant) ?? REPORT_EVALUATOR, start))
  const name = oneOf(
    'evaluator',
    parts.get('evaluator'),
    fitting.map(({ name }) => name),
  )
  return evaluatorOf(fitting.find((contestant) => contestant.name === name) as Contestant) ?? REPORT_EVALUATOR
}

/** The text of a part, as a number where it is one in digits. */
export function numeric(text: string | null): number | string | null {
  return text !== null && /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text
}

function marginIn(parts: URLSearchParams): number {
  return numberOf('margin', numeric(parts.get('margin')), MIN_MARGIN, MAX_MARGIN)
}

function number(parts: URLSearchParams, name: string, least: number, most: number): number {
  return wholeOf(name, numeric(parts.get(name)), least, most)
}
