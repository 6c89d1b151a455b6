/** Games on boards of more than 31 nodes, and by the rule of three corners. */
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ALGORITHMS } from '../../../../src/engine/search/methods.ts'
import { board, button, expectTexts, headline, node, press, region } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'

const dialog = () => page.getByRole('dialog', { name: 'New game' })
const tile = (name: RegExp) => dialog().getByRole('radio', { name })
const corners = () => tile(/^Three corners/)

async function openDialog(): Promise<void> {
  await showApp('')
  await press('n')
  await expect.element(dialog()).toBeVisible()
}

/** Begins a game of two people. */
async function begin(name: RegExp): Promise<void> {
  await openDialog()
  await tile(name).click()
  await tile(/^Two people/).click()
  await dialog().getByRole('button', { name: 'Start' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
}

/** Places stones in turn, at once. */
function put(names: readonly string[]): void {
  for (const name of names)
    node(name)
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

const numbered = (ring: string, count: number) => Array.from({ length: count }, (_, i) => `${ring}${i + 1}`)

/** Red goes along two sides of 51 nodes and captures three corners with its ninth stone; Blue is in the middle. */
const WON = numbered('e', 9).flatMap((red, i) => [red, ['a1', ...numbered('b', 5), 'c1', 'c2'][i] ?? ''])

describe('a new game', () => {
  beforeEach(openDialog)

  it('is by three corners on 51 nodes', async () => {
    await tile(/^51 nodes/).click()
    await expect.element(corners()).toBeChecked()
    await expect.element(dialog()).toHaveTextContent('The first player with three corners wins.')
  })

  it('is by three sides on 31 nodes', async () => {
    await tile(/^51 nodes/).click()
    await tile(/^31 nodes/).click()
    await expect.element(tile(/^Three sides/)).toBeChecked()
    await expect.element(dialog()).toHaveTextContent('The first chain on any three sides wins.')
  })

  it('is against the first level on 106 nodes', async () => {
    await tile(/^106 nodes/).click()
    await expect.element(dialog()).toHaveTextContent('Casual: ratings are for 31 nodes and three sides.')
    await expect.element(tile(/^Level 1: Ladybird$/)).toBeChecked()
    await expect.element(tile(/^Level 10: Owl$/)).toBeVisible()
    await expect.element(dialog().getByRole('button', { name: 'Play Ladybird' })).toBeVisible()
  })

  it('is against a level by three corners on 31 nodes', async () => {
    await corners().click()
    await expect.element(tile(/^Level 1: Ladybird$/)).toBeChecked()
  })

  it.each([/^51 nodes/, /^6 nodes/])('says that the levels of %s are not measured', async (board) => {
    await tile(board).click()
    await tile(/^Three sides/).click()
    await expect
      .element(dialog())
      .toHaveTextContent('how far apart the levels are on this board by this rule is not measured')
  })

  it('against a level of 106 nodes has an answer from it', async () => {
    await tile(/^106 nodes/).click()
    await dialog().getByRole('button', { name: 'Play Ladybird' }).click()
    await expect.element(region('Blue player')).toHaveTextContent('level 1')
    put(['a1'])
    await expectTexts(headline(), [/your move/])
  })

  it('is against a search on 106 nodes where that is chosen', async () => {
    await tile(/^106 nodes/).click()
    await dialog().getByRole('button', { name: 'Another player or program…' }).click()
    await expect.element(dialog().getByRole('button', { name: 'Play NegaScout' })).toBeVisible()
  })

  it('is of two searches on 51 nodes', async () => {
    await tile(/^51 nodes/).click()
    await tile(/^Two computers/).click()
    await expect.element(dialog().getByRole('button', { name: /played by/i })).toHaveLength(2)
  })

  it('offers plain searches alone beside the levels of a large board', async () => {
    await tile(/^51 nodes/).click()
    await dialog().getByRole('button', { name: 'Another player or program…' }).click()
    await dialog()
      .getByRole('button', { name: /played by/i })
      .click()
    await expect.element(page.getByRole('option')).toHaveLength(ALGORITHMS.length)
  })

  it('has the levels of the cast again with the usual board', async () => {
    await tile(/^51 nodes/).click()
    await tile(/^31 nodes/).click()
    await expect.element(tile(/^Level 1: Random/)).toBeChecked()
  })
})

it.each([
  [1280, 820],
  [1920, 1080],
])('a board of 106 nodes is whole without scrolling at %i × %i', async (width, height) => {
  await page.viewport(width, height)
  await begin(/^106 nodes/)
  expect(board().css('[data-node]').elements()).toHaveLength(106)
  const { top, bottom } = board().element().getBoundingClientRect()
  expect(top).toBeGreaterThan(0)
  expect(bottom).toBeLessThanOrEqual(height)
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(height)
  await page.viewport(1280, 820)
})

it('a game by three corners ends with the third one, and shows which they are', async () => {
  await begin(/^51 nodes/)
  put(WON.slice(0, -2))
  await expectTexts(headline(), ['Red to move'])
  put(['e9'])
  await expectTexts(headline(), [/^Red wins/])
  await expect
    .element(region('Red player').getByRole('img', { name: 'EA, AB, and BC; three corners are needed' }))
    .toBeVisible()
})

it('a chain on three sides does not end a game by three corners', async () => {
  await begin(/^51 nodes/)
  // Sides E, A and B.
  put(WON.slice(0, 11))
  await expectTexts(headline(), ['Blue to move'])
  await expect
    .element(region('Red player').getByRole('img', { name: 'EA and AB; three corners are needed' }))
    .toBeVisible()
})

it('the drawer says what is known of a board without perfect play', async () => {
  await begin(/^106 nodes/)
  await button('Engine').click()
  await expect.element(page.getByText('who wins is unknown')).toBeVisible()
  await expect.element(page.getByTestId('pieces-red')).toHaveTextContent(/^\d+$/)
})

it('a hint is offered where perfect play is unknown, too', async () => {
  await begin(/^106 nodes/)
  await expect.element(button('Hint')).toBeEnabled()
})

it('the inspection shows the pieces to win of a board without perfect play', async () => {
  await begin(/^106 nodes/)
  put(['g1'])
  await page.getByRole('link', { name: 'Inspect', exact: true }).click()
  await expect.element(page.getByText('who wins is unknown')).toBeVisible()
  await expect.element(page.getByTestId('pieces-red')).toHaveTextContent(/^\d+$/)
})

it('the review shows a game without perfect play by its chances', async () => {
  await begin(/^51 nodes/)
  put(WON.slice(0, -1))
  await expectTexts(headline(), [/^Red wins/])
  await press('v')
  await expect
    .element(page.getByRole('region', { name: 'Analysis' }))
    .toHaveTextContent('as if playouts were independent')
  await expect.element(page.getByText(/could not be shown/)).not.toBeInTheDocument()
})
