/** Commands that run the same studies in a terminal, and give the same numbers. */
import { SAMPLE_RANGE_FIELDS } from '../../../contract/sample-schema.ts'
import { LISTED_ENTRIES } from '../../../contract/search-schema.ts'
import { ACCURACY_FIELDS } from '../../../contract/studies/accuracy.ts'
import { EXPERIMENT_FIELDS } from '../../../contract/studies/experiment.ts'
import { field, flagsOf } from '../../../contract/studies/field.ts'
import { RoomField } from '../../../contract/studies/kept-table.ts'
import type { Room } from '../../../engine/lab/kept-table.ts'
import { toEvaluatorFile } from '../../../engine/evaluation/evaluator-file.ts'
import type { NamedEvaluator } from '../../../engine/evaluation/named-evaluator.ts'
import type { AccuracyPlan } from '../../../engine/lab/accuracy-plan.ts'
import type { ClaimSample } from '../../../engine/lab/claims/claim.ts'
import { USUAL_CLAIM_SAMPLE } from '../../../engine/lab/claims/claims.ts'
import { isDrawn, isGameLine, type Experiment } from '../../../engine/lab/experiment.ts'
import { formatGameLine } from '../../../engine/lab/game-line.ts'
import type { LabRequest } from '../../../engine/lab/lab.ts'
import type { SampleKind, SampleRange } from '../../../engine/lab/sample-plan.ts'
import { hasMargin } from '../../../engine/search/methods.ts'
import { isShipped } from '../players/evaluators.ts'
import { ranges } from '../../language/format.ts'
import { fileNameOf } from '../../platform/download.ts'

export const POLYY = 'npm run -s polyy --'

/** A command, and the files that it reads. */
export interface Command {
  readonly text: string
  readonly files: readonly CommandFile[]
}

/** A command with its options, which may read files. */
export function commandOf(name: string, options: readonly string[], files: readonly CommandFile[] = []): Command {
  return { text: [POLYY, name, ...options].join(' '), files }
}

/** Every option is named, even where it has its default. Positions are quoted for a POSIX shell. */
export function labCommand(experiment: Experiment): Command {
  const { positions, algorithms, depths, evaluators } = experiment
  const { margins, ...fields } = EXPERIMENT_FIELDS
  const varied = algorithms.some(hasMargin) ? { ...fields, margins } : fields
  const written = { depths: ranges(depths), ...(evaluators && { evaluators: evaluators.map(evaluatorWord).join(',') }) }
  const places = isDrawn(positions) ? sampleOptions(positions) : [isGameLine(positions) ? '--game' : '--positions', '-']
  const command = commandOf('lab', [...places, ...flagsOf(varied, experiment, written)], filesOf(evaluators))
  if (isDrawn(positions)) return command
  // A name says nothing to the search, and may have any characters.
  const lines = isGameLine(positions) ? formatGameLine({ ...positions, name: '' }).split('\n') : positions
  return { ...command, text: `${printed(lines)} | ${command.text}` }
}

/** A file that a command reads. */
export interface CommandFile {
  readonly name: string
  readonly text: string
}

/** Files for the evaluators that the command line does not know by name. */
export function filesOf(evaluators: readonly NamedEvaluator[] = []): CommandFile[] {
  return evaluators.flatMap((named) => {
    const { evaluator } = named
    if (evaluator.kind === 'report' || isShipped(named)) return []
    return [{ name: evaluatorWord(named), text: `${JSON.stringify(toEvaluatorFile(evaluator, named.name))}\n` }]
  })
}

/**
 * An evaluator's name where the command line knows it; otherwise the name of its file, which every system takes, and
 * which has no characters special to a shell and is no option.
 */
export function evaluatorWord(named: NamedEvaluator): string {
  if (isShipped(named)) return named.name
  const name = named.name.replace(/[^\p{L}\p{M}\p{N}\u200c\u200d_.-]+/gu, '-').replace(/^-+/, '')
  return `${fileNameOf(name, 'evaluator')}.json`
}

function printed(positions: readonly string[]): string {
  return `printf '%s\\n' ${positions.map((position) => `'${position}'`).join(' ')}`
}

/** @param positions at least one; the other settings are the same for all */
export function compareCommand(
  positions: readonly string[],
  { algorithms, depths, counting, evaluators, ...settings }: Required<LabRequest>,
): string {
  const evaluatorFlags = algorithms.flatMap((algorithm) =>
    evaluators[algorithm] === undefined ? [] : [`${algorithm}=${evaluatorWord(evaluators[algorithm])}`],
  )
  const evaluatedBy = evaluatorFlags.length === 0 ? '' : ` --evaluator ${evaluatorFlags.join(',')}`
  const searches = `--algorithms ${algorithms.join(',')} --depths ${ranges(depths)} --count ${counting}`
  return `${printed(positions)} | ${POLYY} lab --positions - ${searches} ${flagsOf(LISTED_ENTRIES, settings).join(' ')}${evaluatedBy}`
}

export function claimsCommand(sample: ClaimSample, room: Room): Command {
  return commandOf('claims', [
    ...sampleOptions(sample, USUAL_CLAIM_SAMPLE.kind),
    ...flagsOf({ room: RoomField }, { room }),
  ])
}

export function accuracyCommand(plan: AccuracyPlan): Command {
  const { from, to, depths, evaluator, playouts } = plan
  const written = {
    from: from === to ? String(from) : `${from}-${to}`,
    depths: ranges(depths),
    ...(playouts && { playouts: playouts.join(',') }),
    ...(evaluator && { evaluator: evaluatorWord(evaluator) }),
  }
  return commandOf('accuracy', flagsOf(ACCURACY_FIELDS, plan, written), filesOf(evaluator && [evaluator]))
}

function sampleOptions(sample: ClaimSample | SampleRange, usualKind: SampleKind = 'random'): string[] {
  const { stones, count } = sample
  const { step, seed, kind, isUndecided, boardSize, rule } = SAMPLE_RANGE_FIELDS
  const fields = { step, seed, kind: field(kind, { usual: usualKind }), isUndecided, boardSize, rule }
  const numbers = 'to' in sample ? `${stones}-${sample.to}` : String(stones)
  return [
    '--sample',
    count === null ? numbers : `${numbers}x${count}`,
    ...flagsOf(fields, { kind: 'random', ...sample }),
  ]
}
