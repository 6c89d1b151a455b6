/** Learn: the steps of the rules, puzzles, and mistakes of one’s own games. */
import { shippedPuzzles } from '../../../../src/engine/puzzles/shipped.ts'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { legalMoves } from '../../../../src/engine/game/position.ts'
import { expect, type AppPage } from '../../app.ts'
import { putDocument } from '../../database.ts'
import { mouse, solvePuzzle } from '../../newcomer.ts'
import type { Detector } from '../detector.ts'
import type { State, Walk } from '../walk.ts'

const answer = ({ page }: AppPage) => page.getByRole('main').getByRole('status')

/** On a phone the steps stand in one row. */
const stepsInRow: Detector = ({ page }) =>
  page.evaluate(() => {
    const tops = [...document.querySelectorAll('.learn-steps li a')].map((link) => link.getBoundingClientRect().top)
    const isRow = tops.length === 7 && (innerWidth > 400 || new Set(tops).size === 1)
    return isRow ? [] : [`${tops.length} steps, at ${[...new Set(tops)].join(', ')}`]
  })

/** The answer to a move in a step; the steps differ in their words, not in their layout. */
const answered = (step: string, node: string, isFresh: boolean, isLarge = false): State => ({
  name: `the step “${step}” after ${node}`,
  bring: async (app) => {
    if (isFresh) await app.open(`#learn/${step}`)
    await app.expectLoaded()
    await app.node(node).click()
    // The first stone of a game that is played to its end has no answer.
    if (step !== 'draw') await expect(answer(app)).not.toBeEmpty()
    await app.page.mouse.move(0, 0)
  },
  isLarge,
  also: stepsInRow,
})

const steps: Walk = {
  name: 'the rules',
  states: [
    answered('place', 'b1', true),
    answered('chain', 'c5', true),
    answered('chain', 'b3', false),
    answered('sides', 'c9', true),
    answered('sides', 'c2', false),
    answered('win', 'c4', true),
    answered('win', 'c5', false),
    answered('draw', 'b1', true, true),
    answered('corners', 'c8', true),
    answered('swap', 'a1', true),
    {
      name: 'the step “swap” after a swap',
      bring: async (app) => {
        await app.button('Swap colours').click()
        await expect(answer(app)).not.toBeEmpty()
      },
    },
  ],
}

const puzzles: Walk = {
  name: 'puzzles',
  states: [
    { name: 'a puzzle', bring: openPuzzle, isLarge: true },
    {
      name: 'a puzzle with hints',
      bring: async (app) => {
        for (let hint = 0; hint < 3; hint++) await app.button('Next hint').click()
      },
    },
    { name: 'a wrong move of a puzzle', bring: playWrong },
    {
      name: 'a solved puzzle',
      bring: async (app) => {
        await app.button('Take it back').click()
        await solvePuzzle(app, mouse(app))
        await app.page.mouse.move(0, 0)
      },
    },
    {
      name: 'a puzzle shown, with statistics',
      bring: async (app) => {
        await app.button('Next puzzle').click()
        await app.button('Show solution').click()
        const rating = app.region('Puzzle rating')
        await rating.getByText(app.words('Statistics')).click()
        await expect(rating.getByRole('table')).toBeVisible()
      },
    },
  ],
}

async function openPuzzle(app: AppPage): Promise<void> {
  await app.open('#learn/puzzles')
  await expect(app.button('Skip')).toBeVisible()
}

async function playWrong(app: AppPage): Promise<void> {
  const text = (await app.position.textContent()) ?? ''
  const right = shippedPuzzles().find(({ position }) => position === text)?.moves[0]
  const position = parsePosition(text)
  const names = legalMoves(position).map((node) => position.board.names[node])
  await app.node(names.find((name) => name !== right) as string).click()
  await expect(app.button('Take it back')).toBeVisible()
  await app.page.mouse.move(0, 0)
}

const mistakes: Walk = {
  name: 'mistakes',
  states: [
    {
      name: 'no mistakes',
      bring: async (app) => {
        await app.page.goto('./#learn/mistakes')
        await expect(app.page.getByRole('link', { name: app.words('Play a game') })).toBeVisible()
      },
    },
    { name: 'a mistake', bring: openMistake },
  ],
}

async function openMistake(app: AppPage): Promise<void> {
  // Red's sixth move gave the win away.
  const moves = ['c1', 'd3', 'c4', 'd1', 'd4', 'd15', 'c3', 'd13', 'd14', 'd12', 'b4']
  const nodes = moves.map((move, i) => `;${i % 2 === 0 ? 'B' : 'W'}[${move}]`).join('')
  const played = 'PLAYED[1]SEAT[first]OPPONENT[random]ENDED[2026-03-04T18:20:00.000Z]RATED[1]MISTAKES[11]'
  const head = 'FF[4]GM[531]CA[UTF-8]SZ[4]PB[You]PW[random]RE[W+R]CREATED[2026-03-04T18:20:00.000Z]'
  await putDocument(app.page, 'games', 'mine', `(;${head}${played}${nodes})`)
  await app.page.reload()
  await expect(app.region('My mistakes')).toHaveText(app.within('Your move was b4.'))
}

export const RULES: readonly Walk[] = [steps]
export const PUZZLES: readonly Walk[] = [puzzles]
export const MISTAKES: readonly Walk[] = [mistakes]
