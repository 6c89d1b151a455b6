/** A mistake in words. */
import { describe, expect, it } from 'vitest'
import { factsWith, B3 } from '../../model/review/facts.ts'
import { fetchTexts, PARTS } from '../../../../src/renderer/language/i18n.ts'
import { mistakeWords } from '../../../../src/renderer/pages/review/mistake-words.ts'

await fetchTexts(...PARTS)

describe('a mistake', () => {
  const [, mistake] = factsWith(['red', 'blue', 'blue', 'blue'])
  const nodes = (...names: string[]) => names.map((name) => mistake.moment.position.board.names.indexOf(name))

  it('names what would have kept the win', () => {
    expect(mistakeWords(mistake, nodes('b3'))).toBe('a1 gave the win away; b3 kept it.')
    expect(mistakeWords(mistake, nodes('b3', 'c4'))).toBe('a1 gave the win away; b3 and c4 kept it.')
  })

  it('names a few of many', () => {
    expect(mistakeWords(mistake, nodes('b3', 'c4', 'd1', 'd2'))).toBe(
      'a1 gave the win away; b3, c4, d1, and d2 kept it.',
    )
    expect(mistakeWords(mistake, nodes('b3', 'c4', 'd1', 'd2', 'd3', 'd4'))).toBe(
      'a1 gave the win away; b3, c4, d1, and 3 others kept it.',
    )
  })

  it('names the one that is known while not all are, and none where it is to be found', () => {
    expect(mistake.review?.better).toBe(B3)
    expect(mistakeWords(mistake, null)).toBe('a1 gave the win away; b3 kept it.')
    expect(mistakeWords(mistake, [])).toBe('a1 gave the win away.')
  })
})
