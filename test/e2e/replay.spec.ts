/** Recording a search and playing it back. */
import { NETWORK } from '../../src/engine/arena/cast.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { ELEVEN_STONES } from '../../src/engine/lab/report.ts'
import { search } from '../../src/engine/search/search.ts'
import { expect, test } from './app.ts'
import { clock, recordEleven, sentence, tree, treePanel } from './replaying.ts'

test('a recorded search is stepped, scrubbed and jumped through, with its cutoffs in numbers', async ({ app }) => {
  await recordEleven(app, 'Alpha-beta', 3)
  const count = clock(app.page)
  await expect(count).toHaveText(/^0 of [\d,]+ events$/)
  await app.button('Step forward').click()
  await app.button('Step forward').click()
  await app.button('Step forward').click()
  await app.button('Step back').click()
  await expect(count).toHaveText(/^2 of /)
  await app.button('Step forward').click()
  // On the board the moves of the line are numbered: so far there is one.
  await expect(app.page.getByRole('img', { name: /^Replay of Alpha-beta/ }).getByText(/^\d+$/)).toHaveText(['1'])
  await app.button('Next cutoff').click()
  await expect(treePanel(app.page).getByText('Cutoff', { exact: true })).toBeVisible()
  const words = (await sentence(app.page).textContent()) ?? ''
  const [, held, value, beta, left] = /^\w+ already has (\S+) by \w+; after \w+, \w+ reaches (?:at least )?(\S+) by \w+\. β\s=\s(\S+): cut\. (\d+) moves are never looked at\.$/.exec(words) ?? []
  const number = (text: string) => Number(text.replace('−', '-').replace('∞', 'Infinity'))
  expect(number(value)).toBeGreaterThanOrEqual(number(beta))
  expect(number(beta)).toBe(0 - number(held))
  // What the cutoff leaves out is cut off in the drawing, below what has been tried.
  const cutOff = tree(app.page).getByText(`${left} never looked at`)
  await expect(cutOff).toBeVisible()
  // A dot for each, and the ground of the scissors.
  await expect(cutOff.locator('..').locator('circle')).toHaveCount(Number(left) + 1)
  await app.button('Next cutoff').click()
  await app.button('Previous cutoff').click()
  await expect(sentence(app.page)).toHaveText(words)
  // To the end: every visited state has been entered.
  await app.page.getByRole('slider', { name: 'Time' }).press('End')
  await expect(app.headline).toHaveText(/([\d,]+) of \1 visited/)
  await app.page.getByRole('slider', { name: 'Time' }).press('Home')
  await expect(app.headline).toContainText('0 of')
})

test('a replay plays by itself to its end, pauses, and starts over', async ({ app }) => {
  await recordEleven(app, 'NegaScout', 4)
  await app.choose('Speed', '1,000 a second')
  await app.button('Play').click()
  await expect(app.headline).not.toContainText('· 0 of')
  await app.button('Pause').click()
  const paused = (await app.headline.textContent()) ?? ''
  await app.page.waitForTimeout(300)
  await expect(app.headline).toHaveText(paused)
  await app.choose('Speed', '100,000 a second')
  await app.button('Play').click()
  await expect(app.headline).toHaveText(/([\d,]+) of \1 visited/)
  await expect(app.button('Play')).toBeEnabled()
  await app.button('Previous iteration').click()
  await expect(app.headline).toContainText('depth 4')
})

test('a search too long to record whole says what was left out, and recording can be cancelled', async ({ app }) => {
  await app.open('#replay')
  await app.choose('Search', 'Minimax')
  await app.page.getByRole('radio', { name: 'Depth 5' }).check()
  await app.button('Record').click()
  await expect(app.page.getByText(/Searching, [\d,]+ visited…/)).toBeVisible()
  await app.button('Cancel').click()
  await expect(app.page.getByText('Cancelled.')).toBeVisible()
  await app.page.getByRole('radio', { name: 'Depth 4' }).check()
  await app.button('Record').click()
  await expect(app.page.getByText(/1,000,000 events recorded\. [\d,]+ later events did not fit/)).toBeVisible({ timeout: 60_000 })
})

test('two searches of one position play side by side, in step by visited states', async ({ app }) => {
  await recordEleven(app, 'Alpha-beta', 4)
  await app.button('Compare with a second search').click()
  await app.choose('Search', 'Iterative deepening')
  await app.page.getByRole('radio', { name: 'Depth 4' }).check()
  await app.button('Record').click()
  const boards = app.page.getByRole('region', { name: 'Board', exact: true }).getByRole('paragraph').filter({ hasText: 'visited' })
  await expect(boards).toHaveCount(2)
  await expect(clock(app.page)).toHaveText(/^0 of 11,016 visited states$/)
  for (let i = 0; i < 3; i++) await app.button('Step forward').click()
  await expect(boards.first()).toContainText('Alpha-beta · 3 of 11,016 visited')
  await expect(boards.last()).toContainText('Iterative deepening · 3 of')
  await app.button('Next cutoff').click()
  await expect(boards.first()).not.toContainText('· 3 of')
  await app.page.getByRole('slider', { name: 'Time' }).press('End')
  for (const board of await boards.all()) await expect(board).toHaveText(/([\d,]+) of \1 visited/)
  // The tree follows one of the two, and so do the jumps, which land on the event itself.
  await app.page.getByRole('slider', { name: 'Time' }).press('Home')
  for (const followed of [/^2/, /^1/]) {
    await app.page.getByRole('radio', { name: followed }).check()
    await app.button('Next cutoff').click()
    await expect(sentence(app.page)).toHaveText(/: cut\. \d+ moves? (is|are) never looked at\.$/)
  }
})

test('the position to be searched shows before it is, in a picture and in words', async ({ app }) => {
  await app.open('#replay')
  await app.choose('Position', 'Eleven stones')
  const stones = 'Red stones: a1, c3, c4, d4, d12, d13. Blue stones: c9, d1, d5, d10, d15.'
  await expect(app.page.getByRole('img', { name: stones })).toBeVisible()
  await app.button('Record').click()
  await expect(app.page.getByText('events recorded.')).toBeVisible({ timeout: 20_000 })
  await expect(app.page.getByRole('img', { name: `Replay of Alpha-beta. ${stones}` })).toBeVisible()
  await app.button('Change…').click()
  const picture = (name: string) => app.page.getByRole('dialog').getByRole('img', { name, exact: true })
  await expect(picture(stones)).toBeVisible()
  // The marks of a colour's stones are one path, each from a place of its own on.
  const drawn = (colour: string) => app.page.getByRole('dialog').locator(`[data-player="${colour}"] path`).last().evaluate((path) => path.getAttribute('d')?.split('M').length)
  expect([await drawn('red'), await drawn('blue')]).toEqual([1 + 6, 1 + 5])
  await app.choose('Position', 'State 1')
  await expect(picture('Red stones: d10. Blue stones: none.')).toBeVisible()
  await expect.poll(async () => [await drawn('red'), await drawn('blue')]).toEqual([1 + 1, 1])
})

test('a replay is played and stepped by keys, and says where it stands once it rests', async ({ app }) => {
  await recordEleven(app, 'Alpha-beta', 3)
  const count = clock(app.page)
  const said = treePanel(app.page).getByRole('status')
  await app.page.locator('body').click({ position: { x: 5, y: 400 } })
  await app.page.keyboard.press('ArrowRight')
  await app.page.keyboard.press('ArrowRight')
  await app.page.keyboard.press('ArrowLeft')
  await expect(count).toHaveText(/^1 of /)
  await expect(said).toHaveText('0 of 2,020 visited. Depth 3, window (−∞, +∞).')
  await app.page.keyboard.press('Shift+ArrowRight')
  await expect(said).toHaveText(/visited\. Line: \w+, \w+\. Red already has \S+ by \w+; after \w+, Blue reaches \S+ by \w+\. β = \S+: cut\. \d+ moves are never looked at\.$/)
  // While it plays it says little: at most once in five seconds.
  await said.evaluate((element) => {
    const seen = { changes: 0, since: performance.now() }
    Object.assign(window, { seen })
    new MutationObserver(() => seen.changes++).observe(element, { childList: true, characterData: true, subtree: true })
  })
  await app.choose('Speed', '1,000 a second')
  await app.page.locator('body').click({ position: { x: 5, y: 400 } })
  await app.page.keyboard.press('Space')
  await expect(app.button('Pause')).toBeVisible()
  await expect(app.headline).toHaveText(/([\d,]+) of \1 visited/)
  await expect(said).toContainText('2,020 of 2,020 visited')
  const { changes, seconds } = await app.page.evaluate(() => {
    const { changes, since } = (window as unknown as { seen: { changes: number; since: number } }).seen
    return { changes, seconds: (performance.now() - since) / 1000 }
  })
  expect(changes).toBeLessThanOrEqual(2 + seconds / 5)
  // Arrow keys in a choice are the choice's own.
  await app.button('Change…').click()
  await app.page.getByRole('radio', { name: 'Depth 3' }).focus()
  await app.page.keyboard.press('ArrowLeft')
  await app.page.keyboard.press('Escape')
  await expect(count).toHaveText(/^([\d,]+) of \1 events$/)
})

test('with reduced motion a replay gets on as fast, but changes the board once a second', async ({ app }) => {
  await app.page.emulateMedia({ reducedMotion: 'reduce' })
  await recordEleven(app, 'Alpha-beta', 4)
  await app.choose('Speed', '1,000 a second')
  await clock(app.page).evaluate((element) => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => seen.push(element.textContent ?? '')).observe(element, { childList: true, characterData: true, subtree: true })
  })
  await app.button('Play').click()
  await expect.poll(() => app.page.evaluate(() => (window as unknown as { seen: string[] }).seen.length)).toBeGreaterThanOrEqual(2)
  await app.button('Pause').click()
  const times = await app.page.evaluate(() => (window as unknown as { seen: string[] }).seen.map((text) => Number(text.split(' ')[0].replace(',', ''))))
  // A second's worth of events at a time.
  times.forEach((time, i) => expect(time - (times[i - 1] ?? 0)).toBeGreaterThanOrEqual(1000))
})

test('a search with a table shows what the table knew', async ({ app }) => {
  await app.open('#replay')
  await app.choose('Transposition table', 'Transposition table: with symmetries')
  await app.page.getByRole('radio', { name: 'Depth 3' }).check()
  await app.button('Record').click()
  await expect(app.page.getByText('events recorded.')).toBeVisible({ timeout: 20_000 })
  // In the page itself: hundreds of steps, each of which shows.
  expect(await app.button('Step forward').evaluate(async (button: HTMLElement, sentence) => {
    const isKnown = () => sentence?.textContent?.startsWith('Known from the transposition table')
    for (let i = 0; i < 400 && !isKnown(); i++) {
      button.click()
      await new Promise(requestAnimationFrame)
    }
    return isKnown()
  }, await sentence(app.page).elementHandle())).toBe(true)
})

test('a search is recorded by another evaluator, where it is for the board', async ({ app }) => {
  await app.open('#replay')
  await app.choose('Position', 'Eleven stones')
  await app.choose('Search', 'NegaScout')
  await app.choose('Evaluation', 'Evaluation: Network, depth 3')
  await app.button('Record').click()
  const { visited } = search(parsePosition(ELEVEN_STONES.position), { algorithm: 'negascout', depth: 3, evaluator: NETWORK })
  await expect(app.headline).toContainText(`NegaScout · 0 of ${visited.toLocaleString('en')} visited`)
})

test('the computer’s last search is replayed from the game', async ({ app }) => {
  await app.open()
  await app.chooseOpponent('aspiration', 3)
  await app.node('c1').click()
  await expect(app.headline).toHaveText('Red · your move')
  const visited = (await app.page.getByTestId('visited').textContent()) ?? ''
  await app.button('Replay').click()
  await expect(app.headline).toContainText(`Aspiration search · 0 of ${visited} visited`)
})

test('Replay: accessible, and nothing cut off', async ({ app }, info) => {
  await recordEleven(app, 'Alpha-beta', 4)
  await app.button('Next cutoff').click()
  await app.page.mouse.move(0, 0)
  await app.expectAccessible()
  await app.expectToFit(info, 'replay', [[1280, 820], [1920, 1080], [1024, 700], [390, 844]])
})

test('a move of the tree leads to its moment and back, by mouse and by keyboard', async ({ app }) => {
  await recordEleven(app, 'Alpha-beta', 3)
  await app.button('Next cutoff').click()
  await app.button('Next cutoff').click()
  const words = (await sentence(app.page).textContent()) ?? ''
  const at = (await clock(app.page).textContent()) ?? ''
  // The last that was finished beside the one being searched: its moment is when its value came back.
  const finished = tree(app.page).getByRole('button', { name: /, worth at most \S+ to Red, f ≤ \S+, \d+ of \d+ moves cut$/ }).first()
  const name = (await finished.getAttribute('data-move')) ?? ''
  await finished.click()
  await expect(sentence(app.page)).toHaveText(new RegExp(`^${name} is worth at most`))
  await expect(clock(app.page)).not.toHaveText(at)
  await app.button('Back to where you were (Esc)').click()
  await expect(sentence(app.page)).toHaveText(words)
  await expect(clock(app.page)).toHaveText(at)
  // By keys: from move to move, a band up, to its moment, and back.
  await tree(app.page).locator('[role="button"][tabindex="0"]').last().focus()
  await app.page.keyboard.press('ArrowUp')
  const above = tree(app.page).getByRole('button', { name: /, being searched/ }).last()
  await expect(above).toBeFocused()
  await app.page.keyboard.press('Enter')
  await expect(sentence(app.page)).toHaveText(/^(Blue|Red) (tries|answers)/)
  await app.page.keyboard.press('Escape')
  await expect(clock(app.page)).toHaveText(at)
  await tree(app.page).getByRole('button', { name: /to come: to the next of them$/ }).first().click()
  await expect(sentence(app.page)).toHaveText(/^(Blue|Red) (tries|answers)/)
})

test('the tree is enlarged, moved and put back', async ({ app }) => {
  await recordEleven(app, 'Alpha-beta', 3)
  await app.button('Next cutoff').click()
  const width = () => tree(app.page).getByText('now', { exact: true }).locator('..').evaluate((root) => root.getBoundingClientRect().width)
  const usual = await width()
  await app.button('Enlarge the tree').click()
  await expect.poll(width).toBeGreaterThan(usual * 1.2)
  await app.button('Make the tree smaller').click()
  await tree(app.page).hover()
  await app.page.mouse.wheel(0, -300)
  await expect.poll(width).toBeGreaterThan(usual * 1.2)
  await app.button('Fit').click()
  await expect.poll(width).toBeCloseTo(usual, 0)
})

test('a lecture fills the screen with sentence, tree and code in letters of 24 pixels, light, and answers to a clicker', async ({ app }, info) => {
  await app.page.emulateMedia({ colorScheme: 'dark' })
  await app.page.setViewportSize({ width: 1920, height: 1080 })
  await recordEleven(app, 'NegaScout', 3)
  await app.button('Lecture L').click()
  const main = app.page.locator('main')
  await expect(app.page.getByRole('banner')).toBeHidden()
  await expect(app.button('Play')).toBeHidden()
  for (let i = 0; i < 9; i++) await app.page.keyboard.press('PageDown')
  await app.page.keyboard.press('PageUp')
  await expect(sentence(app.page)).not.toHaveText('Before the first event')
  await app.page.keyboard.press('c')
  await expect(app.page.getByRole('region', { name: 'Code' }).getByRole('listitem').and(app.page.locator('[aria-current="step"]'))).toBeVisible()
  // Every word that is drawn, as large as it comes out on the screen.
  const sizes = await main.evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const sizes: [text: string, size: number][] = []
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode
      // What is for those who listen has a pixel; titles in a drawing have no place at all.
      if (element === null || element.getBoundingClientRect().width <= 1 || !element.checkVisibility()) continue
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
      sizes.push([textContent ?? '', parseFloat(getComputedStyle(element).fontSize) * scale])
    }
    return sizes
  })
  expect(sizes.map(([text]) => text)).toEqual(expect.arrayContaining(['Cutoff', 'picks the highest', '  order the moves', 'scout']))
  expect(sizes.filter(([, size]) => size < 24)).toEqual([])
  expect(await main.evaluate((main) => getComputedStyle(main).backgroundColor)).toBe('rgb(246, 245, 241)')
  await app.keepPicture(info, 'lecture.png')
  // A pointer that rests is in the way.
  await app.page.mouse.move(300, 300)
  await expect(main).toHaveCSS('cursor', 'none')
  await app.page.mouse.move(320, 300)
  await expect(main).not.toHaveCSS('cursor', 'none')
  await app.page.keyboard.press('Escape')
  await expect(app.button('Play')).toBeVisible()
  await app.page.keyboard.press('l')
  await expect(app.button('Play')).toBeHidden()
  await app.page.keyboard.press('l')
  await expect(app.page.getByRole('banner')).toBeVisible()
})

test('the code goes in step with the search: the line it stands at, its variables, over and out, and the program itself', async ({ app }) => {
  await recordEleven(app, 'Alpha-beta', 3)
  const code = app.page.getByRole('region', { name: 'Code' })
  const here = code.locator('[aria-current="step"] code')
  const variable = (name: string) => code.getByLabel('Variables').locator('div').filter({ has: app.page.getByText(name, { exact: true }) }).getByRole('definition').first()
  const { keyboard } = app.page
  await app.page.locator('body').click({ position: { x: 5, y: 400 } })
  await keyboard.press('c')
  await expect(here).toHaveText('return β')
  const reached = Number(((await variable('best').textContent()) ?? '').replace('−', '-'))
  const limit = Number(((await variable('β').textContent()) ?? '').replace('−', '-'))
  expect(reached).toBeGreaterThanOrEqual(limit)
  // One step on, the value has come back to the state above; its search is shown at the call before that.
  await keyboard.press('i')
  await expect(here).toHaveText('if value > best')
  await keyboard.press('i')
  await expect(here).toHaveText('value ← −alphaBeta(move, d−1, −β, −best)')
  await expect(code.getByRole('heading')).toHaveText(/^Alpha-beta, Red’s state: after \w+$/)
  // Over the search of that move, and out of the state to the one above.
  await keyboard.press('o')
  await expect(here).toHaveText(/(if value > best|best ← value)$/)
  await expect(code.getByRole('heading')).toHaveText(/^Alpha-beta, Red’s state: after \w+$/)
  await app.button('Out').click()
  await expect(code.getByRole('heading')).toHaveText('Alpha-beta, Blue’s state: now')
  await keyboard.press('Shift+c')
  await code.getByRole('button', { name: 'The search of the state now' }).click()
  await expect(here).toHaveText('value ← −alphaBeta(move, d−1, −β, −best)')
  await code.getByText('The same in the program’s own code').click()
  await expect(code.getByLabel('The same in the program’s own code')).toContainText('export function alphaBeta(')
  await app.expectAccessible()
})
