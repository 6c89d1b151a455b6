/**
 * `npm run bench:oracle -- [positions]`: how long the oracle takes to answer, in milliseconds, for positions reached by
 * random moves and for positions of games played with care. Each position goes to an oracle that has solved nothing
 * before, as in an app just started, with the book that comes with the app. The standard run of 2,000 positions of each
 * kind takes about a minute.
 */
import { size } from '../src/engine/game/node-set.ts'
import { emptyPosition, stonesOf, winnerOf, type Position } from '../src/engine/game/position.ts'
import { Random } from '../src/engine/math/random.ts'
import { SAMPLE_KINDS, type SampleKind } from '../src/engine/lab/sample-plan.ts'
import { playedPosition, randomPosition } from '../src/engine/lab/sample.ts'
import { LimitReached } from '../src/engine/search/limits.ts'
import { Oracle, shippedBook } from '../src/engine/solver/oracle.ts'

/** Each number of stones up to this has as many positions; with more, everything is solved at once. */
const MAX_STONES = 20

/** States that one answer may take, some half a minute; an answer that takes more counts for the time spent. */
const PATIENCE = 10_000_000

const count = Number(process.argv[2] ?? 2000)
const book = shippedBook()

const START = emptyPosition(4)

function openPosition(random: Random, kind: SampleKind, stones: number): Position {
  for (;;) {
    const position = kind === 'random' ? randomPosition(random, START, stones) : playedPosition(random, START, stones)
    if (winnerOf(position) === null && size(stonesOf(position)) === stones) return position
  }
}

function answerTime(position: Position): number {
  const oracle = new Oracle(4, book)
  const started = performance.now()
  try {
    oracle.truthOf(position, { states: PATIENCE })
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error
  }
  return performance.now() - started
}

for (const kind of SAMPLE_KINDS) {
  const random = new Random(1)
  const times = Array.from({ length: count }, (_, i) => ({
    stones: i % (MAX_STONES + 1),
    ms: answerTime(openPosition(random, kind, i % (MAX_STONES + 1))),
  }))
  const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const percentile = (share: number) => sorted[Math.min(count - 1, Math.floor(share * count))].toFixed(0)
  const within = (limit: number) => ((100 * sorted.filter((ms) => ms <= limit).length) / count).toFixed(1)
  console.log(
    `${kind}: ${count} positions of 0 to ${MAX_STONES} stones; median ${percentile(0.5)} ms, 90 % ${percentile(0.9)} ms, 99 % ${percentile(0.99)} ms, longest ${percentile(1)} ms; within 1 s ${within(1000)} %`,
  )
  for (let stones = 0; stones <= MAX_STONES; stones++) {
    const slow = times.filter((time) => time.stones === stones && time.ms > 1000).length
    if (slow > 0)
      console.log(
        `  ${stones} stones: ${slow} of ${times.filter((time) => time.stones === stones).length} took longer than 1 s`,
      )
  }
}
