/** A session survives reloads, kills, and bad input. */
import { chromium, type BrowserContext } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.mjs'
import { STATE_1 } from '../../src/engine/lab/report.ts'
import { AppPage, expect, test } from './app.ts'
import { Shelf } from './shelf.ts'
import { putText, textOf } from './database.ts'

test('a game goes on after a reload, with players, counters and looks', async ({ app }) => {
  await app.open()
  await app.chooseOpponent('aspiration', 3)
  await app.node('b2').click()
  await expect(app.headline).toHaveText('Red · your move')
  await app.setting(async (dialog) => {
    await dialog.getByLabel('Dark').check()
    await dialog.getByLabel('Show node names').uncheck()
    await dialog.getByLabel('115%').check()
    await dialog.getByLabel('Reduced').check()
  })
  const position = (await app.position.textContent()) ?? ''
  await expect(app.saving).toHaveText('Saved')
  await app.page.reload()
  await expect(app.position).toHaveText(position)
  await expect(app.select('Blue is played by')).toContainText('Aspiration search')
  await expect(app.page.getByRole('region', { name: 'Computer’s moves' }).locator('tbody tr')).toHaveCount(1)
  await expect(app.page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(app.page.locator('html')).toHaveAttribute('data-motion', 'reduced')
  expect(await app.page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('18.4px')
  // Names of nodes show only where the pointer is.
  const names = app.board.getByText(/^[a-d]\d+$/).filter({ visible: true })
  await app.page.mouse.move(0, 0)
  await expect(names).toHaveCount(0)
  await app.node('d10').hover()
  await expect(names).toHaveText(['d10'])
})

test('a game interrupted while the computer was thinking goes on thinking after a reload', async ({ app }) => {
  await app.open()
  await app.chooseSlowOpponent()
  await app.node('b2').click()
  await expect(app.headline).toContainText('is thinking, depth')
  await app.page.reload()
  await expect(app.headline).toContainText('is thinking, depth')
  await expect(app.stones).toHaveCount(1)
})

/** Starts a Chromium of our own, so that it can be killed with all its processes at once. */
async function startBrowser(profile: string): Promise<{ app: AppPage; kill: () => Promise<void> }> {
  const args = [
    ...CHROMIUM_ARGS,
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]
  const browser = spawn(findChromium() ?? 'chromium', args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const exited = once(browser, 'exit')
  const address = await new Promise<string>((resolve) => {
    let said = ''
    browser.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /ws:\/\/\S+/.exec(said)
      if (found) resolve(found[0])
    })
  })
  const connection = await chromium.connectOverCDP(address)
  const page = await connection.contexts()[0].newPage()
  const kill = async () => {
    if (browser.exitCode === null && browser.signalCode === null) process.kill(-(browser.pid as number), 'SIGKILL')
    await exited
    await connection.close().catch(() => undefined)
  }
  return { app: new AppPage(page), kill }
}

test('a game survives a killed browser', async ({ baseURL }) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'poly-y-'))
  const first = await startBrowser(profile)
  let second: typeof first | null = null
  try {
    await first.app.page.goto(baseURL ?? '')
    await first.app.chooseOpponent('negascout', 2)
    await first.app.node('b2').click()
    await expect(first.app.headline).toHaveText('Red · your move')
    await expect(first.app.saving).toHaveText('Saved')
    const position = (await first.app.position.textContent()) ?? ''
    await first.kill()
    second = await startBrowser(profile)
    await second.app.page.goto(baseURL ?? '')
    await expect(second.app.position).toHaveText(position)
  } finally {
    await first.kill()
    await second?.kill()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})

test('a saved game that cannot be read is kept aside and said', async ({ app }) => {
  await app.open()
  await app.node('b2').click()
  await expect(app.headline).toHaveText('Red · your move')
  await putText(app.page, 'session', '{"version":1,"game":')
  await app.page.reload()
  await expect(app.page.getByText('The saved game could not be read and was set aside')).toBeVisible()
  await expect(app.stones).toHaveCount(0)
  expect(await textOf(app.page, 'set-aside')).toBe('{"version":1,"game":')
})

test('a game given up for a pasted position or a new game can be taken back', async ({ app }) => {
  await app.open()
  await app.chooseOpponent('negascout', 2)
  await app.node('b2').click()
  await expect(app.headline).toHaveText('Red · your move')
  const position = (await app.position.textContent()) ?? ''
  await app.paste('./...../.......... r')
  await expect(app.board.locator('[data-node]')).toHaveCount(16)
  await app.button('Undo that').click()
  await expect(app.position).toHaveText(position)
  await app.newGame()
  await expect(app.stones).toHaveCount(0)
  await app.button('Undo that').click()
  await expect(app.position).toHaveText(position)
  await expect(app.page.getByRole('region', { name: 'Computer’s moves' }).locator('tbody tr')).toHaveCount(1)
})

test('of two tabs one keeps the game, and the other says so', async ({ app, context }) => {
  await app.open()
  await app.node('b2').click()
  await expect(app.headline).toHaveText('Red · your move')
  const position = (await app.position.textContent()) ?? ''
  await expect(app.saving).toHaveText('Saved')
  const second = new AppPage(await context.newPage())
  await second.open()
  await expect(second.page.getByText('Poly-Y is open in another tab')).toBeVisible()
  await second.node('a1').click()
  await expect(second.saving).toHaveText('Not saved: open in another tab')
  await app.page.reload()
  await expect(app.position).toHaveText(position)
  await expect(second.saving).toHaveText('Not saved: open in another tab')
  await second.page.close()
})

/** Two tabs, of which the first has a game of one move, and both are settled. */
async function twoTabs(app: AppPage, context: BrowserContext): Promise<{ second: AppPage; position: string }> {
  await app.open()
  await app.seat('Blue', 'Human')
  await app.setting(async (dialog) => dialog.getByLabel('Dark').check())
  await app.node('b2').click()
  await expect(app.saving).toHaveText('Saved')
  const second = new AppPage(await context.newPage())
  await second.open()
  await expect(second.saving).toHaveText('Not saved: open in another tab')
  return { second, position: (await app.position.textContent()) ?? '' }
}

test('once the first tab has closed, the second goes on with its game and saves it', async ({ app, context }) => {
  const { second, position } = await twoTabs(app, context)
  await expect(second.page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(second.stones).toHaveCount(0)
  await app.page.close()
  await expect(second.position).toHaveText(position)
  await expect(second.notice).toContainText('The other tab has closed. Its game goes on')
  await second.node('c1').click()
  await expect(second.saving).toHaveText('Saved')
  await second.page.reload()
  await expect(second.stones).toHaveCount(2)
})

test('once the first tab has closed, a second saves its own game beside the first’s', async ({ app, context }) => {
  const { second, position } = await twoTabs(app, context)
  await second.seat('Blue', 'Human')
  for (const node of ['a1', 'c1', 'c2']) await second.node(node).click()
  const own = (await second.position.textContent()) ?? ''
  await app.page.close()
  await expect(second.notice).toContainText('that of the other is in the library as “Human – Human')
  await expect(second.saving).toHaveText('Saved')
  await second.page.reload()
  await expect(second.position).toHaveText(own)
  await Shelf.open(second)
  await second.page.getByRole('row', { name: /^Human – Human/ }).click()
  await expect(second.position).toHaveText(position)
})

test('once the first tab has closed, the second keeps what is the user’s own as well', async ({ app, context }) => {
  const { second } = await twoTabs(app, context)
  await second.page.goto('./#arena/players')
  await expect(second.page.getByText('open in another tab').first()).toBeVisible()
  await app.page.close()
  await expect(second.saving).toHaveText('Saved')
  await expect(second.page.getByRole('main').getByText(/another tab/)).toHaveCount(0)
})

test('a page copies its own position, not that of the game; one without any has none to copy', async ({
  app,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await app.open()
  await app.node('c1').click()
  await expect(app.stones).toHaveCount(2)
  const clipboard = () => app.page.evaluate(() => navigator.clipboard.readText())
  const copied = async () => {
    await app.button('Copy position').click()
    return await clipboard()
  }
  await app.more('Copy position')
  const played = await clipboard()
  await app.page.goto('./#experiments/compare')
  await expect.poll(copied).toBe(STATE_1.position)
  await app.choose('Add a position', 'The position on the board')
  await expect.poll(copied).toBe(played)
  await app.page.goto('./#replay')
  await app.choose('Position', 'State 1')
  await expect.poll(copied).toBe(STATE_1.position)
  for (const hash of ['#experiments/searches', '#arena']) {
    await app.page.goto(`./${hash}`)
    await expect(app.button('Copy position')).toHaveCount(0)
  }
  await app.page.goto('./#inspect')
  await expect.poll(copied).toBe(played)
})

test('positions are copied and pasted; a bad one says why and leaves the game alone', async ({ app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await app.open()
  await app.paste('./...../........../.........r..... b')
  await expect(app.stones).toHaveCount(2)
  await expect(app.headline).toHaveText('Red · your move')
  const position = (await app.position.textContent()) ?? ''
  await app.paste('./...../x........./............... r')
  await expect(app.page.getByText('Not a position: node c1 is one of r, b and')).toBeVisible()
  await expect(app.position).toHaveText(position)
  await app.more('Copy position')
  await expect(app.page.getByText('Position copied')).toBeVisible()
  expect(await app.page.evaluate(() => navigator.clipboard.readText())).toBe(position)

  await app.more('Set up position')
  const field = app.page.getByRole('textbox')
  await expect(field).toHaveValue(position)
  await field.fill('r/...../........../............... r')
  await app.button('Play from here').click()
  await expect(app.page.getByRole('alert')).toHaveText(
    /cannot arise: with Red to move Red must have as many stones as Blue/,
  )
  await field.fill('./...../.......... r')
  await app.button('Play from here').click()
  await expect(app.board.locator('[data-node]')).toHaveCount(16)
})
