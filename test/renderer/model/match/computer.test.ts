/**
 * The computer's turn: when it searches, what it drops, what it plays. The engine here is the real one, run at once.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { castOf } from '../../../../src/engine/arena/cast.ts'
import { BOARD_LEVELS } from '../../../../src/engine/arena/levels.ts'
import { newGame, positionOf, resultOf } from '../../../../src/engine/game/game.ts'
import { runJob, type JobMessage, type JobReply } from '../../../../src/engine/jobs.ts'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { emptyPosition, legalMoves } from '../../../../src/engine/game/position.ts'
import { EngineClient } from '../../../../src/workers/client.ts'
import { Computer, createThinkingStore } from '../../../../src/renderer/model/match/computer.ts'
import { NEW_MATCH, type MatchState } from '../../../../src/renderer/model/match/match-state.ts'
import { MatchStore } from '../../../../src/renderer/model/match/match-store.ts'
import { createSettingsStore, DEFAULT_SETTINGS, type Settings } from '../../../../src/renderer/model/settings.ts'
import { COMPUTER, HUMAN } from '../../../../src/renderer/model/match/players.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const QUICK = { ...COMPUTER, depth: 2 }

function setup(changes: Partial<MatchState> = {}, pace: Settings['pace'] = 0) {
  const settings = createSettingsStore({ ...DEFAULT_SETTINGS, pace })
  const match = new MatchStore({ ...NEW_MATCH, seats: { ...NEW_MATCH.seats, second: QUICK }, ...changes })
  const thinking = createThinkingStore()
  const posted: { message: JobMessage; reply: (reply: JobReply) => void; ended: boolean }[] = []
  const client = new EngineClient((reply) => ({
    post: (message) => posted.push({ message, reply, ended: false }),
    end: () => posted.forEach((job) => (job.ended = true)),
  }))
  const computer = new Computer(match, thinking, client, settings)
  match.join({ computer })
  /** Lets the engine answer its last job, and the move land. */
  const answer = () => {
    const { message, reply } = posted[posted.length - 1]
    runJob(message, reply)
    vi.runAllTimers()
  }
  return { match, settings, thinking, computer, posted, answer, moves: () => match.getState().game.moves }
}

describe('the computer', () => {
  it('answers the human’s move with the move of its search, and keeps the counters', () => {
    const { match, posted, answer, moves } = setup()
    expect(posted).toHaveLength(0)
    match.play(0)
    expect(posted[0].message).toMatchObject({
      kind: 'move',
      request: { contestant: { mind: { options: { algorithm: 'negascout', depth: 2 } } }, number: 1 },
    })
    answer()
    expect(moves()).toHaveLength(2)
    const [record] = match.getState().records
    expect(record).toMatchObject({ index: 1, player: 'blue', depth: 2 })
    expect(record.visited).toBeGreaterThan(30)
    expect(posted).toHaveLength(1)
  })

  /** A game on 106 nodes against level 10, whose search has told how far it is. */
  function untilProgress(swapRule: boolean, swaps: boolean) {
    const second = { ...COMPUTER, contestant: BOARD_LEVELS[9] }
    const game = setup({ game: newGame(emptyPosition(7), swapRule), seats: { ...NEW_MATCH.seats, second } })
    game.match.play(0)
    const { message, reply } = game.posted[0]
    const estimate = { value: 0.6, lower: 0.5, upper: 0.7 }
    const progress = { playouts: 1234, nodes: 1, plies: 1, estimate, isProven: false, line: [7, 8], ms: 100, swaps }
    reply({ id: message.id, type: 'progress', progress })
    return { ...game, progress }
  }

  it('shows how many playouts a level has made, and plays their best move at once', () => {
    const { match, thinking, computer, moves, progress } = untilProgress(false, false)
    expect(thinking.getState()).toMatchObject({ progress })
    computer.moveNow()
    expect(moves()).toEqual([0, 7])
    expect(match.getState().uncounted).toBe('hurried')
    expect(thinking.getState().progress).toBeNull()
  })

  it('swaps at once where the search says so', () => {
    const { computer, moves, posted } = untilProgress(true, true)
    expect(posted[0].message).toMatchObject({ request: { swapper: 'mover' } })
    computer.moveNow()
    expect(moves()).toEqual([0, 'swap'])
  })

  it('keeps apart what the shortest win cost', () => {
    const start = parsePosition('b/b.r../brr.b.bb../r.rr.r....bb.r. r')
    const { match, thinking, answer } = setup({
      game: newGame(start, false),
      seats: { first: { ...QUICK, algorithm: 'alpha-beta', depth: 3 }, second: HUMAN },
    })
    answer()
    expect(match.getState().records[0]).toMatchObject({ depth: 3, visited: 314, shortestWin: 59 })
    expect(thinking.getState().last?.found).toMatchObject({ counters: { visited: 314 }, shortestWin: { visited: 59 } })
  })

  it('drops its search when the human undoes, and a late answer changes nothing', () => {
    const { match, thinking, posted, answer, moves } = setup()
    match.play(0)
    match.undo()
    expect(posted[0].ended).toBe(true)
    answer()
    expect(moves()).toEqual([])
    expect(thinking.getState().task).toBeNull()
  })

  it('drops a move that has been found but not yet shown', () => {
    const { match, posted, moves } = setup()
    match.play(0)
    runJob(posted[0].message, posted[0].reply)
    match.undo()
    vi.runAllTimers()
    expect(moves()).toEqual([])
  })

  it('waits when stopped, searches again when told to go on, and anew when the player is changed', () => {
    const { match, computer, posted, answer, moves } = setup()
    match.play(0)
    computer.stop()
    expect(match.getState().paused).toBe(true)
    match.setPaused(false)
    expect(posted).toHaveLength(2)
    match.setPlayer('second', { ...QUICK, algorithm: 'alpha-beta' })
    expect(posted).toHaveLength(3)
    answer()
    expect(moves()).toHaveLength(2)
    expect(match.getState().records[0].algorithm).toBe('alpha-beta')
  })

  it('plays the best line so far when told to move now', () => {
    const { match, thinking, computer, posted, moves } = setup()
    match.play(0)
    computer.moveNow()
    expect(moves()).toHaveLength(1)
    const counters = { visited: 5, leaves: 4, expanded: 1, evaluations: 4, cutoffs: 0, researches: 0, researched: 0 }
    posted[0].reply({
      id: posted[0].message.id,
      type: 'progress',
      progress: { depth: 1, value: null, line: [9], counters, shortestWin: null, ms: 3 },
    })
    expect(thinking.getState().progress?.line).toEqual([9])
    computer.moveNow()
    expect(moves()).toEqual([0, 9])
    expect(match.getState().records[0]).toMatchObject({ move: 'c4', visited: 5, value: null })
    expect(posted[0].ended).toBe(true)
  })

  it('swaps when told to move now where a finished search would, and shows that search as the last', () => {
    const { match, thinking, computer, posted, moves } = setup({ game: newGame(emptyPosition(4), true) })
    match.play(0)
    const counters = { visited: 5, leaves: 4, expanded: 1, evaluations: 4, cutoffs: 0, researches: 0, researched: 0 }
    posted[0].reply({
      id: posted[0].message.id,
      type: 'progress',
      progress: { depth: 1, value: 2, line: [9], counters, shortestWin: null, ms: 3 },
    })
    computer.moveNow()
    expect(moves()).toEqual([0, 'swap'])
    expect(thinking.getState().last?.found.counters.visited).toBe(5)
    match.start(emptyPosition(4), false)
    expect(thinking.getState().last).toBeNull()
  })

  it('shows no search that has been taken back, but the one before it; and again what is redone', () => {
    const { match, thinking, computer, posted, answer } = setup()
    const shown = () => thinking.getState().last?.task.index
    match.play(0)
    answer()
    match.play(legalMoves(positionOf(match.getState().game))[0])
    answer()
    expect(shown()).toBe(3)
    match.undo()
    expect(shown()).toBe(1)
    match.undo()
    expect(shown()).toBeUndefined()
    match.redo()
    match.redo()
    expect(shown()).toBe(3)
    match.undo()
    // Another move: the search of the one taken back is of another game now.
    match.play(legalMoves(positionOf(match.getState().game))[1])
    expect(shown()).toBe(1)
    const counters = { visited: 5, leaves: 4, expanded: 1, evaluations: 4, cutoffs: 0, researches: 0, researched: 0 }
    const { message, reply } = posted[posted.length - 1]
    reply({
      id: message.id,
      type: 'progress',
      progress: { depth: 1, value: null, line: [9], counters, shortestWin: null, ms: 3 },
    })
    computer.stop()
    expect(thinking.getState().last).toMatchObject({
      task: { index: 3 },
      move: null,
      found: { counters: { visited: 5 } },
    })
    match.undo()
    expect(shown()).toBe(1)
  })

  it('says why the engine failed, and waits', () => {
    const { match, thinking, posted } = setup()
    match.play(0)
    posted[0].reply({ id: posted[0].message.id, type: 'failed', message: 'the engine stopped: no memory' })
    expect(thinking.getState().error).toBe('the engine stopped: no memory')
    expect(match.getState().paused).toBe(true)
  })

  it('swaps where its search does not see Blue ahead', () => {
    const { match, answer, moves } = setup({ game: newGame(emptyPosition(4), true) })
    match.play(16)
    answer()
    expect(moves()).toEqual([16, 'swap'])
  })

  it('plays itself to the end', () => {
    const { match, answer } = setup({ paused: true, seats: { first: QUICK, second: QUICK } })
    match.start(parsePosition('./...../.......... r'), false)
    for (let i = 0; i < 16 && resultOf(match.getState().game) === null; i++) answer()
    expect(resultOf(match.getState().game)?.by).toBe('connection')
  })

  it('pauses after each move against another computer, before it searches for the next', () => {
    const { match, posted, settings, thinking, moves } = setup({ seats: { first: QUICK, second: QUICK } }, 3)
    // The game has just begun: there is no move to look at.
    expect(posted).toHaveLength(1)
    runJob(posted[0].message, posted[0].reply)
    vi.advanceTimersByTime(0)
    expect(moves()).toHaveLength(1)
    vi.advanceTimersByTime(2999)
    expect(posted).toHaveLength(1)
    expect(thinking.getState().task).toBeNull()
    vi.advanceTimersByTime(1)
    expect(posted).toHaveLength(2)
    runJob(posted[1].message, posted[1].reply)
    vi.advanceTimersByTime(0)
    // A pause that has begun ends with the choice of none; a search goes on.
    expect(posted).toHaveLength(2)
    settings.setState({ pace: 0 })
    expect(posted).toHaveLength(3)
    settings.setState({ pace: 3 })
    expect(posted).toMatchObject([{}, {}, { ended: false }])
    expect(match.getState().paused).toBe(false)
  })

  it('waits from a pause on where each move is to be asked for from now on', () => {
    const { match, settings, posted } = setup({ seats: { first: QUICK, second: QUICK } }, 3)
    runJob(posted[0].message, posted[0].reply)
    vi.advanceTimersByTime(0)
    settings.setState({ pace: 'step' })
    vi.advanceTimersByTime(10_000)
    expect(posted).toHaveLength(1)
    expect(match.getState().paused).toBe(true)
  })

  it('drops the move that it pauses before when it is stopped, and does not pause again when told to go on', () => {
    const { match, computer, posted, answer, moves } = setup({ seats: { first: QUICK, second: QUICK } }, 3)
    runJob(posted[0].message, posted[0].reply)
    vi.advanceTimersByTime(0)
    computer.stop()
    vi.advanceTimersByTime(10_000)
    expect(posted).toHaveLength(1)
    match.setPaused(false)
    expect(posted).toHaveLength(2)
    answer()
    expect(moves()).toHaveLength(2)
  })

  it('does not pause before it answers a human, however two computers are to play', () => {
    const { match, posted } = setup({}, 3)
    match.play(0)
    expect(posted).toHaveLength(1)
  })

  it('makes one move at a time where each has to be asked for, and none is left to ask for at the end', () => {
    const { match, posted, answer, moves } = setup({ seats: { first: QUICK, second: QUICK } }, 'step')
    match.start(emptyPosition(2), false)
    for (let made = 1; resultOf(match.getState().game) === null; made++) {
      const asked = posted.length
      answer()
      expect(moves()).toHaveLength(made)
      expect(posted).toHaveLength(asked)
      expect(match.getState().paused).toBe(resultOf(match.getState().game) === null)
      match.setPaused(false)
    }
    expect(match.getState().paused).toBe(false)
  })

  it('answers a human without being asked, where two computers would wait', () => {
    const { match, answer } = setup({}, 'step')
    match.play(0)
    answer()
    expect(match.getState()).toMatchObject({ paused: false, game: { moves: { length: 2 } } })
  })

  it('plays as one of the cast: with its counters, and no f where it judges by other numbers', () => {
    const { match, answer, moves, thinking } = setup({
      seats: { ...NEW_MATCH.seats, second: { ...COMPUTER, contestant: castOf('attacker') ?? null } },
    })
    match.play(0)
    answer()
    expect(moves()).toHaveLength(2)
    expect(match.getState().records).toMatchObject([{ algorithm: 'negascout', depth: 2, value: null }])
    expect(thinking.getState().last?.found.value).not.toBeNull()
  })

  it('makes the same random moves after a reload, and others in another game', () => {
    const played = (seed: number) => {
      const random = { ...COMPUTER, contestant: castOf('random') ?? null }
      const { match, answer, moves } = setup({ seed, seats: { first: random, second: random } })
      for (let i = 0; i < 5; i++) answer()
      expect(match.getState().records).toEqual([])
      return moves()
    }
    expect(played(7)).toEqual(played(7))
    expect(played(8)).not.toEqual(played(7))
  })

  it('plays perfectly when told to: it wins, keeps no record of a search, and swaps for a winning stone', () => {
    const perfect = { ...COMPUTER, contestant: castOf('perfect') ?? null }
    const { match, posted, answer, moves, thinking } = setup({
      seats: { ...NEW_MATCH.seats, second: perfect },
      game: newGame(emptyPosition(2), true),
    })
    match.play(0)
    expect(posted[0].message).toMatchObject({
      kind: 'move',
      request: { position: './..... b'.replace('.', 'r'), contestant: { name: 'perfect' } },
    })
    answer()
    // The centre loses on this board, so it is left to the human.
    expect(moves()[1]).not.toBe('swap')
    expect(match.getState().records).toEqual([])
    expect(thinking.getState()).toMatchObject({ task: null, last: null, error: null })
    while (resultOf(match.getState().game) === null) {
      match.play(legalMoves(positionOf(match.getState().game))[0])
      if (resultOf(match.getState().game) === null) answer()
    }
    expect(resultOf(match.getState().game)?.winner).toBe('blue')
    match.start(emptyPosition(2), true)
    match.play(3)
    answer()
    expect(moves()).toEqual([3, 'swap'])
  })
})
