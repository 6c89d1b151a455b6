/** Play: games of people and of the computer, from the offer of the rules to the result. */
import { expect, type AppPage } from '../../app.ts'
import type { Detector, Size } from '../detector.ts'
import type { Walk } from '../walk.ts'

/** Also a phone on its side. */
const SIZES: readonly Size[] = [
  [1280, 800],
  [1920, 1080],
  [1024, 700],
  [820, 1180],
  [844, 390],
  [390, 844],
]
/** At these the engine’s drawer lies over nothing. */
const BESIDE = SIZES.slice(0, 4)

/** Blue to move wins by d10 and b5 only. */
const TWO_WIN = './...b./..r..b.r../....r...b.r.... b'

const game: Walk = {
  name: 'a game',
  states: [
    { name: 'the first start', bring: (app) => app.open(), sizes: SIZES, isLarge: true },
    { name: 'a game that has begun', bring: begin, sizes: SIZES },
    {
      name: 'news of a new game',
      bring: async (app) => {
        await app.page.keyboard.press('n')
        await app.page.getByRole('dialog').locator('[type="submit"]').click()
        await expect(app.button('Undo that')).toBeVisible()
        await holdNews(app)
      },
      sizes: SIZES,
    },
    {
      name: 'the question of a rated game',
      bring: async (app) => {
        await app.button('Undo that').click()
        await expect(app.stones).toHaveCount(6)
        await app.page.keyboard.press('Shift+R')
        await expect(app.button('Yes, resign')).toBeFocused()
      },
      sizes: SIZES,
    },
    {
      name: 'a loss',
      bring: async (app) => {
        await app.page.keyboard.press('Enter')
        await expect(app.region('After the game')).toBeVisible()
      },
      sizes: SIZES,
    },
    { name: 'a hint', bring: askForHint, sizes: SIZES },
    { name: 'a swap on offer', bring: offerSwap, sizes: SIZES },
    { name: 'a win', bring: win, sizes: SIZES },
    {
      name: 'a win beside the engine',
      bring: async (app) => {
        await app.openEngine()
        await expect(app.region('Pieces to win')).toBeVisible()
      },
      sizes: BESIDE,
    },
  ],
}

/** Three moves of a rated game against the first level. */
async function begin(app: AppPage): Promise<void> {
  await app.button('I know the game').click()
  await app.newGame('Rated')
  for (const [i, node] of ['c1', 'c2', 'b4'].entries()) {
    const free = [node, 'a1', 'd9'].map((name) => `[data-node="${name}"][aria-disabled="false"]`).join(', ')
    await app.board.locator(free).first().click()
    await expect.poll(() => app.stones.count()).toBe(2 * (i + 1))
  }
}

async function askForHint(app: AppPage): Promise<void> {
  await app.page.keyboard.press('Shift+N')
  await app.page.keyboard.press('h')
  await app.button('Make it casual').click()
  await expect(app.advice.getByRole('status')).toBeVisible()
}

async function offerSwap(app: AppPage): Promise<void> {
  await app.newGame('Two people', 'Swap rule')
  await app.node('d1').click()
  await expect(app.button('Swap')).toBeVisible()
}

async function win(app: AppPage): Promise<void> {
  for (const node of ['a1', 'd2', 'b1', 'd3', 'b2', 'd4']) await app.node(node).click()
  await expect(app.board.locator('[data-wins]').first()).toBeVisible()
}

const comingBack: Walk = {
  name: 'a second visit',
  states: [
    {
      name: 'what to do next, with a game that goes on',
      bring: async (app) => {
        await app.open()
        await app.button('I know the game').click()
        await app.node('b1').click()
        await expect(app.stones).toHaveCount(2)
        await expect(app.saving).toHaveText(app.words('Saved'))
        await comeBack(app)
      },
      sizes: SIZES,
      isLarge: true,
    },
    {
      name: 'what to do next, after a game',
      bring: async (app) => {
        await app.button('Go on').click()
        await app.page.keyboard.press('Shift+R')
        await expect(app.region('After the game')).toBeVisible()
        await expect(app.saving).toHaveText(app.words('Saved'))
        await comeBack(app)
      },
      sizes: SIZES,
    },
  ],
}

async function comeBack(app: AppPage): Promise<void> {
  await app.page.reload()
  await expect(app.region('What to do next')).not.toHaveAttribute('aria-busy', 'true')
  await expect(app.button('Solve')).toBeVisible()
}

const computer: Walk = {
  name: 'a game against a search',
  states: [
    {
      name: 'a search that has moved',
      bring: async (app) => {
        await app.open()
        await app.chooseOpponent('negascout', 4)
        for (const [i, node] of ['c1', 'c10', 'b4'].entries()) {
          await app.node(node).click()
          await expect(app.region('Computer’s moves').locator('tbody tr')).toHaveCount(i + 1)
        }
        await app.page.mouse.move(0, 0)
      },
      sizes: BESIDE,
    },
    {
      name: 'the reasons of a move',
      bring: async (app) => {
        const panel = app.region('Why this move?')
        await panel.getByRole('button', { name: app.words('Show the reasons') }).click()
        await expect(panel.getByRole('group', { name: app.words('All moves') })).toBeVisible({ timeout: 200_000 })
        await panel.scrollIntoViewIfNeeded()
      },
      sizes: BESIDE,
      part: (app) => app.region('Why this move?'),
    },
    { name: 'the reasons of a move on a phone', bring: async () => undefined, sizes: [[390, 844]], kind: 'dialog' },
    {
      name: 'the choice of a player',
      bring: async (app) => {
        await app.select('Blue is played by').click()
        await app.page.getByRole('option').nth(9).scrollIntoViewIfNeeded()
      },
      kind: 'popover',
      part: (app) => app.page.getByRole('listbox'),
    },
  ],
}

/** News stay while they have the focus. */
const holdNews = ({ notice }: AppPage) => notice.getByRole('button').last().focus()

const thinking: Walk = {
  name: 'a computer that thinks',
  states: [
    {
      name: 'a search that waits',
      bring: async (app) => {
        await app.open()
        await app.chooseSlowOpponent()
        await app.page.locator('summary').first().click()
        await app.node('c3').click()
        await expect(app.headline).toHaveText(app.within('Blue is thinking, depth *'))
        await app.page.keyboard.press('Escape')
        await expect(app.headline).toHaveText(app.within('Blue waits'))
      },
      sizes: BESIDE,
    },
    {
      name: 'a search that thinks',
      bring: async (app) => {
        await app.page.keyboard.press('c')
        await expect(app.headline).toHaveText(app.within('Blue is thinking, depth *'))
      },
      kind: 'popover',
    },
    {
      name: 'a position that is none',
      bring: async (app) => {
        await app.paste('./..... x')
        await expect(app.notice).not.toBeEmpty()
        await holdNews(app)
      },
      kind: 'popover',
    },
  ],
}

const perfect: Walk = {
  name: 'perfect play',
  states: [
    ...['lit area', 'the other loses', 'wins'].map((words, i) => ({
      name: `a hint by perfect play: ${words}`,
      bring: async (app: AppPage) => {
        if (i === 0) await playFrom(app, TWO_WIN)
        const before = (await app.advice.allTextContents()).join('')
        await app.button('Hint').click()
        await expect(app.advice.getByRole('status')).not.toHaveText(before, { timeout: 20_000 })
        await expect(app.advice.getByRole('status')).toHaveText(/\p{L}/u)
      },
      ...(i > 0 && { part: (app: AppPage) => app.advice }),
    })),
    {
      name: 'the tutor’s question',
      bring: async (app) => {
        await app.button('Engine').click()
        await app.page.getByText(app.words('Warn before a win is given away')).click()
        await app.button('Engine').click()
        await askTutor(app)
      },
      part: (app) => app.advice,
    },
    {
      name: 'the tutor’s reason',
      bring: async (app) => {
        await app.button('Show why').click()
        await expect(app.page.getByRole('alert')).toHaveText(app.within('Red answers *.'))
      },
    },
    {
      name: 'winning and losing moves',
      bring: async (app) => {
        await app.advice.getByRole('button', { name: app.words('Take back') }).click()
        await app.openEngine()
        await app.page.getByText(app.words('Mark winning and losing moves')).click()
        await expect(app.page.getByLabel(app.words('What the marks mean'))).toBeVisible()
        await expectTruth(app)
      },
      sizes: BESIDE,
    },
    {
      name: 'winning and losing moves with their plies',
      bring: async (app) => {
        await app.paste('./r..../b......... r')
        await expect(app.board.locator('[data-node]')).toHaveCount(16)
        await expectTruth(app)
      },
      sizes: BESIDE,
    },
  ],
}

const expectTruth = (app: AppPage) => expect(app.region('Perfect play')).toHaveText(/\d.*\d/, { timeout: 30_000 })

async function playFrom(app: AppPage, position: string): Promise<void> {
  await app.open()
  await app.seat('Blue', 'Human')
  await app.paste(position)
  await expect(app.stones).toHaveCount([...position].filter((sign) => sign === 'r' || sign === 'b').length - 1)
  // On a phone the drawer lies over the game.
  await app.button('Engine').click()
}

async function askTutor(app: AppPage): Promise<void> {
  await app.node('a1').click()
  await expect(app.page.getByRole('alert')).toBeVisible()
}

const unknown: Walk = {
  name: 'boards without perfect play',
  states: [
    {
      name: 'a hint by playouts on 106 nodes',
      bring: async (app) => {
        await app.open()
        await app.newGame('Two people', '106 nodes')
        await app.node('e18').click()
        await app.button('Hint').click()
        await expect(app.advice.getByRole('status')).toHaveText(/%/)
      },
    },
    {
      name: 'chances by playouts on 106 nodes',
      bring: async (app) => {
        await app.openEngine()
        const panel = app.region('Chances by playouts')
        await expect(panel.getByRole('listitem').first()).toHaveText(/%/)
        await panel.getByText(app.words('Mark moves with their chances')).click()
        await expect(app.board.getByText(/^\d+$/).first()).toBeVisible()
      },
      sizes: BESIDE,
    },
    {
      name: 'the fair first stones',
      bring: async (app) => {
        await app.button('Engine').click()
        await app.newGame('Two people', '106 nodes', 'Swap rule')
        await app.button('Hint').click()
        await expect(app.board.getByText('51', { exact: true }).first()).toBeVisible()
      },
    },
    {
      name: 'a game on 51 nodes with a clock',
      bring: async (app) => {
        await app.newGame('Two people', '51 nodes', '10 minutes each')
        await app.node('c3').click()
        await expect(app.stones).toHaveCount(1)
      },
    },
  ],
}

/** The pages are tabs on one line, and what is pressed most is on the first screen, above them. */
const tabsOnOneLine: Detector = ({ page }) =>
  page.evaluate(() => {
    const boxesOf = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect())
    const tabs = boxesOf('header nav :is(a, button)')
    const controls = boxesOf('.game-controls button')
    const tops = new Set(tabs.map(({ top }) => top))
    const below = controls.filter(({ bottom }) => bottom > tabs[0].top)
    return [
      ...(tabs.length === 5 && tops.size === 1 ? [] : [`${tabs.length} tabs on ${tops.size} lines`]),
      ...(controls.length > 0 && below.length === 0 ? [] : [`${below.length} of ${controls.length} controls below`]),
    ]
  })

const phone: Walk = {
  name: 'Play on a phone',
  states: [
    {
      name: 'Play on a phone',
      bring: async (app) => {
        await app.setSize([390, 844])
        await app.open()
      },
      sizes: [[390, 844]],
      also: tabsOnOneLine,
    },
    {
      name: 'the menu of the other pages on a phone',
      bring: async (app) => {
        await app.setSize([390, 844])
        await app.button('Study').click()
        await expect(app.page.getByRole('menu')).toBeVisible()
      },
      kind: 'popover',
      sizes: [[390, 844]],
    },
  ],
}

export const PLAY: readonly Walk[] = [game, comingBack, computer, thinking, perfect, unknown, phone]
