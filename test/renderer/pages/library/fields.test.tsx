/** An entry's fields show its name, its tags and its notes, and change them. */
import { expect, it } from 'vitest'
import { button, expectTexts, press } from '../../browser/on-screen.ts'
import { restart } from '../../browser/show.tsx'
import { details, entry, field, find, found, openLibrary } from './shelf.ts'

const OLD = '(;FF[4]GM[531]GN[Old name]TAG[first];B[a1])'
const tags = () => details().getByRole('row')

async function openEntry() {
  const shown = await openLibrary(OLD)
  await entry('Old name').click()
  return shown
}

it('has its name changed by F2 and Enter', async () => {
  await openEntry()
  await press('{F2}')
  await expect.element(field('Name')).toHaveFocus()
  await press('New name{Enter}')
  await expect.element(entry('New name')).toBeVisible()
})

it('has each tag once, though a file has it twice', async () => {
  await openLibrary('(;FF[4]GM[531]GN[Old name]TAG[first][first];B[a1])')
  await entry('Old name').click()
  await field('Add a tag').fill('second')
  await press('{Enter}')
  await expectTexts(tags(), [/first/, /second/])
})

it('loses a tag by Delete', async () => {
  await openEntry()
  await field('Add a tag').fill('second')
  await press('{Enter}')
  await tagNamed('first').click()
  await press('{Delete}')
  await expectTexts(tags(), [/second/])
})

const tagNamed = (name: string) => details().getByRole('row', { name })

it('is saved by itself, without leaving the field', async () => {
  await openEntry()
  await field('Second player (Blue)').fill('Łucja')
  await expect.element(entry('Old name')).toHaveTextContent('Łucja')
})

it('keeps what was written, and is found by it without its accents', async () => {
  const shown = await openEntry()
  await field('Notes').fill('Line one\nline two')
  await field('Second player (Blue)').fill('Łucja')
  await restart(shown, '#library')
  await find().fill('lucja')
  await expect.element(found()).toHaveTextContent('1 of 17')
  await entry('Old name').click()
  await expect.element(field('Notes')).toHaveValue('Line one\nline two')
  await expectTexts(tags(), [/first/])
})

it('goes back by Escape to what was saved', async () => {
  await openEntry()
  await field('Place').fill('Kraków')
  await press('{Enter}')
  await field('Place').fill('x')
  await press('{Escape}')
  await expect.element(field('Place')).toHaveValue('Kraków')
})

it('of an example is explained, and cannot be changed', async () => {
  await openLibrary()
  await entry('State 1 of the report').click()
  await expect
    .element(details())
    .toHaveTextContent('The student report on Poly-Y counts the states that its algorithms visit from here.')
  await expect.element(details().getByRole('textbox')).not.toBeInTheDocument()
  await expect.element(details().getByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
})

it('of an example is changed in a copy', async () => {
  await openLibrary()
  await entry('State 1 of the report').click()
  await button('Duplicate to edit').click()
  await expect.element(found()).toHaveTextContent('17 entries')
  await expect.element(field('Name')).toHaveValue('State 1 of the report')
})
