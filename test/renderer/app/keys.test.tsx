/** Keys that work wherever the focus is: on the game, between pages, and where letters do something else. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  button,
  choose,
  expectTexts,
  headline,
  newGame,
  node,
  seat,
  select,
  stones,
  press,
} from '../browser/on-screen.ts'
import { showApp } from '../browser/show.tsx'

const dialog = (name: string) => page.getByRole('dialog', { name })
const dialogs = () => page.getByRole('dialog')
const sheet = () => dialog('Rules and keys')

/** A game between people, who may swap. */
async function openGame() {
  await showApp('')
  await newGame('Two people', 'Swap rule')
}

async function resign(): Promise<void> {
  await openGame()
  await node('d1').click()
  await press('s')
  await expectTexts(headline(), ['Colours swapped · Blue to move'])
  await press('{Shift>}R{/Shift}')
  await expectTexts(headline(), ['Red wins: Blue resigned'])
}

it('are listed on a sheet', async () => {
  await openGame()
  await press('?')
  await expectTexts(sheet().getByRole('region', { name: 'Game' }).css('dt'), [
    'New game',
    'Rematch',
    'Rematch with the other colour',
    'Undo',
    'Redo',
    'Swap colours',
    'Resign',
    'Hint',
    'Rotate the board',
    'Mirror the board',
    'Position as text',
    'Save the game',
    'Review the game',
    'Review my mistakes',
  ])
})

it('sleep in a dialog', async () => {
  await openGame()
  await press('?')
  await expect.element(sheet()).toBeVisible()
  await press('n')
  await expect.element(dialog('New game')).not.toBeInTheDocument()
  await press('{Escape}')
  await expect.element(sheet()).not.toBeInTheDocument()
})

it('swap the colours, take that back and repeat it', async () => {
  await openGame()
  await node('d1').click()
  await press('s')
  await expectTexts(headline(), ['Colours swapped · Blue to move'])
  await press('{Control>}z{/Control}')
  await expectTexts(headline(), ['Blue · take the stone over, or answer'])
  await press('{Control>}y{/Control}')
  await expectTexts(headline(), ['Colours swapped · Blue to move'])
})

it('resign by a capital letter only', async () => {
  await openGame()
  await node('d1').click()
  await press('s')
  await expectTexts(headline(), ['Colours swapped · Blue to move'])
  await press('r')
  await expectTexts(headline(), ['Colours swapped · Blue to move'])
  await press('{Shift>}R{/Shift}')
  await expectTexts(headline(), ['Red wins: Blue resigned'])
})

it.each([
  ['n', 'New game'],
  ['p', 'Position'],
  ['{Control>},{/Control}', 'Settings'],
  ['{F1}', 'Rules and keys'],
  ['{Shift>}{F1}{/Shift}', 'About Poly-Y'],
])('open a dialog, which Escape closes: %s', async (key, name) => {
  await resign()
  await press(key)
  await expect.element(dialog(name)).toBeVisible()
  await press('{Escape}')
  await expect.element(dialog(name)).not.toBeInTheDocument()
})

it('begin a new game with the choices as they stand', async () => {
  await resign()
  await press('n')
  await expect.element(dialog('New game')).toBeVisible()
  await press('{Enter}')
  await expect.element(stones()).toHaveLength(0)
  await button('Undo that').click()
  await expectTexts(headline(), ['Red wins: Blue resigned'])
})

it('write a position, which is refused where it is none', async () => {
  await openGame()
  await press('p')
  await expect.element(dialog('Position')).toBeVisible()
  await press('nothing{Enter}')
  await expect.element(dialog('Position').getByRole('alert')).toHaveTextContent('a position has two fields')
})

it.each([
  [2, 'Learn'],
  [3, 'Library'],
  [4, 'Review'],
  [5, 'Inspect'],
  [6, 'Search'],
  [9, 'Arena'],
])('open page %i', async (digit, name) => {
  await openGame()
  await press(`{Alt>}${digit}{/Alt}`)
  await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
})

it('do not reach the game from another page', async () => {
  await resign()
  await press('{Alt>}6{/Alt}')
  await expect.element(headline()).not.toBeInTheDocument()
  await press('{Control>}z{/Control}')
  await press('{Alt>}1{/Alt}')
  await expectTexts(headline(), ['Red wins: Blue resigned'])
})

/** Has a computer think until it is told otherwise. */
async function letComputerThink(): Promise<void> {
  await showApp('')
  await seat('Blue', 'NegaScout')
  await page.getByLabelText('Blue: limit by time').click()
  await choose('Blue: time for a move', '30 s a move')
  await node('c3').click()
  await expect.element(headline()).toHaveTextContent('is thinking, depth')
}

it('close a dialog before they stop the computer', async () => {
  await letComputerThink()
  await button('Rules and keys').click()
  await press('{Escape}')
  await expect.element(dialogs()).not.toBeInTheDocument()
  await expect.element(headline()).toHaveTextContent('is thinking, depth')
  await press('{Escape}')
  await expectTexts(headline(), ['Blue waits'])
})

it('let the computer go on, and have it move', async () => {
  await letComputerThink()
  await press('{Escape}')
  await expectTexts(headline(), ['Blue waits'])
  await press('c')
  await expect.element(headline()).toHaveTextContent('is thinking, depth')
  await expect.element(button('Move now')).toBeEnabled()
  await press('m')
  await expectTexts(headline(), ['Red · your move'])
})

it('choose in a list where a letter is pressed on it', async () => {
  await showApp('')
  await button('Engine').click()
  await expect.element(select('Blue is played by')).toBeVisible()
  select('Blue is played by').element().focus()
  await press('m')
  await expect.element(select('Blue is played by')).toHaveTextContent('Minimax')
  await press('n')
  await expect.element(dialogs()).not.toBeInTheDocument()
})

/** Switches the keys of a single character off in the settings. */
async function switchLettersOff(): Promise<void> {
  await showApp('')
  await button('Settings').click()
  await dialog('Settings').getByLabelText('Keys that work without Ctrl or Alt').click()
  await button('Close').click()
  await expect.element(dialogs()).not.toBeInTheDocument()
}

it('do nothing without Ctrl or Alt where the user wants that', async () => {
  await switchLettersOff()
  await press('n')
  await press('?')
  await expect.element(dialogs()).not.toBeInTheDocument()
})

it('are listed without those that are switched off', async () => {
  await switchLettersOff()
  await press('{F1}')
  await expect.element(page.getByText('are switched off in the settings')).toBeVisible()
  await expect.element(dialogs().css('kbd').filter({ hasText: /^N$/ })).not.toBeInTheDocument()
  await expect.element(dialogs().css('kbd').filter({ hasText: /^Z$/ }).first()).toBeVisible()
})
