/** The table of keys. */
import { expect, it } from 'vitest'
import { ALL_COMMANDS, SHORTCUTS } from '../../../src/renderer/app/commands.ts'
import { PAGES } from '../../../src/renderer/platform/places.ts'
import { isLetterKey, PAGE_OF } from '../../../src/renderer/platform/command.ts'

it.each(PAGES)('gives no key to two commands on %s', (page) => {
  const keys = ALL_COMMANDS.filter(({ group }) => (PAGE_OF[group] ?? page) === page).flatMap((command) => command.keys)
  expect(keys.length).toBeGreaterThan(5)
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
