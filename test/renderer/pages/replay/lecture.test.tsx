/** The lecture and its controls: keys, a clicker, the size of its letters, and what hides while nobody points. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { nodesOf } from '../../../../src/engine/game/node-set.ts'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { emptyNodes } from '../../../../src/engine/game/position.ts'
import { ELEVEN_STONES } from '../../../../src/engine/lab/report.ts'
import { growthLink } from '../../../../src/renderer/model/replay/link.ts'
import { GROWTH_LESSONS } from '../../../../src/renderer/pages/replay/growth/lessons.ts'
import { button, press, region } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'
import { openRecorded, sentence } from './on-page.ts'

// A full screen would have another size, and ends when another page wants it.
beforeEach(() => void vi.spyOn(Element.prototype, 'requestFullscreen').mockRejectedValue(new Error('refused')))
afterEach(() => vi.useRealTimers())

const main = () => page.getByRole('main')
const bar = () => region('Controls of the lecture')
const style = (locator: ReturnType<typeof main>) => getComputedStyle(locator.element())
const letters = () => parseFloat(style(sentence()).fontSize)

async function open(given?: Parameters<typeof openRecorded>[2]): Promise<void> {
  await openRecorded('negascout', 3, given)
  await button('Lecture L').click()
  await expect.element(bar()).toBeInTheDocument()
}

it('fills the window', async () => {
  await open()
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument()
})

it('is light, whatever the theme', async () => {
  await open({ settings: { theme: 'dark' } })
  expect(style(main()).backgroundColor).toBe('rgb(246, 245, 241)')
})

it('is stepped by keys and by a clicker', async () => {
  await open()
  await press('{PageDown}{PageDown}{ArrowRight}{PageUp}')
  await expect.element(bar().getByText('2 of')).toBeInTheDocument()
})

it('goes to a cutoff by a key', async () => {
  await open()
  await press('c')
  await expect.element(sentence()).toHaveTextContent(/: cut\./)
})

it('has larger letters by a key', async () => {
  await open()
  const usual = letters()
  await press('+')
  expect(letters()).toBeGreaterThan(usual)
})

it('has smaller letters by a key', async () => {
  await open()
  const usual = letters()
  await press('-')
  expect(letters()).toBeLessThan(usual)
})

/** Opens a lecture whose clock the test has, until nobody has pointed at anything for long enough. */
async function openResting(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open()
  await rest()
}

async function rest(): Promise<void> {
  await expect.poll(() => (vi.runOnlyPendingTimers(), style(main()).cursor)).toBe('none')
  await expect.element(bar()).toHaveStyle({ opacity: '0' })
}

const shows = () => expect.element(bar()).toHaveStyle({ opacity: '1' })

it('hides the pointer and its controls while nobody points', async () => {
  await openResting()
})

it('shows its controls to whoever points', async () => {
  await openResting()
  await main().hover({ position: { x: 300, y: 300 } })
  await shows()
})

it('hides its controls again once they have been used', async () => {
  await openResting()
  await main().hover({ position: { x: 300, y: 300 } })
  await bar().getByRole('button', { name: 'Step forward' }).click()
  await main().hover({ position: { x: 300, y: 300 } })
  await rest()
})

it('shows its controls to whoever tabs', async () => {
  await openResting()
  await press('{Tab}')
  await shows()
})

it('ends by Escape', async () => {
  await open()
  await press('{Escape}')
  await expect.element(page.getByRole('banner')).toBeVisible()
})

it('begins by a key', async () => {
  await openRecorded('negascout', 3)
  await press('l')
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument()
})

it('ends by its button', async () => {
  await open()
  await button('Leave the lecture').click()
  await expect.element(page.getByRole('banner')).toBeVisible()
})

/** Another element fills the screen, or none does, and the page hears of it. */
function changeFullScreen(element: Element | null): void {
  vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(element)
  document.dispatchEvent(new Event('fullscreenchange'))
}

it('ends with the full screen that it was granted', async () => {
  const request = vi.spyOn(Element.prototype, 'requestFullscreen').mockResolvedValue()
  await open()
  await request.mock.results[0].value
  changeFullScreen(document.documentElement)
  changeFullScreen(null)
  await expect.element(page.getByRole('banner')).toBeInTheDocument()
})

it('goes on when the full screen of the lecture before ends late', async () => {
  vi.spyOn(Element.prototype, 'requestFullscreen').mockReturnValue(new Promise(() => undefined))
  await open()
  changeFullScreen(document.documentElement)
  changeFullScreen(null)
  await press('{PageDown}')
  await expect.element(bar().getByText('1 of')).toBeInTheDocument()
})

it('names the nodes of its board, as its sentences do', async () => {
  await open()
  const position = parsePosition(ELEVEN_STONES.position)
  const shown = [...region('Code').element().querySelectorAll('text')].filter((name) => name.checkVisibility())
  const names = Array.from(nodesOf(emptyNodes(position)), (node) => position.board.names[node])
  expect(shown.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(names))
})

/** A lecture on a Monte Carlo search of 60 playouts, at the given event. */
async function openGrowth(event: number): Promise<void> {
  const { position, plan } = GROWTH_LESSONS[0]
  await showApp(`#search/${growthLink({ position, plan }, event)}`)
  await button('Lecture L').click()
  await expect.element(bar()).toBeInTheDocument()
}

it('plays a whole playout by one press or one click', async () => {
  await openGrowth(0)
  await press(' ')
  await expect.element(sentence()).toHaveTextContent('Playout 1 is done.')
  await bar().getByRole('button', { name: 'One playout' }).click()
  await expect.element(sentence()).toHaveTextContent('Playout 2 is done.')
})

it('shows the formula of the best child with its numbers', async () => {
  await openGrowth(GROWTH_LESSONS[0].event)
  const words = region('Code').element().textContent ?? ''
  const [, name, own, mean, beta, rave, value] =
    /value = \(1 − β\) · w\/n \+ β · W\/r(\w+) = (\S+) · (\S+) \+ (\S+) · (\S+) = (\d\.\d\d)/.exec(words) ?? []
  await expect.element(sentence()).toHaveTextContent(`${name} has the highest value, ${value}`)
  expect(Number(own) * Number(mean) + Number(beta) * Number(rave)).toBeCloseTo(Number(value), 1)
})
