/**
 * The table of df-pn: proof and disproof numbers of states. It has a fixed size, in buckets of four entries. In a full
 * bucket the entry with the least work is replaced, so that expensive proofs stay. The ten images of a state under the
 * symmetries of the board share an entry.
 */
import type { BitBoard } from '../bits/bit-board.ts'
import type { Bits } from '../bits/bits.ts'
import { CanonicalForm } from '../bits/canonical-form.ts'
import { hashOf } from '../search/state-tables.ts'

/** Entries of a bucket. */
const BUCKET = 4

// An entry is five numbers: own stones, the other's, proof number, disproof number, and the states expanded for them (0
// in a free entry).
const OTHER = 1
const PROOF = 2
const DISPROOF = 3
const WORK = 4
const LENGTH = 5
const BYTES = 4 * LENGTH

export class ProofTable {
  /** Proof number of the state last found. */
  proof = 0
  disproof = 0
  private readonly entries: Int32Array
  private readonly bucketMask: number
  private readonly canonical: CanonicalForm

  /** @param bytes maximum size; the number of entries is the greatest power of two that fits */
  constructor(board: BitBoard, bytes: number) {
    const buckets = 2 ** Math.max(8, Math.floor(Math.log2(bytes / (BYTES * BUCKET))))
    this.entries = new Int32Array(buckets * BUCKET * LENGTH)
    this.bucketMask = buckets - 1
    this.canonical = new CanonicalForm(board)
  }

  /** Looks a state up; `proof` and `disproof` are then its numbers. */
  probe(own: Bits, other: Bits): boolean {
    const { entries } = this
    const at = this.entryOf(own, other)
    if (at < 0) return false
    this.proof = entries[at + PROOF]
    this.disproof = entries[at + DISPROOF]
    return true
  }

  /** Keeps the numbers of a state, which took the expansion of `work` states (at least 1) to find. */
  store(own: Bits, other: Bits, proof: number, disproof: number, work: number): void {
    const { entries, canonical } = this
    let at = this.entryOf(own, other)
    if (at < 0) {
      at = this.leastWork()
      entries[at] = canonical.own
      entries[at + OTHER] = canonical.other
      entries[at + WORK] = 0
    }
    entries[at + PROOF] = proof
    entries[at + DISPROOF] = disproof
    entries[at + WORK] = Math.min(entries[at + WORK] + work, 0x7fffffff)
  }

  /** Start of a state's entry, or -1. */
  private entryOf(own: Bits, other: Bits): number {
    const { entries, canonical } = this
    canonical.find(own, other)
    const start = this.bucket()
    for (let at = start; at < start + BUCKET * LENGTH; at += LENGTH)
      if (entries[at] === canonical.own && entries[at + OTHER] === canonical.other && entries[at + WORK] !== 0)
        return at
    return -1
  }

  /** The entry to replace in the bucket of the state last looked up. */
  private leastWork(): number {
    const start = this.bucket()
    let cheapest = start
    for (let at = start + LENGTH; at < start + BUCKET * LENGTH; at += LENGTH)
      if (this.entries[at + WORK] < this.entries[cheapest + WORK]) cheapest = at
    return cheapest
  }

  private bucket(): number {
    return (hashOf(this.canonical.own, this.canonical.other) & this.bucketMask) * BUCKET * LENGTH
  }
}
