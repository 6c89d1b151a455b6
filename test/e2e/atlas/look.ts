/** Looks at a state by all detectors, each where it means something. */
import type { TestInfo } from '@playwright/test'
import { IS_ALL } from '../../tiers.ts'
import { KEEPS_PICTURES, type AppPage } from '../app.ts'
import { accessFaults } from './access.ts'
import { corners } from './corners.ts'
import { covered } from './covered.ts'
import type { Detector, Size } from './detector.ts'
import { dictated } from './dictated.ts'
import { fit } from './fit.ts'
import { knownFaults, type Language } from './known-faults.ts'
import { large } from './large.ts'
import { letters } from './letters.ts'
import { outside } from './outside.ts'
import { paper } from './paper.ts'
import { polish } from './polish.ts'
import { targets } from './targets.ts'
import { texts } from './texts.ts'
import type { State } from './walk.ts'

/** A laptop and a phone; with all tests also a desk, a short window, and a tablet held upright. */
const SIZES: readonly Size[] = [
  [1280, 800],
  [390, 844],
  ...(IS_ALL
    ? ([
        [1920, 1080],
        [1024, 700],
        [820, 1180],
      ] as const)
    : []),
]

/** Detectors of faults that depend on the size of the window. */
const AT_EACH_SIZE: Readonly<Record<string, Detector>> = { fit, texts, corners, covered, outside, letters }

/** A page has come to rest once the same is found so many times in a row, a tenth of a second apart. */
const SAME = 10
/** The number of looks at a page that never comes to rest. */
const MAX_LOOKS = 100

/** A state that is being looked at: where, and what has been found. */
class View {
  readonly faults: string[] = []

  constructor(
    readonly app: AppPage,
    readonly state: State,
  ) {}

  /** Looks until nothing is found but what is known, and keeps what is found to the end. */
  async look(name: string, place: string, detector: Detector): Promise<void> {
    const language: Language = this.app.isPolish ? 'Polish' : 'English'
    const known = knownFaults(this.state.name, name, place, language)
    let found: readonly string[] = []
    for (let looks = 0, same = 0; looks < MAX_LOOKS && same < SAME; looks++) {
      const before = String(found)
      found = await detector(this.app)
      if (isAsKnown(found, known)) return
      same = String(found) === before ? same + 1 : 0
      await this.app.page.waitForTimeout(100)
    }
    const say = (fault: string) => this.faults.push(`${name}, ${place}, ${language}: ${fault}`)
    for (const fault of new Set(found)) if (!known.some((part) => fault.includes(part))) say(fault)
    for (const part of known) if (!found.some((fault) => fault.includes(part))) say(`known, but gone: ${part}`)
  }
}

function isAsKnown(found: readonly string[], known: readonly string[]): boolean {
  return (
    found.every((fault) => known.some((part) => fault.includes(part))) &&
    known.every((part) => found.some((fault) => fault.includes(part)))
  )
}

/** The faults of a state, which has its usual size and theme again afterwards. */
export async function lookAt(app: AppPage, state: State, info: TestInfo): Promise<readonly string[]> {
  const view = new View(app, state)
  const { kind = 'page', sizes = kind === 'popover' ? SIZES.slice(0, 1) : SIZES, isLarge = false } = state
  const [first] = sizes
  await app.expectLoaded()
  await app.setSize(first)
  await app.endTransitions()
  if (app.isPolish) await view.look('polish', 'once', polish)
  else await lookAtColours(view)
  for (const size of sizes) await lookAtSize(view, size, info)
  if (isLarge) await view.look('large', 'once', (app) => large(app, state.also ?? (async () => [])))
  if (kind === 'page' && !app.isPolish) await lookAtPaper(view)
  await app.setSize(SIZES[0])
  return view.faults
}

/** In both themes, and where the system dictates the colours. */
async function lookAtColours(view: View): Promise<void> {
  const { app, state } = view
  const part = () => state.part?.(app) ?? app.page.locator('html')
  await view.look('access', 'light', () => accessFaults(part(), 'all'))
  await app.useTheme('dark')
  await view.look('access', 'dark', () => accessFaults(part(), 'color-contrast'))
  for (const colorScheme of ['dark', 'light'] as const) {
    await app.page.emulateMedia({ forcedColors: 'active', colorScheme })
    await app.endTransitions()
    await view.look('dictated', colorScheme, dictated)
  }
  await app.page.emulateMedia({ forcedColors: 'none' })
  await app.useTheme('light')
}

async function lookAtSize(view: View, size: Size, info: TestInfo): Promise<void> {
  const { app, state } = view
  const place = size.join(' × ')
  await app.setSize(size)
  for (const [name, detector] of Object.entries(AT_EACH_SIZE)) await view.look(name, place, detector)
  if (size[0] < 400) await view.look('targets', place, targets)
  if (state.also !== undefined) await view.look('also', place, state.also)
  const picture = `${state.name} ${size[0]}${app.isPolish ? ' pl' : ''}`
  await app.keepPicture(info, `${picture}.png`)
  if (KEEPS_PICTURES) await app.inOtherTheme(() => app.keepPicture(info, `${picture} dark.png`))
}

async function lookAtPaper(view: View): Promise<void> {
  const { app } = view
  await app.page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await app.setSize([720, 500])
  await view.look('paper', 'once', paper)
  await app.page.emulateMedia({ media: 'screen', colorScheme: 'light' })
}
