/** The command that runs the same experiment in a terminal, and gives the same numbers. */
import type { AccuracyPlan } from '../../../engine/lab/accuracy-plan.ts'
import type { ClaimSample } from '../../../engine/lab/claims/claim.ts'
import { USUAL_CLAIM_SAMPLE } from '../../../engine/lab/claims/claims.ts'
import { BATCH, type GuessPlan } from '../../../engine/lab/guess.ts'
import type { Experiment } from '../../../engine/lab/experiment.ts'
import type { LabRequest } from '../../../engine/lab/lab.ts'
import type { SampleKind } from '../../../engine/lab/sample.ts'
import { ranges } from '../../language/format.ts'

const POLYY = 'npm run -s polyy --'

/** Each option named, whatever it would be by itself; where positions are given, for a shell that quotes as POSIX has it. */
export function labCommand(experiment: Experiment): string {
  const { positions, algorithms, depths, orderings, tables, evaluations, margins, evaluationTimes } = experiment
  const options = [
    ...('seed' in positions ? sampleOptions(positions) : ['--positions', '-']),
    ...['--algorithms', algorithms.join(',')],
    ...['--depths', ranges(depths)],
    ...['--orderings', orderings.join(',')],
    ...['--tables', tables.join(',')],
    ...['--evaluations', evaluations.join(',')],
    ...(algorithms.includes('aspiration') ? ['--margins', margins.join(',')] : []),
    ...(evaluationTimes.some((times) => times !== 1) ? ['--evaluation-times', evaluationTimes.join(',')] : []),
  ]
  const command = `${POLYY} lab ${options.join(' ')}`
  return 'seed' in positions ? command : `${printed(positions)} | ${command}`
}

function printed(positions: readonly string[]): string {
  return `printf '%s\\n' ${positions.map((position) => `'${position}'`).join(' ')}`
}

/** @param positions one at least; the other settings are the same for all */
export function compareCommand(positions: readonly string[], { algorithms, depths, counting, ordering, table, evaluation }: Required<LabRequest>): string {
  const searches = `--algorithms ${algorithms.join(',')} --depths ${ranges(depths)} --count ${counting}`
  return `${printed(positions)} | ${POLYY} lab --positions - ${searches} --ordering ${ordering} --table ${table} --evaluation ${evaluation}`
}

export function claimsCommand(sample: ClaimSample): string {
  return `${POLYY} claims ${sampleOptions(sample, USUAL_CLAIM_SAMPLE.kind).join(' ')}`
}

export function accuracyCommand({ kind, from, to, count, algorithms, depths, seed }: AccuracyPlan): string {
  const stones = from === to ? String(from) : `${from}-${to}`
  return `${POLYY} accuracy --kind ${kind} --stones ${stones} --count ${count} --depths ${ranges(depths)} --seed ${seed} --algorithms ${algorithms.join(',')}`
}

/** Each guess follows from the seed, so that the command finds the same. */
export function guessCommand({ kind, batches, seed }: GuessPlan): string {
  return `${POLYY} guess --kind ${kind} --count ${BATCH * batches} --seed ${seed}`
}

function sampleOptions({ kind = 'random', isUndecided = false, boardSize, stones, count, seed }: ClaimSample, usualKind: SampleKind = 'random'): string[] {
  const unusual = [...(kind === usualKind ? [] : ['--kind', kind]), ...(isUndecided ? ['--undecided'] : []), ...(boardSize === 4 ? [] : ['--size', String(boardSize)])]
  return ['--sample', count === null ? String(stones) : `${stones}x${count}`, '--seed', String(seed), ...unusual]
}
