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
import { isSameJson } from '../../../engine/math/plain-data.ts'
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
  const words = evaluatorWords(evaluators).join(',')
  const written = { depths: ranges(depths), ...(evaluators && { evaluators: words }) }
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
  const words = evaluatorWords(evaluators)
  return evaluators.flatMap((named, i) => {
    const { name, evaluator } = named
    if (evaluator.kind === 'report' || isShipped(named)) return []
    return [{ name: words[i], text: `${JSON.stringify(toEvaluatorFile(evaluator, name))}\n` }]
  })
}

/**
 * The word for each evaluator: its name where the command line knows it, otherwise that of a file. Only equal ones have the
 * same file, on systems too that take capitals for small letters.
 */
export function evaluatorWords(evaluators: readonly NamedEvaluator[] = []): string[] {
  const words: string[] = []
  const taken = new Set<string>()
  for (const named of evaluators) {
    const same = evaluators.findIndex((other) => isSameJson(other, named))
    if (same < words.length) {
      words.push(words[same])
      continue
    }
    let word = isShipped(named) ? named.name : evaluatorFile(named.name)
    for (let number = 2; taken.has(word.toLowerCase()); number++) word = evaluatorFile(named.name, `-${number}`)
    taken.add(word.toLowerCase())
    words.push(word)
  }
  return words
}

/** The name of a file that every system takes, without characters special to a shell, and which is no option. */
function evaluatorFile(name: string, ending = ''): string {
  const plain = name.replace(/[^\p{L}\p{M}\p{N}\u200c\u200d_.-]+/gu, '-').replace(/^-+/, '')
  return `${fileNameOf(plain, 'evaluator')}${ending}.json`
}

function printed(positions: readonly string[]): string {
  return `printf '%s\\n' ${positions.map((position) => `'${position}'`).join(' ')}`
}

/** @param positions at least one; the other settings are the same for all */
export function compareCommand(
  positions: readonly string[],
  { algorithms, depths, counting, evaluators, ...settings }: Required<LabRequest>,
): string {
  const words = evaluatorWords(Object.values(evaluators))
  const wordOf = Object.fromEntries(Object.keys(evaluators).map((algorithm, i) => [algorithm, words[i]]))
  const evaluatorFlags = algorithms.filter((algorithm) => algorithm in wordOf).map((each) => `${each}=${wordOf[each]}`)
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
    ...(evaluator && { evaluator: evaluatorWords([evaluator])[0] }),
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
