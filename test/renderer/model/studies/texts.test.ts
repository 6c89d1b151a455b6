import { beforeAll, expect, it } from 'vitest'
import { fetchTexts, PARTS } from '../../../../src/renderer/language/i18n.ts'
import { withTimeLeft } from '../../../../src/renderer/model/studies/texts.ts'

beforeAll(() => fetchTexts(...PARTS))

it('the time left is a number only where there is enough to tell it by', () => {
  expect([9_999, 10_000, 200_000].map((ms) => withTimeLeft('3 of 4', ms))).toEqual([
    '3 of 4, a few seconds left',
    '3 of 4, about 10 sec left',
    '3 of 4, about 3 min left',
  ])
})
