/** Players: games against the cast, players of one's own, and what the human's games come to. */
import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expect, test, type AppPage } from './app.ts'
import { holdEngine } from './hold-engine.ts'

const list = (app: AppPage) => app.page.getByRole('region', { name: /^(Players|Gracze)$/ })
const shown = (app: AppPage, name = 'Your games') => app.page.getByRole('region', { name, exact: true })
const lastGames = (app: AppPage) => shown(app).getByRole('list', { name: 'Last games' }).getByRole('listitem')
const form = (app: AppPage, name = 'New player') => app.page.getByRole('region', { name, exact: true })
/** Whether the game counts, at the corner of the board. */
const kind = (app: AppPage) => app.page.getByRole('region', { name: 'Board and turn' }).getByText(/\b31 nodes$/)
const card = (app: AppPage, colour: 'Red' | 'Blue') => app.page.getByRole('region', { name: `${colour} player` })

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

async function setNumber(app: AppPage, name: string, value: string): Promise<void> {
  const field = app.page.getByRole('textbox', { name, exact: true })
  await field.fill(value)
  await field.press('Tab')
}

/** Clicks free nodes until the game is over. */
async function playOut(app: AppPage): Promise<void> {
  while (await app.myTurn()) {
    const before = await app.stones.count()
    await app.playable.first().click()
    await expect.poll(() => app.stones.count()).toBeGreaterThan(before)
  }
}

async function makePlayer(app: AppPage): Promise<void> {
  await openPlayers(app)
  await app.button('New player').click()
  await form(app).getByLabel('Name').fill('Quick Ann')
  await form(app).getByText('weights', { exact: true }).click()
  await setNumber(app, 'Depth in plies', '1')
  await setNumber(app, 'Stones on corners', '2.5')
  await setNumber(app, 'Random moves, %', '10')
  await form(app).getByLabel('Nodes for its first stone').fill('d1 d4')
  await app.button('Save').click()
  await expect(shown(app, 'Quick Ann').getByRole('heading', { name: 'Quick Ann' })).toBeVisible()
}

test('a game with the mouse against one of the cast goes on after a reload while it thinks, with the same player, and counts for the rating at its end; a resignation by a slip of the finger, taken back, leaves no loss; with a move taken back a game does not count', async ({
  app,
}) => {
  const letEngineGo = await holdEngine(app.page)
  await app.open()
  await expect(kind(app)).toHaveText('Rated game · 31 nodes')
  await app.seat('Blue', 'Attacker')
  await expect(card(app, 'Blue')).toHaveText(/^Attackerlevel 8 · 1354/)
  await app.node('c1').click()
  await app.page.reload()
  await expect(card(app, 'Blue')).toContainText('Attacker')
  await letEngineGo()
  await expect(app.headline).toHaveText('Red · your move')
  await expect(app.stones).toHaveCount(2)
  await expect(app.page.getByRole('region', { name: 'Computer’s moves' }).locator('tbody tr')).toHaveCount(1)
  await app.page.keyboard.press('Shift+R')
  await expect(app.button('Yes, resign')).toBeFocused()
  await expect(app.headline).toHaveText('Red · your move')
  await app.page.keyboard.press('Enter')
  await expect(app.headline).toHaveText('You lost: you resigned')
  await expect(card(app, 'Red')).toContainText(/rating −?\d/)
  await app.pressAnyway('Undo')
  await expect(app.headline).toHaveText('Red · your move')
  await expect(card(app, 'Red')).toContainText('Youno rating yet')
  await expect(kind(app)).toContainText('Rated game')
  await playOut(app)
  await expect(app.headline).toHaveText(/^You (win|lost): one chain/)
  await expect(card(app, 'Red')).toContainText(/^Yourating −?\d+ \(provisional\)/)
  // A rematch.
  await app.page.keyboard.press('Shift+N')
  await app.node('c1').click()
  await expect(app.headline).toHaveText('Red · your move')
  await app.pressAnyway('Undo')
  await expect(kind(app)).toContainText('Does not count for your rating: a move was taken back.')
  await app.node('c2').click()
  await expect(app.headline).toHaveText('Red · your move')
  await app.pressAnyway('Resign')
  await app.page.reload()
  await openPlayers(app)
  await shown(app).getByText('Statistics', { exact: true }).click()
  await expect(shown(app)).toContainText('Games counted1')
  await expect(shown(app).getByRole('row', { name: /^Attacker/ })).toHaveText(/^Attacker1354.*1$/)
  await expect(lastGames(app)).toHaveText([/lost.*Attacker, as Red.*a move was taken back/, /lost.*Attacker, as Red/])
  await expect(shown(app)).toContainText('provisional: 1 of 10 rated games played')
  await app.button('Forget all games').click()
  await expect(shown(app)).toContainText('No games yet.')
  await app.button('Undo that').click()
  await expect(lastGames(app)).toHaveCount(2)
  await expect(shown(app).getByRole('table').last().getByRole('rowheader').first()).toHaveText('c1')
  await lastGames(app).first().getByRole('link').click()
  await expect(app.page).toHaveURL(/#library\/\w/)
})

test('a player of one’s own is made, kept, changed, played, duplicated, deleted and brought back, goes out as a file and comes in again; what `polyy learn` has found plays; what is neither is refused with the reason', async ({
  app,
}) => {
  await makePlayer(app)
  await expect(shown(app, 'Quick Ann')).toContainText(
    'NegaScout, depth 1, weighted features · 10% of the moves at random · begins on d1 and d4',
  )
  await expect(shown(app, 'Quick Ann').getByRole('row', { name: /Stones on corners/ })).toContainText('+2.5')
  await app.page.reload()
  await list(app)
    .getByRole('button', { name: /^Quick Ann/ })
    .click()
  await app.button('Change').click()
  const name = form(app, 'Change a player').getByLabel('Name')
  await name.fill('attacker')
  await expect(form(app, 'Change a player').getByRole('status')).toHaveText('Someone else has this name.')
  await expect(app.button('Save')).toBeDisabled()
  await name.fill('Slow Ann')
  await app.button('Save').click()
  await app.button('Play against').click()
  await expect(card(app, 'Blue')).toContainText('Slow Ann')
  await expect(kind(app)).toContainText('the opponent’s rating is not measured')
  await app.node('a1').click()
  await expect(app.headline).toHaveText('Red · your move')
  await app.openEngine()
  await app.select('Blue is played by').click()
  await expect(app.page.getByRole('option', { name: /^Slow Ann NegaScout, depth 1/ })).toBeVisible()
  await app.page.keyboard.press('Escape')
  await openPlayers(app)
  await list(app)
    .getByRole('button', { name: /^Slow Ann/ })
    .click()
  await app.button('Duplicate').click()
  await expect(form(app).getByLabel('Name')).toHaveValue('Slow Ann 2')
  await app.button('Save').click()
  await app.button('Delete').click()
  await expect(list(app).getByRole('button', { name: /^Slow Ann/ })).toHaveCount(1)
  await app.button('Undo that').click()
  await expect(list(app).getByRole('button', { name: /^Slow Ann/ })).toHaveCount(2)

  // It goes out as a file, and comes in again.
  await list(app)
    .getByRole('button', { name: /^Slow Ann(?! 2)/ })
    .click()
  const downloading = app.page.waitForEvent('download')
  await app.button('Export').click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Slow-Ann.json')
  const text = await readFile(await download.path(), 'utf8')
  const open = (name: string, content: string) =>
    list(app)
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
  await open('ann.json', text)
  await expect(shown(app, 'Slow Ann 3').getByRole('heading', { name: 'Slow Ann 3' })).toBeVisible()
  await open('bad.json', text.replace('"randomness": 10', '"randomness": 1000'))
  await expect(app.notice).toContainText('bad.json was not imported: it is damaged at “randomness”')
  await open('new.json', text.replace('"version": 1', '"version": 2'))
  await expect(app.notice).toContainText(
    'new.json was not imported: its format version is 2, which this Poly-Y cannot read',
  )
  await open('photo.json', 'JFIF')
  await expect(app.notice).toContainText('photo.json was not imported: it is not a file of this kind')
  await expect(list(app).getByRole('button', { name: /^Slow Ann/ })).toHaveCount(3)

  // What `polyy learn` has found plays.
  await app.button('New player').click()
  await form(app).getByLabel('Name').fill('Pupil')
  await form(app).getByText('a file', { exact: true }).click()
  await expect(app.button('Save')).toBeDisabled()
  const input = form(app).locator('input[type="file"]')
  await input.setInputFiles({ name: 'photo.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(form(app).getByRole('alert')).toContainText('photo.json was refused: it is not a Poly-Y evaluator')
  await input.setInputFiles('src/engine/evaluation/learned.json')
  await expect(form(app).getByRole('alert')).toHaveCount(0)
  await app.button('Save').click()
  await expect(shown(app, 'Pupil').getByRole('columnheader')).toHaveText(['Feature', 'Phase 1', 'Phase 2', 'Phase 3'])
})

const WORDS = {
  en: {
    learner: /^Learner, depth 2/,
    new: 'New player',
    weights: 'weights',
    blue: 'Blue is played by',
    engine: 'Engine',
  },
  pl: { learner: /^Uczeń, głęb. 2/, new: 'Nowy gracz', weights: 'wagi', blue: 'Niebieski: kto gra', engine: 'Silnik' },
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
}

test('everything is accessible and nothing is cut off; the cast stands in one order wherever it is listed', async ({
  app,
}, info) => {
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
  const depths = [[2, 3, 4], ...Array.from({ length: 4 }, () => [2, 3, 4, 5])]
    .flat()
    .map((depth) => new RegExp(`^${depth}\\b`))
  await expect(plays.locator('label')).toHaveText([
    ...chosen.filter((name) => !name.startsWith('NegaScout')).map((name) => new RegExp(`^${name} [−\\d]`)),
    ...depths,
  ])
  for (const algorithm of ['Alpha-beta', 'Iterative deepening', 'Aspiration search', 'NegaScout'])
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
