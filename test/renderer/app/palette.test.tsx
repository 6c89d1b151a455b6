/** The palette of commands: it finds by words, runs what was chosen, and offers only what can be done. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { speak } from '../../../src/renderer/language/i18n.ts'
import { board, button, press, stones } from '../browser/on-screen.ts'
import { showApp } from '../browser/show.tsx'

const palette = () => page.getByRole('dialog', { name: 'Find a command' })
const field = () => palette().getByRole('combobox')
const items = () => palette().getByRole('menuitem')
const item = (name: RegExp) => palette().getByRole('menuitem', { name })

async function open(place: string, typed: string) {
  const shown = await showApp(place)
  await press('{Control>}k{/Control}')
  await expect.element(item(/^Settings/)).toBeInTheDocument()
  await field().fill(typed)
  return shown
}

it('goes to a page that is found by its words, in any order', async () => {
  await open('', 'libr open')
  await expect.element(items()).toHaveLength(1)
  await expect.element(items()).toHaveTextContent(/^Openings/)
  await press('{Enter}')
  await expect.element(palette()).not.toBeInTheDocument()
  await expect.poll(() => location.hash).toMatch(/^#openings/)
})

it('moves by arrows, and opens another dialog', async () => {
  await open('', 's')
  await field().fill('about')
  await expect.element(items()).toHaveTextContent(/^About Poly-Y.*F1$/)
  await press('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'About Poly-Y' })).toBeVisible()
})

it('offers no command that cannot be run now, nor those of other pages', async () => {
  await open('', '')
  await expect.element(item(/^New game/)).toBeInTheDocument()
  await expect.element(item(/^Undo/)).not.toBeInTheDocument()
  await expect.element(item(/^Put red stones/)).not.toBeInTheDocument()
  await press('{Escape}')
  await page.css('[data-node="c1"]').first().click()
  await expect.element(stones()).toHaveLength(2)
  await press('{Control>}k{/Control}')
  await field().fill('undo')
  await press('{Enter}')
  await expect.element(stones()).toHaveLength(0)
})

it('opens from the header, and gives the focus back', async () => {
  await showApp('#report')
  await button('Find a command').click()
  await expect.element(field()).toHaveFocus()
  await field().fill('set')
  await press('{Escape}')
  await expect.element(palette()).not.toBeInTheDocument()
  await expect.element(button('Find a command')).toHaveFocus()
})

it('leaves a text field alone', async () => {
  await showApp('#library')
  await page.getByRole('searchbox').fill('state')
  await press('{Control>}k{/Control}')
  await expect.element(palette()).not.toBeInTheDocument()
  await expect.element(page.getByRole('searchbox')).toHaveValue('state')
})

it('finds Polish words without their accents', async () => {
  const { app } = await showApp('')
  app.settings.setState({ language: 'pl' })
  await speak('pl')
  await button('Znajdź polecenie').click()
  await page.getByRole('combobox').fill('bledy nauka')
  await expect.element(page.getByRole('menuitem')).toHaveTextContent(/^Moje błędy/)
  await press('{Escape}')
  await expect.element(board()).toBeVisible()
  await speak('en')
})
