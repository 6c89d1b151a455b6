/** The lecture on the built page: large letters and whole words, whatever is recorded. */
import { ALGORITHMS, type Algorithm } from '../../src/engine/search/methods.ts'
import { samples } from '../tiers.ts'
import { expect, test, type AppPage } from './app.ts'

/** A short recording of most searches, and those of others in which more is to be seen. */
const SHORT = { position: 'r/rrrr./.b.b.b.b.b r', depth: '2' }
const TELLING = {
  'alpha-beta': { position: 'r/..... b', depth: '2' },
  aspiration: { position: 'r/bbrrr/.r.b.b.b.. r', depth: '2', margin: '1' },
  negascout: { position: './..... r', depth: '2' },
} satisfies Readonly<Partial<Record<Algorithm, Record<string, string>>>>

const SIZES = [
  [1280, 820],
  [1440, 900],
  [1920, 1080],
] as const

/** Shows a recording in the lecture, in a window instead of a full screen, which has a size of its own. */
async function openLecture(
  { page }: AppPage,
  search: Algorithm | 'monte-carlo',
  parts: Record<string, string>,
): Promise<void> {
  await page.addInitScript(() => {
    HTMLElement.prototype.requestFullscreen = () => Promise.reject(new Error('refused'))
  })
  await page.goto(`./#replay/${new URLSearchParams({ search, ...parts })}`)
  await expect(page.getByRole('slider').last()).toBeEnabled()
  await page.keyboard.press('l')
  // A screen reader hears it from a place of its own.
  await expect(page.getByText(/^(Before the first|Przed pierwsz)/).first()).toBeVisible()
  // Moves are measured where they stand, not on their way.
  await page.evaluate(() => document.documentElement.style.setProperty('--time-2', '0s'))
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
      // Longer code scrolls by whole lines, and the current one is always shown.
      const isScrolledOut = (element: Element, box: DOMRect) =>
        element.closest('li:not([aria-current])') !== null &&
        clips(element).some((clip) => {
          const { top, bottom } = clip.getBoundingClientRect()
          return box.bottom < top + 4 || box.top > bottom - 4
        })
      const writtenIn = (element: Element, node: Node): Written[] => {
        const text = node.textContent ?? ''
        const isBoard = element.closest('[role="img"]') !== null
        const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
        if (!isBoard && parseFloat(getComputedStyle(element).fontSize) * scale < 23.9) faults.push(`small: ${text}`)
        const range = document.createRange()
        range.selectNodeContents(node)
        const boxes = (
          element instanceof SVGElement ? [element.getBoundingClientRect()] : [...range.getClientRects()]
        ).filter((box) => !isScrolledOut(element, box))
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

/** The recordings that are measured, those with the most kinds of words first. */
const RECORDINGS = [
  { name: 'negascout', search: 'negascout', parts: TELLING.negascout, stride: 1 },
  {
    name: 'monte-carlo',
    search: 'monte-carlo',
    parts: { position: './..... r 3c', playouts: '20', seed: '1', priors: 'network' },
    stride: 1,
  },
  // A deeper search on more nodes, where the rows are crowded, is seen at each eleventh of its 778 events.
  {
    name: 'negascout, crowded',
    search: 'negascout',
    parts: { position: './..r.r/rbbbr..... b', depth: '3', order: 'id' },
    stride: 11,
  },
  ...ALGORITHMS.filter((search) => search !== 'negascout').map((search) => ({
    name: search,
    search,
    parts: search in TELLING ? TELLING[search as keyof typeof TELLING] : SHORT,
    stride: 1,
  })),
] as const

for (const locale of ['en-GB', 'pl-PL'])
  test.describe(locale, () => {
    test.use({ locale })

    for (const { name, search, parts, stride } of RECORDINGS.slice(0, samples({ few: 3, all: RECORDINGS.length })))
      test(`in a lecture no word is cut off, under 24 pixels or over another: ${name}`, async ({ app }) => {
        await openLecture(app, search, parts)
        for (const [i, [width, height]] of SIZES.entries()) {
          await app.page.setViewportSize({ width, height })
          expect
            .soft(
              [...new Set(await faultsIn(app, stride, i % 2 === 0 ? 'PageDown' : 'PageUp'))].slice(0, 12),
              `${search} ${width}`,
            )
            .toEqual([])
        }
      })
  })
