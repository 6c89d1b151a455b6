/** Contestants, the players of the arena: plain data, which can be named, saved and sent. */
import { isForBoard, REPORT_EVALUATOR } from '../evaluation/evaluator.ts'
import { fitsBits, type BoardAndRule } from '../game/position.ts'
import type { Random } from '../math/random.ts'
import type { PriorKind } from '../playouts/prior-kinds.ts'
import type { SearchOptions } from '../search/search.ts'

/** The ways to find moves without a search: by perfect play, or by rules alone. */
export const UNSEARCHED = ['oracle', 'rules'] as const
export type Unsearched = (typeof UNSEARCHED)[number]

/** A search by playouts: how many for each move, and what begins them. */
export interface PlayoutStrategy {
  readonly playouts: number
  readonly priors: PriorKind
  /** Milliseconds for a move, after which it has fewer playouts; the move then depends on the machine. */
  readonly time?: number
}

/** The protocols by which programs of other people play. */
export const PROTOCOLS = ['gtp', 'codecup'] as const

/** A program of somebody else, which only Node can start: its command, how it speaks, and its limits. */
export interface ProgramStrategy {
  /** Words of the command, as a shell would divide them at spaces outside of quotation marks. */
  readonly command: string
  readonly protocol: (typeof PROTOCOLS)[number]
  /** Milliseconds for a move. */
  readonly moveMs: number
  /** Megabytes for it and all processes that it starts. */
  readonly megabytes: number
}

/**
 * A way to choose moves: by a search, which is not reproducible with a limit of time, by a program of somebody else, by
 * perfect play or by rules.
 */
export type OwnStrategy =
  | { readonly by: 'search'; readonly options: SearchOptions }
  | { readonly by: 'playouts'; readonly options: PlayoutStrategy }
  | { readonly by: 'program'; readonly options: ProgramStrategy }
  | { readonly by: Unsearched }

/** A strategy, or a level, whose strategy follows from the board and the rule: see `levels.ts`. */
export type Strategy = OwnStrategy | { readonly by: 'level'; readonly level: number }

/** The number of levels on every board. */
export const LEVEL_COUNT = 10

export interface Contestant {
  readonly name: string
  /** The strategy, under the name that it has in files. */
  readonly mind: Strategy
  /** Per cent of moves that are drawn at random: 0 for none, 100 for all. */
  readonly randomness: number
  /** Preferred nodes for its first stone: it takes the first of them that is on the board and empty. */
  readonly firstNodes: readonly string[]
}

/** A contestant that always plays the move that its search finds. */
export function searcher(name: string, options: SearchOptions): Contestant {
  return { name, mind: { by: 'search', options }, randomness: 0, firstNodes: [] }
}

/** A contestant that always plays the move that its playouts find. */
export function playoutPlayer(name: string, options: PlayoutStrategy): Contestant {
  return { name, mind: { by: 'playouts', options }, randomness: 0, firstNodes: [] }
}

/**
 * Can it play on this board by this rule? Perfect play and rules need the kernels, a search an evaluator for the board.
 * Playouts and levels serve everywhere, and of a program nothing is known.
 */
export function playsOn({ mind }: Contestant, start: BoardAndRule): boolean {
  if (mind.by === 'playouts' || mind.by === 'level' || mind.by === 'program') return true
  return mind.by === 'search' ? isForBoard(mind.options.evaluator ?? REPORT_EVALUATOR, start) : fitsBits(start)
}

/** The programs among these contestants. */
export function programsAmong(contestants: readonly Contestant[]): ProgramStrategy[] {
  return contestants.flatMap(({ mind }) => (mind.by === 'program' ? [mind.options] : []))
}

/** Does it play from the empty board alone, as programs at the CodeCup? */
export function startsEmpty({ mind }: Contestant): boolean {
  return mind.by === 'program' && mind.options.protocol === 'codecup'
}

/** Is the next move to be a random one? Draws one number. */
export function isDrawn({ randomness }: Contestant, random: Random): boolean {
  return random.below(100) < randomness
}
