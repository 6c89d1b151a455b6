/** Which keys start a command, on keyboards of several languages. */
import { expect, it } from 'vitest'
import { isPressed } from '../../../src/renderer/platform/shortcuts.ts'

/** A press of a key as browsers report it, on Linux unless it says otherwise. */
function press(code: string, key: string, held: Partial<KeyboardEvent> & { altGraph?: boolean } = {}): KeyboardEvent {
  const { altGraph = false, ...modifiers } = held
  return {
    code,
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    ...modifiers,
    getModifierState: (name: string) => altGraph && name === 'AltGraph',
  } as KeyboardEvent
}

const ALT_GR = { altGraph: true }
const CTRL_ALT = { ctrlKey: true, altKey: true }

it.each([
  ['Polish ń', 'N', press('KeyN', 'ń', ALT_GR)],
  ['Polish ó', 'O', press('KeyO', 'ó', ALT_GR)],
  ['Polish Ó', 'Shift+O', press('KeyO', 'Ó', { ...ALT_GR, shiftKey: true })],
  ['Polish ń as Ctrl and Alt', 'N', press('KeyN', 'ń', CTRL_ALT)],
  ['ń on a keyboard that reports no AltGr', 'N', press('KeyN', 'ń')],
  ['a letter that AltGr leaves as it is', 'H', press('KeyH', 'h', ALT_GR)],
  ['German µ', 'M', press('KeyM', 'µ', ALT_GR)],
  ['Greek ν with AltGr', 'N', press('KeyN', 'ν', ALT_GR)],
  ['é of the French bépo', 'W', press('KeyW', 'é')],
  ['a dead key', 'N', press('KeyN', 'Dead', { altKey: true })],
  ['ø of a Mac', 'O', press('KeyO', 'ø', { altKey: true })],
  ['Spanish ¿', '?', press('Minus', '?', ALT_GR)],
  ['Ctrl and Alt with a digit', 'Alt+1', press('Digit1', '1', CTRL_ALT)],
  ['AltGr with a digit', 'Alt+1', press('Digit1', '1', { ...ALT_GR, altKey: true })],
])('%s does not start a command', (_, command, event) => {
  expect(isPressed(command, event)).toBe(false)
})

it.each([
  ['a letter', 'N', press('KeyN', 'n')],
  ['a letter with Shift', 'Shift+O', press('KeyO', 'O', { shiftKey: true })],
  ['Cyrillic т', 'N', press('KeyN', 'т')],
  ['Greek ν', 'N', press('KeyN', 'ν')],
  ['a Thai vowel', 'N', press('KeyN', 'ื')],
  ['y of a German keyboard', 'Mod+Y', press('KeyZ', 'y', { ctrlKey: true })],
  ['Alt with a digit', 'Alt+1', press('Digit1', '1', { altKey: true })],
  ['Option with a digit', 'Alt+1', press('Digit1', '¡', { altKey: true })],
  ['a question mark', '?', press('Slash', '?', { shiftKey: true })],
])('%s starts its command', (_, command, event) => {
  expect(isPressed(command, event)).toBe(true)
})
