/** The complete table of the small boards, by the graph of 6 nodes. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import en from '../../../../../src/locales/en/table.json'
import { button, expectTexts, region, press, more } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'

const entry = () => region(en.entry.title)
const verdict = () => entry().getByRole('status')
const graph = () => page.getByRole('group', { name: /^Graph of 28 positions/ })
const pressed = () => graph().getByRole('button', { pressed: true })

async function openGraph(): Promise<void> {
  await showApp('#experiments/table')
  await expectTexts(verdict(), ['Red wins in 3 plies'])
}

/** Plays b1 on the empty board, which the table answers. */
async function playB1(): Promise<void> {
  await openGraph()
  entry().getByRole('button', { name: /^b1, / }).element().focus()
  await press('{Enter}')
}

it('has a button for each of 28 positions', async () => {
  await openGraph()
  await expect.element(graph().getByRole('button')).toHaveLength(28)
})

it('is walked down by keys, along the best move', async () => {
  await openGraph()
  pressed().element().focus()
  await press('{ArrowDown}{Enter}')
  await expectTexts(verdict(), ['Red wins in 2 plies'])
})

it('shows a position by mouse, and names it in the address', async () => {
  await openGraph()
  await graph()
    .getByRole('button', { name: /^Blue wins in 3 plies/ })
    .click()
  await expectTexts(verdict(), ['Blue wins in 3 plies'])
  await expect.poll(() => location.hash).toMatch(/#experiments\/table\/position=r%2F.{5}\+b$/)
})

it('answers a move from the table', async () => {
  await playB1()
  await expectTexts(verdict(), ['The table’s answer, looked up: a1.Red wins in 1 ply'])
  await expect.element(pressed()).toHaveAccessibleName('Red wins in 1 ply. Red stones: b1. Blue stones: a1.')
})

it('is played to the end, and a move is taken back', async () => {
  await playB1()
  await button('Play b2').click()
  await expectTexts(verdict(), ['Red has won'])
  await button('Take back').click()
  await expect.element(verdict()).toHaveTextContent('Red wins in 1 ply')
})

it('is a list too', async () => {
  await openGraph()
  await page.getByText('List', { exact: true }).click()
  await expect.element(region(en.graph.title).getByRole('row')).toHaveLength(1 + 28)
})

it('is not made once it is cancelled, and the page goes on', async () => {
  const { desktop } = await showApp(`#inspect/${new URLSearchParams({ position: './...../r......... b' }).toString()}`)
  await more('In the complete table')
  await expect.element(page.getByRole('textbox', { name: 'Position code' })).toHaveValue('./...../r......... b')
  desktop.engine.hold()
  await button('Make the table').click()
  await button('Cancel').click()
  await expect.element(button('Make the table')).toBeVisible()
  desktop.engine.letGo()
  await page.getByText('6 nodes', { exact: true }).click()
  await expectTexts(verdict(), ['Red wins in 3 plies'])
})

it('says what a position lacks that no game reaches', async () => {
  await openGraph()
  await page.getByRole('textbox', { name: 'Position code' }).fill('./r.r.. b')
  await press('{Enter}')
  await expectTexts(verdict(), ['Red has one stone too many: take one away, or add a blue one.'])
})

it('looks a position up once the missing stone is added', async () => {
  await openGraph()
  await page.getByRole('textbox', { name: 'Position code' }).fill('./r.r.. b')
  await press('{Enter}')
  await page.getByText('Blue stone', { exact: true }).click()
  await page.getByRole('button', { name: /^a1, / }).click()
  await expectTexts(verdict(), [/^(Red|Blue) wins in \d+ pl/])
})

/** The lines of moves. */
const lines = () => [...graph().element().querySelectorAll<SVGPathElement>(':scope > path')]

/** The labels whose boxes a line enters, by points of the lines two pixels apart, and half the lines' width aside. */
function labelsCrossed(): string[] {
  const labels = [...graph().element().querySelectorAll('text')].map((label) => ({
    text: label.textContent,
    box: label.getBoundingClientRect(),
  }))
  const corner = graph().element().getBoundingClientRect()
  return lines().flatMap((line) => {
    const half = Number.parseFloat(getComputedStyle(line).strokeWidth) / 2
    const points = Array.from({ length: Math.ceil(line.getTotalLength() / 2) }, (_, i) => line.getPointAtLength(2 * i))
    return labels.flatMap(({ text, box }) =>
      points.some(
        ({ x, y }) =>
          corner.x + x > box.left - half &&
          corner.x + x < box.right + half &&
          corner.y + y > box.top &&
          corner.y + y < box.bottom,
      )
        ? [text]
        : [],
    )
  })
}

it.each([390, 820, 1280])(
  'runs no line through a label, wherever one is in the game, at a width of %i',
  async (width) => {
    await page.viewport(width, 800)
    await openGraph()
    expect(labelsCrossed()).toEqual([])
    for (const keys of ['{ArrowDown}{Enter}', '{ArrowDown}{Enter}', '{ArrowRight}{Enter}']) {
      pressed().element().focus()
      await press(keys)
      expect(labelsCrossed()).toEqual([])
    }
  },
)

it('draws each line as the legend does', async () => {
  await openGraph()
  pressed().element().focus()
  await press('{ArrowDown}{Enter}')
  await expectTexts(verdict(), ['Red wins in 2 plies'])
  const looks = (drawn: readonly Element[]) =>
    new Set(
      drawn.map((line) => getComputedStyle(line)).map(({ stroke, strokeDasharray }) => `${stroke} ${strokeDasharray}`),
    )
  const legend = looks([...page.getByRole('list', { name: en.legend.label }).element().querySelectorAll('line')])
  expect(legend.size).toBe(4)
  expect(looks(lines())).toEqual(legend)
})
