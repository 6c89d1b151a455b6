/** An exercise of one's own, made from a recorded search. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, headline, more, region, write } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'
import { someFrames, tree } from '../on-page.ts'
import { heading, marks } from './on-page.ts'

const dialog = () => page.getByRole('dialog', { name: 'Make an exercise' })
const playButton = () => page.getByRole('button', { name: 'Play', exact: true, includeHidden: true })

async function openDialog() {
  const shown = await showApp('#replay')
  await page.getByRole('button', { name: /^The worst order/ }).click()
  await more('Make an exercise…')
  await expect.element(dialog()).toBeVisible()
  return shown
}

async function setNumber(name: string, value: string): Promise<void> {
  const field = dialog().getByRole('textbox', { name, exact: true })
  await write(field, value)
  await expect.element(field).toHaveValue(value)
}

async function make(): Promise<void> {
  await write(dialog().getByLabelText('Name'), 'For Monday')
  await dialog().getByLabelText('Which state comes next').click()
  await setNumber('Questions', '3')
  await setNumber('Seed', '7')
  await dialog().getByRole('button', { name: 'Begin' }).click()
  await expect.element(heading('For Monday')).toBeVisible()
}

it('has a name and as many questions as were asked for', async () => {
  await openDialog()
  await make()
  await expect.element(marks()).toHaveLength(3)
})

it('stands where it asks, even if the search was playing', async () => {
  await openDialog()
  const play = playButton().element() as HTMLButtonElement
  play.click()
  await make()
  const at = headline().element().textContent
  await someFrames()
  await expect.element(headline()).toHaveTextContent(at)
  await expect.poll(() => location.hash).toMatch(/^#search\/position=.*event=\d+$/)
})

it('stays where it asks after a visit to another page', async () => {
  await openDialog()
  await make()
  const at = headline().element().textContent
  await page.getByRole('link', { name: 'Report' }).click()
  await expect.element(tree()).not.toBeInTheDocument()
  history.back()
  await expect.element(tree()).toBeVisible()
  await expect.element(headline()).toHaveTextContent(at)
})

it('has the focus where it asks after a visit to another page', async () => {
  await openDialog()
  await make()
  await page.getByRole('link', { name: 'Report' }).click()
  await expect.element(tree()).not.toBeInTheDocument()
  history.back()
  await expect.element(region(/^Question \d/).css('p:focus, input:focus')).toBeVisible()
})

it('is not made from a search that is too large', async () => {
  await showApp('#replay')
  await page.getByRole('radio', { name: 'Depth 4' }).click()
  await button('Record').click()
  await more('Make an exercise…')
  await dialog().getByRole('button', { name: 'Begin' }).click()
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('No exercise can be made from this search')
})
