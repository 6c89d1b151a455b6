/** Games of which it is known who wins after each move, or what a search says of it. */
import { addMove, newGame, type Game } from '../../../../src/engine/game/game.ts'
import { START } from '../../../../src/engine/game/game-tree.ts'
import { formatPosition, parsePosition } from '../../../../src/engine/game/notation.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import { fromGame } from '../../../../src/engine/game/tree-builder.ts'
import { judge } from '../../../../src/engine/lab/judge.ts'
import { factsOf } from '../../../../src/renderer/model/review/facts.ts'
import { lineOf } from '../../../../src/renderer/model/review/reviewed.ts'

export const gameOf = (start: Game['start'], ...names: string[]): Game =>
  names.reduce(
    (game, name) => addMove(game, name === 'swap' ? name : start.board.names.indexOf(name)),
    newGame(start, names.includes('swap')),
  )

const textsOf = ({ steps }: ReturnType<typeof lineOf>) => steps.map(({ position }) => formatPosition(position))

/** Red could win at once with d7; he plays a1, and Blue wins with d15. */
const missedLine = lineOf(fromGame(gameOf(parsePosition('./...../r..b....b./b..rrr....rb.b. r'), 'a1', 'd15')), START)
const DEPTH_3 = { algorithm: 'negascout', depth: 3 } as const

export const missed = {
  line: missedLine,
  positions: textsOf(missedLine),
  /** The facts of the game, once these positions have been judged. */
  judged: (known: readonly string[]) =>
    factsOf(
      missedLine,
      (position) => (known.includes(position) ? judge(parsePosition(position), DEPTH_3) : undefined),
      () => undefined,
    ),
}

const line = lineOf(fromGame(gameOf(emptyPosition(4), 'a1', 'b1', 'c1')), START)
const positions = textsOf(line)
export const B3 = line.steps[0].position.board.names.indexOf('b3')

/** f before and after each move, of which each loses 1, but for the second, which is best. */
const VALUES = [1, 0, 0, -1]

export function judgementOf(position: string) {
  const value = VALUES[positions.indexOf(position)]
  return { value, shallower: value, line: [B3] }
}

/** Judges a position with every value doubled, so that each move loses 2. */
export function doubledJudgement(position: string) {
  const { value, shallower, ...rest } = judgementOf(position)
  return { value: 2 * value, shallower: 2 * shallower, ...rest }
}

export type Winner = 'red' | 'blue' | null

/** The facts of a line of three moves, with who wins at each step, and the better move b3 for who could still win. */
export const factsWith = (winners: readonly Winner[], judged = judgementOf, of = line) =>
  factsOf(of, judged, (position) => {
    const winner = winners[of.steps.findIndex((step) => formatPosition(step.position) === position)] ?? null
    return winner === null
      ? undefined
      : { winner, move: winner === parsePosition(position).toMove ? B3 : null, plies: null }
  })
