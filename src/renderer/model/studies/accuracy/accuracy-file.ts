/** What has been measured, as a text: a few letters for each position and algorithm. */
import * as v from 'valibot'
import type { Call, Check } from '../../../../engine/lab/accuracy.ts'
import { MAX_SEED, SAMPLE_KINDS } from '../../../../engine/lab/sample.ts'
import { ALGORITHMS } from '../../../../engine/search/search.ts'
import { whole } from '../../../../contract/number-schema.ts'
import { DEPTHS, LEAST_STONES, MOST_POSITIONS, MOST_STONES, stonesOf, totalOf, type AccuracyPlan } from './plan.ts'

export interface AccuracyRecord {
  readonly plan: AccuracyPlan
  /** By position, in the order of the job, and by algorithm. */
  readonly checks: readonly (readonly Check[])[]
}

/** Why a text is no record: in English, as it comes from a damaged file only. */
class AccuracyFileError extends Error {
  override readonly name = 'AccuracyFileError'
}

const FORMAT = 'poly-y accuracy'
const VERSION = 1

/** How a position is written that was not solved. */
const UNSOLVED = '?'

const some = <T extends string | number>(options: readonly T[]) =>
  v.pipe(
    v.array(v.picklist(options)),
    v.minLength(1),
    v.check((items) => new Set(items).size === items.length),
  )

const FileSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  plan: v.pipe(
    v.strictObject({
      kind: v.picklist(SAMPLE_KINDS),
      from: whole(LEAST_STONES, MOST_STONES),
      to: whole(LEAST_STONES, MOST_STONES),
      count: whole(1, MOST_POSITIONS),
      algorithms: some(ALGORITHMS),
      depths: some(DEPTHS),
      seed: whole(0, MAX_SEED),
    }),
    v.check(({ from, to }) => from <= to),
  ),
  checks: v.array(v.array(v.string())),
})

export function encodeAccuracy({ plan, checks }: AccuracyRecord): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, plan, checks: checks.map((each) => each.map(writeCheck)) })
}

/** @throws Error with what is wrong with the text */
export function decodeAccuracy(text: string): AccuracyRecord {
  const { plan, checks } = v.parse(FileSchema, JSON.parse(text))
  if (checks.length > totalOf(plan) || checks.some((each) => each.length !== plan.algorithms.length)) throw new AccuracyFileError('not as many results as positions and searches')
  const stones = stonesOf(plan)
  const depths = [0, ...plan.depths.toSorted((a, b) => a - b)]
  return { plan, checks: checks.map((each, i) => each.map((letters) => readCheck(letters, stones[i % stones.length], depths))) }
}

const SIGNS = { '+': true, '-': false, '0': null } as const
const MOVES = { k: true, t: false, '.': null } as const

const letterOf = <Letter extends string>(letters: Readonly<Record<Letter, boolean | null>>, value: boolean | null) =>
  (Object.keys(letters) as Letter[]).find((letter) => letters[letter] === value) as Letter

/** Who wins, the mover or not, and for each depth whether the sign is right and whether the move keeps the win. */
function writeCheck({ found }: Check): string {
  if (found === null) return UNSOLVED
  const calls = found.calls.map(({ isRight, keepsWin }) => letterOf(SIGNS, isRight) + letterOf(MOVES, keepsWin))
  return (found.moverWins ? 'w' : 'l') + calls.join('')
}

function readCheck(letters: string, stones: number, depths: readonly number[]): Check {
  if (letters === UNSOLVED) return { stones, found: null }
  if (!/^[wl]([-+0][kt.])+$/.test(letters) || letters.length !== 1 + 2 * depths.length) throw new AccuracyFileError(`${letters} is not a result`)
  const calls = depths.map((depth, i): Call => {
    const [sign, move] = letters.slice(1 + 2 * i)
    return { depth, isRight: SIGNS[sign as keyof typeof SIGNS], keepsWin: MOVES[move as keyof typeof MOVES] }
  })
  return { stones, found: { moverWins: letters.startsWith('w'), calls } }
}
