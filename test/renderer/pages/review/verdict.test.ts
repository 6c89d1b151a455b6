/** The verdict on a move, and on a game, in words. */
import { expect, it } from 'vitest'
import { fetchTexts, PARTS } from '../../../../src/renderer/language/i18n.ts'
import { blundersOf } from '../../../../src/renderer/model/review/reviewed.ts'
import { verdictWords } from '../../../../src/renderer/pages/review/review-words.ts'
import { gameVerdict } from '../../../../src/renderer/pages/review/verdict.ts'
import { doubledJudgement, factsWith, missed } from '../../model/review/facts.ts'

// As every page but that of the game does.
await fetchTexts(...PARTS)

it('a game is told in a line once all is proven, and before that how it ended', () => {
  expect(gameVerdict(missed.judged([]))).toBe('Blue won with move 2.')
  expect(gameVerdict(missed.judged(missed.positions))).toBe(
    'With perfect play the win changed hands once, with move 1, Red a1: from then on Blue was winning. Blue won with move 2.',
  )
})

it('a game is told of once it is known of the whole line', () => {
  expect(gameVerdict(factsWith(['red', 'red', 'red', null]))).toBe('')
  expect(gameVerdict(factsWith(['red', 'red', 'red', 'red']))).toBe('With perfect play Red was winning all along.')
  expect(gameVerdict(factsWith(['red', 'blue', 'red', 'red']))).toBe(
    'With perfect play the win changed hands 2 times, last with move 2, Blue b1: from then on Red was winning.',
  )
  expect(gameVerdict(factsWith(['red', 'red', 'red', 'blue']))).toBe(
    'With perfect play the win changed hands once, with move 3, Red c1: from then on Blue was winning.',
  )
})

it('a blunder is called one without its better move, which a doubtful move names with what it lost', () => {
  expect(blundersOf(factsWith(['blue', 'blue', 'red', 'blue'])).map(verdictWords)).toEqual([
    'gave the win away',
    'gave the win away',
  ])
  const doubtful = 'lost 2 according to the search; better b3'
  expect(factsWith([], doubledJudgement).map(verdictWords)).toEqual(['', doubtful, '', doubtful])
})
