/** Advice during a game, with the real engine run at once. */
import { describe, expect, it } from 'vitest'
import { withNode } from '../../../../src/engine/game/node-set.ts'
import { newGame } from '../../../../src/engine/game/game.ts'
import { runJob, type JobMessage, type JobReply } from '../../../../src/engine/jobs.ts'
import { formatPosition, parsePosition } from '../../../../src/engine/game/notation.ts'
import { legalMoves, play, winnerOf, type Position } from '../../../../src/engine/game/position.ts'
import { oracleOf } from '../../../../src/engine/solver/oracle.ts'
import { hintOf } from '../../../../src/renderer/model/oracle/hint.ts'
import { perfectLine } from '../../../../src/renderer/model/oracle/perfect-line.ts'
import { EngineClient } from '../../../../src/workers/client.ts'
import { ChanceSearch } from '../../../../src/renderer/model/chances/chance-search.ts'
import { NEW_MATCH } from '../../../../src/renderer/model/match/match-state.ts'
import { MatchStore } from '../../../../src/renderer/model/match/match-store.ts'
import { HUMAN } from '../../../../src/renderer/model/match/players.ts'
import { Advisor } from '../../../../src/renderer/model/oracle/advisor.ts'
import { Truths, withSuccessors } from '../../../../src/renderer/model/oracle/truths.ts'
import { createSettingsStore, DEFAULT_SETTINGS } from '../../../../src/renderer/model/settings.ts'

/** Blue to move wins by b5 and d10 alone. */
const TENSE = parsePosition('./...b./..r..b.r../....r...b.r.... b')
const A1 = 0
const D10 = 25

function setup(tutor: boolean) {
  const match = new MatchStore({ ...NEW_MATCH, seats: { first: HUMAN, second: HUMAN }, game: newGame(TENSE, false) })
  const posted: { message: JobMessage; reply: (reply: JobReply) => void; isEnded: boolean }[] = []
  const engine = new EngineClient((reply) => ({
    post: (message) => posted.push({ message, reply, isEnded: false }),
    end: () => posted.forEach((job) => (job.isEnded = true)),
  }))
  const truths = new Truths(engine)
  const advisor = new Advisor(
    match,
    createSettingsStore({ ...DEFAULT_SETTINGS, tutor }),
    truths,
    new ChanceSearch(engine),
  )
  match.join({ advisor })
  /** Answers the job that was asked for last, and all that follow it. */
  const answer = () => {
    for (let next = posted.length - 1; next < posted.length; next++) runJob(posted[next].message, posted[next].reply)
  }
  return {
    match,
    truths,
    advisor,
    posted,
    answer,
    moves: () => match.getState().game.moves,
    held: () => advisor.store.getState().held,
  }
}

describe('the tutor', () => {
  it('off, stands in nobody’s way', () => {
    const { match, moves } = setup(false)
    match.play(A1)
    expect(moves()).toEqual([A1])
  })

  it('holds a move until its worth is known, then asks about one that gives the win away', () => {
    const { match, advisor, truths, answer, moves, held } = setup(true)
    match.play(A1)
    expect([moves(), held()]).toEqual([[], expect.objectContaining({ node: A1, isBad: false })])
    truths.want(withSuccessors(TENSE))
    answer()
    expect([moves(), held()]).toEqual([[], expect.objectContaining({ node: A1, isBad: true })])
    advisor.takeBack()
    expect(held()).toBeNull()
    match.play(A1)
    advisor.insist()
    expect([moves(), held()]).toEqual([[A1], null])
  })

  it('plays what keeps the win, and anything where there is none to lose', () => {
    const { truths, match, answer, moves } = setup(true)
    truths.want(withSuccessors(TENSE))
    answer()
    match.play(D10)
    expect(moves()).toEqual([D10])
    const { board } = TENSE
    truths.want(withSuccessors({ ...TENSE, board, blue: withNode(TENSE.blue, D10), toMove: 'red' }))
    answer()
    match.play(A1)
    expect(moves()).toEqual([D10, A1])
    expect(match.getState().game.moves).toHaveLength(2)
  })

  it('lets the move through when the oracle fails, and forgets it when the game has gone on', () => {
    const { truths, match, posted, moves, held } = setup(true)
    match.play(A1)
    match.playAnyway(D10)
    expect([moves(), held()]).toEqual([[D10], null])
    match.play(A1)
    truths.want(['./...b./..r..b.r../....r...bbr.... r'])
    const { message, reply } = posted[posted.length - 1]
    reply({ id: message.id, type: 'failed', message: 'out of memory' })
    expect(moves()).toEqual([D10, A1])
  })
})

describe('a refutation', () => {
  it('is put on the board stone by stone, and cleared away; the move is held until it is answered', () => {
    const { match, advisor, truths, answer, moves, held } = setup(true)
    match.play(A1)
    truths.want(withSuccessors(TENSE))
    answer()
    expect(held()?.refuted).toBeNull()
    advisor.showMore()
    expect(held()?.refuted).toBeNull()
    advisor.showWhy(true)
    advisor.showMore()
    advisor.showMore()
    expect([held()?.refuted, moves()]).toEqual([2, []])
    advisor.showWhy(false)
    expect(held()).toMatchObject({ node: A1, isBad: true, refuted: null })
  })
})

describe('a hint', () => {
  const solve = (text: string) => oracleOf(4).truthOf(parsePosition(text))
  const knownOf = (position: Position) => new Map(withSuccessors(position).map((text) => [text, solve(text)]))

  it('comes in stages, one each time it is asked for, until the game goes on', () => {
    const { advisor, match } = setup(false)
    const stage = () => advisor.store.getState().hinted?.stage
    const stages = Array.from({ length: 4 }, () => (advisor.hint(), stage()))
    expect(stages).toEqual([1, 2, 3, 3])
    match.play(D10)
    expect(stage()).toBeUndefined()
    advisor.hint()
    expect(stage()).toBe(1)
  })

  it('narrows from an area to two candidates, one of which wins, to the move', () => {
    const known = knownOf(TENSE)
    const [area, candidates, move] = ([1, 2, 3] as const).map((stage) => hintOf(TENSE, stage, known))
    expect([area?.kind, candidates?.kind, move?.kind]).toEqual(['area', 'candidates', 'move'])
    const [node] = move?.nodes ?? []
    expect([5, D10]).toContain(node)
    expect(area?.nodes).toContain(node)
    expect(area?.nodes.length).toBeGreaterThan(4)
    expect(candidates?.nodes).toContain(node)
    const wins = candidates?.nodes.map((each) => solve(formatPosition(play(TENSE, each))).winner)
    expect(wins?.toSorted()).toEqual(['blue', 'red'])
  })

  it('says nothing before it is known', () => {
    expect(hintOf(TENSE, 1, new Map())).toBeNull()
    expect(hintOf(TENSE, 2, new Map([...knownOf(TENSE)].slice(0, 5)))).toBeNull()
  })

  it('names the longest defence of a lost position, where the lengths are known', () => {
    const lost = play(TENSE, D10)
    const known = new Map([...knownOf(lost)].map(([text, truth]) => [text, { ...truth, plies: truth.plies ?? 2 }]))
    const hint = hintOf(lost, 1, known)
    expect(hint).toMatchObject({ kind: 'lost', isLongest: true })
    const length = (node: number) => known.get(formatPosition(play(lost, node)))?.plies ?? 0
    expect(length(hint?.nodes[0] as number)).toBe(Math.max(...legalMoves(lost).map(length)))
  })

  it('calls no defence the longest where its length is not known', () => {
    const lost = play(TENSE, D10)
    const known = knownOf(lost)
    const hint = hintOf(lost, 1, known)
    expect(hint).toMatchObject({ kind: 'lost', isLongest: false })
    expect(known.get(formatPosition(play(lost, hint?.nodes[0] as number)))?.plies).toBeNull()
  })

  it('leads to a line of perfect play up to its end, as far as it is known', () => {
    const after = play(TENSE, A1)
    const known = new Map()
    let line = perfectLine(after, known)
    expect(line).toEqual({ moves: [], wanted: withSuccessors(after) })
    for (let i = 0; line.wanted.length > 0; i++) {
      expect(line.moves).toHaveLength(i)
      for (const text of line.wanted) known.set(text, solve(text))
      line = perfectLine(after, known)
    }
    expect(winnerOf(line.moves.reduce(play, after))).toBe('red')
  })
})

describe('what is known of positions', () => {
  it('is not asked for again, and what is under way goes on when less is wanted', () => {
    const { truths, posted, answer } = setup(false)
    const all = withSuccessors(TENSE)
    truths.want(all)
    truths.want(all.slice(0, 3))
    expect([posted.length, posted[0].isEnded]).toEqual([1, false])
    answer()
    expect(truths.store.getState()).toMatchObject({ isRunning: false, error: null })
    expect([...truths.store.getState().known.keys()]).toEqual(all.slice(0, 3))
    truths.want(all)
    answer()
    expect([...truths.store.getState().known.keys()]).toEqual(all)
    truths.want(all)
    expect(posted).toHaveLength(all.length)
  })

  it('stays as it is when nothing is wanted any more', () => {
    const { truths, posted } = setup(false)
    truths.want(withSuccessors(TENSE))
    truths.want([])
    expect(posted[0].isEnded).toBe(true)
    expect(truths.store.getState()).toMatchObject({ isRunning: false, known: new Map() })
  })
})
