/** The main line of a game, whose positions an experiment searches one after the other. */
import { addMove, moveName, moveNamed, newGame, positionOf, resultOf } from '../game/game.ts'
import { formatPosition, parsePosition } from '../game/notation.ts'
import { emptyPosition } from '../game/position.ts'

export interface GameLine {
  /** Empty if unknown. */
  readonly name: string
  /** The position before the first move, as text. */
  readonly start: string
  /** Nodes by name, or `swap`. */
  readonly moves: readonly string[]
}

/** A position of a line before one of its moves. */
export interface LineMoment {
  readonly position: string
  /** The number of the move, from 1. */
  readonly move: number
  /** The move played from here; null at the end of an unfinished game. */
  readonly played: string | null
}

/**
 * The positions before each move, and the last one if the game is not over. A swap leaves the stones as they are, so
 * that it adds no position.
 *
 * @throws FaultError when a move is illegal; NotationError when a text cannot be read
 */
export function lineMoments({ start, moves }: Pick<GameLine, 'start' | 'moves'>): LineMoment[] {
  const first = parsePosition(start)
  let game = newGame(first, true)
  const moments: LineMoment[] = []
  for (const [index, played] of [...moves, null].entries()) {
    if (game.moves.at(-1) !== 'swap' && resultOf(game) === null)
      moments.push({ position: formatPosition(positionOf(game)), move: index + 1, played })
    if (played !== null) game = addMove(game, moveNamed(first.board, played))
  }
  return moments
}

/** A line as text: its name behind a `#`, its start unless that is the empty board of 31 nodes, and the moves. */
export function formatGameLine({ name, start, moves }: GameLine): string {
  const named = name === '' ? [] : [`# ${name}`]
  const from = start === EMPTY_BOARD ? [] : [start]
  return [...named, ...from, moves.join(' ')].join('\n').trimEnd()
}

const EMPTY_BOARD = formatPosition(emptyPosition(4))

/** The number of a move, as people write it before the move. */
const MOVE_NUMBER = /^\d+\.+$/

/** Longer texts are no game: there is at most a stone on each node. */
export const MAX_LINE_TEXT = 100_000

/**
 * Reads a line of moves with a position before them if the game does not begin on the empty board of 31 nodes. The
 * first comment is the name; numbers of moves may stand before them.
 *
 * @throws FaultError when a move is illegal; NotationError when the text cannot be read
 */
export function parseGameLine(text: string): GameLine {
  const lines = text
    .slice(0, MAX_LINE_TEXT)
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
  const name =
    lines
      .find((line) => line.startsWith('#'))
      ?.slice(1)
      .trim() ?? ''
  const spoken = lines.filter((line) => line !== '' && !line.startsWith('#'))
  const isPlaced = spoken[0]?.includes('/') === true
  const start = isPlaced ? parsePosition(spoken[0]) : emptyPosition(4)
  const words = spoken
    .slice(isPlaced ? 1 : 0)
    .flatMap((line) => line.split(/\s+/))
    .filter((word) => !MOVE_NUMBER.test(word))
  // More moves than there are nodes cannot all be legal.
  const moves = words
    .slice(0, start.board.nodeCount + 2)
    .map((word) => moveName(start.board, moveNamed(start.board, word.toLowerCase())))
  const line = { name, start: formatPosition(start), moves }
  lineMoments(line)
  return line
}
