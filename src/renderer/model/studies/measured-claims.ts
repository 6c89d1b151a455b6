/**
 * The findings that were measured about the report's claims, so that there are verdicts before anything has run here. The
 * command `polyy claims --json` printed `measured-claims.jsonl`.
 */
import { CLAIMS, type ClaimId } from '../../../engine/lab/claims/claims.ts'
import type { Figure, Finding } from '../../../engine/lab/claims/finding.ts'
import lines from './measured-claims.jsonl?raw'

/** The day of the measurement, and its seed. */
export const MEASURED = { date: '2026-11-29T12:00:00Z', seed: 1 } as const

/** A figure in JSON, which has no infinite numbers: the ends of an unknown interval are null in it. */
type PrintedFigure = Omit<Figure, 'lower' | 'upper'> & Readonly<Record<'lower' | 'upper', number | null>>
interface Printed {
  readonly claim: ClaimId
  readonly verdict: Finding['verdict']
  readonly figures: readonly PrintedFigure[]
}

const FINDINGS = new Map(
  lines
    .trim()
    .split('\n')
    .map((line): [ClaimId, Finding] => {
      const { claim, verdict, figures } = JSON.parse(line) as Printed
      return [claim, { verdict, figures: figures.map(withEnds) }]
    }),
)

function withEnds({ lower, upper, ...figure }: PrintedFigure): Figure {
  return { ...figure, lower: lower ?? -Infinity, upper: upper ?? Infinity }
}

/** The finding that was measured. */
export function measuredFinding(id: ClaimId): Finding {
  const claim = CLAIMS[id]
  const finding = claim.kind === 'count' ? claim.judge() : FINDINGS.get(id)
  if (finding === undefined) throw new Error(`the claim ${id} has not been measured: run polyy claims ${id} --json`)
  return finding
}
