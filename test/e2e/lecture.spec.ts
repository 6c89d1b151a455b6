/** The lecture: large letters, whole words, whatever is recorded; and its controls. */
import { ALGORITHMS, type Algorithm } from '../../src/engine/search/search.ts'
import { expect, test, type AppPage } from './app.ts'
import { openRecorded, sentence } from './replaying.ts'

/** A short recording of most searches, and those of others in which more is to be seen. */
const SHORT = { position: 'r/rrrr./.b.b.b.b.b r', depth: '2' }
const TELLING: Readonly<Partial<Record<Algorithm, Record<string, string>>>> = {
  'alpha-beta': { position: 'r/..... b', depth: '2' },
  aspiration: { position: 'r/bbrrr/.r.b.b.b.. r', depth: '2', margin: '1' },
  negascout: { position: './..... r', depth: '2' },
}

const SIZES = [
  [1280, 820],
  [1440, 900],
  [1920, 1080],
] as const

/** Shows a recording in the lecture, in the page that is open. */
async function lecture({ page }: AppPage, search: Algorithm, parts: Record<string, string>): Promise<void> {
  await page.goto(`./#replay/${new URLSearchParams({ search, ...parts })}`)
  await expect(page.getByText(/^(Before the first event|Przed pierwszym zdarzeniem)$/)).toBeVisible()
}

/**
 * Steps through the whole recording, to its other end; returns what was cut off, too small or over something else, and
 * where.
 */
async function faultsIn({ page }: AppPage, stride: number, key: 'PageDown' | 'PageUp'): Promise<string[]> {
  return page.evaluate(
    async ([stride, key]) => {
      const main = document.querySelector('main') as HTMLElement
      const press = () =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      // The controls stand last, and hide.
      const bar = main.lastElementChild as HTMLElement
      const faults: string[] = []
      /** The elements that clip an element, up to the lecture itself, which has the window's size. */
      const clipsOf = new Map<Element, Element[]>()
      const clips = (element: Element): Element[] => {
        const known = clipsOf.get(element)
        if (known !== undefined) return known
        const { overflow, display } = getComputedStyle(element)
        const isClip = element === main || (overflow !== 'visible' && display !== 'contents')
        const found = [
          ...(isClip ? [element] : []),
          ...(element === main ? [] : clips(element.parentElement as Element)),
        ]
        clipsOf.set(element, found)
        return found
      }
      interface Written {
        readonly text: string
        readonly box: DOMRect
        readonly isBoard: boolean
      }
      const isShown = (element: Element) =>
        !bar.contains(element) &&
        element.closest('title, h1, [role="status"]') === null &&
        element.checkVisibility({ visibilityProperty: true })
      const isOut = (box: DOMRect, clip: DOMRect) =>
        box.left < clip.left - 2 || box.right > clip.right + 2 || box.top < clip.top - 4 || box.bottom > clip.bottom + 4
      const writtenIn = (element: Element, node: Node): Written[] => {
        const text = node.textContent ?? ''
        const isBoard = element.closest('[role="img"]') !== null
        const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
        if (!isBoard && parseFloat(getComputedStyle(element).fontSize) * scale < 23.9) faults.push(`small: ${text}`)
        const range = document.createRange()
        range.selectNodeContents(node)
        const boxes = element instanceof SVGElement ? [element.getBoundingClientRect()] : [...range.getClientRects()]
        if (boxes.some((box) => clips(element).some((clip) => isOut(box, clip.getBoundingClientRect()))))
          faults.push(`cut: ${text}`)
        return boxes.map((box) => ({ text, box, isBoard }))
      }
      // The space above and below the letters of a line may overlap: what is written does not.
      const isOver = ({ box: a, isBoard }: Written, { box: b, ...other }: Written) => {
        const gap = 0.22 * (a.height + b.height)
        return (
          isBoard === other.isBoard &&
          a.left + 4 < b.right &&
          b.left + 4 < a.right &&
          a.top + gap < b.bottom &&
          b.top + gap < a.bottom
        )
      }
      const measure = () => {
        const written: Written[] = []
        const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const { parentElement: element, textContent } = walker.currentNode
          if (element !== null && textContent?.trim() !== '' && isShown(element))
            written.push(...writtenIn(element, walker.currentNode))
        }
        for (const [i, one] of written.entries())
          for (const other of written.slice(i + 1))
            if (isOver(one, other)) faults.push(`over each other: ${one.text} | ${other.text}`)
        return written.length
      }
      // The window may have been resized: the tree follows within a frame or two.
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
      let steps = 0
      let before = ''
      for (;;) {
        const clock = /\d+ \S+ [\d,]+ \S+/.exec(bar.textContent ?? '')?.[0] ?? ''
        if (clock === before) break
        before = clock
        const found = faults.length
        if (measure() < 10) faults.push('nothing is written')
        for (let i = found; i < faults.length; i++) faults[i] += ` (${clock})`
        for (let i = 0; i < stride; i++) press()
        steps++
        // React renders in a microtask; to wait for a frame to be painted would take ten times as long.
        await Promise.resolve()
        await Promise.resolve()
      }
      return steps < 40 ? [`only ${steps} steps`] : faults
    },
    [stride, key] as const,
  )
}

/** A deeper search on more nodes, where the rows are crowded: seen at each eleventh of its 778 events. */
const LONG = ['negascout', { position: './..r.r/rbbbr..... b', depth: '3', order: 'id' }, 11] as const

test('a lecture fills the screen, light, answers to keys and a clicker, and shows its controls to whoever points or tabs', async ({
  app,
}, info) => {
  await app.page.emulateMedia({ colorScheme: 'dark' })
  await openRecorded(app, 'negascout', 3)
  await app.button('Lecture L').click()
  const main = app.page.locator('main')
  const { keyboard } = app.page
  const bar = app.page.getByRole('region', { name: 'Controls of the lecture' })
  await expect(app.page.getByRole('banner')).toBeHidden()
  expect(await main.evaluate((main) => getComputedStyle(main).backgroundColor)).toBe('rgb(246, 245, 241)')
  for (const key of ['PageDown', 'PageDown', 'ArrowRight', 'PageUp']) await keyboard.press(key)
  await expect(bar.getByText('2 of')).toBeAttached()
  await keyboard.press('c')
  await expect(sentence(app.page)).toHaveText(/: cut\./)
  // Larger and smaller.
  const size = async () => parseFloat(await sentence(app.page).evaluate((words) => getComputedStyle(words).fontSize))
  const usual = await size()
  await keyboard.press('+')
  expect(await size()).toBeGreaterThan(usual)
  await keyboard.press('-')
  await keyboard.press('-')
  expect(await size()).toBeLessThan(usual)
  // The pointer and the controls go once nobody points, and come back.
  await expect(main).toHaveCSS('cursor', 'none')
  await expect(bar).toHaveCSS('opacity', '0')
  await app.page.mouse.move(300, 300)
  await expect(bar).toHaveCSS('opacity', '1')
  await bar.getByRole('button', { name: 'Step forward' }).click()
  await app.keepPicture(info, 'lecture.png')
  await app.page.mouse.move(300, 300)
  await expect(bar).toHaveCSS('opacity', '0')
  await keyboard.press('Shift+Tab')
  await expect(bar).toHaveCSS('opacity', '1')
  await keyboard.press('Escape')
  await expect(app.page.getByRole('banner')).toBeVisible()
  await keyboard.press('l')
  await expect(app.page.getByRole('banner')).toBeHidden()
  await app.button('Leave the lecture').click()
  await expect(app.page.getByRole('banner')).toBeVisible()
})

for (const locale of ['en-GB', 'pl-PL'])
  test.describe(locale, () => {
    test.use({ locale })

    test('in a lecture no word is cut off, under 24 pixels or over another, through whole recordings of each search', async ({
      app,
    }) => {
      // A full screen has a size of its own.
      await app.page.addInitScript(() => {
        HTMLElement.prototype.requestFullscreen = () => Promise.reject(new Error('refused'))
      })
      await app.page.goto(`./#replay/${new URLSearchParams({ search: 'minimax', ...SHORT })}`)
      await expect(app.page.getByRole('slider').last()).toBeEnabled()
      await app.page.keyboard.press('l')
      // Moves are measured where they stand, not on their way.
      await app.page.evaluate(() => document.documentElement.style.setProperty('--time-2', '0s'))
      for (const [search, parts, stride] of [
        ...ALGORITHMS.map((search) => [search, TELLING[search] ?? SHORT, 1] as const),
        LONG,
      ]) {
        await lecture(app, search, parts)
        for (const [i, [width, height]] of SIZES.entries()) {
          await app.page.setViewportSize({ width, height })
          expect
            .soft(
              [...new Set(await faultsIn(app, stride, i % 2 === 0 ? 'PageDown' : 'PageUp'))].slice(0, 12),
              `${search} ${width}`,
            )
            .toEqual([])
        }
      }
    })
  })
