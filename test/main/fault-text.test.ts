/** A fault is told to the page by its code or its message, without any path. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultText } from '../../src/main/fault-text.ts'

function faultOf(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return error
  }
}

test('of the system’s faults, the code and the name of the file', () => {
  expect(faultText(faultOf(() => readFileSync('/home/somebody/none.json')))).toBe('ENOENT: none.json')
  expect(faultText(Object.assign(new Error('spawn'), { syscall: 'write', code: 'EIO' }))).toBe('EIO')
})

test.each([
  ["cannot find '/home/somebody/it.yml' here", "cannot find 'it.yml' here"],
  ['"C:\\Users\\somebody\\it.yml" and `/a/b`', '"it.yml" and `b`'],
  ["'file:///home/somebody/it.yml'", "'it.yml'"],
  ["'\\\\server\\share\\it.yml'", "'it.yml'"],
  ['https://example.org/a/b is not there', 'https://example.org/a/b is not there'],
  ['there is no document one', 'there is no document one'],
])('of other messages, no path: %s', (message, text) => {
  expect(faultText(new Error(message))).toBe(text)
})

test('of what is no error, its text', () => {
  expect(faultText('out of luck')).toBe('out of luck')
})
