/** How long a game file takes to read, beside one with a tenth of its moves: in proportion, it is ten times as long. */
import { readSgf } from '../src/renderer/model/library/read-sgf.ts'
import { interleave, median, medianRatio, seconds } from './measure.ts'
import { atMost, heading, report } from './report.ts'

/** Ten moves that can be played from the empty board. */
const VARIATION = `(${['d1', 'd4', 'd7', 'd10', 'd13'].map((corner, i) => `;B[${corner}]C[Move ${2 * i + 1}: what else?];W[b${i + 1}]`).join('')})`

function fileOf(moves: number): string {
  return `(;FF[4]GM[531]SZ[4]${VARIATION.repeat(moves / 10)})`
}

export function benchGameFile(): void {
  heading('Reading SGF, with variations of ten moves; median of 8 interleaved rounds')
  const [short, long] = [fileOf(10_000), fileOf(100_000)]
  const { tenth, whole } = interleave(8, {
    tenth: () => seconds(() => readSgf(short)),
    whole: () => seconds(() => readSgf(long)),
  })
  const ratio = medianRatio(whole, tenth)
  report('100,000 moves', `${(1000 * median(whole)).toFixed(0)} ms`)
  report('100,000 moves / 10,000', `${ratio.toFixed(1)} times`, atMost(ratio, 20))
}
