/** A cut text has whole characters, as people see them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginOf, charactersOf, cutText } from '../../../src/engine/math/cut-text.ts'

const FAMILY = '👨‍👩‍👧‍👦'
const WHOLE = [FAMILY, '👍🏽', '🇵🇱', '😀', 'e\u0301', '한']

const { Segmenter } = Intl

describe.each([true, false])('a text that is cut (the browser tells characters apart: %s)', (hasSegmenter) => {
  beforeAll(() => {
    if (!hasSegmenter) Reflect.deleteProperty(Intl, 'Segmenter')
  })

  afterAll(() => Object.assign(Intl, { Segmenter }))

  it.each(WHOLE)('has %s whole or not at all, wherever it is cut', (character) => {
    for (let max = 1; max < 20; max++) {
      const before = 'x'.repeat(20 - character.length)
      const cut = cutText(`${before}${character}and more`, max + before.length)
      expect(cut).toBe(
        max < character.length ? before : `${before}${character}${'and more'.slice(0, max - character.length)}`.trim(),
      )
      expect(charactersOf(cut).filter((each) => each.length > 1)).toEqual(
        max < character.length || character.length === 1 ? [] : [character],
      )
    }
  })

  it('stays as it is where it is short enough', () => {
    expect(cutText(` ${FAMILY} `, FAMILY.length)).toBe(FAMILY)
    expect(beginOf('ab ', 3)).toBe('ab ')
  })

  it('has no space around it', () => {
    expect(cutText('  one two', 4)).toBe('one')
  })

  it('keeps a part of a single character that is longer than all', () => {
    expect(beginOf(FAMILY, 3)).toBe('👨\u200d')
    expect(beginOf(FAMILY, 4)).toBe('👨\u200d')
  })
})
