/**
 * `npm run bench:iteration`: the report's claim that to iterate over states is readable, but slow. Its alpha-beta,
 * which walks the successors as objects (`for (GameState st : s)`), against the search of the engine, which visits the
 * same states and makes no object. The ratio of their times is measured with leaves that cost nothing, and with both
 * evaluations.
 */
import { evaluateBy, REPORT_EVALUATOR, type Evaluate, type Evaluator } from '../src/engine/evaluation/evaluator.ts'
import { parsePosition } from '../src/engine/game/notation.ts'
import { moverBits, successors, type Position } from '../src/engine/game/position.ts'
import { STATE_1 } from '../src/engine/lab/report.ts'
import { medianOf } from '../src/engine/math/statistics.ts'
import { search, type SearchOptions } from '../src/engine/search/search.ts'
import { interleave, seconds } from './measure.ts'

const ROUNDS = 31
const STATE = parsePosition(STATE_1.position)
const NOTHING: Evaluator = { kind: 'linear', phases: [{ piecesToWin: 0 }], attack: 0 }

/** The report's alpha-beta, line by line, over positions; minimax gives every successor the full window. */
class ObjectSearch {
  visited = 0

  constructor(
    private readonly evaluate: Evaluate,
    private readonly isMinimax: boolean,
  ) {}

  value(state: Position, depth: number, alpha: number, beta: number): number {
    for (const { position, isTerminal } of successors(state)) {
      this.visited++
      const value = isTerminal
        ? Infinity
        : depth === 1
          ? -this.worth(position)
          : this.below(position, depth - 1, -beta, -alpha)
      if (value > alpha) alpha = value
      if (alpha >= beta) return beta
    }
    return alpha
  }

  private below(position: Position, depth: number, alpha: number, beta: number): number {
    return this.isMinimax
      ? -this.value(position, depth, -Infinity, Infinity)
      : -this.value(position, depth, alpha, beta)
  }

  private worth(position: Position): number {
    return this.evaluate(...moverBits(position), true)
  }
}

/** Median of the ratio of times, object by object against the engine, with its 95 % interval. */
function measure(
  what: string,
  {
    algorithm,
    depth,
    evaluator = REPORT_EVALUATOR,
    evaluation = 'bit-parallel',
  }: SearchOptions & { readonly depth: number },
): void {
  const evaluate = evaluateBy(evaluator, STATE.board.bits, evaluation)
  const visited = { objects: 0, engine: 0 }
  const { objects, engine } = interleave(ROUNDS, {
    objects: () =>
      seconds(() => {
        const objectSearch = new ObjectSearch(evaluate, algorithm === 'minimax')
        objectSearch.value(STATE, depth, -Infinity, Infinity)
        visited.objects = objectSearch.visited
      }),
    engine: () =>
      seconds(() => {
        visited.engine = search(STATE, { algorithm, depth, evaluator, evaluation }).visited
      }),
  })
  if (visited.objects !== visited.engine)
    throw new Error(`not the same states: ${visited.objects} and ${visited.engine}`)
  const { value, lower, upper } = medianOf(
    objects.map((time, round) => time / engine[round]),
    0.95,
  )
  console.log(
    `  ${what.padEnd(44)}${visited.engine.toLocaleString('en-US').padStart(9)} states  ${value.toFixed(3)} times (${lower.toFixed(3)} to ${upper.toFixed(3)})`,
  )
}

console.log(
  `A search over objects / in the engine, State 1, the same visited states; median of ${ROUNDS} interleaved rounds, 95 % interval`,
)
measure('minimax, depth 4, every leaf is worth 0', { algorithm: 'minimax', depth: 4, evaluator: NOTHING })
measure('alpha-beta, depth 4, fast evaluation', { algorithm: 'alpha-beta', depth: 4 })
measure('alpha-beta, depth 2, Floyd-Warshall', { algorithm: 'alpha-beta', depth: 2, evaluation: 'floyd-warshall' })
