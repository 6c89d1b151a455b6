/**
 * A newcomer works through the rules' tasks, plays a game well and solves a puzzle, by mouse, by touch, or by keyboard
 * alone.
 */
import { BOARD_SIZES, boardOfSize, type Board } from '../../src/engine/game/board.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { search } from '../../src/engine/search/search.ts'
import { oracleOf } from '../../src/engine/solver/oracle.ts'
import { neighbourTowards } from '../../src/renderer/parts/board/geometry.ts'
import { expect, type AppPage } from './app.ts'
import type { ElementHandle, Locator, Page } from '@playwright/test'

/** How things are done: a stone put on a node, a button pressed or a link followed. */
export interface Hand {
  readonly put: (node: string) => Promise<void>
  readonly press: (thing: Locator) => Promise<void>
}

export function mouse(app: AppPage): Hand {
  return { put: (node) => app.node(node).click(), press: (thing) => thing.click() }
}

export function finger(app: AppPage): Hand {
  return { put: (node) => app.node(node).tap(), press: (thing) => thing.tap() }
}

/** Tab there or back, the arrow keys and Enter, from wherever the focus is: what they do not reach fails. */
export function keyboard(app: AppPage): Hand {
  const { keyboard } = app.page
  const press = async (thing: Locator) => {
    await tabTo(app, thing)
    await keyboard.press('Enter')
  }
  const put = async (node: string) => {
    await tabTo(app, app.board.locator('[data-node][tabindex="0"]'))
    const focused = app.board.locator('[data-node]:focus')
    const count = await app.board.locator('[data-node]').count()
    const board = BOARD_SIZES.map((size) => boardOfSize(size)).find(({ nodeCount }) => nodeCount === count) as Board
    const from = (await focused.getAttribute('data-node')) ?? ''
    for (const key of arrows(board, board.names.indexOf(from), board.names.indexOf(node))) await keyboard.press(key)
    await expect(app.node(node)).toBeFocused()
    await keyboard.press('Enter')
  }
  return { put, press }
}

async function tabTo(app: AppPage, thing: Locator): Promise<void> {
  await expect(thing).toBeVisible()
  // Found by its role and name once: a page is asked for these anew by each use of a locator.
  const element = (await thing.elementHandle()) as ElementHandle
  const isThere = () => element.evaluate((element) => element === document.activeElement)
  const isBehind = await element.evaluate((element) => {
    const from = document.activeElement ?? document.body
    return from !== document.body && (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  })
  for (let stops = 0; stops < 100 && !(await isThere()); stops++)
    await app.page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab')
  await expect(thing).toBeFocused()
}

/** The shortest way over the board. */
function arrows(board: Board, from: number, to: number): readonly string[] {
  const ways = new Map<number, readonly string[]>([[from, []]])
  for (const [node, way] of ways)
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = neighbourTowards(board, node, key)
      if (!ways.has(next)) ways.set(next, [...way, key])
    }
  const way = ways.get(to)
  if (way === undefined) throw new Error(`the arrow keys do not lead to ${board.names[to]}`)
  return way
}

/** The moves that solve the two tasks of each step, and the board's reply to them. */
const STEPS = [
  ['Stones in turn', [['b1'], 'Blue answers'], [['c1'], 'That is all']],
  ['Build a chain', [['b3'], 'a chain'], [['a1'], 'one chain of five']],
  ['Corners count twice', [['c2'], 'touches side A'], [['c5'], 'B and C']],
  ['Join three sides', [['c6'], 'Your chain joins A, B, and C'], [['c1'], 'Blocked']],
  ['Never a draw', [['b1', 'b3', 'b5', 'c1', 'c9', 'c10'], 'wins'], [['a1', 'c3', 'c7', 'c9', 'b1'], 'wins']],
  ['Three corners', [['c8'], 'the corner of A and B is yours'], [['c5'], 'Red wins']],
] as const

const answer = (app: AppPage) => app.page.locator('main').getByRole('status')
const steps = (app: AppPage) => app.page.getByRole('navigation', { name: 'The rules in seven steps' })

/** Puts stones until the board says that the task is solved. */
async function solveTask(app: AppPage, { put }: Hand, names: readonly string[], said: string): Promise<void> {
  for (const name of names) {
    // Somebody may have won before all of them are put.
    if ((await answer(app).textContent())?.includes(said)) return
    const isFree = (await app.node(name).getAttribute('aria-disabled')) === 'false'
    if (isFree) await put(name)
  }
  await expect(answer(app)).toContainText(said)
}

/** From the first step to the button that begins a game. What leads on has the focus. */
export async function learnRules(app: AppPage, hand: Hand): Promise<void> {
  const goOn = async (name: string) => {
    await expect(app.button(name)).toBeFocused()
    await hand.press(app.button(name))
  }
  for (const [name, ...tasks] of STEPS) {
    await expect(app.page.getByRole('region', { name, exact: true })).toBeVisible()
    for (const [i, [names, said]] of tasks.entries()) {
      await solveTask(app, hand, names, said)
      // The first stone is answered, and the game goes on.
      if (i === 0 && name === 'Stones in turn') continue
      await goOn(i === 0 ? 'Go on' : 'Next')
      await expect(app.board.locator('[data-node]:focus')).toBeVisible()
    }
    await expect(steps(app).getByRole('link', { name: `${name}, done` })).toBeVisible()
  }
  await hand.press(app.button('Swap colours'))
  await expect(answer(app)).toContainText('The red stone is yours now')
  await goOn('Go on')
  await hand.press(app.button('Swap colours'))
  await expect(answer(app)).toContainText('the one first stone that loses')
  await hand.put('b1')
  await expect(app.button('Play your first game')).toBeFocused()
}

/**
 * Gives every game the same number, from which level 1 draws its moves: this game is short, Red throws the win away
 * once, and all its positions are proven in a moment. Of other games a review may compute for half a minute.
 */
export async function drawOneGame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const draw = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = (array) => (array instanceof Uint32Array ? array.fill(15) : draw(array))
  })
}

/** Plays well until the game is over. */
export async function playWell(app: AppPage, { put }: Hand): Promise<void> {
  while (await app.myTurn()) {
    const position = parsePosition((await app.position.textContent()) ?? '')
    const before = await app.stones.count()
    await put(position.board.names[search(position, { algorithm: 'negascout', depth: 3 }).move])
    await expect.poll(() => app.stones.count()).toBeGreaterThan(before)
  }
}

const puzzle = (app: AppPage) => app.page.getByRole('region', { name: 'Puzzle', exact: true })
export const puzzleRating = (app: AppPage) => app.page.getByRole('region', { name: 'Puzzle rating' })

/** From the first puzzle on the board; each is rated. */
export async function solvePuzzles(app: AppPage, hand: Hand, count: number): Promise<void> {
  await expect(puzzleRating(app)).toContainText('Everyone begins with this rating.')
  for (let number = 1; number <= count; number++) {
    await solvePuzzle(app, hand)
    await expect(puzzle(app).getByText('Solved', { exact: true })).toBeVisible()
    await expect(puzzle(app)).toContainText('solved without help')
    await expect(puzzleRating(app)).toContainText(`Provisional: ${number} of 10`)
    await expect(app.button('Next puzzle')).toBeFocused()
    if (number === count) break
    await hand.press(app.button('Next puzzle'))
    await expect(app.board.locator('[data-node]:focus')).toBeVisible()
  }
  await expect(app.page.getByRole('group', { name: 'Themes' })).not.toBeEmpty()
  await expect(app.page.getByRole('region', { name: 'Streak' })).toContainText('1 day')
}

/** Plays what perfect play plays, until the puzzle is solved. */
export async function solvePuzzle(app: AppPage, { put }: Hand): Promise<void> {
  await expect(app.position).not.toBeEmpty()
  const mover = parsePosition((await app.position.textContent()) ?? '').toMove
  for (let moves = 0; moves < 16; moves++) {
    const position = parsePosition((await app.position.textContent()) ?? '')
    await put(position.board.names[oracleOf(4).bestMove(position).node])
    // Answered, or over.
    await expect(async () => {
      const isOver = await app.button('Next puzzle').isVisible()
      const after = parsePosition((await app.position.textContent()) ?? '')
      expect(isOver || (after.toMove === mover && after.red !== position.red)).toBe(true)
    }).toPass()
    if (await app.button('Next puzzle').isVisible()) return
  }
  throw new Error('not solved in 16 moves')
}
