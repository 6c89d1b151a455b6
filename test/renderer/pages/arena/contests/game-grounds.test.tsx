/** The players of a contest's game say why they moved. */
import { expect, it } from 'vitest'
import { ask, reasons, rows } from '../../../browser/grounds.ts'
import { button, press, region, study, write } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'

/** The start of the last of two games, of whose end the reasons have been asked. */
async function openAtStart(): Promise<void> {
  await showApp('#arena')
  await button('Custom…').click()
  const form = region('New contest')
  for (const name of ['Hasty', 'Weaver']) await form.getByRole('checkbox', { name: new RegExp(`^${name}`) }).click()
  await write(form.getByRole('textbox', { name: 'Pairs of games', exact: true }), '1')
  await button('Start').click()
  await expect.element(study().getByText('All 2 games have been played.')).toBeVisible()
  await ask()
  ;(region('Games').getByRole('slider').element() as HTMLElement).focus()
  await press('{Home}')
}

it('have nothing to say of the start', async () => {
  await openAtStart()
  await expect.element(reasons()).toHaveTextContent('No move has been made yet')
})

it('say of each move how they chose it', async () => {
  await openAtStart()
  const words: string[] = []
  for (let step = 1; step <= 6; step++) {
    await press('{ArrowRight}')
    await expect.element(reasons().getByRole('group', { name: 'All moves' })).toBeVisible()
    await expect.element(rows('All moves').filter({ hasText: 'played' })).toHaveLength(1)
    words.push(reasons().getByRole('status').element().textContent ?? '')
  }
  expect(words.filter((text) => text.startsWith('Weaver searched '))).toHaveLength(3)
  expect(words.filter((text) => /^Hasty searched |was drawn at random: Hasty plays 32% /.test(text))).toHaveLength(3)
})
