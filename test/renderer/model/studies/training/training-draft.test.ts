import { describe, expect, it } from 'vitest'
import { castOf } from '../../../../../src/engine/arena/cast.ts'
import type { Evaluator } from '../../../../../src/engine/evaluation/evaluator.ts'
import { REPORT_WEIGHTS } from '../../../../../src/engine/training/duel.ts'
import {
  isFitting,
  TRAINING_DRAFT,
  MAX_EXAMPLES,
  type TrainingDraft,
} from '../../../../../src/renderer/model/studies/training/draft.ts'
import { TRAINING_FORMAT } from '../../../../../src/renderer/model/studies/training/training-file.ts'

const { initial: NEW, of, planOf } = TRAINING_DRAFT
const faults = (part: Partial<TrainingDraft>) => planOf({ ...NEW, ...part }).faults

function evaluatorOf(name: string): Evaluator {
  const mind = castOf(name)?.mind
  return (mind?.by === 'search' ? mind.options.evaluator : undefined) ?? expect.fail(`${name} has no evaluator`)
}

describe('a draft', () => {
  it.each(TRAINING_DRAFT.presets().map(({ key, ...part }) => [key, part] as const))(
    'of the preset %s can start, be kept, and be made of its training run again',
    (_, part) => {
      const { run, faults } = planOf({ ...NEW, ...part })
      expect(faults).toEqual([])
      expect(planOf(of({ name: 'again', run })).run).toEqual(run)
      const record = { name: 'Anna', created: '2026-01-02T03:04:05.000Z', app: '0.1.0', run }
      expect(TRAINING_FORMAT.decode(TRAINING_FORMAT.encode(record))).toEqual(record)
    },
  )

  it('cannot start without features, or with more examples than fit', () => {
    expect(faults({ features: [] })).toEqual(['features'])
    expect(faults({ kind: 'network', features: [] })).toEqual([])
    expect(faults({ games: MAX_EXAMPLES / 4 })).toEqual([])
    expect(faults({ games: MAX_EXAMPLES / 4 + 1 })).toEqual(['examples'])
    expect(faults({ kind: 'climb', games: MAX_EXAMPLES })).toEqual([])
  })

  it('goes on from a network that plays, and starts from weights that were learnt', () => {
    const [network, learned] = [evaluatorOf('network-2'), evaluatorOf('learned-2')]
    const { run } = planOf({ ...NEW, kind: 'network', start: network, hidden: [3] })
    expect(run).toMatchObject({ examples: { evaluator: network }, plan: { start: network } })
    expect(run.kind === 'network' && run.plan.hidden).not.toEqual([3])
    expect(planOf({ ...NEW, kind: 'climb', start: learned }).run).toMatchObject({ plan: { start: learned } })
    // Weights alone can be changed by matches.
    expect(isFitting('climb', network)).toBe(false)
    expect(planOf({ ...NEW, kind: 'climb', start: network }).run).toMatchObject({ plan: { start: REPORT_WEIGHTS } })
  })
})
