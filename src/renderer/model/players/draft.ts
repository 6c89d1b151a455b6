/** The form for a player: the choices, the contestant that they make, and what is wrong with them. */
import { MAX_NAME_LENGTH, MAX_MILLISECONDS } from '../../../engine/arena/contestant-file.ts'
import type { Contestant, OwnStrategy, PlayoutStrategy } from '../../../engine/arena/contestant.ts'
import { boardOfSize } from '../../../engine/game/board.ts'
import { REPORT_EVALUATOR, type Evaluator, type Weights } from '../../../engine/evaluation/evaluator.ts'
import { cutText } from '../../../engine/math/cut-text.ts'
import type { Algorithm } from '../../../engine/search/methods.ts'
import type { SearchOptions } from '../../../engine/search/search.ts'
import { tuningOf, type SearchTuning } from '../../../engine/search/settings.ts'
import { unusual } from '../search/settings.ts'

export interface PlayerDraft {
  /** The id of the player that is changed; null for a new one. */
  readonly id: string | null
  readonly name: string
  /** The way to choose moves; programs have a form of their own. */
  readonly by: Exclude<OwnStrategy['by'], 'program'>
  /** The settings of a search by playouts. */
  readonly playouts: PlayoutStrategy
  readonly algorithm: Algorithm
  /** Which of the next three limits the search. */
  readonly limit: 'depth' | 'time' | 'states'
  readonly depth: number
  readonly seconds: number
  readonly states: number
  readonly settings: SearchTuning
  readonly evaluator: 'report' | 'weights' | 'file'
  /** A missing weight is 0. */
  readonly weights: Weights
  /** In per cent, from −100 to 100. */
  readonly attack: number
  /** An evaluator that the form cannot edit; null before there is one. */
  readonly learned: Evaluator | null
  /** In per cent. */
  readonly randomness: number
  /** Names of nodes, separated by spaces or commas. */
  readonly firstNodes: string
}

export type DraftFault = 'unnamed' | 'taken' | 'noWeights' | 'noFile' | 'nodes'

export const MAX_SECONDS = MAX_MILLISECONDS / 1000

export const NEW_DRAFT: PlayerDraft = {
  id: null,
  name: '',
  by: 'search',
  playouts: { playouts: 1000, priors: 'network' },
  algorithm: 'negascout',
  limit: 'depth',
  depth: 3,
  seconds: 2,
  states: 50_000,
  settings: {},
  evaluator: 'report',
  weights: { piecesToWin: -1, secondDistance: -0.5 },
  attack: 0,
  learned: null,
  randomness: 0,
  firstNodes: '',
}

/** The draft of an existing contestant. */
export function draftOf({ mind, randomness, firstNodes }: Contestant, name: string, id: string | null): PlayerDraft {
  const rest = { id, name, randomness, firstNodes: firstNodes.join(' ') }
  if (mind.by === 'playouts') return { ...NEW_DRAFT, ...rest, by: mind.by, playouts: mind.options }
  if (mind.by === 'program') return { ...NEW_DRAFT, ...rest }
  // A level is made on each board: what the form can make in its place is a search by playouts.
  if (mind.by === 'level') return { ...NEW_DRAFT, ...rest, by: 'playouts' }
  if (mind.by !== 'search') return { ...NEW_DRAFT, ...rest, by: mind.by }
  const { algorithm, depth, time, states, evaluator = REPORT_EVALUATOR } = mind.options
  const limits = {
    ...(depth !== undefined && { limit: 'depth' as const, depth }),
    ...(time !== undefined && { limit: 'time' as const, seconds: time / 1000 }),
    ...(states !== undefined && { limit: 'states' as const, states }),
  }
  return {
    ...NEW_DRAFT,
    ...rest,
    algorithm,
    ...limits,
    settings: tuningOf(unusual(tuningOf(mind.options))),
    ...evaluatorDraft(evaluator),
  }
}

/** A single set of weights can be edited in the form; weights of several phases, and networks, stay as they are. */
function evaluatorDraft(evaluator: Evaluator): Partial<PlayerDraft> {
  if (evaluator.kind === 'report') return { evaluator: 'report' }
  if (evaluator.kind === 'linear' && evaluator.phases.length === 1)
    return { evaluator: 'weights', weights: evaluator.phases[0], attack: Math.round(100 * evaluator.attack) }
  return { evaluator: 'file', learned: evaluator }
}

function nodesIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
}

function evaluatorOf({ evaluator, weights, attack, learned }: PlayerDraft): Evaluator {
  if (evaluator === 'file') return learned ?? REPORT_EVALUATOR
  if (evaluator === 'report') return REPORT_EVALUATOR
  return {
    kind: 'linear',
    phases: [Object.fromEntries(Object.entries(weights).filter(([, weight]) => weight !== 0))],
    attack: attack / 100,
  }
}

function strategyOf(draft: PlayerDraft): OwnStrategy {
  const { by, algorithm, limit, depth, seconds, states, settings } = draft
  if (by === 'playouts') return { by, options: draft.playouts }
  if (by !== 'search') return { by }
  const limits = { depth: { depth }, time: { time: seconds * 1000 }, states: { states } } satisfies Record<
    PlayerDraft['limit'],
    Partial<SearchOptions>
  >
  const own = evaluatorOf(draft)
  // Defaults are left out, so that two players who are alike have the same data.
  const rest = { ...settings, ...(own.kind !== 'report' && { evaluator: own }) }
  return { by, options: { algorithm, ...limits[limit], ...rest } }
}

/** The contestant of a draft; it can play once the draft has no faults. */
export function contestantFrom(draft: PlayerDraft): Contestant {
  return {
    name: cutText(draft.name, MAX_NAME_LENGTH),
    mind: strategyOf(draft),
    randomness: draft.randomness,
    firstNodes: [...new Set(nodesIn(draft.firstNodes))],
  }
}

/** @param isTaken does another player have this name? */
export function faultsOf(draft: PlayerDraft, isTaken: (name: string) => boolean): DraftFault[] {
  const { name, by, evaluator, weights, learned, firstNodes } = draft
  const { names } = boardOfSize(4)
  const isSearch = by === 'search'
  const faults: Readonly<Record<DraftFault, boolean>> = {
    unnamed: name.trim() === '',
    taken: name.trim() !== '' && isTaken(name),
    noWeights: isSearch && evaluator === 'weights' && Object.values(weights).every((weight) => weight === 0),
    noFile: isSearch && evaluator === 'file' && learned === null,
    nodes: nodesIn(firstNodes).some((node) => !names.includes(node)),
  }
  return (Object.keys(faults) as DraftFault[]).filter((fault) => faults[fault])
}
