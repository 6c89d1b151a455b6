import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkAgainst } from '../../src/engine/lab/accuracy.ts'
import { castOf } from '../../src/engine/arena/cast.ts'
import { groundsOfSearch } from '../../src/engine/arena/grounds.ts'
import type { Choice } from '../../src/engine/arena/choice.ts'
import { surfacePoint, type Surface } from '../../src/engine/arena/surface.ts'
import { boardOfSize } from '../../src/engine/game/board.ts'
import { runJob, type JobMessage, type JobReply, type MoveRequest } from '../../src/engine/jobs.ts'
import { labCells } from '../../src/engine/lab/lab-cells.ts'
import type { LabCell } from '../../src/engine/lab/lab.ts'
import { formatPosition, parsePosition } from '../../src/engine/game/notation.ts'
import { emptyPosition, play } from '../../src/engine/game/position.ts'
import { judgements } from '../../src/engine/lab/judge.ts'
import type { JudgedPosition } from '../../src/engine/lab/review.ts'
import { ChanceFinder } from '../../src/engine/playouts/chances.ts'
import { STATE_1 } from '../../src/engine/lab/report.ts'
import { drawSample } from '../../src/engine/lab/sample.ts'
import { search, type SearchProgress, type SearchResult } from '../../src/engine/search/search.ts'
import { REPORT_WEIGHTS } from '../../src/engine/training/duel.ts'
import { exampleCode } from '../../src/engine/training/example-code.ts'
import { examplesOf, type ExamplePlan } from '../../src/engine/training/examples.ts'
import { climbStep } from '../../src/engine/training/hill-climbing.ts'
import type { TrainingState } from '../../src/engine/training/network-training.ts'
import { REPORT_EVALUATOR } from '../../src/engine/evaluation/evaluator.ts'
import { Solver } from '../../src/engine/solver/solver.ts'

afterEach(() => void vi.restoreAllMocks())

/** Runs a job and returns its replies as they arrive on the other side of a worker. */
function repliesTo(message: JobMessage): JobReply[] {
  const replies: JobReply[] = []
  runJob(structuredClone(message), (reply) => replies.push(structuredClone(reply)))
  return replies
}

const position = STATE_1.position
const withoutTime = (result: SearchResult) => ({ ...result, ms: 0 })

describe('a search job', () => {
  it('answers with the result of the search, under its own id', () => {
    const options = { algorithm: 'aspiration', depth: 3 } as const
    const replies = repliesTo({ id: 17, kind: 'search', request: { position, options } })
    // On a busy machine it may have reported progress before.
    const reply = replies.at(-1)
    expect(reply).toMatchObject({ id: 17, type: 'done' })
    const result = (reply as { result: SearchResult }).result
    expect(withoutTime(result)).toEqual(withoutTime(search(parsePosition(position), options)))
  })

  it('reports progress before it is done, when it takes a while', () => {
    let ms = 0
    vi.spyOn(performance, 'now').mockImplementation(() => ms++)
    const options = { algorithm: 'iterative-deepening', time: 350 } as const
    const replies = repliesTo({ id: 3, kind: 'search', request: { position, options } })
    expect(replies.every(({ id }) => id === 3)).toBe(true)
    expect(replies.at(-1)?.type).toBe('done')
    const progress = replies.slice(0, -1).map((reply) => (reply as { progress: SearchProgress }).progress)
    expect(progress.length).toBeGreaterThan(0)
    for (const { depth, line, counters } of progress) {
      expect(depth).toBeGreaterThan(1)
      expect(line.length).toBeGreaterThan(0)
      expect(counters.visited).toBeGreaterThan(0)
    }
  })
})

describe('a table job', () => {
  it('reports each cell as it is finished and answers with their number', () => {
    const request = { position, algorithms: ['alpha-beta', 'negascout'], depths: [2, 3], counting: 'report' } as const
    const replies = repliesTo({ id: 8, kind: 'lab', request })
    expect(replies.map(({ id, type }) => [id, type])).toEqual([...Array(4).fill([8, 'progress']), [8, 'done']])
    const cells = replies.slice(0, -1).map((reply) => (reply as { progress: LabCell }).progress)
    const plain = (cell: LabCell) => ({ ...cell, result: withoutTime(cell.result) })
    expect(cells.map(plain)).toEqual([...labCells(request)].map(plain))
    expect(replies.at(-1)).toEqual({ id: 8, type: 'done', result: 4 })
  })

  it('with nothing to do is done at once', () => {
    const request = { position, algorithms: [], depths: [2, 3], counting: 'visited' } as const
    expect(repliesTo({ id: 1, kind: 'lab', request })).toEqual([{ id: 1, type: 'done', result: 0 }])
  })
})

describe('a review job', () => {
  it('reports each position as it is searched and answers with their number', () => {
    const request = { positions: [position, './rr.b. b'], options: { algorithm: 'negascout', depth: 2 } } as const
    const replies = repliesTo({ id: 9, kind: 'review', request })
    expect(replies.at(-1)).toEqual({ id: 9, type: 'done', result: 2 })
    expect(replies.slice(0, -1).map((reply) => (reply as { progress: JudgedPosition }).progress)).toEqual([
      ...judgements(request),
    ])
  })
})

describe('a job of chances', () => {
  const request = { position: formatPosition(emptyPosition(5)), playouts: 300, seed: 3, goesOn: false } as const

  it('answers with what the playouts say of the position', () => {
    const replies = repliesTo({ id: 4, kind: 'chances', request })
    const { ms: _, ...expected } = new ChanceFinder().find(request)
    expect(replies.at(-1)).toMatchObject({ id: 4, type: 'done', result: expected })
  })

  it('fails without a limit', () => {
    const { playouts: _, ...endless } = request
    expect(repliesTo({ id: 4, kind: 'chances', request: endless })).toMatchObject([{ id: 4, type: 'failed' }])
  })
})

describe('a job that holds searches against perfect play', () => {
  it('answers with what each algorithm has, as the solver has it', () => {
    const solver = new Solver(boardOfSize(4))
    const [text] = drawSample({ kind: 'played', boardSize: 4, stones: 16, count: 1, seed: 4 })
    const request = { position: text, algorithms: ['negascout', 'minimax'], depths: [1, 2], budget: 100_000 } as const
    const result = checkAgainst(request, (position, control) => solver.solve(position, control))
    expect(result.map(({ found }) => found?.calls.length)).toEqual([3, 3])
    expect(repliesTo({ id: 12, kind: 'check', request })).toEqual([{ id: 12, type: 'done', result }])
  })
})

describe('a sample job', () => {
  const request = { boardSize: 4, stones: 9, count: 6, seed: 4 } as const

  it('answers with the positions of the sample, or with why there are none', () => {
    expect(repliesTo({ id: 2, kind: 'sample', request })).toEqual([
      { id: 2, type: 'done', result: drawSample(request) },
    ])
    const [reply] = repliesTo({ id: 2, kind: 'sample', request: { ...request, stones: 0 } })
    expect(reply).toEqual({
      id: 2,
      type: 'failed',
      message: 'only 1 different positions of 0 stones were found, not 6',
      isRefused: true,
    })
  })
})

describe('the jobs of a training run', () => {
  const plan: ExamplePlan = {
    boardSize: 3,
    games: 12,
    seed: 2,
    fewestStones: 4,
    strays: 1,
    labels: { by: 'games', games: 2 },
    evaluator: REPORT_EVALUATOR,
  }
  const games = Array.from({ length: plan.games }, (_, number) => exampleCode(examplesOf(plan, number)))

  it('give the examples of a game', () => {
    expect(repliesTo({ id: 4, kind: 'examples', request: { plan, number: 7 } })).toEqual([
      { id: 4, type: 'done', result: examplesOf(plan, 7) },
    ])
  })

  it('report the state after each epoch, and go on from one of them to the same end', () => {
    const network = { boardSize: 3, hidden: [3], epochs: 5, seed: 1, start: null } as const
    const statesFrom = (state: TrainingState | null) =>
      repliesTo({ id: 5, kind: 'epochs', request: { plan: network, state, games } }).flatMap((reply) =>
        reply.type === 'progress' ? [reply.progress as TrainingState] : [],
      )
    const states = statesFrom(null)
    expect(states.map(({ curve }) => curve.length)).toEqual([1, 2, 3, 4, 5])
    expect(statesFrom(states[2])).toEqual(states.slice(3))
    expect(statesFrom(states[4])).toEqual([])
  })

  it('report each step of a climb, and answer with their number', () => {
    const training = {
      boardSize: 3,
      pairs: 2,
      openingStones: 2,
      seed: 1,
      features: ['edge', 'sides'],
      depth: 1,
      start: REPORT_WEIGHTS,
    } as const
    const steps = [climbStep(training, REPORT_WEIGHTS, 4)]
    steps.push(climbStep(training, steps[0].champion, 5))
    const replies = repliesTo({ id: 6, kind: 'climb', request: { training, champion: REPORT_WEIGHTS, from: 4, to: 6 } })
    expect(replies).toEqual([
      ...steps.map((progress) => ({ id: 6, type: 'progress', progress })),
      { id: 6, type: 'done', result: 2 },
    ])
  })

  it('fail where there are too few examples to learn from, or what is none', () => {
    const options = { boardSize: 3, features: ['edge'], phases: 6 } as const
    expect(repliesTo({ id: 7, kind: 'regression', request: { options, games: games.slice(0, 1) } })).toEqual([
      { id: 7, type: 'failed', message: 'there are no examples of phase 1 of 6', isRefused: true },
    ])
    expect(repliesTo({ id: 8, kind: 'reinforcement', request: { boardSize: 3, games: ['1 1,1,1'] } })).toEqual([
      { id: 8, type: 'failed', message: '1,1,1 is no example' },
    ])
  })
})

describe('a job for a proof', () => {
  const [hard] = drawSample({ boardSize: 4, stones: 9, count: 1, seed: 1 })

  it('answers as the solver does, whose table it keeps for the next position of that board', () => {
    const texts = [hard, hard, './..... r', './rr.b. b']
    const solvers = [new Solver(boardOfSize(4), 2 ** 20), new Solver(boardOfSize(2), 2 ** 20)]
    for (const text of texts) {
      const position = parsePosition(text)
      const { ms, ...solution } = solvers[position.board.size === 4 ? 0 : 1].solve(position)
      expect(ms).toBeGreaterThanOrEqual(0)
      expect(repliesTo({ id: 5, kind: 'proof', request: { position: text, bytes: 2 ** 20 } }).at(-1)).toMatchObject({
        id: 5,
        type: 'done',
        result: solution,
      })
    }
  })
})

describe('a job for the grounds of what a search has found', () => {
  it('answers with them', () => {
    const options = { algorithm: 'alpha-beta', depth: 2 } as const
    const result = search(parsePosition(position), options)
    const grounds = groundsOfSearch(parsePosition(position), options, result)
    expect(repliesTo({ id: 6, kind: 'searchGrounds', request: { position, options, result } })).toEqual([
      { id: 6, type: 'done', result: grounds },
    ])
  })
})

describe('a job that cannot be done', () => {
  const options = { algorithm: 'minimax', depth: 1 } as const
  it.each<[string, JobMessage, string]>([
    [
      'an unreadable position',
      { id: 5, kind: 'search', request: { position: 'x', options } },
      'a position has two fields, the rings and the side to move, not 1',
    ],
    [
      'a finished game',
      { id: 5, kind: 'search', request: { position: './rr.b. b', options } },
      'the game is over: there is no move to search for',
    ],
    [
      'a depth of 0',
      { id: 5, kind: 'search', request: { position, options: { ...options, depth: 0 } } },
      'depth is a whole number of plies from 1, not 0',
    ],
    [
      'an unreadable position of a table',
      { id: 5, kind: 'lab', request: { position: '', algorithms: [], depths: [], counting: 'visited' } },
      'a position has two fields, the rings and the side to move, not 0',
    ],
  ])('answers with the reason: %s', (_, message, reason) => {
    expect(repliesTo(message)).toEqual([{ id: 5, type: 'failed', message: reason }])
  })

  it('has reported the cells that it could do', () => {
    const request = { position, algorithms: ['alpha-beta'], depths: [2, 0], counting: 'visited' } as const
    expect(repliesTo({ id: 6, kind: 'lab', request }).map(({ type }) => type)).toEqual(['progress', 'failed'])
  })
})

const memberOf = (name: string) => castOf(name) ?? expect.fail(`no ${name} in the cast`)

describe("a job for a contestant's move", () => {
  const ask = (name: string, more: Partial<MoveRequest> = {}) => {
    const request: MoveRequest = { position, contestant: memberOf(name), seed: 5, number: 3, swapper: null, ...more }
    const [last] = repliesTo({ id: 8, kind: 'move', request }).slice(-1)
    return (last as { result: Choice }).result
  }

  it('gives what its search found, with the counters and the value', () => {
    const options = { algorithm: 'negascout', depth: 3 } as const
    const found = search(parsePosition(position), options)
    const { node, value, search: made } = ask('report-3')
    expect([node, value, made?.visited]).toEqual([found.move, found.value, found.visited])
  })

  it('gives the same random move for the same seed and number, and others for others', () => {
    const nodes = Array.from({ length: 12 }, (_, number) => ask('random', { number }))
    expect(ask('random', { number: 4 })).toEqual(nodes[4])
    expect(nodes[4]).toMatchObject({ value: null, search: null })
    expect(new Set(nodes.map(({ node }) => node)).size).toBeGreaterThan(5)
    expect(Array.from({ length: 12 }, (_, number) => ask('random', { number, seed: 6 }))).not.toEqual(nodes)
  })

  it('follows the habit of a first stone, but looks at the position where it may swap', () => {
    const first = formatPosition(play(emptyPosition(4), 20))
    expect(ask('corner-lover', { position: first })).toEqual({ by: 'opening', node: 16, value: null, search: null })
    expect(ask('corner-lover', { position: first, swapper: 'mover' }).value).not.toBeNull()
  })
})

describe('a job for a point of a surface', () => {
  const surface: Surface = {
    x: 'edge',
    y: 'chains',
    step: 10,
    fixed: { piecesToWin: -1 },
    depth: 1,
    reference: memberOf('random'),
    boardSize: 2,
    pairs: 3,
    openingStones: 1,
    seed: 4,
  }

  it('plays its games, and fails where there is no such point', () => {
    expect(repliesTo({ id: 3, kind: 'point', request: { surface, number: 5 } })).toEqual([
      { id: 3, type: 'done', result: surfacePoint(surface, 5) },
    ])
    expect(repliesTo({ id: 4, kind: 'point', request: { surface, number: 9 } })).toEqual([
      { id: 4, type: 'failed', message: '9 is no point of the surface' },
    ])
  })
})

describe('jobs for the complete table', () => {
  it('count it, tell the share that is done, and look a position up', () => {
    const counted = repliesTo({ id: 7, kind: 'table', request: { size: 2 } })
    const shares = counted.flatMap((reply) =>
      reply.type === 'progress' && 'share' in reply.progress ? [reply.progress.share] : [],
    )
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect([shares[0], shares.every((share) => share < 1)]).toEqual([expect.any(Number), true])
    expect(counted.at(-1)).toMatchObject({
      id: 7,
      type: 'done',
      result: { counts: { colourings: 729, legal: { distinct: 28 } }, rules: { atStake: { positions: 51, kept: 51 } } },
    })
    expect(repliesTo({ id: 9, kind: 'tableEntry', request: { position: './..... r' } }).at(-1)).toMatchObject({
      type: 'done',
      result: { winner: 'red', plies: 3 },
    })
  })
})

describe('a job for the oracle', () => {
  const won = './...b./..r..b.r../....r...b.r.... b'

  it('tells the truth of one position after the other', () => {
    const positions = [won, './r.... b', 'r/..... b']
    const replies = repliesTo({ id: 5, kind: 'truth', request: { positions } })
    const truths = replies.flatMap((reply) =>
      reply.type === 'progress' && 'truth' in reply.progress ? [reply.progress] : [],
    )
    expect(truths.map(({ position, truth }) => [position, truth.winner])).toEqual([
      [won, 'blue'],
      ['./r.... b', 'red'],
      ['r/..... b', 'blue'],
    ])
    expect(replies.at(-1)).toEqual({ id: 5, type: 'done', result: 3 })
  })

  it('gives a move that keeps the win', () => {
    const reply = repliesTo({
      id: 6,
      kind: 'move',
      request: { position: won, contestant: memberOf('perfect'), seed: 1, number: 2, swapper: null },
    }).at(-1)
    expect(reply).toMatchObject({ id: 6, type: 'done', result: { value: -Infinity, search: null } })
    const { node } = (reply as { result: { node: number } }).result
    expect(['b5', 'd10']).toContain(parsePosition(won).board.names[node])
  })

  it('fails on what is no position', () => {
    expect(repliesTo({ id: 7, kind: 'truth', request: { positions: ['./rr... b', won] } }).at(-1)).toMatchObject({
      id: 7,
      type: 'failed',
    })
  })
})
