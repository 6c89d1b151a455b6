/** The lint rule for sets of nodes fires outside the kernels, in this project's own configuration. */
import { expect, test } from 'vitest'
import { linted } from './linted.ts'

const LINES = [
  'export const a = 1 & 2',
  'export const b = ~1',
  'export let c = 4',
  'c |= 1',
  'export const d = c >>> 1',
]
const RAW = LINES.filter((line) => !line.includes('let'))

/** The lines that use raw operators on sets, for each of the files with these lines. */
const found = (...files: string[]) =>
  linted('sets-through-functions', Object.fromEntries(files.map((file) => [file, LINES])))

test('raw operators stand in no file of the engine, the renderer or the command line', () => {
  const files = ['src/engine/game/position.ts', 'src/renderer/parts/board/lines.tsx', 'src/cli/board-text.ts']
  expect(found(...files)).toEqual(Object.fromEntries(files.map((file) => [file, RAW])))
})

test('raw operators stand in the kernels, and where they are about no set', () => {
  const files = ['src/engine/bits/bit-chain.ts', 'src/engine/search/bit-states.ts', 'src/engine/math/random.ts']
  expect(found(...files)).toEqual(Object.fromEntries(files.map((file) => [file, []])))
})

test('operators on truth values and types are no raw operators', () => {
  const lines = [
    'export const a = true && false',
    'export type B = 1 | 2',
    'export const c = !a',
    'export const d = 1 + 2',
  ]
  expect(linted('sets-through-functions', { 'src/engine/game/board.ts': lines })).toEqual({
    'src/engine/game/board.ts': [],
  })
})
