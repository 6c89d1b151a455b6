/** Players: games against the cast, players of one's own, and what the human's games come to. */
import { readFile } from 'node:fs/promises'
import { expect, test, type AppPage } from './app.ts'

const list = (app: AppPage) => app.page.getByRole('region', { name: 'Players', exact: true })
const shown = (app: AppPage, name = 'Your games') => app.page.getByRole('region', { name, exact: true })
const lastGames = (app: AppPage) => shown(app).getByRole('list', { name: 'Last games' }).getByRole('listitem')
const form = (app: AppPage, name = 'New player') => app.page.getByRole('region', { name, exact: true })
/** Whether the game counts, at the corner of the board. */
const kind = (app: AppPage) => app.page.getByRole('region', { name: 'Board and turn' }).getByText(/\b31 nodes$/)
const card = (app: AppPage, colour: 'Red' | 'Blue') => app.page.getByRole('region', { name: `${colour} player` })

async function openPlayers(app: AppPage): Promise<void> {
  await app.page.goto('./#arena/players')
  // Beside the list, whichever was shown last.
  await expect(app.page.getByRole('main').getByRole('region', { name: /^(?!(Players|Gracze)$)/ }).first()).toBeVisible()
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

test('a game with the mouse against one of the cast, to its end, counts for the rating; with a move taken back it does not', async ({ app }) => {
  await app.open()
  await expect(kind(app)).toHaveText('Rated game · 31 nodes')
  await app.seat('Blue', 'Attacker')
  await expect(card(app, 'Blue')).toHaveText(/^Attackerlevel 8 · 1354/)
  await app.node('c1').click()
  await expect(app.headline).toHaveText('Red · your move')
  await expect(app.page.getByRole('region', { name: 'Computer’s moves' }).locator('tbody tr')).toHaveCount(1)
  await playOut(app)
  await expect(app.headline).toContainText('wins')
  await expect(card(app, 'Red')).toContainText(/^Yourating −?\d+\s±\s\d+/)
  await app.newGame('another computer')
  await app.seat('Blue', 'Attacker')
  await app.node('c1').click()
  await expect(app.headline).toHaveText('Red · your move')
  await app.button('Undo').click()
  await expect(kind(app)).toContainText('Does not count for your rating: a move was taken back.')
  await app.node('c2').click()
  await expect(app.headline).toHaveText('Red · your move')
  await app.button('Resign').click()
  await app.page.reload()
  await openPlayers(app)
  await expect(shown(app)).toContainText('Games counted1')
  await expect(shown(app).getByRole('row', { name: /^Attacker/ })).toHaveText(/^Attacker1354.*1$/)
  await expect(lastGames(app)).toHaveCount(2)
  await expect(lastGames(app).first()).toHaveText(/lost.*Attacker, as Red.*a move was taken back/)
  await app.button('Forget all games').click()
  await expect(shown(app)).toContainText('No games yet.')
  await app.button('Undo that').click()
  await expect(lastGames(app)).toHaveCount(2)
})

test('a resignation by a slip of the finger is taken back: it leaves no loss, and the game still counts', async ({ app }) => {
  await app.open()
  await app.seat('Blue', 'NegaScout, depth 4')
  await app.node('c1').click()
  await expect(app.headline).toHaveText('Red · your move')
  await app.page.keyboard.press('Shift+R')
  await expect(app.headline).toContainText('wins')
  await expect(card(app, 'Red')).toContainText(/rating −?\d/)
  await app.button('Undo').click()
  await expect(app.headline).toHaveText('Red · your move')
  await expect(card(app, 'Red')).toContainText('Youhuman')
  await expect(kind(app)).toContainText('Rated game')
  await app.button('Resign').click()
  await openPlayers(app)
  await expect(lastGames(app)).toHaveText([/lost.*NegaScout, depth 4, as Red/])
  // Nobody knows how much weaker than the opponent one is who has lost the only game.
  await expect(shown(app)).toContainText(/−∞ to −?\d+/)
})

test('the cast stands in one order wherever it is listed', async ({ app }) => {
  await openPlayers(app)
  const players = await list(app).getByRole('list').last().getByRole('button').locator('> span:first-child').allTextContents()
  await app.page.goto('./#arena')
  await expect(app.page.getByRole('group', { name: 'Who plays' }).locator('label')).toHaveText(players.map((name) => new RegExp(`^${name} [−\\d]`)))
  await app.page.goto('./#')
  await app.openEngine()
  await app.select('Blue is played by').click()
  const chosen = app.page.getByRole('group', { name: 'The cast, with ratings' }).getByRole('option').locator('> span:first-child')
  await expect(chosen).toHaveText(players)
})

test('a game against the cast goes on after a reload while it thinks, with the same player', async ({ app }) => {
  await app.open()
  await app.seat('Blue', 'NegaScout, depth 5')
  await app.node('c1').click()
  await app.page.reload()
  await expect(card(app, 'Blue')).toContainText('NegaScout, depth 5')
  await expect(app.headline).toHaveText('Red · your move', { timeout: 30_000 })
  await expect(app.stones).toHaveCount(2)
})

test('a player of one’s own is made, kept, changed, played, duplicated, deleted and brought back', async ({ app }) => {
  await makePlayer(app)
  await expect(shown(app, 'Quick Ann')).toContainText('NegaScout, depth 1, weighted features · 10% of the moves at random · begins on d1 and d4')
  await expect(shown(app, 'Quick Ann').getByRole('row', { name: /Stones on corners/ })).toContainText('+2.5')
  await app.page.reload()
  await list(app).getByRole('button', { name: /^Quick Ann/ }).click()
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
  await list(app).getByRole('button', { name: /^Slow Ann/ }).click()
  await app.button('Duplicate').click()
  await expect(form(app).getByLabel('Name')).toHaveValue('Slow Ann 2')
  await app.button('Save').click()
  await app.button('Delete').click()
  await expect(list(app).getByRole('button', { name: /^Slow Ann/ })).toHaveCount(1)
  await app.button('Undo that').click()
  await expect(list(app).getByRole('button', { name: /^Slow Ann/ })).toHaveCount(2)
})

test('a player goes out as a file and comes in again, and what is none is refused with the reason', async ({ app }) => {
  await makePlayer(app)
  const downloading = app.page.waitForEvent('download')
  await app.button('Export').click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Quick-Ann.json')
  const text = await readFile(await download.path(), 'utf8')
  const open = (name: string, content: string) =>
    list(app).locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
  await open('ann.json', text)
  await expect(shown(app, 'Quick Ann 2').getByRole('heading', { name: 'Quick Ann 2' })).toBeVisible()
  const notice = app.notice
  await open('bad.json', text.replace('"randomness": 10', '"randomness": 1000'))
  await expect(notice).toContainText('bad.json was not imported: it is damaged at “randomness”')
  await open('new.json', text.replace('"version": 1', '"version": 2'))
  await expect(notice).toContainText('new.json was not imported: its format version is 2, which this Poly-Y cannot read')
  await open('photo.json', 'JFIF')
  await expect(notice).toContainText('photo.json was not imported: it is not a file of this kind')
  await expect(list(app).getByRole('button', { name: /^Quick Ann/ })).toHaveCount(2)
})

test('what `polyy learn` has found plays, and another file is refused', async ({ app }) => {
  await openPlayers(app)
  await app.button('New player').click()
  await form(app).getByLabel('Name').fill('Pupil')
  await form(app).getByText('a file', { exact: true }).click()
  await expect(app.button('Save')).toBeDisabled()
  const input = form(app).locator('input[type="file"]')
  await input.setInputFiles({ name: 'photo.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(form(app).getByRole('alert')).toContainText('photo.json was refused: it is not a Poly-Y evaluator')
  await input.setInputFiles('src/engine/arena/learned.json')
  await expect(form(app).getByRole('alert')).toHaveCount(0)
  await app.button('Save').click()
  await expect(shown(app, 'Pupil').getByRole('columnheader')).toHaveText(['Feature', 'Phase 1', 'Phase 2', 'Phase 3'])
})

for (const [language, colorScheme] of [['en', 'light'], ['pl', 'dark']] as const)
  test.describe(`in ${language}, ${colorScheme}`, () => {
    test.use({ colorScheme, locale: language })

    test('everything is accessible and nothing is cut off', async ({ app }, info) => {
      test.slow()
      const sizes = [[1280, 800], [800, 900], [390, 800]] as const
      const words = { en: { you: 'You', learner: /^Learner, depth 2/, new: 'New player', weights: 'weights', blue: 'Blue is played by', engine: 'Engine' }, pl: { you: 'Ty', learner: /^Uczeń, głęb. 2/, new: 'Nowy gracz', weights: 'wagi', blue: 'Niebieski: kto gra', engine: 'Silnik' } }[language]
      const look = async (name: string) => {
        await app.page.setViewportSize({ width: 1280, height: 800 })
        await app.expectAccessible()
        await app.expectToFit(info, `${name}-${language}-${colorScheme}`, sizes)
      }
      await app.open()
      await app.node('c1').click()
      await expect(app.stones).toHaveCount(2)
      await app.page.keyboard.press('Shift+R')
      await look('counted')
      await app.page.setViewportSize({ width: 1280, height: 800 })
      await app.button(words.engine).click()
      await app.select(words.blue).click()
      await app.page.getByRole('option').nth(9).scrollIntoViewIfNeeded()
      await app.expectAccessible()
      await app.expectToFit(info, `choice-${language}-${colorScheme}`, [[1280, 800]])
      await app.page.keyboard.press('Escape')
      await openPlayers(app)
      await look('you')
      await app.page.getByRole('button', { name: words.learner }).click()
      await look('learner')
      await app.button(words.new).click()
      await form(app, words.new).getByText(words.weights, { exact: true }).click()
      await look('form')
    })
  })
