import { describe, expect, it } from 'vitest'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { pastedIn } from '../../../src/renderer/app/pasted.ts'

const POSITION = './..... r'
const GAME = '(;FF[4]GM[531]SZ[2];B[b1])'
const PLACE = '#inspect/position=.%2F.....+r'

describe('a pasted text is', () => {
  it.each([POSITION, `  ${POSITION}\r\n`, `\uFEFF# mine\r\n\r\n${POSITION}\r\n# end`, `#\r${POSITION}`])(
    'one position: %j',
    (text) => {
      expect(pastedIn(text)).toEqual({ position: parsePosition(POSITION) })
    },
  )

  it.each([
    GAME,
    `\uFEFF${GAME}`,
    `Look at this game:\n\n${GAME}\n`,
    `# (;none\n${GAME}`,
    `(\n;${GAME.slice(2)}`,
    `${POSITION}\n${POSITION}`,
  ])('games: %j', (text) => {
    expect(pastedIn(text)).toEqual({ games: text })
  })

  it.each([`https://a.b/${PLACE}`, ` ${PLACE}\n`])('a link: %j', (text) =>
    expect(pastedIn(text)).toEqual({ place: PLACE }),
  )

  it.each(['', ' \n', '# only a comment', '# (;none', '\uFEFF'])('nothing: %j', (text) =>
    expect(pastedIn(text)).toBeNull(),
  )
})

it.each(['hello', 'r', './..... x'])('%j is no position', (text) =>
  expect(() => pastedIn(text)).toThrow(expect.objectContaining({ name: 'NotationError' })),
)
