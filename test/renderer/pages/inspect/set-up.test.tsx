/** A position that is set up by hand. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ELEVEN_STONES } from '../../../../src/engine/lab/report.ts'
import { button, choose, expectTexts, headline, more, node, position, press, stones } from '../../browser/on-screen.ts'
import { restart } from '../../browser/show.tsx'
import { drawnStone, openInspect } from './on-page.ts'

const code = () => page.getByLabelText('Position code')

it('has the counts, with the names that f has for them', async () => {
  await openInspect()
  const counts = page.getByRole('region', { name: 'Pieces to win' })
  await expect.element(counts.getByText('Red needs')).toHaveAttribute('title', 'y in f = x − y')
  await expect.element(counts.getByText('Blue needs')).toHaveAttribute('title', 'x in f = x − y')
  await expectTexts(page.getByTestId('pieces-red'), ['4'])
})

it('is loaded from a list', async () => {
  await openInspect()
  await choose('Load a position', ELEVEN_STONES.name)
  await expectTexts(position(), [ELEVEN_STONES.position])
})

it('has the name of a free node under the pointer', async () => {
  await openInspect()
  await node('c8').hover()
  await expect.element(node('c8').getByText('c8', { exact: true })).toHaveStyle({ opacity: '1' })
})

it('takes a stone of the side to move, and passes the turn on', async () => {
  await openInspect()
  await node('a1').click()
  await expect.element(node('a1')).toHaveAccessibleName('a1, red stone')
  await expect.element(node('a1').filter({ has: drawnStone('Red') })).toBeVisible()
  await expect.element(page.getByLabelText('Blue to move')).toBeChecked()
  await expectTexts(position(), ['r/...../........../............... b'])
})

/** Two red stones, and no blue one. */
const SURPLUS = 'r/...../........../r.............. b'

it('takes stones of one colour, chosen by key', async () => {
  await openInspect('r/...../........../............... b')
  await press('r')
  await expect.element(page.getByLabelText('Put red stones')).toBeChecked()
  await node('d1').click()
  await expect.element(code()).toHaveValue(SURPLUS)
})

it('says what to do where it cannot arise', async () => {
  await openInspect(SURPLUS)
  await expect.element(page.getByText('Red has one stone too many: take one away, or add a blue one.')).toBeVisible()
  await expect.element(button('Play from here')).toBeDisabled()
})

it('is saved as a text file where it cannot arise', async () => {
  const { desktop } = await openInspect(SURPLUS)
  await more('Save as a text file')
  await expect.poll(() => desktop.saved.map(({ name }) => name)).toEqual(['position.txt'])
})

it('stays after a restart where it cannot arise', async () => {
  await restart(await openInspect(SURPLUS), location.hash)
  await expect.element(node('d1')).toHaveAccessibleName('d1, corner of sides A and E, red stone')
})

it('has a stone of the other colour put in the place of one', async () => {
  await openInspect(SURPLUS)
  await press('b')
  await node('d1').click()
  await expect.element(node('d1')).toHaveAccessibleName('d1, corner of sides A and E, blue stone')
  await expect.element(node('d1').filter({ has: drawnStone('Blue') })).toBeVisible()
  await expect.element(page.getByLabelText('Red to move')).toBeChecked()
})

const TURNED = 'r/...../........../...b........... r'
const MIRRORED = 'r/...../........../............b.. r'

it('is rotated and mirrored', async () => {
  await openInspect('r/...../........../b.............. r')
  await more('Rotate')
  await expectTexts(position(), [TURNED])
  await more('Mirror')
  await expectTexts(position(), [MIRRORED])
})

it('is played from', async () => {
  await openInspect(MIRRORED)
  await button('Play from here').click()
  await expectTexts(headline(), ['Red · your move'])
  await expectTexts(position(), [MIRRORED])
})

it('is cleared, and comes back step by step', async () => {
  await openInspect(TURNED)
  await more('Mirror')
  await button('Clear').click()
  await expect.element(stones()).toHaveLength(0)
  await button('Undo').click()
  await expectTexts(position(), [MIRRORED])
  await press('{Control>}z{/Control}')
  await expectTexts(position(), [TURNED])
})

async function putByKeys(): Promise<void> {
  await openInspect()
  ;(node('a1').element() as SVGElement).focus()
  await press('{Enter}{ArrowUp} ')
}

it('takes stones by keys', async () => {
  await putByKeys()
  await expect.element(node('b1')).toHaveFocus()
  await expect.element(node('b1')).toHaveAccessibleName('b1, blue stone')
})

it('has the sides and the sets in the names of free nodes', async () => {
  await putByKeys()
  await expect
    .element(node('d1'))
    .toHaveAccessibleName('d1, corner of sides A and E, empty, in Red’s cheapest set, in Blue’s cheapest set')
  await expect.element(node('d2')).toHaveAccessibleName(/^d2, side A, empty/)
})

it('is refused as text with a reason', async () => {
  await putByKeys()
  await expect.element(code()).toHaveValue('r/b..../........../............... r')
  await code().fill('r/b..../........../.............. r')
  await press('{Enter}')
  await expect.element(page.getByText('Not a position: ring d has 15 nodes, not 14')).toBeVisible()
  await expectTexts(position(), ['r/b..../........../............... r'])
})

it('is taken as text, which keeps the focus', async () => {
  await openInspect()
  await code().fill('r/...../.......... b')
  await press('{Enter}')
  await expectTexts(position(), ['r/...../.......... b'])
  await expect.element(code()).toHaveFocus()
})
