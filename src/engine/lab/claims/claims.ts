/** The report's claims about the game and its searches. A new one is a file of its own and a line here. */
import type { Sample } from '../sample-plan.ts'
import { aspiration } from './aspiration.ts'
import type { Claim, ClaimSample, CountClaim } from './claim.ts'
import { corners } from './corners.ts'
import { evaluation } from './evaluation.ts'
import { finer } from './finer.ts'
import { guess } from './guess.ts'
import { history } from './history.ts'
import { horizon } from './horizon.ts'
import { keptTable } from './kept-table.ts'
import { leaves } from './leaves.ts'
import { memory } from './memory.ts'
import { mistakes } from './mistakes.ts'
import { negascout } from './negascout.ts'
import { sorting } from './sorting.ts'
import { table } from './table.ts'
import { tableGames } from './table-games.ts'
import { terminal } from './terminal.ts'

export const CLAIMS = {
  guess,
  sorting,
  aspiration,
  finer,
  table,
  history,
  horizon,
  evaluation,
  terminal,
  negascout,
  corners,
  mistakes,
  leaves,
  memory,
  keptTable,
  tableGames,
} as const satisfies Record<string, Claim>

export type ClaimId = keyof typeof CLAIMS
/** In the order in which the page shows them. */
export const CLAIM_IDS = Object.keys(CLAIMS) as readonly ClaimId[]

/** Claims that compare times, which differ from run to run. */
export const TIMED_CLAIMS: readonly ClaimId[] = ['evaluation', 'terminal']

export const USUAL_CLAIM_SAMPLE = {
  kind: 'played',
  boardSize: 4,
  stones: 8,
  count: null,
  seed: 1,
} as const satisfies ClaimSample

export function sampleOfClaim(
  { usualCount }: Pick<Exclude<Claim, CountClaim>, 'usualCount'>,
  { count, ...sample }: ClaimSample,
): Sample {
  return { ...sample, count: count ?? usualCount }
}
