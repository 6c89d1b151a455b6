/** The claims of the report as a person tests them. */
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import en from '../../../../../src/locales/en/claims.json'
import { button, choose, region, write } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'

type Claim = 'table' | 'keptTable' | 'tableGames' | 'memory' | 'leaves' | 'corners' | 'mistakes'

export const claim = (id: Claim) => page.getByRole('article', { name: en[id].title })
export const command = () => region('The same in a terminal').getByRole('code')
export const number = (name: 'Stones' | 'Positions') => page.getByRole('textbox', { name })

/** Opens a claim, which shows all that is known of it. */
export const openClaim = (id: Claim) => claim(id).getByRole('heading', { name: en[id].title }).click()

/** Opens the choice of positions. */
export const openSettings = () => button('Measure again…').click()

/** Opens the claims with three positions of ten stones on a board of 16 nodes, which takes no time. */
export async function openSmall(given: Parameters<typeof showApp>[1] = {}) {
  const shown = await showApp('#report/claims', given)
  await chooseSmall()
  return shown
}

/** Chooses three positions of ten stones on a board of 16 nodes. */
export async function chooseSmall(): Promise<void> {
  await openSettings()
  await choose('Board', '3 rings, 16 nodes')
  await page.getByText('The same number', { exact: true }).click()
  await write(number('Stones'), '10')
  await write(number('Positions'), '3')
}

/** Tests a claim until its verdict is there. */
export async function testClaim(id: Claim): Promise<void> {
  await openClaim(id)
  await claim(id).getByRole('button', { name: 'Test' }).click()
  await expect.element(verdicts(claim(id))).toHaveLength(1)
}

const VERDICT = new RegExp(`^(${Object.values(en.short).join('|')})$`)

/** The verdicts of claims, in their rows. */
export const verdicts = (rows: Locator = page.getByRole('article')) => rows.css('summary').getByText(VERDICT)
