/** The replay of a Monte Carlo tree search: its steps by buttons and keys, its sentence, tree, table, board and links. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { emptyPosition } from '../../../../../src/engine/game/position.ts'
import { HUMAN } from '../../../../../src/renderer/model/match/players.ts'
import { act, button, choose, headline, press, region } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'
import { clock, focusPage, sentence, wordsOf } from '../on-page.ts'

beforeEach(() => void vi.spyOn(Element.prototype, 'requestFullscreen').mockRejectedValue(new Error('refused')))
afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 820)
})

/** Opens the link to a search of six nodes. */
async function open(event = 0, parts: Record<string, string> = {}) {
  const link = new URLSearchParams({
    ...{ position: './..... r', search: 'monte-carlo', playouts: '50', seed: '1', priors: 'none' },
    ...parts,
    event: String(event),
  })
  const shown = await showApp(`#replay/${link}`)
  await expect.element(page.getByText('events recorded.')).toBeInTheDocument()
  return shown
}

const moves = () => region('Moves at the node')
const rows = () => moves().getByRole('row')
const current = () => page.css('.listing [aria-current="step"]')
const picture = () => region('Tree').getByRole('img')
const counter = (name: string) => region('Board').css('dl > div').filter({ hasText: name })

it('is chosen beside the other searches and recorded', async () => {
  await showApp('#replay')
  await choose('Search', 'Monte Carlo tree search')
  await button('Record').click()
  await expect.element(page.getByText('events recorded.')).toBeInTheDocument()
  await expect.element(headline()).toHaveTextContent(/^Monte Carlo tree search · playout 0 of 200$/)
})

it.each([
  [390, 844],
  [1280, 820],
])('shows whole figures at %d × %d', async (width, height) => {
  await page.viewport(width, height)
  await open(12)
  const figures = region('Code').getByLabelText('Variables').getByRole('definition').elements()
  expect(figures).toHaveLength(14)
  expect(figures.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
})

it('says before the first step what to do', async () => {
  await open()
  await expect.element(sentence()).toHaveTextContent('Before the first playout the tree is its root alone.')
  await expect.element(moves()).toHaveTextContent('The node has no children yet.')
})

it('gives the root its children first', async () => {
  await open()
  await button('Step forward').click()
  await expect.element(sentence()).toHaveTextContent('The root is given a child for each of its 6 moves.')
  // A row each, below the heads of the columns.
  await expect.poll(() => rows().elements().length).toBe(7)
})

it('lights the line of the code that a step runs', async () => {
  await open(1)
  await expect.element(current()).toHaveTextContent('add a child for each move')
  await button('Step forward').click()
  await expect.element(current()).toHaveTextContent('node ← best child')
  await button('Step forward').click()
  await expect.element(current()).toHaveTextContent('bridge reply or random move')
})

it('plays a playout out stone by stone on the board', async () => {
  await open(2)
  const board = region('Board').getByRole('img', { name: /^Replay of Monte Carlo tree search/ })
  const texts = () =>
    board
      .css('.mark-text')
      .elements()
      .map(({ textContent }) => textContent)
  expect(texts()).toEqual([])
  await press('{ArrowRight}')
  await expect.poll(texts).toEqual(['2'])
  await press('{ArrowRight}')
  await expect.poll(() => texts().sort()).toEqual(['2', '3'])
})

it('marks the child that is selected, with its value', async () => {
  await open(2)
  const chosen = moves().css('tr[aria-current]')
  await expect.element(chosen).toHaveTextContent(/1\.00$/)
})

it('goes to the end of the next playout and back by Shift and arrow', async () => {
  await open()
  focusPage()
  await press('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  await expect.element(sentence()).toHaveTextContent(/Playout 2 is done\.$/)
  await expect.element(counter('Playouts')).toHaveTextContent(/2$/)
  await press('{Shift>}{ArrowLeft}{/Shift}')
  await expect.element(sentence()).toHaveTextContent(/Playout 1 is done\.$/)
})

it('a step back shows what was there before', async () => {
  await open(20)
  const seen = () => wordsOf(moves()) + wordsOf(picture())
  const before = seen()
  await button('Step forward').click()
  await expect.element(clock()).toHaveTextContent(/^21 of/)
  await button('Step back').click()
  await expect.poll(seen).toBe(before)
})

it('jumps to a proof and says it', async () => {
  await open()
  await button('Next proof').click()
  await expect.element(sentence()).toHaveTextContent(/is proven: it wins at once for (Red|Blue)\.$/)
  await expect.element(counter('Proven nodes')).toHaveTextContent(/1$/)
})

/** A search with the network, under three corners. */
const NETWORK = { position: './..... r 3c', priors: 'network' }

it('says that the network gives a node’s moves new chances, and lights its line before the next selection', async () => {
  await open(0, NETWORK)
  await button('Next chances by the network').click()
  await expect.element(sentence()).toHaveTextContent(/has been visited 8 times: the policy network gives its moves new/)
  await expect.element(current()).toHaveTextContent('if n = 8: chances by network')
  await button('Step forward').click()
  await expect.element(sentence()).toHaveTextContent(/has the highest value/)
  await expect.element(current()).toHaveTextContent('node ← best child')
})

it('the root begins with chances by the network', async () => {
  await open(1, NETWORK)
  await expect.element(sentence()).toHaveTextContent(/Their chances are the policy network’s\.$/)
})

it.each([
  ['none', 0],
  ['patterns', 1],
  ['network', 1],
] as const)('with chances by "%s" the table has %i columns of them', async (priors, columns) => {
  await open(2, { priors })
  await expect.poll(() => rows().elements().length).toBe(7)
  expect(moves().getByRole('columnheader', { name: 'p', exact: true }).elements()).toHaveLength(columns)
})

it.each([
  [1, 'none', /^Each new move begins with nothing known/],
  [3, 'network', /a policy network: a small neural network/],
] as const)('where %i corners win, the choice begins with "%s" and says what it is', async (corners, source, hint) => {
  const { app } = await showApp('#replay')
  app.match.start(emptyPosition(2, corners), false, { first: HUMAN, second: HUMAN })
  await choose('Search', 'Monte Carlo tree search')
  await expect.element(page.getByRole('radio', { name: source, exact: true })).toBeChecked()
  await expect.element(page.getByText(hint)).toBeVisible()
})

it('draws the visited nodes of the tree with wins and visits', async () => {
  await open(0, { playouts: '20' })
  await press('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}')
  await expect.element(picture()).toHaveAttribute('aria-label', expect.stringMatching(/after 3 playouts/))
  expect(
    picture()
      .css('text')
      .elements()
      .map(({ textContent }) => textContent),
  ).toContain('root')
})

it('says what the figures in the nodes are, once a node has some', async () => {
  await open(0, { playouts: '20' })
  const note = region('Tree').getByText('In a node: wins of its colour / visits')
  await expect.element(note).toBeVisible()
  expect(
    picture()
      .css('text')
      .elements()
      .map(({ textContent }) => textContent),
  ).toContain('0/0')
})

it('keeps its place in the address', async () => {
  await open()
  await button('Step forward').click()
  await expect.poll(() => location.hash).toContain('search=monte-carlo&playouts=50&seed=1&priors=none&event=1')
})

it('another search takes its place', async () => {
  await open()
  await act('More', 'Record another search…')
  await page.getByRole('dialog').getByRole('button', { name: 'Record', exact: true }).click()
  await expect.element(headline()).toHaveTextContent(/^Alpha-beta/)
})

it('returns to the choice of a search', async () => {
  await open()
  await button('Searches').click()
  await expect.element(button('Record')).toBeVisible()
})

it('is shown in the lecture, and steps there by a clicker', async () => {
  await open()
  await button('Lecture L').click()
  await press('{PageDown}')
  await expect.element(sentence()).toHaveTextContent('The root is given a child for each of its 6 moves.')
  await expect.element(current()).toHaveTextContent('add a child for each move')
  await button('One playout').click()
  await expect.element(sentence()).toHaveTextContent(/Playout 1 is done\.$/)
})

it('names the moves in the tree on the board of a lecture beside their numbers, in letters of several sizes', async () => {
  // In a smaller window, or with the largest letters, the board has no room for numbers that could be read.
  await page.viewport(1920, 1080)
  await open(1500, { position: './...../........../............... r', playouts: '100' })
  await button('Lecture L').click()
  const shown = (selector: string) => region('Code').css(selector).elements().filter(isShown)
  for (const size of ['-', '++']) {
    await press(size)
    await expect.poll(() => shown('.board .badge-number').length).toBeGreaterThan(1)
    const all = shown('.board text').map(inkOf)
    expect(all.filter((one, i) => all.some((other, j) => i !== j && meet(one, other)))).toEqual([])
  }
})

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })

/** The place of a label's letters, which leave free a fifth of its line above and below them. */
function inkOf(label: Element) {
  const { left, right, top, bottom, height } = label.getBoundingClientRect()
  return { text: label.textContent, left, right, top: top + height / 5, bottom: bottom - height / 5 }
}

type Ink = ReturnType<typeof inkOf>

const meet = (a: Ink, b: Ink) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
