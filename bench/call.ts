/** The processor time of a call of the command line, beside Node's own start. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { interleave, median, medianRatio } from './measure.ts'
import { atMost, heading, report } from './report.ts'

const USAGE = path.join(import.meta.dirname, 'usage.cjs')

/** Milliseconds of processor time of a process of Node: the time on the clock says more of what else runs. */
function nodeMs(...words: string[]): number {
  const { status, output } = spawnSync(process.execPath, ['--require', USAGE, ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  if (status !== 0) throw new Error(`node ${words.join(' ')} failed`)
  return Number(output[3])
}

/** Through `scripts/polyy.mjs`, as npm starts it; the round that warms up bundles what is out of date. */
export function benchCall(): void {
  heading("Processor time of a call of the command line, beside that of node -e ''; median of 15 interleaved rounds")
  const polyy = path.join(import.meta.dirname, '../scripts/polyy.mjs')
  const { call, bare } = interleave(15, {
    call: () => nodeMs(polyy, 'evaluate', './...../........../............... r'),
    bare: () => nodeMs('-e', ''),
  })
  const ratio = medianRatio(call, bare)
  report("Node's own start", `${median(bare).toFixed(0)} ms`)
  report('a call of evaluate', `${median(call).toFixed(0)} ms`)
  report("  call / Node's own start", `${ratio.toFixed(2)} times`, atMost(ratio, 2))
}
