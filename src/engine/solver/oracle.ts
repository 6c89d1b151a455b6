/**
 * The oracle: the result of a position under perfect play. The small boards have tablebases; on the board of 31
 * nodes the book answers for positions with few stones, and the solver for all others.
 */
import { boardOfSize, type BoardSize } from '../game/board.ts'
import { opponentOf, type Colour } from '../game/colour.ts'
import { FaultError } from '../game/fault.ts'
import { hasPerfectPlay, legalMoves, moverBits, play, winnerOf, type Position } from '../game/position.ts'
import { search } from '../search/search.ts'
import { Book } from './book.ts'
import bookData from './book.json' with { type: 'json' }
import { tablebaseOf, type Tablebase } from './tablebase.ts'
import { pliesToEnd } from './plies-to-end.ts'
import { DEFAULT_MEMORY, Solver, type SolveControl } from './solver.ts'

/** The result of a position under perfect play. */
export interface Truth {
  /** Who wins with best play on both sides, or has won. */
  readonly winner: Colour
  /** A winning move of the side to move, null where it has none. */
  readonly move: number | null
  /** Plies to the end, with the quickest win against the longest defence; null when unknown. */
  readonly plies: number | null
}

/** A move of perfect play, and the truth about the position before it. */
export interface PerfectMove {
  readonly node: number
  readonly truth: Truth
}

/** The source of a truth: the tablebase, the book, or a proof for this position. */
export type Source = 'table' | 'book' | 'proof'

/** States searched for the length of a game; about 20 ms. */
const PLIES_BUDGET = 20_000

/** The search that plays lost positions of unknown length, to resist as long as it can. */
const RESISTANCE = { algorithm: 'negascout', depth: 3 } as const

/** Perfect play on one board; its proofs stay in the table for later positions. */
export class Oracle {
  private readonly table: Tablebase | null
  private readonly book: Book | null
  private readonly solver: Solver

  /**
   * @param book for the board of 31 nodes; null for none
   * @throws FaultError where perfect play is unknown
   */
  constructor(size: BoardSize, book: Book | null, bytes = DEFAULT_MEMORY) {
    const board = boardOfSize(size)
    requirePerfectPlay({ board, cornersToWin: 1 })
    this.table = size >= 4 ? null : tablebaseOf(size)
    this.book = size === 4 ? book : null
    this.solver = new Solver(board, bytes)
  }

  /**
   * @param position of the oracle's board
   * @throws LimitReached after `control.states`, FaultError where perfect play is unknown
   */
  truthOf(position: Position, control: SolveControl = {}): Truth {
    requirePerfectPlay(position)
    const known = this.table?.probe(position)
    if (known !== undefined) return { ...known, move: known.winner === position.toMove ? known.move : null }
    if (winnerOf(position) !== null) return { winner: opponentOf(position.toMove), move: null, plies: 0 }
    const { winner, move } = this.book?.find(position) ?? this.solver.solve(position, control)
    return { winner, move, plies: this.pliesOf(position, winner) }
  }

  /** The source of the truth about an open position. */
  sourceOf(position: Position): Source {
    return sourceOf(position, this.book)
  }

  /** Only the winner: the length of the game may cost more to find. Throws as `truthOf` does. */
  winnerWithBestPlay(position: Position, control: SolveControl = {}): Colour {
    requirePerfectPlay(position)
    const known = this.table?.probe(position).winner ?? winnerOf(position) ?? this.book?.find(position)?.winner
    return known ?? this.solver.solve(position, control).winner
  }

  /** A move of perfect play in an open position: the quickest win or the longest defence, where its length is known. */
  bestMove(position: Position): PerfectMove {
    const truth = this.truthOf(position)
    if (truth.plies === null) return { node: truth.move ?? this.resistance(position), truth }
    const plies = truth.plies - 1
    const isBest = (node: number) => {
      const after = this.truthOf(play(position, node))
      return after.winner === truth.winner && after.plies === plies
    }
    return { node: legalMoves(position).find(isBest) ?? truth.move ?? this.resistance(position), truth }
  }

  private pliesOf(position: Position, winner: Colour): number | null {
    return pliesToEnd(position.board.bits, ...moverBits(position), winner === position.toMove, PLIES_BUDGET)
  }

  private resistance(position: Position): number {
    return search(position, RESISTANCE).move
  }
}

/** @throws FaultError where perfect play is unknown */
function requirePerfectPlay(position: Pick<Position, 'board' | 'cornersToWin'>): void {
  if (!hasPerfectPlay(position)) throw new FaultError('unproven')
}

/**
 * The source from which an oracle with this book knows the truth about an open position.
 *
 * @throws FaultError where perfect play is unknown
 */
export function sourceOf(position: Position, book: Book | null): Source {
  requirePerfectPlay(position)
  if (position.board.size < 4) return 'table'
  return book?.find(position) ? 'book' : 'proof'
}

let shipped: Book | null = null

/** The book that comes with the app. */
export function shippedBook(): Book {
  return (shipped ??= new Book({ boardSize: 4, levels: bookData.levels }))
}

const oracles = new Map<BoardSize, Oracle>()

/**
 * The oracle of a board, with the book that comes with the app; made on first use.
 *
 * @throws FaultError where perfect play is unknown
 */
export function oracleOf(size: BoardSize): Oracle {
  const known = oracles.get(size)
  if (known !== undefined) return known
  const oracle = new Oracle(size, size === 4 ? shippedBook() : null)
  oracles.set(size, oracle)
  return oracle
}
