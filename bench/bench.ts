/**
 * `npm run bench`: how fast the engine and the first second of the page are, as ratios measured in one run, so that
 * they mean the same on any machine. Each line has a name, a figure, an aim, and whether the aim was met. A missed aim
 * does not fail the run: machines are noisy. About two minutes on a machine that does nothing else.
 */
import { cpus } from 'node:os'
import { boardOfSize } from '../src/engine/game/board.ts'
import { piecesToWinByDijkstra } from '../src/engine/evaluation/dijkstra.ts'
import { piecesToWinByFloydWarshall } from '../src/engine/evaluation/floyd-warshall.ts'
import { isWonBy, winningMoves } from '../src/engine/bits/bit-chain.ts'
import { lowest, only } from '../src/engine/bits/bits.ts'
import { DepthFirstTest } from '../src/engine/bits/depth-first-test.ts'
import { parsePosition } from '../src/engine/game/notation.ts'
import { piecesToWin } from '../src/engine/evaluation/pieces-to-win.ts'
import { emptyPosition, type Position } from '../src/engine/game/position.ts'
import { STATE_1 } from '../src/engine/lab/report.ts'
import { ORDERINGS } from '../src/engine/search/ordering.ts'
import { ALGORITHMS } from '../src/engine/search/methods.ts'
import { search, type SearchOptions } from '../src/engine/search/search.ts'
import { drawSample } from '../src/engine/lab/sample.ts'
import { Solver } from '../src/engine/solver/solver.ts'
import { Recorder } from '../src/engine/search/recorder.ts'
import { benchCall } from './call.ts'
import { firstSeconds } from './first-board.ts'
import { benchGameFile } from './game-file.ts'
import { benchLargeBoard } from './large-board.ts'
import { interleave, median, medianRatio, randomNumbers, rate, seconds } from './measure.ts'
import { atLeast, atMost, heading, millions, report } from './report.ts'
import { benchTable } from './report-table.ts'
import { withNative } from './native.ts'
import { benchNativePlayouts } from './native-playouts.ts'
import { benchPlayouts } from './playouts.ts'
import { figuresIn, type Figures } from './yardstick.ts'

const { bits: board } = boardOfSize(4)
const EMPTY = emptyPosition(4)
const random = randomNumbers(1)

interface Stones {
  readonly own: number
  readonly other: number
}

/** Positions of 0–23 stones on random nodes, alternately of the two colours, as in the native yardstick. */
function randomStones(count: number): Stones[] {
  return Array.from({ length: count }, () => {
    const nodes = Array.from({ length: board.nodeCount }, (_, node) => node)
    const stones = [0, 0]
    for (let placed = 0, total = random(24); placed < total; placed++) {
      const [node] = nodes.splice(random(nodes.length), 1)
      stones[placed % 2] |= only(node)
    }
    return { own: stones[0], other: stones[1] }
  })
}

/** Mean nanoseconds of some work on a position, over all positions `times` times. */
function nsPerPosition(positions: readonly Stones[], times: number, work: (stones: Stones) => number): number {
  let sum = 0
  const elapsed = seconds(() => {
    for (let time = 0; time < times; time++) for (const stones of positions) sum += work(stones)
  })
  // The sum is used, so that the compiler cannot leave the work out.
  if (Number.isNaN(sum)) throw new Error('a result is not a number')
  return (elapsed / times / positions.length) * 1e9
}

/** Mean nanoseconds to count one colour's pieces to win. */
function nsPerEvaluation(evaluate: typeof piecesToWin, positions: readonly Stones[], times: number): number {
  return nsPerPosition(positions, times, ({ own, other }) => evaluate(board, own, other))
}

function benchEvaluation(): void {
  heading('Pieces to win of one player, 2,000 random positions of 0-23 stones; median of 8 interleaved rounds')
  const positions = randomStones(2000)
  const { bitParallel, floydWarshall, dijkstra } = interleave(8, {
    bitParallel: () => nsPerEvaluation(piecesToWin, positions, 100),
    floydWarshall: () => nsPerEvaluation(piecesToWinByFloydWarshall, positions, 1),
    dijkstra: () => nsPerEvaluation(piecesToWinByDijkstra, positions, 2),
  })
  const ratio = medianRatio(floydWarshall, bitParallel)
  report('bit-parallel', `${median(bitParallel).toFixed(0)} ns`)
  report('Floyd-Warshall', `${median(floydWarshall).toFixed(0)} ns`)
  report('Dijkstra', `${median(dijkstra).toFixed(0)} ns`)
  report('Dijkstra / bit-parallel', `${medianRatio(dijkstra, bitParallel).toFixed(0)} times`)
  report('Floyd-Warshall / Dijkstra', `${medianRatio(floydWarshall, dijkstra).toFixed(1)} times`)
  report('Floyd-Warshall / bit-parallel', `${ratio.toFixed(0)} times`, atLeast(ratio, 100))
}

function benchTerminal(): void {
  heading(
    'Terminal tests, beside f of the same states: 2,000 random positions of 1-23 stones; median of 8 interleaved rounds',
  )
  const positions = randomStones(2100)
    .filter(({ own }) => own !== 0)
    .slice(0, 2000)
  const test = new DepthFirstTest(board)
  const { depthFirst, flood, moves, bitParallel, floydWarshall } = interleave(8, {
    depthFirst: () => nsPerPosition(positions, 200, ({ own }) => Number(test.isTerminal(own, lowest(own)))),
    flood: () => nsPerPosition(positions, 200, ({ own }) => Number(isWonBy(board, own, lowest(own)))),
    moves: () =>
      nsPerPosition(positions, 200, ({ own, other }) => winningMoves(board, own, board.all & ~(own | other))),
    bitParallel: () =>
      nsPerPosition(positions, 50, ({ own, other }) => piecesToWin(board, other, own) - piecesToWin(board, own, other)),
    floydWarshall: () =>
      nsPerPosition(
        positions,
        1,
        ({ own, other }) =>
          piecesToWinByFloydWarshall(board, other, own) - piecesToWinByFloydWarshall(board, own, other),
      ),
  })
  report('depth-first test, as in the report', `${median(depthFirst).toFixed(0)} ns`)
  report('flood fill of the last chain', `${median(flood).toFixed(0)} ns`)
  report('all winning moves of a state', `${median(moves).toFixed(0)} ns`)
  report('f, bit-parallel', `${median(bitParallel).toFixed(0)} ns`)
  report('f, Floyd-Warshall', `${median(floydWarshall).toFixed(0)} ns`)
  report('depth-first test / flood fill', `${medianRatio(depthFirst, flood).toFixed(1)} times`)
  report('f, bit-parallel / depth-first test', `${medianRatio(bitParallel, depthFirst).toFixed(1)} times`)
  report('f, Floyd-Warshall / depth-first test', `${medianRatio(floydWarshall, depthFirst).toFixed(0)} times`)
}

/** Visited states a second of one kind of search. */
function visitedPerSecond(options: SearchOptions): number {
  return rate(() => search(EMPTY, options).visited, 0.15)
}

function benchSearches(): void {
  heading('Visited states a second, depth 4 from the empty board; median of 5 interleaved rounds')
  const kinds: Record<string, SearchOptions> = Object.fromEntries(
    ALGORITHMS.map((algorithm) => [algorithm, { algorithm, depth: 4 }]),
  )
  for (const ordering of ORDERINGS)
    if (ordering !== 'id') kinds[`alpha-beta, ordering ${ordering}`] = { algorithm: 'alpha-beta', depth: 4, ordering }
  kinds['minimax, terminal test dfs'] = { algorithm: 'minimax', depth: 4, terminal: 'dfs' }
  kinds['alpha-beta, terminal test dfs'] = { algorithm: 'alpha-beta', depth: 4, terminal: 'dfs' }
  kinds['alpha-beta, table'] = { algorithm: 'alpha-beta', depth: 4, table: 'plain' }
  kinds['alpha-beta, table over the symmetries'] = { algorithm: 'alpha-beta', depth: 4, table: 'symmetric' }
  const tasks = Object.fromEntries(
    Object.entries(kinds).map(([name, options]) => [name, () => visitedPerSecond(options)]),
  )
  const figures = interleave(5, tasks)
  for (const name of Object.keys(kinds)) {
    const ratio = medianRatio(figures[name], figures['alpha-beta'])
    report(name, `${millions(median(figures[name]))}  ${ratio.toFixed(2)} x`)
  }
  console.log('  (x: as a multiple of alpha-beta)')
}

function benchNative(): void {
  heading('Beside native code, g++ -O3 -march=native on the same work; median of 7 interleaved rounds')
  const positions = randomStones(20_000)
  const figures = withNative('yardstick.cpp', (program) =>
    interleave(7, {
      native: () => figuresIn(program()),
      ours: () => ({
        nsPerEvaluation: nsPerEvaluation(piecesToWin, positions, 20),
        visitedPerSecond: visitedPerSecond({ algorithm: 'alpha-beta', depth: 4 }),
      }),
    }),
  )
  if (figures === null) return console.log('  not run: there is no g++ here')
  const column = (name: keyof Figures) =>
    [figures.ours.map((round) => round[name]), figures.native.map((round) => round[name])] as const
  const [ns, nativeNs] = column('nsPerEvaluation')
  const [visited, nativeVisited] = column('visitedPerSecond')
  const time = medianRatio(ns, nativeNs)
  const speed = medianRatio(visited, nativeVisited)
  report('evaluation of one player', `${median(ns).toFixed(0)} ns`)
  report('  native', `${median(nativeNs).toFixed(0)} ns`)
  report('  time, ours / native', time.toFixed(2), atMost(time, 1))
  report('alpha-beta, depth 4, empty board', millions(median(visited)))
  report('  native', millions(median(nativeVisited)))
  report('  visited states a second, ours / native', speed.toFixed(2), atLeast(speed, 0.7))
}

function benchControl(): void {
  heading('Progress, trace and time limits; alpha-beta, depth 5, State 1, median of 8 interleaved rounds')
  const position = parsePosition(STATE_1.position)
  const options: SearchOptions = { algorithm: 'alpha-beta', depth: 5 }
  let calls = 0
  const { silent, reporting, recording } = interleave(8, {
    silent: () => seconds(() => search(position, options)),
    reporting: () => seconds(() => search(position, options, { progress: () => calls++ })),
    recording: () => seconds(() => search(position, options, { trace: new Recorder() })),
  })
  const ratio = medianRatio(reporting, silent)
  report(`time with progress (${calls} reports) / without`, ratio.toFixed(3), atMost(ratio, 1.02))
  const traced = medianRatio(recording, silent)
  report('time recording a trace / without', traced.toFixed(3), atMost(traced, 1.3))
  const waits = ALGORITHMS.flatMap((algorithm) =>
    (['off', 'plain', 'symmetric'] as const).map((table) =>
      overrun({ algorithm, depth: 12, table, ordering: 'value' }),
    ),
  )
  // No aim: while other programs run, a search is as late as the system lets it be.
  report(`over a limit of time, longest of ${waits.length} searches`, `${Math.max(...waits).toFixed(1)} ms`)
  report('  median', `${median(waits).toFixed(1)} ms`)
}

/** Milliseconds by which a long search exceeds a random limit of time. */
function overrun(options: SearchOptions): number {
  const time = 40 + random(80)
  return search(EMPTY, { ...options, time }).ms - time
}

/** States expanded to solve all of the positions, one after the other with one table of 20 MB. */
function statesToSolve(positions: readonly Position[]): number {
  const solver = new Solver(boardOfSize(4), 20 * 2 ** 20)
  return positions.reduce((states, position) => states + solver.solve(position).expanded, 0)
}

function benchSolver(): void {
  heading(
    'The solver: 50 random positions of 9 stones, seed 1; median of 3 rounds. A lower number of states is a better search',
  )
  const positions = drawSample({ boardSize: 4, stones: 9, count: 50, seed: 1 }).map(parsePosition)
  const states = statesToSolve(positions)
  const speeds = Array.from({ length: 3 }, () => states / seconds(() => statesToSolve(positions)))
  report('states to solve them all', states.toLocaleString('en-US'))
  report('states a second', millions(median(speeds)))
}

async function benchFirstBoard(): Promise<void> {
  heading(
    'The first board in Chromium, beside a page of React that draws 31 circles; nothing kept, median of 8 interleaved rounds',
  )
  const figures = await firstSeconds()
  if (typeof figures === 'string') return console.log(`  not run: ${figures}`)
  for (const [what, key] of [
    ['is painted', 'painted'],
    ['answers', 'alive'],
  ] as const) {
    const [app, bare] = [figures.app.map((round) => round[key]), figures.bare.map((round) => round[key])]
    const ratios = app.map((ms, round) => ms / bare[round])
    const ratio = median(ratios)
    report(`the board ${what}`, `${median(app).toFixed(0)} ms`)
    report('  the circles', `${median(bare).toFixed(0)} ms`)
    report(
      `  board / circles (${Math.min(...ratios).toFixed(1)}-${Math.max(...ratios).toFixed(1)})`,
      `${ratio.toFixed(2)} times`,
      key === 'painted' ? atMost(ratio, 2) : undefined,
    )
  }
}

console.log(`Poly-Y engine, Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}`)
benchTable()
benchEvaluation()
benchTerminal()
benchSearches()
benchLargeBoard()
benchPlayouts()
benchNative()
benchNativePlayouts()
benchControl()
benchSolver()
benchGameFile()
benchCall()
await benchFirstBoard()
