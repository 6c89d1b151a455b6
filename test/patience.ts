/**
 * How long tests wait for what they expect: a limit for what hangs, not for what is slow. Vitest's own is a second, in
 * which a busy machine may not come round to a test at all.
 */
import { vi } from 'vitest'

const MS = 60_000

type Options = number | { readonly timeout?: number; readonly interval?: number }
type Wait = <Value>(act: () => Value, options?: Options) => Promise<Value>

const patient =
  (wait: Wait): Wait =>
  (act, options) =>
    wait(act, typeof options === 'number' ? options : { timeout: MS, ...options })

Object.assign(vi, { waitFor: patient(vi.waitFor as Wait), waitUntil: patient(vi.waitUntil as Wait) })
