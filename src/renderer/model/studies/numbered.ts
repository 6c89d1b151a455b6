/**
 * Runs of numbered findings, each made by an independent job: the points of a surface, the positions of an accuracy
 * study.
 */
import type { JobKind, Jobs } from '../../../engine/jobs.ts'
import type { EnginePool } from '../../../workers/pool.ts'
import { pacing, type Paced } from './pace.ts'
import type { Tell } from './study-kind.ts'

interface Findings<Kind extends JobKind, Finding, Content> {
  readonly kind: Kind
  /** The findings so far, in any order. */
  readonly before: readonly Finding[]
  /** The numbers of all findings, in the order in which their jobs are started. */
  readonly numbers: readonly number[]
  readonly requestOf: (number: number) => Jobs[Kind]['request']
  readonly findingOf: (number: number, result: Jobs[Kind]['result']) => Finding
  readonly recordOf: (findings: readonly Finding[]) => Partial<Content>
}

/** Runs the jobs of all findings that are missing. */
export function runNumbered<Kind extends JobKind, Finding extends { readonly number: number }, Content>(
  pool: EnginePool,
  { kind, before, numbers, requestOf, findingOf, recordOf }: Findings<Kind, Finding, Content>,
  tell: Tell<Content, Paced>,
): void {
  const findings = [...before]
  const paceOf = pacing()
  const found = new Set(before.map(({ number }) => number))
  const todo = numbers.filter((number) => !found.has(number))
  pool.start(kind, todo, requestOf, {
    done: (number, result) => {
      findings.push(findingOf(number, result))
      tell.found(() => ({ record: recordOf([...findings]), live: { pace: paceOf(findings.length - before.length) } }))
    },
    failed: tell.failed,
    finished: tell.over,
  })
}
