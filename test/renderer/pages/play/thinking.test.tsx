/** A computer that thinks: what it shows of its search, and what stops or drops it. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { COMPUTER } from '../../../../src/renderer/model/match/players.ts'
import {
  board,
  button,
  headline,
  newGame,
  node,
  paste,
  playable,
  press,
  pressAnyway,
  region,
  seat,
  select,
  stones,
} from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'

/** Red moves, and Blue will think about it until it is stopped, for all a test can tell. */
async function think() {
  const shown = await showApp('')
  shown.app.match.setPlayer('second', { ...COMPUTER, seconds: 30 })
  await button('Engine').click()
  await node('c3').click()
  await expect.element(headline()).toHaveTextContent('Blue is thinking, depth')
  return shown
}

const visited = () => page.getByTestId('visited')
const figure = (name: string) => region('Search').css(`dt:text("${name}") + dd`)

it('counts the visited states', async () => {
  await think()
  await expect.element(visited()).toHaveTextContent(/^[\d,]{5,}$/)
  const first = visited().element().textContent
  await expect.poll(() => visited().element().textContent).not.toBe(first)
})

it('shows the depth, the value and the best line', async () => {
  await think()
  await expect.element(page.getByRole('list', { name: 'Best line' }).getByRole('listitem').first()).toBeVisible()
  await expect.element(figure('Depth')).toHaveTextContent(/^\d+$/)
  await expect.element(figure('Value')).toHaveTextContent(/^[+−]?\d+$/)
})

it('draws the best line on the board', async () => {
  await think()
  const line = board()
    .getByRole('button', { name: /move \d+ of the line/ })
    .filter({ has: page.css('[data-player]') })
  await expect.element(line.first()).toBeVisible()
})

async function stop() {
  const shown = await think()
  await press('{Escape}')
  await expect.element(headline()).toHaveTextContent(/^Blue waits$/)
  return shown
}

it('stops at once by Escape, and goes on by a button', async () => {
  await stop()
  await button('Continue').click()
  await expect.element(headline()).toHaveTextContent('Blue is thinking')
})

it('moves at once when told to', async () => {
  await think()
  await expect.element(button('Move now')).toBeEnabled()
  await button('Move now').click()
  await expect.element(headline()).toHaveTextContent(/^Red · your move$/)
  await expect.element(stones()).toHaveLength(2)
})

/** Lets the computer answer a first move, and moves again. */
async function moveTwice() {
  const shown = await think()
  await button('Move now').click()
  await expect.element(headline()).toHaveTextContent(/^Red · your move$/)
  await playable().first().click()
  await expect.element(headline()).toHaveTextContent('Blue is thinking, depth')
  return shown
}

it('has only the human’s move taken back while it thinks', async () => {
  const { desktop } = await moveTwice()
  await pressAnyway('Undo')
  await expect.element(headline()).toHaveTextContent(/^Red · your move$/)
  await expect.element(stones()).toHaveLength(2)
  await expect.poll(() => desktop.engine.working).toEqual([])
  await expect.element(stones()).toHaveLength(2)
})

it('has both moves taken back while it does not think', async () => {
  await moveTwice()
  await pressAnyway('Undo')
  await expect.element(headline()).toHaveTextContent(/^Red · your move$/)
  await pressAnyway('Undo')
  await expect.element(stones()).toHaveLength(0)
})

/** Stops the search by a key while a list has the focus. */
async function stopOnList(): Promise<void> {
  await think()
  ;(select('Blue is played by').element() as HTMLElement).focus()
  await press('{Escape}')
  await expect.element(headline()).toHaveTextContent(/^Blue waits$/)
}

it('keeps in sight what it had found once it is stopped', async () => {
  await stopOnList()
  await expect.element(visited()).toHaveTextContent(/^[\d,]{5,}$/)
})

it('has a move taken back by key while a list has the focus', async () => {
  await stopOnList()
  await press('{Control>}z{/Control}')
  await expect.element(stones()).toHaveLength(0)
})

it('is dropped by a position that is pasted', async () => {
  await think()
  paste('./...../........../............... r')
  await expect.element(stones()).toHaveLength(0)
  await expect.element(headline()).toHaveTextContent(/^Red · your move$/)
})

it('is dropped by a new game', async () => {
  const { desktop } = await think()
  await newGame()
  await expect.element(stones()).toHaveLength(0)
  await expect.poll(() => desktop.engine.working).toEqual([])
  await expect.element(stones()).toHaveLength(0)
})

it('is dropped by another player in its seat', async () => {
  const { desktop } = await think()
  await seat('Blue', 'Random')
  await expect.element(headline()).toHaveTextContent(/^Red · your move$/)
  // The worker that is left has made the move.
  await expect.poll(() => desktop.engine.working).toEqual(['play'])
  await expect.element(stones()).toHaveLength(2)
})
