/** Players: a rated game to its end, and how the pages of players look. */
import type { Locator } from '@playwright/test'
import { expect, test, type AppPage } from './app.ts'
import { giveNames } from './names.ts'

const list = (app: AppPage) => app.page.getByRole('region', { name: /^(Players|Gracze)$/ })
const shown = (app: AppPage, name = 'Your games') => app.page.getByRole('region', { name, exact: true })
const lastGames = (app: AppPage) => shown(app).getByRole('list', { name: 'Last games' }).getByRole('listitem')
const form = (app: AppPage, name = 'New player') => app.page.getByRole('region', { name, exact: true })

async function openPlayers(app: AppPage): Promise<void> {
  await app.page.goto('./#arena/players')
  // Beside the list, whichever was shown last.
  await expect(
    app.page
      .getByRole('main')
      .getByRole('region', { name: /^(?!(Players|Gracze)$)/ })
      .first(),
  ).toBeVisible()
}

/** Clicks free nodes until the game is over. */
async function playOut(app: AppPage): Promise<void> {
  while (await app.myTurn()) {
    const before = await app.stones.count()
    await app.playable.first().click()
    await expect.poll(() => app.stones.count()).toBeGreaterThan(before)
  }
}

test('a browser says why it cannot start a program, with the command that can', async ({ app }) => {
  await openPlayers(app)
  await app.page.getByRole('button', { name: 'Add a program' }).click()
  await expect(form(app, 'Add a program')).toContainText('A browser cannot start programs on your computer')
  await expect(form(app, 'Add a program')).toContainText("match 'engine:python3 my.py' greedy")
})

test('a rated game is played out, and stands among the last games with its opening and its review', async ({ app }) => {
  await app.open()
  await app.seat('Blue', 'Attacker')
  await playOut(app)
  await expect(app.headline).toHaveText(/^You (win|lost): one chain/)
  await openPlayers(app)
  await expect(lastGames(app)).toHaveText([/Attacker, as Red/])
  await expect(shown(app).getByRole('table').last().getByRole('rowheader')).toHaveCount(1)
  await lastGames(app).first().getByRole('link').click()
  await expect(app.page).toHaveURL(/#library\/\w/)
})

test('one button leads, and only one, on each page of what is kept', async ({ app }) => {
  await giveNames(app, 'Kept')
  for (const [place, kept, leading] of [
    ['arena/players', /^Kept/, ['Play against']],
    ['arena/players', 'New player', ['Save']],
    ['arena/school', /^Kept/, ['Resume']],
    ['lab/tables', /^Kept/, ['Resume']],
    ['lab/tables', 'New series of games', ['Start']],
    ['replay', null, ['Record']],
  ] as const) {
    await app.page.goto(`./#${place}`)
    if (kept !== null) await app.page.getByRole('main').getByRole('button', { name: kept }).first().click()
    const filled = () =>
      app.page
        .getByRole('main')
        .getByRole('button')
        .evaluateAll((all) =>
          all.filter(({ classList }) => classList.contains('primary')).map(({ textContent }) => textContent),
        )
    await expect.poll(filled, `${place}: ${String(kept)}`).toEqual(leading)
  }
})

const WORDS = {
  en: {
    learner: /^Learner, depth 2/,
    new: 'New player',
    weights: 'weights',
    playouts: 'playouts',
    blue: 'Blue is played by',
    engine: 'Engine',
  },
  pl: {
    learner: /^Uczeń, głęb. 2/,
    new: 'Nowy gracz',
    weights: 'wagi',
    playouts: 'rozgrywki',
    blue: 'Niebieski: kto gra',
    engine: 'Silnik',
  },
} as const

const SIZES = [
  [1280, 800],
  [800, 900],
  [390, 800],
] as const

/**
 * A counted game, the choice of a player, and the pages of players, in turn; `look` is told what has changed where it
 * is not all.
 */
async function visit(
  app: AppPage,
  language: 'en' | 'pl',
  look: (name: string, sizes?: readonly (typeof SIZES)[number][], part?: Locator) => Promise<void>,
): Promise<void> {
  const words = WORDS[language]
  await app.open()
  await app.node('c1').click()
  await expect(app.stones).toHaveCount(2)
  await app.page.keyboard.press('Shift+R')
  await look('counted')
  await app.button(words.engine).click()
  await app.select(words.blue).click()
  await app.page.getByRole('option').nth(9).scrollIntoViewIfNeeded()
  await look('choice', [SIZES[0]], app.page.getByRole('listbox'))
  await app.page.keyboard.press('Escape')
  await openPlayers(app)
  await look('you')
  const learner = list(app).getByRole('button', { name: words.learner })
  await learner.click()
  await look('learner', SIZES, app.page.getByRole('region', { name: words.learner }))
  await app.button(words.new).click()
  await form(app, words.new).getByText(words.weights, { exact: true }).click()
  await look('form', SIZES, form(app, words.new))
  await form(app, words.new).getByText(words.playouts, { exact: true }).click()
  await look('form of playouts', SIZES, form(app, words.new))
}

test('all is accessible and fits; the cast stands in one order wherever it is listed', async ({ app }, info) => {
  test.slow()
  const chosen: string[] = []
  await visit(app, 'en', async (name, sizes = SIZES, part) => {
    await app.expectAccessible(part)
    await app.expectToFit(info, name, sizes)
    await app.page.setViewportSize({ width: 1280, height: 800 })
    if (name === 'choice')
      chosen.push(
        ...(await app.page
          .getByRole('group', { name: 'The cast, with ratings' })
          .getByRole('option')
          .locator('> span:first-child')
          .allTextContents()),
      )
  })
  await expect(list(app).getByRole('list').last().getByRole('button').locator('> span:first-child')).toHaveText(chosen)
  await app.page.goto('./#arena')
  // Its searches stand below, a line for each algorithm.
  const plays = app.page.getByRole('group', { name: 'Who plays' })
  const depths = [[2, 3, 4], ...Array.from({ length: 5 }, () => [2, 3, 4, 5])]
    .flat()
    .map((depth) => new RegExp(`^${depth}\\b`))
  await expect(plays.locator('label')).toHaveText([
    ...chosen.filter((name) => !name.startsWith('NegaScout')).map((name) => new RegExp(`^${name} [−\\d]`)),
    'Monte Carlo tree search, 200 ms',
    'Monte Carlo tree search without the policy network, 200 ms',
    'Monte Carlo tree search without patterns, 200 ms',
    'NegaScout, 200 ms',
    ...depths,
  ])
  for (const algorithm of ['Alpha-beta', 'Iterative deepening', 'Aspiration search', 'NegaScout', 'MTD(f)'])
    for (const depth of [2, 3, 4, 5])
      await expect(
        plays
          .getByRole('group', { name: algorithm })
          .getByRole('checkbox', { name: `${algorithm}, depth ${depth}`, exact: true }),
      ).not.toBeChecked()
})

test.describe('in Polish', () => {
  test.use({ locale: 'pl' })

  // Faults of access are those of the same elements in English: all texts are there in both languages, none empty.
  test('nothing is cut off', async ({ app }, info) => {
    await visit(app, 'pl', async (name, sizes = SIZES) => {
      await app.expectToFit(info, `${name}-pl`, sizes)
      await app.page.setViewportSize({ width: 1280, height: 800 })
    })
  })
})
