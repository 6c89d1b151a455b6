/** Solving a puzzle without the page: its line, hints, wrong moves, and what perfect play is asked. */
import { describe, expect, it } from 'vitest'
import { difference, EMPTY, has, nodesOf, size } from '../../../../src/engine/game/node-set.ts'
import { parseMove, parsePosition } from '../../../../src/engine/game/notation.ts'
import { emptyNodes, winnerOf } from '../../../../src/engine/game/position.ts'
import { puzzlesOf } from '../../../../src/engine/puzzles/puzzle-file.ts'
import { oracleOf } from '../../../../src/engine/solver/oracle.ts'
import * as round from '../../../../src/renderer/model/puzzles/round.ts'

/** Three only moves; after the last of them several win. */
const [BLOCK, QUIET] = puzzlesOf({
  puzzles: [
    ['./r.r.r/.......r../bb.b.rbbr...bbr r', 'd3 c1 c10 c2 c3', 'block', 1240],
    ['./.r..r/bb....bb.r/rb...b...rrbrrb r', 'c3', 'quiet', 1278],
  ],
})
const board = parsePosition(BLOCK.position).board
const node = (name: string) => parseMove(board, name)
const begin = () => round.beginRound(BLOCK)
const tryAll = (...names: string[]) => names.reduce((state, name) => round.tryMove(state, node(name)), begin())

/** Answers each question as perfect play does. */
function withAnswer(state: round.PuzzleRound): round.PuzzleRound {
  const question = round.questionOf(state)
  if (question === null) return state
  const { node, truth } = oracleOf(4).bestMove(question)
  return round.answered(state, node, truth.winner)
}

describe('a puzzle', () => {
  it('answers what is right by its own line, and is solved by whatever wins after that', () => {
    const first = tryAll('d3')
    expect(first.played).toEqual([node('d3'), node('c1')])
    expect(round.questionOf(first)).toBeNull()
    let state = withAnswer(tryAll('d3', 'c10', 'c3'))
    expect(round.goalOf(state)).toBeNull()
    for (let moves = 0; state.state !== 'solved'; moves++) {
      expect(moves).toBeLessThan(20)
      state = withAnswer(state)
      if (state.state === 'wrong') state = round.takeBack(state)
      const { truth } = oracleOf(4).bestMove(round.positionNow(state))
      expect(truth.winner).toBe('red')
      state = round.tryMove(state, truth.move as number)
    }
    expect(winnerOf(round.positionShown(state))).toBe('red')
    expect([state.spoilt, round.scoreOf(state)]).toEqual([null, 1])
    expect(round.playableIn(state)).toBe(EMPTY)
  })

  it('refutes a wrong move, takes it back, and counts no more', () => {
    const wrong = tryAll('a1')
    expect([wrong.state, wrong.spoilt]).toEqual(['wrong', 'missed'])
    const refuted = withAnswer(wrong)
    expect(refuted.refutation).toBe(node('d3'))
    expect(winnerOf(round.positionShown(refuted))).toBe('blue')
    // The right move is where the refutation stands.
    expect(has(round.playableIn(refuted), node('d3'))).toBe(true)
    expect(has(round.playableIn(refuted), node('a1'))).toBe(false)
    const back = round.takeBack(refuted)
    expect(round.positionShown(back)).toEqual(parsePosition(BLOCK.position))
    expect(round.scoreOf(round.tryMove(back, node('d3')))).toBe(0)
  })

  it('takes a move for wrong that loses after the line has ended', () => {
    const after = withAnswer(round.tryMove(round.beginRound(QUIET), node('c3')))
    expect(round.goalOf(after)).toBeNull()
    const tries = [...nodesOf(emptyNodes(round.positionNow(after)))].map((each) =>
      withAnswer(round.tryMove(after, each)),
    )
    const states = new Set(tries.map(({ state }) => state))
    expect(states.has('wrong')).toBe(true)
    expect(states.has('yours') || states.has('solved')).toBe(true)
    for (const state of tries) if (state.state === 'wrong') expect(state.refutation).not.toBeNull()
  })

  it('gives three hints for each move, of which each halves the score; with the third it is not rated', () => {
    const hints = [1, 2, 3, 4].map((count) =>
      Array.from({ length: count }).reduce<round.PuzzleRound>((state) => round.takeHint(state), begin()),
    )
    expect(hints.map(({ stage }) => stage)).toEqual([1, 2, 3, 3])
    expect(hints.map(round.scoreOf)).toEqual([0.5, 0.25, null, null])
    const next = round.tryMove(hints[0], node('d3'))
    expect([next.stage, next.hints]).toEqual([0, 1])
  })

  it('hints at a place where the move is one of several', () => {
    const area = round.areaOf(parsePosition(BLOCK.position), node('d3'))
    expect(has(area, node('d3'))).toBe(true)
    expect(size(area)).toBeGreaterThan(2)
    expect(difference(area, emptyNodes(parsePosition(BLOCK.position)))).toBe(EMPTY)
  })

  it('shows the solution from the start, for nothing', () => {
    const shown = round.showSolution(tryAll('d3'))
    expect([shown.state, round.scoreOf(shown), round.playableIn(shown)]).toEqual(['shown', null, EMPTY])
    expect(round.positionShown(shown)).toEqual(shown.start)
  })
})
