/** Accuracy studies: positions drawn, solved, and searched. A position that was not saved comes out the same again: it follows from the seed. */
import { DEFAULT_BUDGET, positionOfNumber } from '../../../../engine/lab/accuracy.ts'
import type { EnginePool } from '../../../platform/engine/pool.ts'
import type { Service } from '../../../platform/services.tsx'
import type { ListedDocument } from '../../documents/document-list.ts'
import { pacing, type Pace } from '../pace.ts'
import type { Study, StudyKind, Tell } from '../study.ts'
import { ACCURACY_FORMAT, type AccuracyRecord } from './accuracy-file.ts'
import { NEW_DRAFT, stonesOf, totalOf, type AccuracyDraft } from './plan.ts'

export type AccuracyEntry = ListedDocument<AccuracyRecord>

interface Live {
  /** Null while nothing runs, and while positions are drawn. */
  readonly pace: Pace | null
}

export const ACCURACY_KIND: StudyKind<AccuracyRecord, Live, AccuracyDraft> = {
  shelf: 'accuracy',
  format: ACCURACY_FORMAT,
  draft: NEW_DRAFT,
  idle: { pace: null },
  progress({ plan, positions: { length: done } }) {
    const total = totalOf(plan)
    return { done, total, isBegun: done > 0, isOver: done === total }
  },
  run: drawAndCheck,
}

/** Draws a sample for each number of stones, and then checks what has not been checked. */
function drawAndCheck(record: AccuracyRecord, pool: EnginePool, tell: Tell<AccuracyRecord, Live>): void {
  const { kind, count, seed } = record.plan
  const stones = stonesOf(record.plan)
  const samples: (readonly string[])[] = []
  pool.start('sample', [...stones.keys()], (i) => ({ kind, boardSize: 4, stones: stones[i], count, seed }), {
    done: (i, drawn) => (samples[i] = drawn),
    failed: tell.failed,
    finished: () => check(record, samples, pool, tell),
  })
}

function check({ plan, positions: before }: AccuracyRecord, samples: readonly (readonly string[])[], pool: EnginePool, tell: Tell<AccuracyRecord, Live>): void {
  const { algorithms, depths } = plan
  const positions = [...before]
  const paceOf = pacing()
  const checked = new Set(before.map(({ number }) => number))
  const todo = Array.from({ length: totalOf(plan) }, (_, number) => number).filter((number) => !checked.has(number))
  pool.start('check', todo, (number) => ({ position: positionOfNumber(samples, number), algorithms, depths, budget: DEFAULT_BUDGET }), {
    done: (number, checks) => {
      positions.push({ number, checks })
      tell.found(() => ({ record: { positions: [...positions] }, live: { pace: paceOf(positions.length - before.length) } }))
    },
    failed: tell.failed,
    finished: tell.over,
  })
}

export const ACCURACIES: Service<'accuracies', Study<AccuracyRecord, Live, AccuracyDraft>> = { name: 'accuracies' }
