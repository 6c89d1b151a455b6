/** The command that runs the same experiment in a terminal, and gives the same numbers. */
import { USUAL_CLAIM_SAMPLE, type ClaimSample } from '../../engine/claims.ts'
import type { Experiment } from '../../engine/experiment.ts'
import type { LabRequest } from '../../engine/lab.ts'
import type { SampleKind } from '../../engine/sample.ts'
import type { AccuracyPlan } from '../accuracy/plan.ts'

const POLYY = 'npm run -s polyy --'

/** Numbers in order, those that follow one another joined: `2-4,6`. */
export function ranges(numbers: readonly number[], dash = '-', comma = ','): string {
  const runs: number[][] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run?.at(-1) === number - 1) run.push(number)
    else runs.push([number])
  }
  return runs.map((run) => (run.length === 1 ? String(run[0]) : `${run[0]}${dash}${run[run.length - 1]}`)).join(comma)
}

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

export function compareCommand({ position, algorithms, depths, counting, ordering, table, evaluation }: Required<LabRequest>): string {
  const searches = `--algorithms ${algorithms.join(',')} --depths ${ranges(depths)} --count ${counting}`
  return `${printed([position])} | ${POLYY} lab --positions - ${searches} --ordering ${ordering} --table ${table} --evaluation ${evaluation}`
}

export function claimsCommand(sample: ClaimSample): string {
  return `${POLYY} claims ${sampleOptions(sample, USUAL_CLAIM_SAMPLE.kind).join(' ')}`
}

export function accuracyCommand({ kind, from, to, count, algorithms, depths, seed }: AccuracyPlan): string {
  const stones = from === to ? String(from) : `${from}-${to}`
  return `${POLYY} accuracy --kind ${kind} --stones ${stones} --count ${count} --depths ${ranges(depths)} --seed ${seed} --algorithms ${algorithms.join(',')}`
}

function sampleOptions({ kind = 'random', isUndecided = false, boardSize, stones, count, seed }: ClaimSample, usualKind: SampleKind = 'random'): string[] {
  const unusual = [...(kind === usualKind ? [] : ['--kind', kind]), ...(isUndecided ? ['--undecided'] : []), ...(boardSize === 4 ? [] : ['--size', String(boardSize)])]
  return ['--sample', count === null ? String(stones) : `${stones}x${count}`, '--seed', String(seed), ...unusual]
}
