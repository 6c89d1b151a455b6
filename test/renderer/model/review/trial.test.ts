/** The mistakes of a real game: found, gone through, and done better. */
import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { addMove, newGame } from '../../../../src/engine/game/game.ts'
import { NO_INFO, START } from '../../../../src/engine/game/game-tree.ts'
import { fromGame } from '../../../../src/engine/game/tree-builder.ts'
import { formatPosition, parsePosition } from '../../../../src/engine/game/notation.ts'
import { emptyPosition, legalMoves, play } from '../../../../src/engine/game/position.ts'
import { oracleOf } from '../../../../src/engine/solver/oracle.ts'
import { Library } from '../../../../src/renderer/model/library/library.ts'
import { NEW_MATCH } from '../../../../src/renderer/model/match/match-state.ts'
import { MatchStore } from '../../../../src/renderer/model/match/match-store.ts'
import { COMPUTER, HUMAN } from '../../../../src/renderer/model/match/players.ts'
import { goTo } from '../../../../src/renderer/model/review/edit.ts'
import { treeOfMatch } from '../../../../src/renderer/model/review/game-tree.ts'
import { canReviewMistakes } from '../../../../src/renderer/model/match/match-state.ts'
import { createReviewStore, openReview } from '../../../../src/renderer/model/review/review-store.ts'
import { alternativesOf, factsOf } from '../../../../src/renderer/model/review/facts.ts'
import { canBeTried, lineOf } from '../../../../src/renderer/model/review/reviewed.ts'
import {
  goToMistake,
  mistakesToTry,
  nextMistake,
  correctionOf,
  showBetter,
  trialAt,
  tryMove,
} from '../../../../src/renderer/model/review/trial.ts'
import { tab } from '../../platform/storage/tab.ts'
import { fetchTexts } from '../../../../src/renderer/language/i18n.ts'

await fetchTexts('rest')

const gameOf = (...names: string[]) =>
  names.reduce((game, name) => addMove(game, game.start.board.names.indexOf(name)), newGame(emptyPosition(4), false))

describe('near misses and mistakes in a game', () => {
  // With perfect play the win changes hands with moves 3, 6 and 11; moves 4, 7 and 9 alone kept it.
  const game = gameOf('d1', 'd4', 'd5', 'c3', 'd13', 'd15', 'c1', 'c10', 'b1', 'b5', 'b2', 'c4', 'b3', 'c5', 'c6', 'd7')
  const tree = fromGame(game, NO_INFO)
  const line = lineOf(tree, START)
  const truthOf = (text: string) => oracleOf(4).truthOf(parsePosition(text))
  const solved = new Map(
    line.steps.map(({ position }) => formatPosition(position)).map((text) => [text, truthOf(text)]),
  )
  const factsNow = () =>
    factsOf(
      line,
      () => undefined,
      (text) => solved.get(text),
    )
  const verdicts = () =>
    factsNow()
      .map(({ verdict }) => verdict)
      .flatMap((verdict, ply) => (verdict === null ? [] : [`${ply} ${verdict}`]))

  it('are told as far as the moves beside the line are known, and these are the ones asked for', () => {
    expect(verdicts()).toEqual(['3 blunder', '6 blunder', '11 blunder'])
    const others = alternativesOf(line, (text) => solved.get(text))
    // Not those where one side could win at once, nor those of a player who was losing.
    expect(others.length).toBeLessThan(
      line.steps.reduce((sum, { position }) => sum + legalMoves(position).length, 0) / 2,
    )
    for (const text of others) solved.set(text, truthOf(text))
    expect(verdicts()).toEqual(['3 blunder', '4 nearMiss', '6 blunder', '7 nearMiss', '9 nearMiss', '11 blunder'])
  })

  it('are gone through one after the other, in a game against the computer only one’s own', () => {
    const facts = factsNow()
    const plies = (human: 'first' | 'second' | 'both') => {
      const seats = { first: human === 'second' ? COMPUTER : HUMAN, second: human === 'first' ? COMPUTER : HUMAN }
      return mistakesToTry(facts, treeOfMatch({ ...NEW_MATCH, game: { ...game }, seats })).map(
        ({ moment }) => moment.ply,
      )
    }
    expect([plies('first'), plies('second'), plies('both')]).toEqual([[3, 11], [6], [3, 6, 11]])
    const mistakes = mistakesToTry(facts, tree)
    expect([3, 6, 11, 0].map((ply) => nextMistake(mistakes, ply)?.moment.ply)).toEqual([6, 11, 3, 3])
    expect([3, 6, 11, 9].map((ply) => nextMistake(mistakes, ply, -1)?.moment.ply)).toEqual([11, 3, 6, 6])
    expect(nextMistake(mistakes.slice(0, 1), 3)).toBeNull()
    expect(nextMistake([], 3)).toBeNull()
  })

  it('can be reviewed once a human’s game is over', () => {
    const over = { ...NEW_MATCH, game }
    expect(canReviewMistakes(over)).toBe(true)
    expect(canReviewMistakes({ ...over, seats: { first: COMPUTER, second: COMPUTER } })).toBe(false)
    expect(canReviewMistakes({ ...over, game: gameOf('d1') })).toBe(false)
  })

  it('are done better: what is tried keeps the win or loses to an answer, and going elsewhere ends it', () => {
    const library = new Library(tab().documents, () => [])
    const app = { library, review: createReviewStore(), match: new MatchStore({ ...NEW_MATCH, game }) }
    openReview(app.review, null)
    const mistake = factsNow()[11]
    expect(canBeTried(mistake)).toBe(true)
    goToMistake(app, mistake)
    const id = mistake.moment.id
    expect(trialAt(app.review.getState(), id)).toEqual({ at: id, tried: null, isShown: false })
    tryMove(app.review, 3)
    expect(trialAt(app.review.getState(), id)?.tried).toBe(3)
    showBetter(app.review)
    expect(trialAt(app.review.getState(), id)).toEqual({ at: id, tried: null, isShown: true })
    goTo(app, 2)
    expect(trialAt(app.review.getState(), id)).toBeNull()
    // A near miss is shown like any move: there is nothing to try.
    goToMistake(app, factsNow()[9])
    expect(app.review.getState().trial).toBeNull()
    const before = line.steps[10].position
    const seen = new Set<string>()
    for (const node of legalMoves(before)) {
      const outcome = correctionOf(before, { at: 0, tried: node, isShown: false }, truthOf)
      seen.add(outcome.kind)
      const after = play(before, node)
      expect(outcome.kind).toBe(truthOf(formatPosition(after)).winner === 'red' ? 'right' : 'wrong')
      if (outcome.kind === 'wrong') expect(truthOf(formatPosition(play(after, outcome.reply))).winner).toBe('blue')
    }
    expect([...seen].sort()).toEqual(['right', 'wrong'])
    const [node] = legalMoves(before)
    expect(correctionOf(before, { at: 0, tried: node, isShown: false }, () => undefined)).toEqual({
      kind: 'looking',
      node,
    })
    expect(correctionOf(before, { at: 0, tried: null, isShown: false }, truthOf)).toEqual({ kind: 'asked' })
    // Where it is not looked for, the better move is named.
    expect(correctionOf(before, null, truthOf)).toEqual({ kind: 'named' })
  })
})
