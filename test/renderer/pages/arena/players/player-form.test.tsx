/** The form that makes and changes players. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { playoutPlayer } from '../../../../../src/engine/arena/contestant.ts'
import { toContestantFile } from '../../../../../src/engine/arena/contestant-file.ts'
import learned from '../../../../../src/engine/evaluation/learned.json?raw'
import { button, choose, expectTexts, region, write } from '../../../browser/on-screen.ts'
import { restart, showApp } from '../../../browser/show.tsx'
import { WITH_ANN } from './own-player.ts'

const form = (name = 'New player') => region(name)
const number = (name: string) => page.getByRole('textbox', { name, exact: true })
const evaluatorFile = () => form().css('input[type="file"]')

/** The file of a player that searches by playouts, and knows nothing of moves beforehand. */
const GUESSER = JSON.stringify(toContestantFile(playoutPlayer('Guesser', { playouts: 70, priors: 'none' })))

async function openNew(name: string, evaluator: string): Promise<void> {
  await showApp('#arena/players')
  await button('New player').click()
  await form().getByLabelText('Name').fill(name)
  await form().getByText(evaluator, { exact: true }).click()
}

async function openChange(): Promise<ReturnType<typeof form>> {
  await showApp('#arena/players', WITH_ANN)
  await page.getByRole('button', { name: /^Quick Ann/ }).click()
  await button('Change').click()
  return form('Change a player')
}

it('makes a player, who is shown', async () => {
  await openNew('Quick Ann', 'weights')
  await write(number('Depth in plies'), '1')
  await write(number('Stones on corners'), '2.5')
  await write(number('Random moves, %'), '10')
  await form().getByLabelText('Nodes for its first stone').fill('d1 d4')
  await button('Save').click()
  const shown = region('Quick Ann')
  await expect.element(shown.getByRole('heading', { name: 'Quick Ann' })).toBeVisible()
  await expect
    .element(shown)
    .toHaveTextContent('NegaScout, depth 1, weighted features · 10% of the moves at random · begins on d1 and d4')
  await expect.element(shown.getByRole('row', { name: /Stones on corners/ })).toHaveTextContent('+2.5')
})

it('makes a player that searches by playouts, which says what it knows of moves', async () => {
  await openNew('Gambler', 'playouts')
  await expect.element(form()).toHaveTextContent('a policy network, a small neural network')
  await write(number('Playouts for a move'), '50')
  await choose('Knows of moves beforehand', 'patterns')
  await expect.element(form()).toHaveTextContent('by the stones around it')
  await button('Save').click()
  const shown = region('Gambler')
  await expect.element(shown).toHaveTextContent('50 playouts a move, with learnt patterns')
  await expect.element(shown).toHaveTextContent(/Knows of moves beforehand ?patterns/)
})

it('limits the playouts of a player by time instead', async () => {
  await openNew('Gambler', 'playouts')
  await form().getByText('time', { exact: true }).click()
  await write(number('Seconds for a move'), '0.5')
  await button('Save').click()
  await expect.element(region('Gambler')).toHaveTextContent('playouts, 0.5 s a move, with a policy network')
})

it('changes what a player that searches by playouts knows', async () => {
  await showApp('#arena/players', { documents: { players: { guess: GUESSER } } })
  await page.getByRole('button', { name: /^Guesser/ }).click()
  await button('Change').click()
  await expect.element(number('Playouts for a move')).toHaveValue('70')
  await choose('Knows of moves beforehand', 'patterns and a policy network')
  await button('Save').click()
  await expect.element(region('Guesser')).toHaveTextContent('70 playouts a move, with a policy network')
})

it('refuses a name that is taken', async () => {
  const form = await openChange()
  await form.getByLabelText('Name').fill('attacker')
  await expect.element(form.getByRole('status')).toHaveTextContent(/^Someone else has this name\.$/)
  await expect.element(button('Save')).toBeDisabled()
})

it('changes a player, who is kept', async () => {
  await showApp('#arena/players', WITH_ANN).then(async (shown) => {
    await page.getByRole('button', { name: /^Quick Ann/ }).click()
    await button('Change').click()
    await form('Change a player').getByLabelText('Name').fill('Slow Ann')
    await button('Save').click()
    await expect.element(region('Slow Ann')).toBeVisible()
    await restart(shown, '#arena/players')
  })
  await expect.element(region('Players').getByRole('button', { name: /^Slow Ann/ })).toBeVisible()
})

it('waits for the file of an evaluator', async () => {
  await openNew('Pupil', 'a file')
  await expect.element(button('Save')).toBeDisabled()
})

it('refuses a file that is no evaluator', async () => {
  await openNew('Pupil', 'a file')
  await evaluatorFile().upload(new File(['{}'], 'photo.json'))
  await expect
    .element(form().getByRole('alert'))
    .toHaveTextContent('photo.json was refused: it is not a Poly-Y evaluator')
})

it('takes what polyy learn has found', async () => {
  await openNew('Pupil', 'a file')
  await evaluatorFile().upload(new File(['{}'], 'photo.json'))
  await expect.element(form().getByRole('alert')).toBeVisible()
  await evaluatorFile().upload(new File([learned], 'learned.json'))
  await expect.element(form().getByRole('alert')).not.toBeInTheDocument()
  await button('Save').click()
  await expectTexts(region('Pupil').getByRole('columnheader'), ['Feature', 'Phase 1', 'Phase 2', 'Phase 3'])
})
