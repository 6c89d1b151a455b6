/** The code of a search goes in step with its replay: where it stands, its variables, over and out. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, expectTexts, more, press, region } from '../../browser/on-screen.ts'
import { focusPage, openRecorded } from './on-page.ts'

const code = () => region('Code')
const here = () => code().css('[aria-current="step"] code')
const place = () => code().getByRole('heading')
const stands = (line: string) => expectTexts(here(), [line])

const CALL = 'value ← −alphaBeta(move, d−1, −β, −best)'
const AFTER_MOVE = /^Red’s state: after \w+$/

function variable(name: string): number {
  const words = code()
    .getByLabelText('Variables')
    .css('div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition')
    .first()
  return Number((words.element().textContent ?? '').replace('−', '-'))
}

/** At the first cutoff, with the keys given to the page. */
async function openCutoff(): Promise<void> {
  await openRecorded('alpha-beta', 3)
  focusPage()
  await press('c')
  await stands('return β')
}

/** At the call whose value has come back to the state above. */
async function goInto(): Promise<void> {
  await openCutoff()
  await press('i')
  await stands('if value > best')
  await press('i')
  await stands(CALL)
}

async function goOver(): Promise<void> {
  await goInto()
  await press('o')
  await expectTexts(here(), [/(if value > best|best ← value)$/])
}

it('returns at a cutoff, where best has reached β', async () => {
  await openCutoff()
  expect(variable('best')).toBeGreaterThanOrEqual(variable('β'))
})

it('goes on in the state above, one step after a cutoff', async () => {
  await openCutoff()
  await press('i')
  await stands('if value > best')
})

it('shows the search of a state at its call', async () => {
  await goInto()
  await expectTexts(place(), [AFTER_MOVE])
})

it('stays in its state as it steps over the search of a move', async () => {
  await goOver()
  await expectTexts(place(), [AFTER_MOVE])
})

it('steps out to the state above', async () => {
  await goOver()
  await button('Out').click()
  await expectTexts(place(), ['Blue’s state: now'])
})

it('goes back to the cutoff before by a key', async () => {
  await goInto()
  await press('{Shift>}C{/Shift}')
  await stands('return β')
})

it('shows the search of a state that is chosen', async () => {
  await openCutoff()
  await code().getByRole('button', { name: 'The search of the state now' }).click()
  await stands(CALL)
})

it('is shown as the program has it', async () => {
  await openRecorded('alpha-beta', 3)
  await more('The same in the program’s own code')
  await expect
    .element(page.getByRole('dialog').getByLabelText('The same in the program’s own code'))
    .toHaveTextContent('export function alphaBeta(')
})
