/** The searches of the report's table, beside a plain loop of as many evaluations of states near their roots. */
import { evaluateBy, REPORT_EVALUATOR } from '../src/engine/evaluation/evaluator.ts'
import { boardOfSize } from '../src/engine/game/board.ts'
import { parsePosition } from '../src/engine/game/notation.ts'
import { moverBits, successors, type Position } from '../src/engine/game/position.ts'
import { labCells } from '../src/engine/lab/lab-cells.ts'
import { COMPARED, COMPARED_DEPTHS } from '../src/engine/lab/lab.ts'
import { ELEVEN_STONES, STATE_1 } from '../src/engine/lab/report.ts'
import { interleave, median, medianRatio, seconds } from './measure.ts'
import { atMost, heading, report } from './report.ts'

const ROOTS = [STATE_1, ELEVEN_STONES].map(({ position }) => position)

/** Makes the searches of both tables; the evaluations that they take. */
function searchTables(): number {
  let evaluations = 0
  for (const position of ROOTS)
    for (const { result } of labCells({ position, algorithms: COMPARED, depths: COMPARED_DEPTHS, counting: 'visited' }))
      evaluations += result.evaluations
  return evaluations
}

function openSuccessors(position: Position): Position[] {
  return [...successors(position)].filter(({ isTerminal }) => !isTerminal).map((successor) => successor.position)
}

/** The open states that two moves reach from the roots, as the stones of the mover and of the other. */
const STATES = ROOTS.map(parsePosition).flatMap(openSuccessors).flatMap(openSuccessors).map(moverBits)

function evaluateStates(count: number): void {
  const evaluate = evaluateBy(REPORT_EVALUATOR, boardOfSize(4).bits, 'bit-parallel')
  let sum = 0
  for (let i = 0; i < count; i++) sum += evaluate(...STATES[i % STATES.length], true)
  // The sum is used, so that the compiler cannot leave the work out.
  if (Number.isNaN(sum)) throw new Error('a value is not a number')
}

export function benchTable(): void {
  heading(
    "The report's table: State 1 and eleven stones, four searches, depths 2-5, beside a loop of as many evaluations; median of 5 interleaved rounds",
  )
  const evaluations = searchTables()
  const { searches, loop } = interleave(5, {
    searches: () => seconds(searchTables),
    loop: () => seconds(() => evaluateStates(evaluations)),
  })
  const ratio = medianRatio(searches, loop)
  report('both tables', `${median(searches).toFixed(2)} s`)
  report(
    `  time / of a loop of ${evaluations.toLocaleString('en-US')} f`,
    `${ratio.toFixed(2)} times`,
    atMost(ratio, 1.3),
  )
}
