/** The table of keys. */
import { expect, it } from 'vitest'
import { ALL_COMMANDS, isLetterKey, SHORTCUTS } from '../../src/renderer/commands.ts'

it('gives no key to two commands', () => {
  const keys = SHORTCUTS.flatMap((shortcut) => shortcut.keys)
  expect(keys.length).toBeGreaterThan(20)
  expect([...new Set(keys)]).toEqual(keys)
})

it('lists every command, with a key', () => {
  for (const command of ALL_COMMANDS) {
    expect(SHORTCUTS).toContain(command)
    expect(command.keys).not.toEqual([])
  }
})

it('knows which keys would write a character', () => {
  expect(['N', 'Shift+R', '?', '5'].filter((key) => !isLetterKey(key))).toEqual([])
  expect(['Mod+Z', 'Alt+1', 'Escape', 'F1', 'Mod+Shift+Z', 'Mod+,'].filter(isLetterKey)).toEqual([])
})
