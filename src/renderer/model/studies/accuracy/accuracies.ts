/**
 * Accuracy studies: positions drawn, solved, and searched. A check that was not saved is made again, with the same
 * result.
 */
import { stoneCountsOf, totalOf } from '../../../../engine/lab/accuracy-plan.ts'
import { DEFAULT_BUDGET, positionOfNumber, type Check } from '../../../../engine/lab/accuracy.ts'
import { tuningOf } from '../../../../engine/search/settings.ts'
import type { EnginePool } from '../../../../workers/pool.ts'
import { numbersTo, pacedWords, runNumbered } from '../numbered.ts'
import type { ShownKindService } from '../study.ts'
import { progressOf, type RunReport } from '../study-kind.ts'
import { ACCURACY_FORMAT, type AccuracyRecord } from './accuracy-file.ts'
import { ACCURACY_DRAFT, type Accuracies } from './plan.ts'
import { ACCURACY_WORDS } from './words.ts'

export const ACCURACIES: ShownKindService<Accuracies> = {
  name: 'accuracies',
  shelf: 'accuracy',
  format: ACCURACY_FORMAT,
  draft: ACCURACY_DRAFT,
  words: ACCURACY_WORDS,
  idle: { pace: null },
  progressWords: pacedWords('accuracy:view'),
  progress: ({ plan, positions }) => progressOf(positions.length, totalOf(plan)),
  run: drawAndCheck,
}

/** Draws a sample for each number of stones, and then checks what has not been checked. */
function drawAndCheck(record: AccuracyRecord, pool: EnginePool, report: RunReport<Accuracies>): void {
  const { kind, count, seed } = record.plan
  const stones = stoneCountsOf(record.plan)
  const samples: (readonly string[])[] = []
  pool.start('sample', [...stones.keys()], (i) => ({ kind, boardSize: 4, stones: stones[i], count, seed }), {
    done: (i, drawn) => (samples[i] = drawn),
    failed: report.failed,
    finished: () => check(record, samples, pool, report),
  })
}

function check(
  { plan, positions }: AccuracyRecord,
  samples: readonly (readonly string[])[],
  pool: EnginePool,
  report: RunReport<Accuracies>,
): void {
  const { algorithms, depths, evaluator, everyMove = false, playouts, ...settings } = plan
  const numbers = numbersTo(totalOf(plan))
  const requestOf = (number: number) => ({
    position: positionOfNumber(samples, number),
    algorithms,
    depths,
    budget: DEFAULT_BUDGET,
    everyMove,
    ...tuningOf(settings),
    ...(evaluator && { evaluator: evaluator.evaluator }),
    ...(playouts && { playouts }),
  })
  const findingOf = (number: number, checks: readonly Check[]) => ({ number, checks })
  runNumbered(
    pool,
    { job: 'check', before: positions, numbers, requestOf, findingOf, recordOf: (positions) => ({ positions }) },
    report,
  )
}
