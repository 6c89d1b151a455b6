/** Recording a search and playing it back. */
import { NETWORK } from '../../src/engine/arena/cast.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { ELEVEN_STONES, STATE_1 } from '../../src/engine/lab/report.ts'
import { search } from '../../src/engine/search/search.ts'
import { expect, test } from './app.ts'
import { clock, focusPage, openRecorded, sentence, tree, treePanel, watchWords } from './replaying.ts'

test('the position to be searched shows before it is, in a picture and in words, and the search is the one chosen', async ({
  app,
}) => {
  await app.open('#replay')
  await app.choose('Position', 'Eleven stones')
  const stones = 'Red stones: a1, c3, c4, d4, d12, d13. Blue stones: c9, d1, d5, d10, d15.'
  await expect(app.page.getByRole('img', { name: stones })).toBeVisible()
  await app.button('Record').click()
  await expect(app.page.getByText('events recorded.')).toBeVisible()
  await expect(app.page.getByRole('img', { name: `Replay of Alpha-beta. ${stones}` })).toBeVisible()
  await app.more('Record another search…')
  const picture = (name: string) => app.page.getByRole('dialog').getByRole('img', { name, exact: true })
  await expect(picture(stones)).toBeVisible()
  // The marks of a colour's stones are one path, each from a place of its own on.
  const drawn = (colour: string) =>
    app.page
      .getByRole('dialog')
      .locator(`[data-player="${colour}"] path`)
      .last()
      .evaluate((path) => path.getAttribute('d')?.split('M').length)
  expect([await drawn('red'), await drawn('blue')]).toEqual([1 + 6, 1 + 5])
  await app.choose('Position', 'State 1')
  await expect(picture('Red stones: d10. Blue stones: none.')).toBeVisible()
  await expect.poll(async () => [await drawn('red'), await drawn('blue')]).toEqual([1 + 1, 1])
  await app.choose('Search', 'NegaScout')
  await app.page.getByRole('radio', { name: 'Depth 2' }).check()
  await app.chooseSettings({
    'Transposition table': 'with symmetries',
    'Terminal test': 'depth-first search',
    Evaluator: 'Network, depth 3',
  })
  await app.button('Record').click()
  // Without the table or the evaluator it would visit others.
  const { visited } = search(parsePosition(STATE_1.position), {
    algorithm: 'negascout',
    depth: 2,
    table: 'symmetric',
    evaluator: NETWORK,
  })
  await expect(app.headline).toContainText(`NegaScout · 0 of ${visited.toLocaleString('en')} visited`)
  await expect(app.page).toHaveURL(/table=symmetric&terminal=dfs&evaluator=network-2/)
})

test('a recorded search is stepped, scrubbed and jumped through, with its cutoffs in numbers, and by keys says where it rests', async ({
  app,
}) => {
  await openRecorded(app, 'alpha-beta', 3)
  const count = clock(app.page)
  await expect(count).toHaveText(/^0 of [\d,]+ events$/)
  for (const step of ['forward', 'forward', 'forward', 'back']) await app.button(`Step ${step}`).click()
  await expect(count).toHaveText(/^2 of /)
  await app.button('Step forward').click()
  // On the board the moves of the line are numbered: so far there is one.
  await expect(app.page.getByRole('img', { name: /^Replay of Alpha-beta/ }).getByText(/^\d+$/)).toHaveText(['1'])
  await app.button('Next cutoff').click()
  await expect(treePanel(app.page).getByText('Cutoff', { exact: true })).toBeVisible()
  const words = (await sentence(app.page).textContent()) ?? ''
  const [, held, value, beta, left] =
    /^\w+ already has (\S+) by \w+; after \w+, \w+ reaches (?:at least )?(\S+) by \w+\. β\s=\s(\S+): cut\. (\d+) moves are never looked at\.$/.exec(
      words,
    ) ?? []
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
  const said = treePanel(app.page).getByRole('status')
  await focusPage(app.page)
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await app.page.keyboard.press(key)
  await expect(count).toHaveText(/^1 of /)
  await expect(said).toHaveText('0 of 2,020 visited. Depth 3, window (−∞, +∞).')
  await app.page.keyboard.press('Shift+ArrowRight')
  await expect(said).toHaveText(
    /visited\. Line: \w+, \w+\. Red already has \S+ by \w+; after \w+, Blue reaches \S+ by \w+\. β = \S+: cut\. \d+ moves are never looked at\.$/,
  )
  // Arrow keys in a choice are the choice's own.
  const at = (await count.textContent()) ?? ''
  await app.more('Record another search…')
  await app.page.getByRole('radio', { name: 'Depth 3' }).focus()
  await app.page.keyboard.press('ArrowLeft')
  await app.page.keyboard.press('Escape')
  await expect(count).toHaveText(at)
})

test('a replay plays by itself to its end, by button and by key, pauses, and says little meanwhile', async ({
  app,
}) => {
  await openRecorded(app, 'negascout', 3)
  await app.choose('Speed', '100 a second')
  await app.button('Play').click()
  await expect(app.headline).not.toContainText('· 0 of')
  await app.button('Pause').click()
  const paused = (await clock(app.page).textContent()) ?? ''
  // Frames are what it plays in.
  await app.page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
  })
  await expect(clock(app.page)).toHaveText(paused)
  const said = treePanel(app.page).getByRole('status')
  await expect(said).toHaveText(/^\d+ of 1,041 visited/)
  const wordsOf = await watchWords(said)
  await app.choose('Speed', '10,000 a second')
  await focusPage(app.page)
  await app.page.keyboard.press('Space')
  await expect(app.headline).toHaveText(/([\d,]+) of \1 visited/)
  await expect(said).toContainText('1,041 of 1,041 visited')
  // While it plays it says little: at most once in five seconds.
  const { texts, seconds } = await wordsOf()
  expect(texts.length).toBeLessThanOrEqual(2 + seconds / 5)
  await expect(app.button('Play')).toBeEnabled()
  await app.button('Previous iteration').click()
  await expect(app.headline).toContainText('depth 3')
  // The counters of the depth that it has come to.
  await app.page.getByText('Counters by ply: NegaScout').click()
  const totalVisited = app.page
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .first()
  await expect(totalVisited).toHaveText('1,041')
  await app.page.getByRole('radio', { name: 'depth 3' }).check()
  const { iterations } = search(parsePosition(ELEVEN_STONES.position), { algorithm: 'negascout', depth: 3 })
  await expect(totalVisited).toHaveText(iterations[2].visited.toLocaleString('en'))
})

test('with reduced motion a replay gets on as fast, but changes the board once a second', async ({ app }) => {
  await app.page.emulateMedia({ reducedMotion: 'reduce' })
  await openRecorded(app, 'alpha-beta', 4)
  await app.choose('Speed', '1,000 a second')
  const wordsOf = await watchWords(clock(app.page))
  await app.button('Play').click()
  await expect.poll(async () => (await wordsOf()).texts.length).toBeGreaterThanOrEqual(2)
  await app.button('Pause').click()
  const times = (await wordsOf()).texts.map((text) => Number(text.split(' ')[0].replace(',', '')))
  // A second's worth of events at a time.
  times.forEach((time, i) => expect(time - (times[i - 1] ?? 0)).toBeGreaterThanOrEqual(1000))
})

test('recording a long search can be cancelled', async ({ app }) => {
  await app.open('#replay')
  await app.choose('Search', 'Minimax')
  await app.page.getByRole('radio', { name: 'Depth 5' }).check()
  await app.button('Record').click()
  await expect(app.page.getByText(/Searching, [\d,]+ visited…/)).toBeVisible()
  await app.button('Cancel').click()
  await expect(app.page.getByText('Cancelled.')).toBeVisible()
})

test('the whole of a long search is replayed: its end by a key, and any other moment by its chart', async ({ app }) => {
  const { visited, cutoffs, leaves, expanded } = search(parsePosition(STATE_1.position), {
    algorithm: 'alpha-beta',
    depth: 5,
  })
  await app.open(`#replay/${new URLSearchParams({ position: STATE_1.position, search: 'alpha-beta', depth: '5' })}`)
  await expect(clock(app.page)).toHaveText('0 of 4,894,202 events')
  // The whole is counted from the start, though most of it is not yet in sight.
  await app.page.getByText('Counters by ply: Alpha-beta').click()
  const total = app.page.getByRole('row', { name: /^Total/ }).getByRole('cell')
  expect((await total.allTextContents()).filter((_, column) => [0, 1, 2, 4].includes(column))).toEqual(
    [visited, leaves, expanded, cutoffs].map((number) => number.toLocaleString('en')),
  )
  await app.page.getByText('Counters by ply: Alpha-beta').click()
  await app.page.getByRole('slider', { name: 'Time' }).press('End')
  const done = `Done: Blue plays c5, worth 0. ${visited.toLocaleString('en')} states visited.`
  await expect(sentence(app.page)).toHaveText(done)
  await expect(
    app.page.getByRole('region', { name: 'Board', exact: true }).getByText(cutoffs.toLocaleString('en')),
  ).toBeVisible()
  const chart = app.page.getByRole('slider', { name: 'Course of the search: Alpha-beta' })
  const { width = 0 } = (await chart.boundingBox()) ?? {}
  await chart.click({ position: { x: width / 2, y: 20 } })
  await expect(app.headline).toContainText('depth 5')
  await expect(sentence(app.page)).not.toHaveText(done)
  const [, at] = /^([\d,]+) of/.exec((await clock(app.page).textContent()) ?? '') ?? []
  expect(Math.abs(Number(at.replaceAll(',', '')) - 4_894_202 / 2)).toBeLessThan(4_894_202 / 100)
  // On over the end of the window that this has fetched.
  await app.button('Next new best move').click()
  await chart.press('End')
  await expect(sentence(app.page)).toHaveText(done)
})

test('two searches of one position play in step by visited states: side by side where there is room, else in turn', async ({
  app,
}) => {
  await openRecorded(app, 'alpha-beta', 3)
  await app.more('Compare with a second search…')
  await app.choose('Search', 'Iterative deepening')
  await app.page.getByRole('radio', { name: 'Depth 3' }).check()
  await app.button('Record').click()
  const counters = app.page.getByRole('region', { name: 'Board', exact: true }).getByRole('table')
  const visited = counters.getByRole('row', { name: /^Visited/ }).getByRole('cell')
  await expect(clock(app.page)).toHaveText(/^0 of 2,020 visited states$/)
  for (let i = 0; i < 3; i++) await app.button('Step forward').click()
  await expect(visited).toHaveText(['3 / 2,020', '3 / 1,063'])
  await app.button('Next cutoff').click()
  await expect(visited.first()).not.toHaveText('3 / 2,020')
  await app.page.getByRole('slider', { name: 'Time' }).press('End')
  await expect(visited).toHaveText(['2,020 / 2,020', '1,063 / 1,063'])
  // The tree follows one of the two, and so do the jumps, which land on the event itself.
  await app.page.getByRole('slider', { name: 'Time' }).press('Home')
  for (const followed of [/^2/, /^1/]) {
    await app.page.getByRole('radio', { name: followed }).check()
    await app.button('Next cutoff').click()
    await expect(sentence(app.page)).toHaveText(/: cut\. \d+ moves? (is|are) never looked at\.$/)
  }
  // In a wide window both trees show; a move chosen in the other one is followed there.
  await app.page.setViewportSize({ width: 1600, height: 900 })
  const other = app.page.getByRole('region', { name: 'Tree 2' })
  await expect(app.page.getByRole('region', { name: /^Tree \d/ })).toHaveCount(2)
  await other
    .getByRole('button', { name: /, being searched/ })
    .first()
    .click()
  await expect(app.page.getByRole('radio', { name: /^2/ })).toBeChecked()
  await expect(other.getByRole('paragraph')).toHaveText(/^(Blue|Red) (tries|answers)/)
  await app.more('Go on with this search alone')
  await expect(app.headline).toContainText('Iterative deepening')
})

test('the computer’s last search is replayed from the game', async ({ app }) => {
  await app.open()
  await app.chooseOpponent('aspiration', 2)
  await app.node('c1').click()
  await expect(app.headline).toHaveText('Red · your move')
  const visited = (await app.page.getByTestId('visited').textContent()) ?? ''
  await app.button('Replay').click()
  await expect(app.headline).toContainText(`Aspiration search · 0 of ${visited} visited`)
})
