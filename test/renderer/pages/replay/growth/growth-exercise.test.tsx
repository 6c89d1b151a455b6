/** The exercises on Monte Carlo tree search: a child is chosen, judged, and the formula says why. */
import { expect, it } from 'vitest'
import { button, headline, region } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'
import { heading } from '../exercise/on-page.ts'

const question = (number: number) => region(`Question ${number}`)
const verdict = (number: number) => question(number).getByRole('status')
const answer = (number: number, name: string) =>
  question(number).getByRole('group', { name: 'Answer' }).getByRole('button', { name, exact: true }).click()

async function open(name: RegExp) {
  await showApp('#replay')
  await heading('Exercises').click()
  await region('Exercises').getByRole('button', { name }).click()
  await expect.element(question(1)).toBeVisible()
}

it('ask which child is selected, and reckon up the right one and the one given', async () => {
  await open(/^Which child is selected/)
  const heads = question(1).getByRole('columnheader')
  await expect.element(heads).toHaveLength(4)
  await answer(1, 'c5')
  await expect.element(heads).toHaveLength(5)
  await expect
    .element(verdict(1))
    .toHaveTextContent(
      'Wrong. b5 has the highest value: 0.47 · 0.83 + 0.53 · 0.83 = 0.83.c5 has only 0.11 · 0.50 + 0.89 · 0.85 = 0.81.',
    )
  await expect.element(question(1).getByRole('row', { name: /^b5/ })).toHaveAttribute('aria-current', 'true')
  await button('Next question').click()
  await answer(2, 'c1')
  await expect.element(verdict(2)).toHaveTextContent(/^Right\. c1 has the highest value/)
  await button('Next question').click()
  await answer(3, 'c1')
  await expect.element(region('Question 3')).toHaveTextContent(/Right\./)
  await expect.element(button('Once more')).toHaveFocus()
})

it('ask which move is played, which is the one with the most visits', async () => {
  await open(/^Which move is played/)
  await answer(1, 'c5')
  await expect
    .element(verdict(1))
    .toHaveTextContent(/^Wrong\. c6 has had the most playouts, 28: .*c5 has the value 0\.86, but only 9 /)
  await button('Replay this search').click()
  await expect.element(headline()).toHaveTextContent('playout 80 of 80')
})

it('show no answers to whoever leaves', async () => {
  await open(/^Which child is selected/)
  await button('Leave').click()
  await expect.element(region('Exercises')).toBeVisible()
})
