/** A repeated action leaves nothing behind in the page: no nodes, no listeners, no workers. */
import type { CDPSession } from '@playwright/test'
import { expect, test, type AppPage } from './app.ts'
import { openToDepth4 } from './comparing.ts'
import { mouse, solvePuzzle } from './newcomer.ts'
import { openRecorded, sentence } from './replaying.ts'
import { file, Shelf } from './shelf.ts'

// Each does 25 to 45 times what another test does once.
test.describe.configure({ timeout: 600_000 })

interface Held {
  /** Without those of the page that shows. */
  readonly nodes: number
  readonly listeners: number
  readonly workers: number
}

async function held(app: AppPage, devtools: CDPSession): Promise<Held> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const count = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  const shown = await app.page.evaluate(() => {
    const walker = document.createTreeWalker(document)
    let nodes = 1
    while (walker.nextNode() !== null) nodes++
    return nodes
  })
  return { nodes: count('Nodes') - shown, listeners: count('JSEventListeners'), workers: app.page.workers().length }
}

/** Waits until the page holds the same after two collections, and returns that. */
async function heldAtRest(app: AppPage, devtools: CDPSession): Promise<Held> {
  let now = await held(app, devtools)
  await expect(async () => {
    const before = now
    now = await held(app, devtools)
    expect(now).toEqual(before)
  }).toPass()
  return now
}

const KINDS = ['nodes', 'listeners', 'workers'] as const

/** After the first times, when what is made once is there, a page holds no more than before. */
async function expectNoGrowth(app: AppPage, act: () => Promise<void>, times = 20): Promise<void> {
  const devtools = await app.page.context().newCDPSession(app.page)
  await devtools.send('Performance.enable')
  const repeat = async (times: number) => {
    for (let i = 0; i < times; i++) await act()
    return heldAtRest(app, devtools)
  }
  let before = await repeat(5)
  let after = await repeat(times)
  // What was shown last may be held until something else takes its place. Only what goes on growing is a leak.
  if (KINDS.some((kind) => after[kind] - before[kind] >= times / 4)) [before, after] = [after, await repeat(times)]
  for (const kind of KINDS)
    expect(
      after[kind] - before[kind],
      `${kind}: ${before[kind]}, and ${after[kind]} after ${times} times`,
    ).toBeLessThan(times / 4)
  await devtools.detach()
}

const dialog = (app: AppPage) => app.page.getByRole('dialog')

test('dialogs opened and closed, by key and by mouse', async ({ app }) => {
  await app.open()
  await expectNoGrowth(app, async () => {
    for (const key of ['Control+,', '?', 'Shift+F1', 'n', 'p']) {
      await app.page.keyboard.press(key)
      await expect(dialog(app)).toBeVisible()
      await app.page.keyboard.press('Escape')
      await expect(dialog(app)).toHaveCount(0)
    }
    for (const [name, end] of [
      ['Settings', 'Close'],
      ['New game', 'Cancel'],
    ]) {
      await app.button(name).click()
      await dialog(app).getByRole('button', { name: end }).click()
      await expect(dialog(app)).toHaveCount(0)
    }
  })
})

test('settings changed and changed back, by mouse', async ({ app }) => {
  await app.open()
  await expectNoGrowth(app, async () => {
    await app.button('Settings').click()
    for (const name of ['Dark', 'Light']) await dialog(app).getByRole('radio', { name }).check()
    await app.choose('Language', 'Polski')
    await app.choose('Język', 'English')
    await app.button('Close').click()
  })
})

test('menus and lists opened and closed', async ({ app }) => {
  await app.open()
  await app.openEngine()
  await expectNoGrowth(app, async () => {
    await app.button('More').click()
    await expect(app.page.getByRole('menu')).toBeVisible()
    await app.page.keyboard.press('Escape')
    await app.select('Blue is played by').click()
    await expect(app.page.getByRole('listbox')).toBeVisible()
    await app.page.keyboard.press('Escape')
    await expect(app.page.getByRole('listbox')).toHaveCount(0)
  })
})

test('new games, with a move and a hint each', async ({ app }) => {
  await app.open()
  await expectNoGrowth(app, async () => {
    await app.newGame('Two people', '6 nodes')
    await app.button('Hint').click()
    await expect(app.advice.getByRole('status')).toHaveText(/./)
    await app.node('b1').click()
    await expect(app.stones).toHaveCount(1)
  })
})

test('games of two computers', async ({ app }) => {
  await app.open()
  await app.newGame('Two computers', '6 nodes')
  await expectNoGrowth(
    app,
    async () => {
      await expect(app.headline).toHaveText(/wins:/)
      await app.button('Rematch').click()
    },
    8,
  )
})

test('a tour of all pages', async ({ app }) => {
  await app.open()
  const links = await app.page.getByRole('navigation').first().getByRole('link').all()
  await expectNoGrowth(app, async () => {
    for (const link of links) {
      await link.click()
      await app.expectLoaded()
    }
  })
})

test('games that come into the library and are deleted', async ({ app }) => {
  const shelf = await Shelf.open(app)
  await expectNoGrowth(app, async () => {
    await shelf.openFiles(file('one.sgf', '(;FF[4]GM[531]SZ[3]GN[One];B[c1])'))
    await shelf.entry('One').click()
    await shelf.details.getByRole('button', { name: 'Delete' }).click()
    await expect(shelf.entry('One')).toHaveCount(0)
  })
})

test('recordings, replayed and replaced', async ({ app }) => {
  await openRecorded(app, 'alpha-beta', 2)
  await expectNoGrowth(app, async () => {
    await app.button('Next cutoff').click()
    await app.more('Record another search…')
    await dialog(app).getByRole('button', { name: 'Record' }).click()
    await expect(dialog(app)).toHaveCount(0)
    await expect(app.page.getByText('events recorded.')).toBeVisible()
  })
})

test('contests that are played and deleted', async ({ app }) => {
  await app.page.goto('./#arena')
  await app.custom()
  const form = app.page.getByRole('region', { name: 'New contest' })
  for (const name of ['Random', 'Greedy']) await form.getByRole('checkbox', { name: new RegExp(`^${name}`) }).press(' ')
  await app.choose('Board', '6 nodes')
  await app.setNumber(form, 'Random stones at the start', 0)
  await app.setNumber(form, 'Pairs of games', 4)
  await expectNoGrowth(app, async () => {
    await app.button('Start').click()
    await expect(app.page.getByText('All 8 games have been played.')).toBeVisible()
    await app.act('Delete')
    await expect(form).toBeVisible()
  })
})

test('experiments that are made and deleted', async ({ app }) => {
  await app.page.goto('./#experiments/searches')
  await app.custom()
  await app.page.getByText('My own', { exact: true }).click()
  await app.page.getByLabel('One position a line').fill('./..... r')
  await expectNoGrowth(app, async () => {
    await app.button('Start').click()
    await expect(app.page.getByText(/^All \d+ searches are done\.$/)).toBeVisible()
    await app.act('Delete')
    await expect(app.button('Start')).toBeVisible()
  })
})

test('comparisons made again', async ({ app }) => {
  await openToDepth4(app)
  await app.page.getByRole('toolbar', { name: 'Depths' }).getByRole('button', { name: '4' }).click()
  await app.button('Compare').click()
  await expectNoGrowth(app, async () => {
    await expect(app.page.getByText(/^All \d+ searches done\.$/)).toBeVisible()
    await app.button('Compare again').click()
  })
})

test('puzzles solved', async ({ app }) => {
  // Without a handle: for each, Playwright makes a node of every attribute of its element, which is another in each
  // puzzle.
  const put = async (name: string) => {
    const [x, y] = await app.page.evaluate((name) => {
      const { left, top, width, height } =
        document.querySelector(`[data-node="${name}"]`)?.getBoundingClientRect() ?? new DOMRect()
      return [left + width / 2, top + height / 2]
    }, name)
    await app.page.mouse.click(x, y)
  }
  await app.open('#learn/puzzles')
  await expectNoGrowth(
    app,
    async () => {
      await solvePuzzle(app, { ...mouse(app), put })
      await app.button('Next puzzle').click()
      await expect(app.button('Skip')).toBeVisible()
    },
    8,
  )
})

test('games against a level by playouts on 106 nodes', async ({ app }) => {
  await app.open()
  await expectNoGrowth(
    app,
    async () => {
      await app.newGame('106 nodes', 'Level 3', 'Red')
      await app.node('a1').click()
      await expect(app.stones).toHaveCount(2)
    },
    8,
  )
})

/** Goes back to the choice of a search. */
const toLessons = (app: AppPage) => app.button('Searches').click()

test('Monte Carlo tree searches, recorded and replayed', async ({ app }) => {
  await app.open('#replay')
  await expectNoGrowth(app, async () => {
    await app.choose('Search', 'Monte Carlo tree search')
    await app.button('Record').click()
    await app.page.getByRole('slider', { name: 'Time' }).press('End')
    await expect(sentence(app.page).first()).toHaveText(/Playout 200 is done\.$/)
    await toLessons(app)
  })
})

test('trees that are typed and searched', async ({ app }) => {
  await app.open('#replay')
  const form = app.page.getByRole('region', { name: 'A tree of your own' })
  await expectNoGrowth(app, async () => {
    await form.getByRole('heading').click()
    await form.getByRole('textbox').fill('((5 6)(4 9)(7 3))')
    await form.getByRole('button', { name: 'Step through it' }).click()
    await app.button('Next cutoff').click()
    await expect(sentence(app.page).first()).toContainText('cut')
    await toLessons(app)
  })
})

test('exercises that are begun, asked for a hint and left', async ({ app }) => {
  await app.open('#replay')
  await expectNoGrowth(app, async () => {
    await app.page.getByRole('heading', { name: 'Exercises' }).click()
    await app.page.getByRole('button', { name: /^What is never seen\?/ }).click()
    await expect(app.page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
    await app.page.getByRole('button', { name: /^Hint/ }).click()
    await expect(app.page.getByText('All that this state has not looked at yet.')).toBeVisible()
    await app.button('Leave').click()
  })
})
