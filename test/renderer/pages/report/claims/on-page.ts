/** The claims of the report as a person tests them. */
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import en from '../../../../../src/locales/en/claims.json'
import { choose, region, write } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'

type Claim = 'table' | 'keptTable' | 'tableGames' | 'memory' | 'leaves' | 'corners' | 'mistakes'

export const claim = (id: Claim) => page.getByRole('article', { name: en[id].title })
export const command = () => region('The same in a terminal').getByRole('code')
export const number = (name: 'Stones' | 'Positions') => page.getByRole('textbox', { name })

/** Opens the claims with three positions of ten stones on a board of 16 nodes, which takes no time. */
export async function openSmall(given: Parameters<typeof showApp>[1] = {}) {
  const shown = await showApp('#report/claims', given)
  await chooseSmall()
  return shown
}

/** Chooses three positions of ten stones on a board of 16 nodes. */
export async function chooseSmall(): Promise<void> {
  await choose('Board', '3 rings, 16 nodes')
  await page.getByText('The same number', { exact: true }).click()
  await write(number('Stones'), '10')
  await write(number('Positions'), '3')
}

/** Tests a claim until its verdict is there. */
export async function testClaim(id: Claim): Promise<void> {
  await claim(id).getByRole('button', { name: 'Test' }).click()
  await expect.element(verdicts(claim(id))).toHaveLength(1)
}

const VERDICT = new RegExp(`^(${Object.values(en.verdicts).join('|')})$`)

/**
 * The verdicts of tests. The paragraph that leads to where real losses are measured may have one, too, which is of no
 * test.
 */
export const verdicts = (cards: Locator = page.getByRole('article')) =>
  cards
    .getByRole('paragraph')
    .filter({ hasNot: page.getByRole('link') })
    .getByText(VERDICT)
