/** The rules, learnt step by step. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { board, button, expectTexts, node, press, region, stones } from '../../browser/on-screen.ts'
import { restart, showApp } from '../../browser/show.tsx'

const answer = () => page.getByRole('main').getByRole('status')
const steps = () => page.getByRole('navigation', { name: 'The rules in seven steps' })
const focused = () => board().css('[data-node]:focus')

async function put(name: string): Promise<void> {
  node(name).element().focus()
  await press('{Enter}')
}

const openSides = () => showApp('#learn/sides')

it('say why a try is wrong', async () => {
  await openSides()
  await put('c9')
  await expectTexts(answer(), ['c9 is not on side A. Try a marked node.'])
  await expect.element(stones()).toHaveLength(2)
})

it('lead on by key once a task is solved', async () => {
  await openSides()
  await put('c2')
  await expect.element(button('Go on')).toHaveFocus()
  await press('{Enter}')
  await expect.element(focused()).toBeVisible()
})

/** Solves both tasks of the step. */
async function learnSides() {
  const shown = await openSides()
  await put('c2')
  await expect.element(button('Go on')).toHaveFocus()
  await press('{Enter}')
  await put('c5')
  await expect.element(button('Next')).toHaveFocus()
  return shown
}

it('show which sides are joined', async () => {
  await learnSides()
  await expect.element(page.getByRole('img', { name: 'B and C; three are needed' })).toBeVisible()
})

it('lead on to the next step', async () => {
  await learnSides()
  await press('{Enter}')
  await expect.poll(() => location.hash).toBe('#learn/win')
  await expect.element(focused()).toBeVisible()
})

it('keep what is learnt over a restart', async () => {
  await restart(await learnSides(), '')
  await page.getByRole('link', { name: 'Learn', exact: true }).click()
  await expect.element(steps().getByRole('link', { name: 'Corners count twice, done' })).toBeVisible()
  await expect.element(steps().getByRole('link', { name: 'Stones in turn' })).toHaveAttribute('aria-current', 'step')
})

const offer = () => page.getByText('New to Poly-Y?')

/** Says that the rules are known. */
async function know() {
  const shown = await showApp('')
  await button('I know the game').click()
  await expect.element(offer()).not.toBeInTheDocument()
  return shown
}

it('are offered no more to who knows them', async () => {
  await restart(await know(), '')
  await expect.element(board()).toBeVisible()
  await expect.element(offer()).not.toBeInTheDocument()
})

it('stand under the question mark too', async () => {
  await know()
  await press('?')
  await expect.element(region('The rules')).toHaveTextContent('any three of the five sides wins')
})

it('are learnt from the question mark on', async () => {
  await know()
  await press('?')
  await page.getByRole('link', { name: 'Learn them by playing' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(region('Stones in turn')).toBeVisible()
})
