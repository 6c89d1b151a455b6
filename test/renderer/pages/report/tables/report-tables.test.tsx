/** The report's two tables with what is reproduced of them, and guesses at the lost position of the second. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, expectTexts, region, stones, write } from '../../../browser/on-screen.ts'
import { restart, showApp } from '../../../browser/show.tsx'

const state1 = () => region('State 1')
const row = (name: string) => state1().getByRole('row', { name: new RegExp(`^${name}`) })

it('says of each published figure what it is worth', async () => {
  await showApp('#report')
  await expectTexts(row('Alpha-beta').getByRole('cell'), [
    '559reproduced',
    '8,934±7%8,334 here',
    '133,673±5%127,682 here',
    '–not given1,463,205 here',
  ])
  await expectTexts(row('Iterative deepening').getByRole('cell').nth(3), ['29,458±1%29,380 here'])
})

it('says why figures differ', async () => {
  await showApp('#report')
  await state1().getByText('Why some differ').click()
  await expect.element(state1().getByText('What the authors counted for NegaScout is not known.')).toBeVisible()
  await expect
    .element(
      state1().getByText(
        'alpha-beta visits 32,296 states at depth 5 instead of 1,589,351 (2%), with killer moves 32,064, and computes 28,389 evaluations',
      ),
    )
    .toBeVisible()
})

it('leads to the claims', async () => {
  await showApp('#report')
  await state1().getByText('Why some differ').click()
  await expect
    .element(state1().getByRole('link', { name: 'the report’s claims' }))
    .toHaveAttribute('href', '#report/claims')
})

it('says that figures of the lost position cannot be checked', async () => {
  await showApp('#report')
  await expect.element(region('State 2').getByText('these figures cannot be checked')).toBeVisible()
  await region('State 2').getByText('The nearest guess at State 2').first().click()
  await expect.element(region('State 2').getByText('39,118,609,530')).toBeVisible()
})

const guesses = () => page.getByRole('list', { name: 'The nearest guesses' }).getByRole('button')

async function guess() {
  const shown = await showApp('#report/guesses')
  await write(page.getByRole('textbox', { name: 'Positions to try' }), '200')
  await button('Guess').click()
  await expect.element(page.getByText('All 200 positions have been tried.')).toBeVisible()
  await expect.poll(() => guesses().elements().length).toBeGreaterThan(1)
  return shown
}

it('shows a guess beside the published figures', async () => {
  await guess()
  await guesses().nth(1).click()
  await expect.element(guesses().nth(1)).toHaveAttribute('aria-pressed', 'true')
  const table = page.getByRole('group', { name: 'Published figures of State 2 beside guess 2' })
  // Wherever no game can end within two plies.
  await expectTexts(
    table
      .getByRole('row', { name: /^Iterative deepening/ })
      .getByRole('cell')
      .first(),
    ['380reproduced'],
  )
  await expect.element(table.getByRole('row', { name: /^NegaScout/ }).getByText('cannot be checked')).toHaveLength(3)
})

it('keeps guesses over a restart', async () => {
  const shown = await guess()
  const found = guesses()
    .elements()
    .map(({ textContent }) => textContent ?? '')
  await restart(shown, '#report/guesses')
  await page.getByRole('button', { name: /^Guesses, seed 1/ }).click()
  await expectTexts(guesses(), found)
})

it('opens a guess in Inspect', async () => {
  await guess()
  await guesses().first().click()
  await button('Inspect').click()
  await expect.element(stones()).toHaveLength(11)
})
