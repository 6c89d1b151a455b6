/**
 * With large letters a page still fits; and at twice the size, by zoom or by letters, its board is as large as in the
 * narrower window that has as much room for words, and names and marks stay in their circles.
 */
import type { CDPSession } from '@playwright/test'
import type { AppPage } from '../app.ts'
import type { Detector, Size } from './detector.ts'
import { fit } from './fit.ts'

/** The windows of text of 150 %. */
const WINDOWS: readonly Size[] = [
  [1440, 900],
  [1024, 700],
  [390, 844],
]

/** The board in letters of the usual size is no larger than in large ones, pixel for pixel. */
const NARROWER: Size = [640, 820]

/** Each with its window, and how large its pixels are. */
const TWICE = [
  ['zoom', [640, 410], 2],
  ['text', [1280, 820], 1],
] as const

/** Names and marks that reach out of their circles. */
const spilt = (app: AppPage) =>
  app.board.evaluate((board) =>
    [...board.querySelectorAll('[data-node]')].flatMap((node) => {
      const [circle, text] = ['circle', ':scope > text'].map((part) =>
        node.querySelector(part)?.getBoundingClientRect(),
      )
      const [left, right] = [(circle?.left ?? 0) - (text?.left ?? 0), (text?.right ?? 0) - (circle?.right ?? 0)]
      return text !== undefined && text.width > 0 && Math.max(left, right) > 0
        ? [`${node.getAttribute('data-node')} reaches out of its circle`]
        : []
    }),
  )

const setTextSize = ({ page }: AppPage, size: string) =>
  page.evaluate((size) => (document.documentElement.style.fontSize = size), size)

/** Gives the window a size on a screen with so many pixels for one. */
async function setWindow(app: AppPage, devtools: CDPSession, [width, height]: Size, ratio: number): Promise<void> {
  await app.page.setViewportSize({ width, height })
  await devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: ratio, mobile: false })
  const seen = await app.page.evaluate(() => [innerWidth, innerHeight, devicePixelRatio])
  if (String(seen) !== String([width, height, ratio])) throw new Error(`the window is ${seen.join(', ')}`)
}

async function boardFaults(app: AppPage, devtools: CDPSession): Promise<string[]> {
  await setWindow(app, devtools, NARROWER, 2)
  await setTextSize(app, '')
  const [, , , whole] = await app.boardPlace()
  const faults: string[] = []
  for (const [kind, size, scale] of TWICE) {
    await setTextSize(app, kind === 'text' ? '200%' : '')
    await setWindow(app, devtools, size, 2)
    const [, , , shown] = await app.boardPlace()
    if (shown * scale < whole - 1) faults.push(`${kind}: the board is ${shown * scale} px high, not ${whole}`)
    for (const fault of [...(await fit(app)), ...(await spilt(app))]) faults.push(`${kind}: ${fault}`)
  }
  await setTextSize(app, '')
  return faults
}

/**
 * Takes the page as it is at its usual size, and leaves it so.
 *
 * @param also what is to hold of the page at each size
 */
export async function large(app: AppPage, also: Detector): Promise<readonly string[]> {
  const devtools = await app.page.context().newCDPSession(app.page)
  const faults: string[] = []
  await setTextSize(app, '150%')
  for (const size of WINDOWS) {
    await setWindow(app, devtools, size, 1)
    for (const fault of [...(await fit(app)), ...(await also(app))]) faults.push(`150%, ${size.join(' × ')}: ${fault}`)
  }
  await setTextSize(app, '')
  if (await app.board.isVisible()) faults.push(...(await boardFaults(app, devtools)))
  await setWindow(app, devtools, NARROWER, 1)
  await devtools.send('Emulation.clearDeviceMetricsOverride')
  await devtools.detach()
  return faults
}
