/** Finds and presses what a person sees, by the name that it has on screen. */
import { expect } from 'vitest'
import { type Locator, locators, page, userEvent } from 'vitest/browser'
import { escaped } from '../../escaped.ts'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    css(selector: string): Locator
  }
}

locators.extend({ css: (selector: string) => selector })

export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const region = (name: string | RegExp) => page.getByRole('region', { name, exact: true })
export const headline = () => page.getByTestId('headline')
/** News, on a card over the page. */
export const notice = () => page.getByTestId('notice')
/** The position on the board of the page, as text. */
export const position = () => page.getByTestId('position')
/** The study that is open, with its results and actions. */
export const study = () =>
  page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Actions', exact: true }) })
const main = () => page.getByRole('main')

/** A node of the page's own board, which stands before those of panels. */
export const node = (name: string) => page.css(`[data-node="${name}"]`).first()
export const stones = () => main().css('[data-owner]')
/** The page's own board. */
export const board = () =>
  main()
    .css('svg')
    .filter({ has: page.css('[data-node]') })
    .first()
/** The free nodes that answer to a press. */
export const playable = () => board().getByRole('button', { disabled: false })
/** The moves of the game that is played. */
export const moves = () => region('Moves')

export const press = (keys: string) => userEvent.keyboard(keys)

/** Pastes text as the keyboard does, without a clipboard. */
export function paste(text: string, into: EventTarget = document): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  into.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
}

/** The texts of all elements that it finds, with single spaces. */
const texts = (locator: Locator): string[] =>
  locator.elements().map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim())

/** Waits until the texts are these; an expression stands for those that it fits. */
export async function expectTexts(locator: Locator, wanted: readonly (string | RegExp)[]): Promise<void> {
  await expect
    .poll(() => texts(locator))
    .toEqual(wanted.map((text) => (typeof text === 'string' ? text : (expect.stringMatching(text) as unknown))))
}

/**
 * The button of a choice, which shows what is chosen. Its label is whole words of the name: “Transposition” is no
 * “Position”.
 */
export function select(label: string): Locator {
  const words = new RegExp(`(?<!\\p{L})${escaped(label)}(?!\\p{L})`, 'iu')
  return page.css('[aria-haspopup="listbox"]').and(page.getByRole('button', { name: words }))
}

/** A player is named together with the rating and a line. */
export async function choose(label: string, option: string): Promise<void> {
  await select(label).click()
  await page.getByRole('option', { name: new RegExp(`^${escaped(option)}( \\d.*)?$`) }).click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
}

/** Chooses an action from a menu. */
export async function act(menu: string, action: string): Promise<void> {
  await button(menu).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Chooses a rarer action on what the page shows. */
export const more = (action: string) => act('More', action)

/** Writes into a field, which takes it when the focus leaves. */
export async function write(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  const element = field.element() as HTMLElement
  element.blur()
}

/** Who plays a colour, in the game that goes on. */
export async function seat(colour: 'Red' | 'Blue', player: string): Promise<void> {
  const drawer = button('Engine')
  if (drawer.element().getAttribute('aria-expanded') === 'false') await drawer.click()
  await choose(`${colour} is played by`, player)
}

/** Presses what would make a rated game casual or end it, and says yes where that is asked about. */
export async function pressAnyway(name: string): Promise<void> {
  await button(name).click()
  const yes = page.getByRole('alertdialog').getByRole('button').first()
  if (yes.query() !== null) await yes.click()
}

/** Waits for a human's turn or the end; false at the end. */
export async function myTurn(): Promise<boolean> {
  await expect.element(headline()).toHaveTextContent(/your move|to move|or answer|(wins?|lost):/)
  return !/(wins?|lost):/.test(headline().element().textContent ?? '')
}

/** Begins a new game with choices other than those that the dialog offers. */
export async function newGame(...choices: readonly string[]): Promise<void> {
  await button('New game').click()
  const dialog = page.getByRole('dialog', { name: 'New game' })
  for (const choice of choices) {
    const name = new RegExp(`\\b${choice}`)
    await dialog.getByLabelText(name).or(dialog.getByRole('button', { name })).click()
  }
  await dialog.css('[type="submit"]').click()
  await expect.element(dialog).not.toBeInTheDocument()
}

/** Imports a study of any kind, on the overview of experiments. */
export async function importStudy(file: File): Promise<void> {
  location.hash = '#experiments'
  await page.getByRole('main').css('input[type=file]').upload(file)
}

/** The command that gives the same as the study that is open, in a dialog that is closed again. */
export async function studyCommand(): Promise<string> {
  await act('Actions', 'The same in a terminal')
  const command = page.getByRole('dialog').getByRole('code').element().textContent ?? ''
  await press('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  return command
}
