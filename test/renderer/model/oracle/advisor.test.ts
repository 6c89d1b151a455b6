/** Advice during a game, with the real engine run at once. */
import { describe, expect, it } from 'vitest'
import { newGame } from '../../../../src/engine/game/game.ts'
import { runJob, type JobMessage, type JobReply } from '../../../../src/engine/jobs.ts'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { EngineClient } from '../../../../src/workers/client.ts'
import { createMatchStore, NEW_MATCH, playHuman } from '../../../../src/renderer/model/match/match-store.ts'
import { HUMAN } from '../../../../src/renderer/model/match/players.ts'
import { Advisor } from '../../../../src/renderer/model/oracle/advisor.ts'
import { Truths, withSuccessors } from '../../../../src/renderer/model/oracle/truths.ts'
import { createSettingsStore, DEFAULT_SETTINGS } from '../../../../src/renderer/model/settings.ts'

/** Blue to move wins by b5 and d10 alone. */
const TENSE = parsePosition('./...b./..r..b.r../....r...b.r.... b')
const A1 = 0
const D10 = 25

function setup(tutor: boolean) {
  const match = createMatchStore({ ...NEW_MATCH, seats: { first: HUMAN, second: HUMAN }, game: newGame(TENSE, false) })
  const posted: { message: JobMessage; reply: (reply: JobReply) => void; isEnded: boolean }[] = []
  const engine = new EngineClient((reply) => ({
    post: (message) => posted.push({ message, reply, isEnded: false }),
    end: () => posted.forEach((job) => (job.isEnded = true)),
  }))
  const truths = new Truths(engine)
  const advisor = new Advisor(match, createSettingsStore({ ...DEFAULT_SETTINGS, tutor }), truths)
  const answer = () => {
    const { message, reply } = posted[posted.length - 1]
    runJob(message, reply)
  }
  return { match, truths, advisor, posted, answer, moves: () => match.getState().game.moves, held: () => advisor.store.getState().held }
}

describe('the tutor', () => {
  it('off, stands in nobody’s way', () => {
    const { advisor, moves } = setup(false)
    advisor.play(A1)
    expect(moves()).toEqual([A1])
  })

  it('holds a move until its worth is known, then asks about one that gives the win away', () => {
    const { advisor, truths, answer, moves, held } = setup(true)
    advisor.play(A1)
    expect([moves(), held()]).toEqual([[], expect.objectContaining({ node: A1, isBad: false })])
    truths.want(withSuccessors(TENSE))
    answer()
    expect([moves(), held()]).toEqual([[], expect.objectContaining({ node: A1, isBad: true })])
    advisor.takeBack()
    expect(held()).toBeNull()
    advisor.play(A1)
    advisor.insist()
    expect([moves(), held()]).toEqual([[A1], null])
  })

  it('plays what keeps the win, and anything where there is none to lose', () => {
    const { advisor, truths, match, answer, moves } = setup(true)
    truths.want(withSuccessors(TENSE))
    answer()
    advisor.play(D10)
    expect(moves()).toEqual([D10])
    const { board } = TENSE
    truths.want(withSuccessors({ ...TENSE, board, blue: TENSE.blue | (1 << D10), toMove: 'red' }))
    answer()
    advisor.play(A1)
    expect(moves()).toEqual([D10, A1])
    expect(match.getState().game.moves).toHaveLength(2)
  })

  it('lets the move through when the oracle fails, and forgets it when the game has gone on', () => {
    const { advisor, truths, match, posted, moves, held } = setup(true)
    advisor.play(A1)
    playHuman(match, D10)
    expect([moves(), held()]).toEqual([[D10], null])
    advisor.play(A1)
    truths.want(['./...b./..r..b.r../....r...bbr.... r'])
    const { message, reply } = posted[posted.length - 1]
    reply({ id: message.id, type: 'failed', message: 'out of memory' })
    expect(moves()).toEqual([D10, A1])
  })
})

describe('what is known of positions', () => {
  it('is not asked for again, and what is under way goes on when less is wanted', () => {
    const { truths, posted, answer } = setup(false)
    const all = withSuccessors(TENSE)
    truths.want(all)
    truths.want(all.slice(0, 3))
    expect(posted).toHaveLength(1)
    answer()
    expect(truths.store.getState()).toMatchObject({ isRunning: false, error: null })
    expect([...truths.store.getState().known.keys()].toSorted()).toEqual(all.toSorted())
    truths.want(all)
    expect(posted).toHaveLength(1)
  })

  it('stays as it is when nothing is wanted any more', () => {
    const { truths, posted } = setup(false)
    truths.want(withSuccessors(TENSE))
    truths.want([])
    expect(posted[0].isEnded).toBe(true)
    expect(truths.store.getState()).toMatchObject({ isRunning: false, known: new Map() })
  })
})
