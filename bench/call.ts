/** The time of a call of the command line beyond Node's own start. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { interleave, median, medianRatio, seconds } from './measure.ts'
import { atMost, heading, report } from './report.ts'

/** Milliseconds of a process of Node. */
function nodeMs(...words: string[]): number {
  return 1000 * seconds(() => execFileSync(process.execPath, words))
}

/** Through `scripts/polyy.mjs`, as npm starts it; the round that warms up bundles what is out of date. */
export function benchCall(): void {
  heading("A call of the command line beyond Node's own start; median of 10 interleaved rounds")
  const polyy = path.join(import.meta.dirname, '../scripts/polyy.mjs')
  const { call, bare } = interleave(10, {
    call: () => nodeMs(polyy, 'evaluate', './...../........../............... r'),
    bare: () => nodeMs('-e', ''),
  })
  const beyond = median(call.map((ms, round) => ms - bare[round]))
  report("Node's own start", `${median(bare).toFixed(0)} ms`)
  report("a call of evaluate / Node's own start", `${medianRatio(call, bare).toFixed(1)} times`)
  report("a call, beyond Node's own start", `${beyond.toFixed(0)} ms`, atMost(beyond, 200, ' ms'))
}
