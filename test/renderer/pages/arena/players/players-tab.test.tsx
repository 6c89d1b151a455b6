/** The players, and what can be done with one of one's own. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, expectTexts, headline, node, notice, region, select } from '../../../browser/on-screen.ts'
import { showApp, showPart } from '../../../browser/show.tsx'
import { CAST_BY_RATING } from '../../../../../src/engine/arena/cast-ratings.ts'
import { contestantLabel } from '../../../../../src/renderer/model/players/names.ts'
import { PlayerList } from '../../../../../src/renderer/pages/arena/players/player-list.tsx'
import { QUICK_ANN, WITH_ANN } from './own-player.ts'

const ann = () => region('Players').getByRole('button', { name: /^Quick Ann/ })

async function showAnn() {
  const shown = await showApp('#arena/players', WITH_ANN)
  await ann().click()
  return shown
}

async function open(name: string, text: string): Promise<void> {
  await region('Players')
    .css('input[type="file"]')
    .upload(new File([text], name))
}

it('lists the cast from the strongest down', async () => {
  await showPart(<PlayerList />)
  await expectTexts(
    region('Players').getByRole('list').last().css('button > span:first-child'),
    CAST_BY_RATING.map(({ name }) => contestantLabel(name)),
  )
})

it('plays against a player, whose rating is not measured', async () => {
  await showAnn()
  await button('Play against').click()
  await expect.element(region('Blue player')).toHaveTextContent('Quick Ann')
  await expect
    .element(region('Board and turn').getByText(/\b31 nodes$/))
    .toHaveTextContent('the opponent’s rating is not measured')
  await node('a1').click()
  await expect.element(headline()).toHaveTextContent(/^Red · your move$/)
})

it('offers a player on the page of the game', async () => {
  await showApp('', WITH_ANN)
  await button('Engine').click()
  await select('Blue is played by').click()
  await expect.element(page.getByRole('option', { name: /^Quick Ann NegaScout, depth 1/ })).toBeVisible()
})

it('duplicates a player under a name of its own', async () => {
  await showAnn()
  await button('Duplicate').click()
  await expect.element(region('New player').getByLabelText('Name')).toHaveValue('Quick Ann 2')
  await button('Save').click()
  await expect.element(ann()).toHaveLength(2)
})

it('deletes a player', async () => {
  await showAnn()
  await button('Delete').click()
  await expect.element(ann()).not.toBeInTheDocument()
})

it('brings a deleted player back', async () => {
  await showAnn()
  await button('Delete').click()
  await button('Undo that').click()
  await expect.element(ann()).toHaveLength(1)
})

it('exports a player as a file that it imports again', async () => {
  const { desktop } = await showAnn()
  await button('Export').click()
  await expect.poll(() => desktop.saved).toHaveLength(1)
  const [{ name, content }] = desktop.saved
  expect(name).toBe('Quick-Ann.json')
  await open('ann.json', new TextDecoder().decode(content))
  await expect.element(region('Quick Ann 2').getByRole('heading', { name: 'Quick Ann 2' })).toBeVisible()
  await expect.element(ann()).toHaveLength(2)
})

it.each([
  ['damaged', QUICK_ANN.replace('"randomness":10', '"randomness":1000'), 'it is damaged at “randomness”'],
  ['newer', QUICK_ANN.replace('"version":1', '"version":2'), 'its format version is 2, which this Poly-Y cannot read'],
  ['other', 'JFIF', 'it is not a file of this kind'],
])('refuses a file that is %s, and says why', async (name, text, reason) => {
  await showApp('#arena/players', WITH_ANN)
  await open(`${name}.json`, text)
  await expect.element(notice()).toHaveTextContent(`${name}.json was not imported: ${reason}`)
  await expect.element(ann()).toHaveLength(1)
})
