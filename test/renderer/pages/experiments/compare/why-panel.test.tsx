/** Why two searches differ, in words that their counters prove. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import en from '../../../../../src/locales/en/lab.json'
import { choose, expectTexts, select } from '../../../browser/on-screen.ts'
import { openCompared, why } from './on-page.ts'

/** The conclusion under the reasons, whichever it is. */
const conclusion = () => why().getByText(new RegExp(`^(${Object.values(en.why.conclusions).join('|')})$`))
const says = (words: string) => expect.element(why()).toHaveTextContent(words)
const counters = () => why().getByRole('table')
const counter = (name: RegExp) => counters().getByRole('row', { name }).getByRole('cell')

/** Compares, and runs the search that the reasons ask for. */
async function openWhole(): Promise<void> {
  await openCompared()
  await why().getByRole('button', { name: 'Run it now' }).click()
  await expectTexts(conclusion(), ['So the gain was the ordering, not the null window.'])
}

it('says how many states fewer are visited', async () => {
  await openCompared()
  await says(
    'Each with its own ordering: NegaScout visits 13 times fewer states than Alpha-beta (10,174 against 136,005).',
  )
})

it('concludes nothing before the search with the same ordering is made', async () => {
  await openCompared()
  await says('Not run yet: NegaScout.')
  await expect.element(conclusion()).not.toBeInTheDocument()
})

it('runs what is missing, and concludes', async () => {
  await openWhole()
  await says('Of its cutoffs, NegaScout makes 60% by the first move, Alpha-beta 8%.')
  await says('Iterative deepening, which has no null window, visits 10,200 with the same ordering.')
  await says(
    'Both with the same ordering, node id (unsorted): NegaScout visits 7.1% more states than Alpha-beta (145,622 against 136,005).',
  )
  await says('10 re-searches of NegaScout visited 11,047 of its states, 7.6%.')
})

it('has the counters that prove the words', async () => {
  await openWhole()
  await expectTexts(counter(/by the first move/), ['8%', '6.4%', '60%'])
  await expectTexts(counter(/those before it/), ['0', '9,636', '2,272'])
})

it('says what one counter at a time counts', async () => {
  await openWhole()
  for (const [name, meaning] of [
    ['visited', 'counted each time it enters them'],
    ['re-searched', 'inside such a repeated search'],
  ] as const) {
    const button = counters().getByRole('button', { name, exact: true })
    await button.click()
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    const below = button.element().getAttribute('aria-controls')
    await expect.element(page.css(`[id="${below}"]`)).toHaveTextContent(meaning)
    await expect.element(counters().getByRole('button', { expanded: true })).toHaveLength(1)
  }
})

it('has the two searches change places', async () => {
  await openWhole()
  await choose('Explain', 'Alpha-beta')
  await expect.element(select('Compared with')).toHaveTextContent('NegaScout')
  await says('Alpha-beta visits 13 times as many states as NegaScout')
  await expectTexts(conclusion(), ['So the extra states came with the ordering: with one for both there are none.'])
})

it('finds a gain of the algorithm’s own', async () => {
  await openWhole()
  await choose('Explain', 'Alpha-beta')
  await choose('Compared with', 'Aspiration search')
  await says('Both are ordered by node id (unsorted): Alpha-beta visits 4.6% fewer states than Aspiration search')
  await expectTexts(conclusion(), ['The gain is the algorithm’s own.'])
})

it('concludes nothing where the evaluators differ', async () => {
  await openCompared()
  await page.getByText('More settings: ').click()
  await page.getByRole('group', { name: 'Evaluator of each search' }).getByRole('button', { name: 'NegaScout' }).click()
  await page.getByRole('option', { name: 'Weaver', exact: true }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await says('Alpha-beta uses f and NegaScout uses Weaver')
  await expect.element(conclusion()).not.toBeInTheDocument()
})
