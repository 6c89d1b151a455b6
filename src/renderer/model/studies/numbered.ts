/**
 * Studies made of numbered findings, each made by an independent job: the points of a surface, the games of a contest.
 * A finding that was not saved is made again, with the same result.
 */
import type { JobKind, Jobs } from '../../../engine/jobs.ts'
import type { EnginePool } from '../../../workers/pool.ts'
import { DocumentFault } from '../documents/document-fault.ts'
import { countsIn, type ProgressTexts } from './texts.ts'
import {
  progressOf,
  type Progress,
  type RunReport,
  type RunTypes,
  type StudyKind,
  type StudyTypes,
} from './study-kind.ts'

/** The number of jobs done since the run was started or resumed, and the milliseconds that took. */
export interface Pace {
  readonly done: number
  readonly ms: number
}

/** Starts a clock now; the function returned turns the number done since into a pace. */
export function pacing(): (done: number) => Pace {
  const started = performance.now()
  return (done) => ({ done, ms: performance.now() - started })
}

/** The live state of a run that shows its pace; null while nothing runs. */
export interface LivePace {
  readonly pace: Pace | null
}

/** Milliseconds left, at the pace since it was started or resumed. */
export function leftAtPace({
  live: { pace },
  progress: { done, total },
}: {
  readonly live: LivePace
  readonly progress: Pick<Progress, 'done' | 'total'>
}): number | null {
  return pace === null || pace.done === 0 ? null : ((total - done) * pace.ms) / pace.done
}

/** The jobs of a run, and the findings that they make. */
interface NumberedRun<Kind extends JobKind, Finding, Of extends RunTypes> {
  readonly job: Kind
  /** The findings that there are, in any order. */
  readonly before: readonly Finding[]
  /** The numbers of all findings, in the order in which their jobs are started. */
  readonly numbers: readonly number[]
  readonly requestOf: (number: number) => Jobs[Kind]['request']
  readonly findingOf: (number: number, result: Jobs[Kind]['result']) => Finding
  readonly recordOf: (findings: readonly Finding[]) => Partial<Of['record']>
  readonly progress?: (number: number, progress: Jobs[Kind]['progress']) => void
  /** Called after each finding: are there enough? */
  readonly isEnough?: (finding: Finding) => boolean
}

/** Runs the jobs of all findings that are missing. */
export function runNumbered<
  Kind extends JobKind,
  Finding extends { readonly number: number },
  Of extends RunTypes & { readonly live: LivePace },
>(
  pool: EnginePool,
  { job, before, numbers, requestOf, findingOf, recordOf, progress, isEnough }: NumberedRun<Kind, Finding, Of>,
  report: RunReport<Of>,
): void {
  const findings = [...before]
  const paceOf = pacing()
  const found = new Set(before.map(({ number }) => number))
  const todo = numbers.filter((number) => !found.has(number))
  pool.start(job, todo, requestOf, {
    ...(progress && { progress }),
    done: (number, result) => {
      const finding = findingOf(number, result)
      findings.push(finding)
      report.found(() => ({ record: recordOf([...findings]), live: { pace: paceOf(findings.length - before.length) } }))
      if (isEnough?.(finding)) report.over()
    },
    failed: report.failed,
    finished: report.over,
  })
}

/** Counts from 0: the numbers of so many findings. */
export const numbersTo = (count: number) => Array.from({ length: count }, (_, number) => number)

/** The types of a kind whose jobs give its findings as they are. */
export interface NumberedTypes extends StudyTypes {
  readonly live: LivePace
  readonly job: JobKind
  /** The name of the part of its record that has the findings. */
  readonly findings: string
}

type FindingOf<Of extends NumberedTypes> = Jobs[Of['job']]['result'] & { readonly number: number }

interface NumberedKind<Of extends NumberedTypes> {
  readonly findings: Of['findings'] & keyof Of['record']
  readonly job: Of['job']
  readonly texts: Exclude<ProgressTexts, 'school:view'>
  total(record: Of['record']): number
  requestOf(record: Of['record'], number: number): Jobs[Of['job']]['request']
  /** The numbers in the order in which their jobs are started, unless that is their own. */
  numbers?(record: Of['record']): readonly number[]
}

/** The parts of such a kind that follow from its jobs and their number. */
export function numbered<Of extends NumberedTypes>(
  of: NumberedKind<Of>,
): Pick<StudyKind<Of>, 'idle' | 'progress' | 'run' | 'progressWords'> {
  const { findings, job, texts } = of
  const findingsOf = (record: Of['record']) => record[findings] as readonly FindingOf<Of>[]
  return {
    idle: { pace: null },
    progress: (record) => progressOf(findingsOf(record).length, of.total(record)),
    run(record, pool, report) {
      const run = {
        job,
        before: findingsOf(record),
        numbers: of.numbers?.(record) ?? numbersTo(of.total(record)),
        requestOf: (number: number) => of.requestOf(record, number),
        findingOf: (_: number, found: Jobs[Of['job']]['result']) => found as FindingOf<Of>,
        recordOf: (found: readonly FindingOf<Of>[]) => ({ [findings]: found }) as Partial<Of['record']>,
      }
      runNumbered<Of['job'], FindingOf<Of>, Of>(pool, run, report)
    },
    progressWords: pacedWords(texts),
  }
}

/** The words for a run that shows its pace, and counts what its progress counts. */
export function pacedWords(texts: Exclude<ProgressTexts, 'school:view'>) {
  return { texts, counts: countsIn(texts), timeLeft: leftAtPace }
}

/**
 * Checks that findings of a file are some of those wanted, none twice.
 *
 * @throws DocumentFault
 */
export function checkNumbers(findings: readonly { readonly number: number }[], total: number, place: string): void {
  const numbers = new Set(findings.map(({ number }) => number))
  if (numbers.size < findings.length || findings.some(({ number }) => number >= total))
    throw new DocumentFault('damaged', place)
}
