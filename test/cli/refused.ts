/** Checks how a command line refuses: exit code 2, and one line on stderr. */
import { expect } from 'vitest'
import { linesOf, type Outcome } from './run-cli.ts'

export function expectRefused({ code, stdout, stderr }: Outcome, fault: RegExp): void {
  expect(linesOf(stderr)).toEqual([expect.stringMatching(fault)])
  expect(stdout).toBe('')
  expect(code).toBe(2)
}
