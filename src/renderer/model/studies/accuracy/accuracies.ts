/**
 * Accuracy studies: positions drawn, solved, and searched. A check that was not saved is made again, with the same
 * result.
 */
import { stoneCountsOf, totalOf } from '../../../../engine/lab/accuracy-plan.ts'
import { DEFAULT_BUDGET, positionOfNumber, type Check } from '../../../../engine/lab/accuracy.ts'
import { tuningOf } from '../../../../engine/search/settings.ts'
import type { EnginePool } from '../../../../workers/pool.ts'
import type { Service } from '../../../platform/services.tsx'
import type { ListedDocument } from '../../documents/document-list.ts'
import { runNumbered } from '../numbered.ts'
import { leftAtPace, type Paced } from '../pace.ts'
import type { ShownStudy } from '../study.ts'
import { countsIn } from '../texts.ts'
import { progressOf, type ShownKind, type Tell } from '../study-kind.ts'
import { ACCURACY_FORMAT, type AccuracyRecord } from './accuracy-file.ts'
import { ACCURACY_DRAFT, type AccuracyDraft, type PlannedAccuracy } from './plan.ts'
import { ACCURACY_WORDS } from './words.ts'

export type AccuracyEntry = ListedDocument<AccuracyRecord>

export const ACCURACY_KIND: ShownKind<AccuracyRecord, Paced, AccuracyDraft, PlannedAccuracy> = {
  shelf: 'accuracy',
  format: ACCURACY_FORMAT,
  draft: ACCURACY_DRAFT,
  words: ACCURACY_WORDS,
  idle: { pace: null },
  told: { texts: 'accuracy:view', counts: countsIn('accuracy:view'), timeLeft: leftAtPace },
  progress({ plan, positions: { length: done } }) {
    const total = totalOf(plan)
    return progressOf(done, total)
  },
  run: drawAndCheck,
}

/** Draws a sample for each number of stones, and then checks what has not been checked. */
function drawAndCheck(record: AccuracyRecord, pool: EnginePool, tell: Tell<AccuracyRecord, Paced>): void {
  const { kind, count, seed } = record.plan
  const stones = stoneCountsOf(record.plan)
  const samples: (readonly string[])[] = []
  pool.start('sample', [...stones.keys()], (i) => ({ kind, boardSize: 4, stones: stones[i], count, seed }), {
    done: (i, drawn) => (samples[i] = drawn),
    failed: tell.failed,
    finished: () => check(record, samples, pool, tell),
  })
}

function check(
  { plan, positions }: AccuracyRecord,
  samples: readonly (readonly string[])[],
  pool: EnginePool,
  tell: Tell<AccuracyRecord, Paced>,
): void {
  const { algorithms, depths, evaluator, everyMove = false, ...settings } = plan
  const numbers = Array.from({ length: totalOf(plan) }, (_, number) => number)
  const requestOf = (number: number) => ({
    position: positionOfNumber(samples, number),
    algorithms,
    depths,
    budget: DEFAULT_BUDGET,
    everyMove,
    ...tuningOf(settings),
    ...(evaluator && { evaluator: evaluator.evaluator }),
  })
  const findingOf = (number: number, checks: readonly Check[]) => ({ number, checks })
  runNumbered(
    pool,
    { kind: 'check', before: positions, numbers, requestOf, findingOf, recordOf: (positions) => ({ positions }) },
    tell,
  )
}

export const ACCURACIES: Service<'accuracies', ShownStudy<AccuracyRecord, Paced, AccuracyDraft, PlannedAccuracy>> = {
  name: 'accuracies',
}
