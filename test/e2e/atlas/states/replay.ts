/** Replay: lessons, recorded searches alone and in pairs, a growing tree, a typed one, exercises, and the lecture. */
import { ELEVEN_STONES } from '../../../../src/engine/lab/report.ts'
import { expect, type AppPage } from '../../app.ts'
import type { Detector } from '../detector.ts'
import type { State, Walk } from '../walk.ts'

const tree = (app: AppPage) => app.region('Tree')

/** Opens a link to a search, which records it. */
async function record({ page }: AppPage, parts: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`./#replay/${new URLSearchParams(parts).toString()}`)
  await expect(page.getByRole('slider').last()).toBeEnabled({ timeout: 200_000 })
}

const choice: Walk = {
  name: 'the choice of a replay',
  states: [
    { name: 'the lessons', bring: (app) => app.open('#replay'), isLarge: true },
    {
      name: 'the choice of a position',
      bring: async (app) => {
        await app.select('Position').click()
        await app.page.keyboard.type('a')
        await expect(app.page.getByRole('option').first()).toBeVisible()
      },
      kind: 'popover',
    },
    {
      name: 'the settings of a search',
      bring: async (app) => {
        // The first Escape empties the field, if there is one.
        await expect(async () => {
          await app.page.keyboard.press('Escape')
          await expect(app.page.getByRole('listbox')).toHaveCount(0, { timeout: 500 })
        }).toPass()
        await app.page.getByText(app.begin('More settings: *')).last().click()
      },
    },
  ],
}

const recorded: Walk = {
  name: 'a replay',
  states: [
    {
      name: 'a cutoff and its code',
      bring: async (app) => {
        await record(app, { position: ELEVEN_STONES.position, search: 'alpha-beta', depth: '3' })
        await app.button('Next cutoff').click()
        const code = app.region('Code')
        await expect(code.locator('[aria-current="step"] code')).toHaveText('return β')
        await app.page.mouse.move(0, 0)
      },
    },
    {
      name: 'counters by ply',
      bring: async (app) => {
        await app.page.getByText(app.words('Course and counters by ply')).click()
        await expect(app.page.getByRole('table').last()).toBeVisible()
      },
    },
    {
      name: 'an exercise to be made',
      bring: async (app) => {
        await app.more('Make an exercise…')
        await expect(app.page.getByRole('dialog')).toBeVisible()
      },
      kind: 'dialog',
    },
    {
      name: 'a second search to be chosen',
      bring: async (app) => {
        await app.page.keyboard.press('Escape')
        await app.more('Compare with a second search…')
        await app.choose('Search', 'Minimax')
      },
      kind: 'dialog',
    },
    {
      name: 'two searches',
      bring: async (app) => {
        await app.page
          .getByRole('dialog')
          .getByRole('button', { name: app.words('Record') })
          .click()
        await expect(app.page.getByRole('dialog')).toHaveCount(0)
        await expect(app.page.getByText(app.within('Minimax: * events recorded.'))).toBeAttached({ timeout: 200_000 })
        await app.button('Next cutoff').click()
        await expect(tree(app)).toHaveText(/\d/)
      },
    },
    {
      name: 'the end of a search of 31 empty nodes',
      bring: async (app) => {
        const position = './...../........../............... r 3c'
        await record(app, { position, search: 'negascout', depth: '2' })
        await app.page.keyboard.press('End')
      },
    },
  ],
}

const typed = (name: string, position: string): State => ({
  name,
  bring: async (app) => {
    await record(app, { position, search: 'alpha-beta' })
    await app.button('Next cutoff').click()
    await expect(tree(app)).toHaveText(/\d/)
  },
})

const others: Walk = {
  name: 'typed trees',
  states: [
    typed('a typed tree', '((3 12 8)(2 4 6)(14 5 2))'),
    typed(
      'a typed tree of three rows',
      '(((3 12 8)(2 4 6)(14 5 2))((3 1 8)(2 4 -6)(14 5 22))((3 -12 8)(2 4 6)(14 15 2)))',
    ),
  ],
}

const growing: Walk = {
  name: 'a tree that grows',
  states: [
    {
      name: 'a tree that has grown',
      bring: async (app) => {
        await app.open('#replay')
        await app.choose('Search', 'Monte Carlo tree search')
        await app.button('Record').click()
        await app.page.getByRole('main').getByRole('slider').first().press('End')
        await expect(app.page.getByText(app.within('Playout 200 is done.')).first()).toBeVisible()
      },
    },
  ],
}

const exercises: Walk = {
  name: 'exercises',
  states: [
    {
      name: 'a question',
      bring: async (app) => {
        await app.open('#replay')
        await app.page.getByRole('heading', { name: app.words('Exercises') }).click()
        await app
          .region('Exercises')
          .getByRole('button', { name: app.begin('What is never seen?') })
          .click()
        await expect(app.page.getByRole('heading', { name: app.words('Question 1') })).toBeVisible()
      },
    },
    {
      name: 'a question by hand',
      bring: async (app) => {
        await app.button('Leave').click()
        await app.page.getByRole('heading', { name: app.words('Exercises') }).click()
        await app
          .region('Exercises')
          .getByRole('button', { name: app.begin('By hand: the best order') })
          .click()
        await expect(app.page.getByRole('heading', { name: app.words('Question 1') })).toBeVisible()
      },
    },
  ],
}

/**
 * The longest code leaves the board a size at which it is seen; on a phone the code, the board and the variables stand
 * below each other.
 */
const boardIsSeen: Detector = async (app) => {
  const code = app.region('Code')
  const parts = [code.getByRole('list').last(), code.getByRole('img'), code.getByLabel(app.words('Variables'))]
  const [lines, board, variables] = await Promise.all(parts.map((part) => part.boundingBox()))
  if (lines === null || board === null || variables === null) return ['a part is missing']
  const least = Math.min(board.width, board.height)
  if ((app.page.viewportSize()?.width ?? 0) > 400)
    return least >= 239 || innerHeightOf(app) < 800 ? [] : [`the board has ${least} px`]
  const isBelow = board.y >= lines.y + lines.height && variables.y >= board.y + board.height
  return isBelow && board.width > 300 ? [] : ['the parts do not stand below each other']
}

const innerHeightOf = ({ page }: AppPage) => page.viewportSize()?.height ?? 0

const lecture: Walk = {
  name: 'a lecture',
  states: [
    {
      name: 'a lecture',
      bring: async (app) => {
        await app.page.addInitScript(() => {
          HTMLElement.prototype.requestFullscreen = () => Promise.reject(new Error('refused'))
        })
        await record(app, { position: './..... r', search: 'negascout', depth: '2' })
        await app.page.keyboard.press('l')
        await expect(app.page.getByRole('banner')).toBeHidden()
        await app.page.keyboard.press('PageDown')
        // The controls hide while nobody uses them.
        await expect(app.page.locator('.lecture-bar')).toHaveCSS('opacity', '0')
      },
      kind: 'dialog',
      also: boardIsSeen,
    },
  ],
}

export const REPLAY: readonly Walk[] = [choice, recorded, others, growing, exercises, lecture]
