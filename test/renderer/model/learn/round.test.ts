/** The steps of the rules: each task can be solved and missed, and says what is true of the game. */
import { describe, expect, it } from 'vitest'
import { boardOfSize } from '../../../../src/engine/game/board.ts'
import { winningMoves } from '../../../../src/engine/game/chain.ts'
import { difference, EMPTY, nodesOf } from '../../../../src/engine/game/node-set.ts'
import { emptyNodes, emptyPosition, play, winnerOf } from '../../../../src/engine/game/position.ts'
import { oracleOf } from '../../../../src/engine/solver/oracle.ts'
import {
  createLearningStore,
  finishStep,
  nextStep,
  NOTHING_LEARNT,
  stopOffering,
} from '../../../../src/renderer/model/learn/learning.ts'
import {
  beginTask,
  goalsOf,
  goesOn,
  hasNext,
  playableIn,
  shownOf,
  taskOf,
  tryNode,
  trySwap,
  type TaskRound,
} from '../../../../src/renderer/model/learn/round.ts'
import { STEP_IDS, STEPS, type StepId } from '../../../../src/renderer/model/learn/steps.ts'

const node = (name: string) => boardOfSize(3).names.indexOf(name)
const namesOf = (round: TaskRound) => shownOf(round).goals.map((goal) => round.position.board.names[goal])
const second = (step: StepId) => beginTask(step, beginTask(step))

/** Every way through a round, to its end. */
function* solved(round: TaskRound): Generator<TaskRound> {
  if (taskOf(round).solution === 'swap') return yield trySwap(round)
  for (const goal of nodesOf(goalsOf(round))) {
    const next = tryNode(round, goal)
    if (next.state === 'solved') yield next
    else yield* solved(next)
  }
}

describe.each(STEP_IDS)('the step %s', (step) => {
  it('can be solved in every way that it shows, task by task', () => {
    let last: TaskRound[] = []
    for (
      let rounds = [beginTask(step)];
      rounds.length > 0;
      rounds = last.filter(hasNext).map((round) => beginTask(step, round))
    ) {
      last = rounds.flatMap((round) => [...solved(round)])
      expect(last.length).toBeGreaterThan(0)
      for (const round of last) expect(playableIn(round)).toBe(EMPTY)
    }
    expect(last.every(({ number }) => number === STEPS[step].length - 1)).toBe(true)
  })

  it('does not put a stone that solves nothing, and goes on', () => {
    for (const round of [beginTask(step), second(step)]) {
      const wrong = [...nodesOf(difference(emptyNodes(round.position), goalsOf(round)))]
      for (const miss of wrong) {
        const tried = tryNode(round, miss)
        expect(tried).toEqual({ ...round, state: 'wrong', tried: miss })
        expect(playableIn(tried)).toBe(emptyNodes(round.position))
      }
    }
  })
})

it('a task that goes on with the board of the one before it begins at once, after the answer', () => {
  const round = tryNode(beginTask('place'), node('b1'))
  expect([round.number, round.state, goesOn(round)]).toEqual([1, 'open', true])
  expect(emptyNodes(round.position)).not.toBe(emptyNodes(play(beginTask('place').position, node('b1'))))
  expect(goesOn(beginTask('place'))).toBe(false)
})

describe('the tasks', () => {
  it('show what they ask for', () => {
    expect(namesOf(beginTask('place'))).toEqual([])
    expect(namesOf(beginTask('chain'))).toEqual(['a1', 'b1', 'b3', 'b5', 'c2', 'c3', 'c4', 'c7', 'c9'])
    expect(namesOf(second('chain'))).toEqual(['a1', 'b3'])
    expect(namesOf(beginTask('sides'))).toEqual(['c1', 'c2', 'c3'])
    expect(namesOf(second('sides'))).toEqual(['c1', 'c3', 'c5', 'c7', 'c9'])
    expect(namesOf(beginTask('win'))).toEqual(['c5', 'c6'])
    expect(namesOf(second('win'))).toEqual(['c1'])
  })

  it('end no game before its time', () => {
    for (const step of STEP_IDS)
      for (const round of [beginTask(step), second(step)]) expect(winnerOf(round.position)).toBeNull()
    for (const step of ['place', 'chain', 'sides', 'swap'] as const)
      for (const round of solved(beginTask(step))) {
        expect(winnerOf(round.position)).toBeNull()
        for (const next of hasNext(round) ? solved(beginTask(step, round)) : [])
          expect(winnerOf(next.position)).toBeNull()
      }
  })

  it('win: the stone wins; the block is the only one there is, and Red has no win instead', () => {
    for (const round of solved(beginTask('win')))
      expect(shownOf(round)).toMatchObject({ winner: 'red', sides: [0, 1, 2] })
    const block = second('win')
    for (const miss of nodesOf(difference(emptyNodes(block.position), goalsOf(block)))) {
      const without = play(block.position, miss)
      expect(winnerOf(without)).toBeNull()
      expect(winnerOf(play(without, node('c1')))).toBe('blue')
    }
    for (const { position } of solved(block)) {
      expect(winnerOf(position)).toBeNull()
      expect(winningMoves(position.board, position.blue, emptyNodes(position), 1)).toBe(EMPTY)
    }
  })

  it('draw: however the board is filled, one player wins, and either can', () => {
    for (const start of [beginTask('draw'), second('draw')]) {
      const winners = new Set([...solved(start)].map((round) => shownOf(round).winner))
      expect(winners).toEqual(new Set(['red', 'blue']))
    }
  })

  it('swap: by perfect play every first stone wins but that in the centre, on all boards', () => {
    for (const size of [2, 3, 4] as const) {
      const oracle = oracleOf(size)
      const winners = boardOfSize(size).names.map((_, first) => oracle.truthOf(play(emptyPosition(size), first)).winner)
      expect(winners).toEqual(winners.map((_, first) => (first === 0 ? 'blue' : 'red')))
    }
    const taken = trySwap(beginTask('swap'))
    expect(taken).toMatchObject({ state: 'solved', colour: 'red' })
    expect(trySwap(beginTask('swap', taken)).state).toBe('wrong')
    expect(tryNode(beginTask('swap'), node('b1')).state).toBe('wrong')
  })
})

it('remembers which steps are finished, in their order, and proposes the next', () => {
  const store = createLearningStore(NOTHING_LEARNT)
  expect(nextStep(store.getState())).toBe('place')
  finishStep(store, 'sides')
  finishStep(store, 'place')
  finishStep(store, 'place')
  expect(store.getState().finished).toEqual(['place', 'sides'])
  expect(nextStep(store.getState())).toBe('chain')
  for (const id of STEP_IDS) finishStep(store, id)
  expect(nextStep(store.getState())).toBe('place')
  stopOffering(store)
  expect(store.getState().isOffered).toBe(false)
})
