/** The steps of a recorded playout in their order, before they are made in a tree. */
import type { NewMove, NewProof, PlayedStone, RecordedPlayout } from './growth-recorder.ts'

export type RecordedStep =
  | { readonly kind: 'select'; readonly move: number }
  | { readonly kind: 'expand'; readonly grown: readonly NewMove[] }
  | { readonly kind: 'revalue'; readonly chances: readonly number[] }
  | { readonly kind: 'stone'; readonly stone: PlayedStone }
  | { readonly kind: 'result' }
  | { readonly kind: 'prove'; readonly proof: NewProof }
  /** The visit is counted at the node of the way at this ply. */
  | { readonly kind: 'count'; readonly ply: number }

export function stepsOf({ way, grown, revalued, stones, proofs }: RecordedPlayout): RecordedStep[] {
  const steps: RecordedStep[] = []
  // 1 and 2. Select and expand: the tree grows at the node above the end of the way. A node is valued again on arrival.
  for (const [ply, move] of way.entries()) {
    if (grown.length > 0 && ply === way.length - 1) steps.push({ kind: 'expand', grown })
    if (revalued?.ply === ply) steps.push({ kind: 'revalue', chances: revalued.chances })
    steps.push({ kind: 'select', move })
  }
  // 3. Play out.
  for (const stone of stones) steps.push({ kind: 'stone', stone })
  steps.push({ kind: 'result' })
  // 4. Back up: proofs, then the counts, from the end of the way to the root.
  for (const proof of proofs) steps.push({ kind: 'prove', proof })
  for (let ply = way.length; ply >= 0; ply--) steps.push({ kind: 'count', ply })
  return steps
}
