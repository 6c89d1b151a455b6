/** An accuracy study as a file: a few letters for each position and algorithm. */
import * as v from 'valibot'
import { boardOfSize } from '../../../../engine/game/board.ts'
import { stoneCountsOf, totalOf, type AccuracyPlan } from '../../../../engine/lab/accuracy-plan.ts'
import type { Prediction, Check } from '../../../../engine/lab/accuracy.ts'
import type { RankedMove } from '../../../../engine/lab/ranked-moves.ts'
import { AccuracySchema } from '../../../../contract/studies/accuracy.ts'
import { Count } from '../../../../contract/number-schema.ts'
import { byPriors } from '../../../../engine/lab/kept-by-playouts-plan.ts'
import { i18n } from '../../../language/i18n.ts'
import { DocumentFault } from '../../documents/document-fault.ts'
import type { Format, Head } from '../../documents/document-list.ts'
import { jsonFormat } from '../../documents/document-schema.ts'

export interface CheckedPosition {
  /** From 0, in the order of `positionOfNumber`. */
  readonly number: number
  /** By algorithm. */
  readonly checks: readonly Check[]
}

/** An accuracy study as a document. */
export interface AccuracyRecord extends Head {
  readonly plan: AccuracyPlan
  /** The positions that have been checked, in any order. */
  readonly positions: readonly CheckedPosition[]
}

/** The code of a position that was not solved. */
const UNSOLVED = '?'

const ENTRIES = { plan: AccuracySchema, positions: v.array(v.tupleWithRest([Count], v.string())) }

const NEWEST = jsonFormat<AccuracyRecord, typeof ENTRIES>({
  format: 'poly-y accuracy',
  version: 2,
  entries: ENTRIES,
  pack: ({ plan, positions }) => ({
    plan,
    positions: positions.map(({ number, checks }) => [number, ...checks.map(writeCheck)]),
  }),
  unpack: ({ plan, positions }) => ({ plan, positions: positionsOf(plan, positions) }),
})

export const ACCURACY_FORMAT: Format<AccuracyRecord> = {
  ...NEWEST,
  decode: (text) => NEWEST.decode(fromVersion1(text) ?? text),
}

/**
 * Converts version 1, when there was only one study, without a name and with its positions in order. Null for any other
 * text.
 */
function fromVersion1(text: string): string | null {
  try {
    const { format, version, plan, checks } = JSON.parse(text) as Record<string, unknown>
    if (version !== 1 || !Array.isArray(checks)) return null
    const head = { name: i18n.t('accuracy:earlier'), created: new Date().toISOString(), app: '' }
    return JSON.stringify({
      format,
      version: 2,
      ...head,
      plan,
      positions: checks.map((each: unknown, number) => [number, ...(Array.isArray(each) ? (each as unknown[]) : [])]),
    })
  } catch {
    return null
  }
}

function positionsOf(plan: AccuracyPlan, positions: readonly (readonly [number, ...string[]])[]): CheckedPosition[] {
  const stones = stoneCountsOf(plan)
  const depths = [0, ...plan.depths.toSorted((a, b) => a - b)]
  const read = plan.everyMove ? readCheckOfMoves : readCheck
  const seen = new Set<number>()
  return positions.map(([number, ...letters], i) => {
    const isNew = number < totalOf(plan) && !seen.has(number)
    const checks = letters.map((word, a) =>
      readWithPlayouts(word, a === 0 ? (plan.playouts?.length ?? 0) : 0, (letters) =>
        read(letters, stones[number % stones.length], depths),
      ),
    )
    if (!isNew || checks.length !== plan.algorithms.length || checks.includes(null))
      throw new DocumentFault('damaged', `positions.${i}`)
    seen.add(number)
    return { number, checks: checks as Check[] }
  })
}

const SIGNS = { '+': true, '-': false, '0': null } as const
const MOVES = { k: true, t: false, '.': null } as const

const letterOf = <Letter extends string>(letters: Readonly<Record<Letter, boolean | null>>, value: boolean | null) =>
  (Object.keys(letters) as Letter[]).find((letter) => letters[letter] === value) as Letter

/**
 * Does the mover win; for each depth, is the sign right and does the move keep the win; then every move, and whether
 * the moves of playouts keep the win, if asked for.
 */
function writeCheck({ found }: Check): string {
  if (found === null) return UNSOLVED
  const calls = found.calls.map(({ isRight, keepsWin }) => letterOf(SIGNS, isRight) + letterOf(MOVES, keepsWin))
  const moves = found.moves === undefined ? '' : MOVES_MARK + found.moves.map(writeMove).join('')
  const { byPlayouts } = found
  const kept =
    byPlayouts === undefined
      ? ''
      : PLAYOUTS_MARK +
        KINDS_IN_FILE.flatMap((kind) => byPlayouts[kind])
          .map((one) => letterOf(MOVES, one))
          .join('')
  return (found.moverWins ? 'w' : 'l') + calls.join('') + moves + kept
}

/** Reads a check; null for letters that cannot come from searches to these depths. */
function readCheck(letters: string, stones: number, depths: readonly number[]): Check | null {
  if (letters === UNSOLVED) return { stones, found: null }
  if (!/^[wl]([-+0][kt.])+$/.test(letters) || letters.length !== 1 + 2 * depths.length) return null
  const calls = depths.map((depth, i): Prediction => {
    const [sign, move] = letters.slice(1 + 2 * i)
    return { depth, isRight: SIGNS[sign as keyof typeof SIGNS], keepsWin: MOVES[move as keyof typeof MOVES] }
  })
  return { stones, found: { moverWins: letters.startsWith('w'), calls } }
}

/** Precedes what playouts keep, by their number: without patterns, with them, and with the network over them. */
const PLAYOUTS_MARK = '~'
const KINDS_IN_FILE = ['none', 'patterns', 'network'] as const

/** Reads a check with what playouts keep, which only the first algorithm's has; null for other letters. */
function readWithPlayouts(word: string, count: number, read: (letters: string) => Check | null): Check | null {
  const [letters, kept = null, ...more] = word.split(PLAYOUTS_MARK)
  const check = read(letters)
  if (check === null || count === 0 || check.found === null) return kept === null ? check : null
  // Earlier studies end before the network.
  const isWhole = kept?.length === 2 * count || kept?.length === KINDS_IN_FILE.length * count
  if (kept === null || more.length > 0 || !isWhole || !/^[kt.]+$/.test(kept)) return null
  const values = [...kept.padEnd(KINDS_IN_FILE.length * count, '.')].map(
    (letter) => MOVES[letter as keyof typeof MOVES],
  )
  const byPlayouts = byPriors((kind) => {
    const first = KINDS_IN_FILE.indexOf(kind) * count
    return values.slice(first, first + count)
  })
  return { ...check, found: { ...check.found, byPlayouts } }
}

/** Precedes the moves, best first: in c1+d10- the first keeps the win and the second does not. */
const MOVES_MARK = '|'
const { names: NAMES } = boardOfSize(4)

function writeMove({ node, keepsWin }: RankedMove): string {
  return NAMES[node] + (keepsWin ? '+' : '-')
}

/** Reads a check that has every move; null, too, where the moves cannot be those of a position. */
function readCheckOfMoves(letters: string, stones: number, depths: readonly number[]): Check | null {
  if (letters === UNSOLVED) return readCheck(letters, stones, depths)
  const [before, after = null] = letters.split(MOVES_MARK)
  const check = readCheck(before, stones, depths)
  if (check === null || check.found === null || after === null || !/^([a-d]\d+[-+])*$/.test(after)) return null
  const moves = [...after.matchAll(/([a-d]\d+)([-+])/g)].map(([, name, sign]): RankedMove => ({
    node: NAMES.indexOf(name),
    keepsWin: sign === '+',
  }))
  const nodes = new Set(moves.map(({ node }) => node))
  const isWhole =
    !nodes.has(-1) &&
    nodes.size === moves.length &&
    moves.length === (check.found.moverWins ? NAMES.length - stones : 0)
  return isWhole ? { stones, found: { ...check.found, moves } } : null
}
