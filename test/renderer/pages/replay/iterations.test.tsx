/** The iterations of a search, and the counters by ply of the one that its replay stands at. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { ELEVEN_STONES } from '../../../../src/engine/lab/report.ts'
import { search } from '../../../../src/engine/search/search.ts'
import { expectTexts, headline, press } from '../../browser/on-screen.ts'
import { focus, openRecorded, timeSlider } from './on-page.ts'

const totalVisited = () =>
  page
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .first()

/** At the beginning of the last of three iterations. */
async function openLast(): Promise<void> {
  await openRecorded('negascout', 3)
  focus(timeSlider())
  await press('{End}')
  await press('{Shift>}D{/Shift}')
}

async function openCounters(): Promise<void> {
  await openLast()
  await page.getByText('Course and counters by ply').click()
}

it('are jumped to', async () => {
  await openLast()
  await expect.element(headline()).toHaveTextContent('depth 3')
})

it('are counted together', async () => {
  await openCounters()
  await expectTexts(totalVisited(), ['1,041'])
})

it('are counted each', async () => {
  await openCounters()
  await page.getByRole('radio', { name: 'depth 3' }).click()
  const { iterations } = search(parsePosition(ELEVEN_STONES.position), { algorithm: 'negascout', depth: 3 })
  await expectTexts(totalVisited(), [iterations[2].visited.toLocaleString('en')])
})
