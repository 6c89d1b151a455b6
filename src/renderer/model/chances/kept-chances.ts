/**
 * The chances that reviews have found by playouts, kept from visit to visit: a game that is reviewed again plays nothing
 * out again. They belong to positions, and so to any game that has them. What cannot be read, or was found by another
 * search, is dropped, since it can be found again.
 */
import * as v from 'valibot'
import type { DocumentStorage } from '../../../contract/api.ts'
import { Count } from '../../../contract/number-schema.ts'
import { isPositionText } from '../../../engine/game/notation.ts'
import { winnerOf } from '../../../engine/game/position.ts'
import type { Estimate } from '../../../engine/math/statistics.ts'
import type { Chances } from '../../../engine/playouts/chances.ts'
import { checkedDocument } from '../documents/checked-document.ts'
import { SingleDocument } from '../documents/single-document.ts'

const KIND = { format: 'poly-y chances', version: 1 } as const

/** Maximum number of positions kept, those of about twenty long games. Of more, the oldest go. */
export const MAX_KEPT_CHANCES = 2000

/** More candidates than any position has. */
const MAX_CANDIDATES = 200

/** A share, which rounding may have moved out of its bounds by a little. */
const Share = v.pipe(v.number(), v.minValue(-1e-9), v.maxValue(1 + 1e-9))
const ChanceSchema = v.pipe(
  v.strictTuple([Share, Share, Share]),
  v.check(([, lower, upper]) => lower <= upper),
)

/** A candidate: its node, its playouts, its chance, and whether it is proven to win. */
const CandidateSchema = v.strictTuple([Count, Count, ChanceSchema, v.nullable(v.boolean())])

/** A position as a line of text: its chance, whether that is proven, its playouts, and its candidates. */
const RowSchema = v.pipe(
  v.strictTuple([
    v.string(),
    ChanceSchema,
    v.boolean(),
    Count,
    v.pipe(v.array(CandidateSchema), v.maxLength(MAX_CANDIDATES)),
  ]),
  v.check(([position, , , , candidates]) =>
    candidates.length === 0 ? isOver(position) : candidates.every(([node]) => isEmpty(position, node)),
  ),
)
type Row = v.InferOutput<typeof RowSchema>

const FileSchema = v.strictObject({
  format: v.literal(KIND.format),
  version: v.literal(KIND.version),
  search: v.string(),
  found: v.array(v.unknown()),
})

/** Without parsing the text, as there are thousands: a position that cannot arise is never asked for. */
function isEmpty(position: string, node: number): boolean {
  return position.replace(/ .*/s, '').replaceAll('/', '')[node] === '.'
}

function isOver(position: string): boolean {
  return isPositionText(position, (parsed) => winnerOf(parsed) !== null)
}

type Numbers = v.InferOutput<typeof ChanceSchema>
const numbersOf = ({ value, lower, upper }: Estimate): Numbers => [value, lower, upper]
const estimateOf = ([value, lower, upper]: Numbers): Estimate => ({ value, lower, upper })

/** The lines that the search expects and its time are left out: a review does without them. */
function rowOf([position, { chance, isProven, playouts, candidates }]: readonly [string, Chances]): Row {
  return [
    position,
    numbersOf(chance),
    isProven,
    playouts,
    candidates.map(({ node, visits, chance, isWon }) => [node, visits, numbersOf(chance), isWon]),
  ]
}

function foundIn([position, chance, isProven, playouts, candidates]: Row): readonly [string, Chances] {
  return [
    position,
    {
      chance: estimateOf(chance),
      isProven,
      playouts,
      ms: 0,
      candidates: candidates.map(([node, visits, chance, isWon]) => ({
        node,
        visits,
        chance: estimateOf(chance),
        isWon,
        line: [],
      })),
    },
  ]
}

interface Found {
  /** By position, the newest last. */
  readonly found: readonly (readonly [string, Chances])[]
}

/** @param search the name of the search that has found them: those of another are not taken */
function decode(text: string, search: string): Found {
  try {
    const file = checkedDocument(text, KIND, FileSchema)
    if (file.search !== search) return { found: [] }
    return {
      found: file.found.slice(-MAX_KEPT_CHANCES).flatMap((row) => {
        const read = v.safeParse(RowSchema, row)
        return read.success ? [foundIn(read.output)] : []
      }),
    }
  } catch {
    return { found: [] }
  }
}

export class KeptChances extends SingleDocument<Found> {
  /** @param storage null where another tab has them */
  constructor(storage: DocumentStorage | null, search: string) {
    super(storage, {
      shelf: 'chances',
      empty: { found: [] },
      isEmpty: ({ found }) => found.length === 0,
      encode: ({ found }) => JSON.stringify({ ...KIND, search, found: found.map(rowOf) }),
      decode: (text) => decode(text, search),
    })
  }

  add(found: Iterable<readonly [string, Chances]>): void {
    const all = [...new Map([...this.store.getState().found, ...found])]
    this.keep({ found: all.slice(-MAX_KEPT_CHANCES) })
  }
}
