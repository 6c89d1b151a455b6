/** The tutor, who asks before a win is given away and shows why. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { parseMove, parsePosition } from '../../../../src/engine/game/notation.ts'
import { play, winnerOf } from '../../../../src/engine/game/position.ts'
import { button, expectTexts, headline, node, position, press } from '../../browser/on-screen.ts'
import { panel, playOn, TENSE, winsOfTense } from './perfect-play.ts'

const MOTIONS = ['full', 'reduced'] as const

const warning = () =>
  page
    .getByRole('group', { name: 'Advice' })
    .css('[role=alert], [role=status]')
    .filter({ has: button('Take back') })
/** The stones of the line to come, each with its number. */
const ghosts = () =>
  page
    .getByRole('main')
    .getByRole('button', { name: /move \d+ of the line/ })
    .filter({ has: page.css('[data-player]') })

async function open(motion: (typeof MOTIONS)[number] = 'reduced'): Promise<void> {
  await playOn({ motion })
  await panel().getByText('Warn before a win is given away').click()
}

/** Gives the win away, which the tutor asks about. */
async function giveAway(motion?: (typeof MOTIONS)[number]): Promise<void> {
  await open(motion)
  node('a1').element().focus()
  await press('{Enter}')
  await expect.element(warning()).toHaveTextContent('a1 gives the win away.')
}

async function showWhy(motion: (typeof MOTIONS)[number]): Promise<void> {
  await giveAway(motion)
  button('Show why').element().focus()
  await press('{Enter}')
  await expect.element(warning()).toHaveTextContent(/a1 gives the win away\. Red answers \w+\. ./)
}

/** The stones of the line, in its order. */
function line(): string[] {
  const numberOf = (ghost: Element) =>
    Number(/move (\d+) of the line/.exec(ghost.getAttribute('aria-label') ?? '')?.[1])
  return ghosts()
    .elements()
    .toSorted((a, b) => numberOf(a) - numberOf(b))
    .map((ghost) => ghost.getAttribute('data-node') ?? '')
}

it('marks no better move', async () => {
  await giveAway()
  await expect.element(page.css('circle[fill-opacity]')).toHaveLength(1)
  await expect.element(node('a1')).toHaveAccessibleName(/losing move/)
})

it.each(MOTIONS)('plays out on the board why, to its end, with motion %s', async (motion) => {
  await showWhy(motion)
  await expect.element(node('a1')).toHaveAccessibleName(/1/)
  const { board } = parsePosition(TENSE)
  const end = () => line().reduce((position, move) => play(position, parseMove(board, move)), parsePosition(TENSE))
  await expect.poll(() => winnerOf(end())).toBe('red')
  // The line has an even number of stones: Red makes the last.
  expect(line().length).toBeGreaterThan(3)
  expect(line().length % 2).toBe(0)
  await expectTexts(position(), [TENSE])
})

it.each(MOTIONS)('hides the reason again, with motion %s', async (motion) => {
  await showWhy(motion)
  await expect.element(ghosts().first()).toBeVisible()
  await button('Hide why').click()
  await expect.element(ghosts()).not.toBeInTheDocument()
  await expect.element(warning()).toHaveTextContent('a1 gives the win away.')
})

it('has the move taken back', async () => {
  await giveAway()
  await button('Take back').click()
  await expect.element(warning()).not.toBeInTheDocument()
  await expectTexts(position(), [TENSE])
})

it('has the move played anyway', async () => {
  await giveAway()
  await button('Play a1 anyway').click()
  await expectTexts(headline(), ['Red to move'])
})

it('says nothing to a move that wins', async () => {
  await open()
  await node(winsOfTense()[0]).click()
  await expectTexts(headline(), ['Red to move'])
})

it('says nothing to who has lost', async () => {
  await open()
  await node(winsOfTense()[0]).click()
  await expectTexts(headline(), ['Red to move'])
  await node('d1').click()
  await expectTexts(headline(), ['Blue to move'])
})
