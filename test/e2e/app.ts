/** The app as a person sees it: what the tests click, read and wait for. A word on the console fails the test. */
import en from '../../src/locales/en/common.json' with { type: 'json' }
import type { Algorithm } from '../../src/engine/search/methods.ts'
import { expect, test as base, type Locator, type Page, type TestInfo } from '@playwright/test'
import { plain, polishFor } from '../locales/polish-of.ts'
import { accessFaults } from './atlas/access.ts'
import type { Size } from './atlas/detector.ts'
import { fit } from './atlas/fit.ts'

/** Are pictures of the pages kept, for people to look at? */
export const KEEPS_PICTURES = process.env.PICTURES === '1'

export class AppPage {
  /** @param isPolish is the page in Polish? Its words are looked up, then, for the English ones of a test */
  constructor(
    readonly page: Page,
    readonly isPolish = false,
  ) {}

  /** The source of an expression for English words, in which an asterisk stands for anything, in the page’s language. */
  source(english: string): string {
    return this.isPolish ? polishFor(english) : plain(english)
  }

  /** Fits a text that is these English words in the language of the page, and nothing else. */
  words(english: string): RegExp {
    return new RegExp(`^${this.source(english)}$`, 'u')
  }

  /** Fits a text that begins with these English words in the language of the page. */
  begin(english: string): RegExp {
    return new RegExp(`^${this.source(english)}`, 'u')
  }

  /** Fits a text that has these English words in it, in the language of the page. */
  within(english: string): RegExp {
    return new RegExp(this.source(english), 'u')
  }

  region(english: string): Locator {
    return this.page.getByRole('region', { name: this.words(english) })
  }

  async open(hash = ''): Promise<void> {
    await this.page.goto(`./${hash}`)
    await expect(this.board).toBeVisible()
  }

  /** A page is fetched when it is opened first. */
  async expectLoaded(): Promise<void> {
    await expect(this.page.locator('main:not([aria-busy])')).toBeVisible()
  }

  node(name: string): Locator {
    return this.page.locator(`[data-node="${name}"]`)
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name: this.words(name) })
  }

  get board(): Locator {
    // The page's own stands before those of panels.
    return this.page
      .getByRole('main')
      .locator('svg')
      .filter({ has: this.page.locator('[data-node]') })
      .first()
  }

  /** The free nodes that answer to a press. */
  get playable(): Locator {
    return this.board.getByRole('button', { disabled: false })
  }

  /** Whether all is saved; in a small window that shows only where it is not. */
  get saving(): Locator {
    return this.page.getByRole('banner').getByRole('status', { includeHidden: true })
  }

  /** News, on a card over the page. */
  get notice(): Locator {
    return this.page.getByTestId('notice')
  }

  /** The header of every page: what the engine does. */
  get status(): Locator {
    return this.page.getByRole('banner')
  }

  /** Returns the left, top, width and height of the board in pixels, independent of how far its page is scrolled. */
  async boardPlace(): Promise<number[]> {
    return this.board.evaluate((board) => {
      const { top, left, width, height } = board.getBoundingClientRect()
      return [left, top + (board.closest('main')?.scrollTop ?? 0), width, height].map(Math.round)
    })
  }

  /** Hints, the tutor's warning, and questions about a rated game. */
  get advice(): Locator {
    return this.page.getByRole('group', { name: this.words('Advice') })
  }

  get headline(): Locator {
    return this.page.getByTestId('headline')
  }

  get position(): Locator {
    return this.page.getByTestId('position')
  }

  /** The study that is open, with its results and actions. */
  get study(): Locator {
    return this.page.getByRole('region').filter({ has: this.button('Actions') })
  }

  /** Does something with the study that is open. */
  async act(action: string): Promise<void> {
    await this.button('Actions').click()
    await this.page.getByRole('menuitem', { name: this.words(action) }).click()
  }

  /** The command that gives the same as the study that is open, in a dialog that is closed again. */
  async studyCommand(): Promise<string> {
    await this.act('The same in a terminal')
    const command = await this.page.getByRole('dialog').getByRole('code').textContent()
    await this.page.keyboard.press('Escape')
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
    return command ?? ''
  }

  /** Opens the form of a study of one's own. */
  custom(): Promise<void> {
    return this.button('Custom…').click()
  }

  get stones(): Locator {
    return this.board.locator('[data-owner]')
  }

  /** Waits for a human's turn or the end; false at the end. */
  async myTurn(): Promise<boolean> {
    await expect(this.headline).toHaveText(/your move|to move|or answer|(wins?|lost):/)
    return !/(wins?|lost):/.test((await this.headline.textContent()) ?? '')
  }

  /**
   * The button of a choice, which shows what is chosen. Its label is whole words of the name: “Transposition” is no
   * “Position”.
   */
  select(label: string): Locator {
    const words = new RegExp(`(?<!\\p{L})${this.source(label)}(?!\\p{L})`, 'iu')
    return this.page.locator('[aria-haspopup="listbox"]').and(this.page.getByRole('button', { name: words }))
  }

  async choose(label: string, option: string): Promise<void> {
    await this.select(label).click()
    // A player is named together with the rating and a line.
    const wanted = this.page.getByRole('option', { name: new RegExp(`^${this.source(option)}( \\d.*)?$`, 'u') })
    // A list of positions grows while the library loads, and a press on what moves away does nothing.
    await expect(wanted).toBeVisible()
    await expect(async () => {
      if (await wanted.isVisible()) await wanted.click({ timeout: 2000 })
      await expect(wanted).toBeHidden({ timeout: 1000 })
    }).toPass({ timeout: 20_000 })
  }

  /** Unfolds the settings of a search, and chooses some. */
  async chooseSettings(settings: Readonly<Record<string, string>>): Promise<void> {
    await this.page.getByText(this.begin('More settings: *')).last().click()
    for (const [label, option] of Object.entries(settings)) await this.choose(label, option)
  }

  /** Opens the drawer with the engine's work and the players. */
  async openEngine(): Promise<void> {
    const toggle = this.button('Engine')
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  }

  /** Who plays a colour, in the game that goes on. */
  async seat(colour: 'Red' | 'Blue', player: string): Promise<void> {
    await this.openEngine()
    await this.choose(`${colour} is played by`, player)
  }

  /** Presses what would make a rated game casual or end it, and says yes where that is asked about. */
  async pressAnyway(name: string): Promise<void> {
    await this.button(name).click()
    const yes = this.page.getByRole('alertdialog').getByRole('button').first()
    if (await yes.isVisible()) await yes.click()
  }

  /** Chooses a rarer action on the game, from its menu. */
  async more(action: string): Promise<void> {
    await this.button('More').click()
    await this.page.getByRole('menuitem', { name: this.words(action) }).click()
  }

  /** Plays one move against the computer, and resigns. */
  async loseAfter(node: string): Promise<void> {
    await this.open()
    await this.node(node).click()
    await expect(this.stones).toHaveCount(2)
    await this.page.keyboard.press('Shift+R')
    await this.page.keyboard.press('Enter')
    await expect(this.region('After the game')).toBeVisible()
  }

  async chooseOpponent(algorithm: Algorithm, depth: 2 | 3 | 4 | 5): Promise<void> {
    await this.seat('Blue', en.algorithms[algorithm].name)
    await this.page.getByLabel(this.words(`Blue: depth ${depth}`)).check()
  }

  /** A computer that will think until it is stopped, for all a test can tell. */
  async chooseSlowOpponent(): Promise<void> {
    await this.seat('Blue', 'NegaScout')
    await this.page.getByLabel(this.words('Blue: limit by time')).check()
    await this.choose('Blue: time for a move', '30 s a move')
  }

  /** In a field that takes numbers, wherever it is. */
  async setNumber(scope: Locator, name: string, value: number): Promise<void> {
    const field = scope.getByRole('textbox', { name: this.words(name) })
    await field.fill(String(value))
    await field.press('Tab')
    await expect(field).toHaveValue(value.toLocaleString(this.isPolish ? 'pl' : 'en'))
  }

  async setting(change: (dialog: Locator) => Promise<void>): Promise<void> {
    await this.button('Settings').click()
    await change(this.page.getByRole('dialog', { name: this.words('Settings') }))
    await this.button('Close').click()
  }

  async newGame(...choices: string[]): Promise<void> {
    await this.button('New game').click()
    const dialog = this.page.getByRole('dialog', { name: this.words('New game') })
    for (const choice of choices) {
      const name = new RegExp(`(?<!\\p{L})${this.source(choice)}`, 'iu')
      await dialog.getByLabel(name).or(dialog.getByRole('button', { name })).click()
    }
    await dialog.locator('[type="submit"]').click()
  }

  /**
   * No accessibility faults, in light and in dark. Of what can be wrong, only the contrast of colours depends on the
   * theme.
   *
   * @param part what has changed on a page that has been checked as a whole
   */
  async expectAccessible(part = this.page.locator('html')): Promise<void> {
    await this.expectLoaded()
    await this.endTransitions()
    expect(await accessFaults(part, 'all')).toEqual([])
    await this.inOtherTheme(async () => expect(await accessFaults(part, 'color-contrast')).toEqual([]))
  }

  /**
   * At each size nothing is cut off sideways, and the page scrolls inside its frame only; a theme changes colours
   * alone. Pictures are `name`-width.png, of the first size in the other theme too.
   */
  async expectToFit(info: TestInfo, name: string, sizes: readonly (readonly [number, number])[]): Promise<void> {
    for (const [i, [width, height]] of sizes.entries()) {
      await this.page.setViewportSize({ width, height })
      expect(await fit(this)).toEqual([])
      await this.keepPicture(info, `${name}-${width}.png`)
      if (i === 0 && KEEPS_PICTURES) await this.inOtherTheme(() => this.keepPicture(info, `${name}-${width}-other.png`))
    }
  }

  /** Keeps a picture in `test-results`, for people to look at, where they ask for it: `PICTURES=1`. */
  async keepPicture(info: TestInfo, file: string, shown: Page | Locator = this.page): Promise<void> {
    if (KEEPS_PICTURES) await shown.screenshot({ path: info.outputPath(file) })
  }

  async setSize([width, height]: Size): Promise<void> {
    await this.page.setViewportSize({ width, height })
  }

  /** With the page as it is, in dark where it is light, and in light where it is dark. */
  async inOtherTheme(look: () => Promise<void>): Promise<void> {
    const isDark = await this.page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
    await this.useTheme(isDark ? 'light' : 'dark')
    await look()
    await this.useTheme(isDark ? 'dark' : 'light')
  }

  async useTheme(colorScheme: 'light' | 'dark'): Promise<void> {
    await this.page.emulateMedia({ colorScheme })
    await this.endTransitions()
  }

  /**
   * Ends what fades in or changes its colour: until then colours are of neither theme, or of a button neither free nor
   * disabled.
   */
  async endTransitions(): Promise<void> {
    await this.page.evaluate(async () => {
      // What ends may begin something else.
      for (;;) {
        await new Promise(requestAnimationFrame)
        const changes = document
          .getAnimations()
          .filter(
            ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
          )
        if (changes.length === 0) return
        for (const change of changes) change.finish()
      }
    })
  }

  /** Pastes text as the keyboard does, without a clipboard. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }))
    }, text)
  }
}

export const test = base.extend<{ readonly app: AppPage }>({
  app: async ({ page, locale }, use) => {
    const said: string[] = []
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => said.push(`error: ${error.message}`))
    await use(new AppPage(page, locale?.startsWith('pl')))
    expect(said, 'nothing on the console').toEqual([])
  },
})

export { expect }
