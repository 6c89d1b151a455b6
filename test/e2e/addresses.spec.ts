/**
 * Addresses that nobody has made, by hand or by mutation of real ones from a seed: each opens something or says why
 * not, and the app goes on.
 */
import { Random } from '../../src/engine/math/random.ts'
import { samples } from '../tiers.ts'
import { expect, test } from './app.ts'

const REAL = [
  '#inspect/position=r%2F.....+b',
  '#replay/position=r%2F.....+b&search=alpha-beta&depth=2&event=24',
  '#game/sgf=%28%3BFF%5B4%5DGM%5B531%5D%3BB%5Ba1%5D%29',
  '#library/own-1/moment=3',
  '#experiments/searches/positions=6x20&algorithms=negascout&depths=2,3',
  '#learn/puzzles',
  '#arena/players',
]

const HOSTILE = [
  '#',
  '##',
  '#%',
  '#%00',
  '#/',
  '#__proto__',
  '#constructor/x',
  '#library/',
  '#library/../session',
  '#library/%E0%A4%A',
  '#replay/position=%',
  '#inspect/position=',
  `#game/${'('.repeat(5000)}`,
  `#replay/position=${'.'.repeat(20_000)}+r`,
  '#replay/depth=1e99&search=alpha-beta',
  '#learn/step=99',
  '#experiments/searches/%7B%22',
  '#\u202Ereplay',
  '#review/moment=-1',
]

/** One to three pieces taken out, doubled, or replaced by a sign that means something in an address. */
function mutated(address: string, random: Random): string {
  let text = address
  for (let n = random.between(1, 3); n > 0; n--) {
    const from = random.below(text.length)
    const to = Math.min(text.length, from + random.between(1, 8))
    const piece = [
      '%',
      '&',
      '=',
      '/',
      '#',
      '%FF',
      '-1',
      '9'.repeat(30),
      'NaN',
      '\u0000',
      text.slice(from, to).repeat(2),
      '',
    ]
    text = text.slice(0, from) + piece[random.below(piece.length)] + text.slice(to)
  }
  return text.startsWith('#') ? text : `#${text}`
}

test('no address ends the app, and the game is there after all of them', async ({ app }) => {
  await app.open()
  const random = Random.numbered(37, 1)
  const addresses = [
    ...HOSTILE,
    ...REAL.flatMap((address) => Array.from({ length: samples({ few: 3, all: 15 }) }, () => mutated(address, random))),
  ]
  for (const address of addresses) {
    await app.page.evaluate(
      (hash) =>
        new Promise((resolve) => {
          location.hash = hash
          // Two frames: the page has been drawn.
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        }),
      address,
    )
    await expect(app.page.getByText(/could not be shown|Something went wrong/), address).toHaveCount(0)
    await expect(app.page.getByRole('main').first(), address).toBeVisible()
  }
  await app.page.goto('./#')
  await app.node('c1').click()
  await expect(app.stones).not.toHaveCount(0)
})
