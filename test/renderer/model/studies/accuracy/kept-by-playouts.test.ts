/** Wins kept by playouts in an accuracy study: in its file, its figures, its form and its command. */
import { describe, expect, it } from 'vitest'
import { stoneCountsOf } from '../../../../../src/engine/lab/accuracy-plan.ts'
import { checkByAll, DEFAULT_BUDGET } from '../../../../../src/engine/lab/accuracy.ts'
import { drawSample } from '../../../../../src/engine/lab/sample.ts'
import { PRIOR_KINDS } from '../../../../../src/engine/playouts/prior-kinds.ts'
import {
  ACCURACY_FORMAT,
  type AccuracyRecord,
} from '../../../../../src/renderer/model/studies/accuracy/accuracy-file.ts'
import { keptByPlayouts } from '../../../../../src/renderer/model/studies/accuracy/figures.ts'
import { ACCURACY_DRAFT } from '../../../../../src/renderer/model/studies/accuracy/plan.ts'
import { accuracyCommand } from '../../../../../src/renderer/model/studies/command-line.ts'

describe('wins kept by playouts', () => {
  const { initial, planOf } = ACCURACY_DRAFT
  const { plan } = planOf({ ...initial, from: 17, to: 17, count: 6, depths: [1], playouts: [5, 40] })
  const [drawn] = stoneCountsOf(plan).map((stones) =>
    drawSample({ kind: plan.kind, boardSize: 4, stones, count: plan.count, seed: plan.seed }),
  )
  const { algorithms, depths, playouts = [] } = plan
  const positions = drawn.map((position, number) => ({
    number,
    checks: checkByAll({ position, algorithms, depths, budget: DEFAULT_BUDGET, playouts }),
  }))
  const record: AccuracyRecord = { name: 'kept', created: '2026-01-02T03:04:05.000Z', app: '', plan, positions }

  it('are read as they were written', () => {
    expect(ACCURACY_FORMAT.decode(ACCURACY_FORMAT.encode(record))).toEqual(record)
  })

  it('are refused where letters are missing', () => {
    const damaged = ACCURACY_FORMAT.encode(record).replace(/~(.)/, '~')
    expect(() => ACCURACY_FORMAT.decode(damaged)).toThrow(/positions/)
  })

  it('of a study made before the network are read, and say nothing of it', () => {
    // The last letters, as many as there are numbers of playouts, are the network's.
    const earlier = ACCURACY_FORMAT.encode(record).replace(/(~[kt.]{4})[kt.]{2}/g, '$1')
    const read = ACCURACY_FORMAT.decode(earlier)
    expect(keptByPlayouts(read, 'network')).toEqual([null, null])
    expect(keptByPlayouts(read, 'patterns')).toEqual(keptByPlayouts(record, 'patterns'))
  })

  it.each(PRIOR_KINDS)('have a rate for each number of playouts with priors "%s"', (priors) => {
    const found = positions.flatMap(({ checks: [{ found }] }) => (found?.byPlayouts ? [found.byPlayouts[priors]] : []))
    expect(keptByPlayouts(record, priors).map((rate) => rate?.hits ?? 0)).toEqual(
      playouts.map((_, i) => found.filter((kept) => kept[i] === true).length),
    )
  })

  it('are asked for again by the command and by the form', () => {
    expect(accuracyCommand(plan).text).toContain('--playouts 5,40')
    expect(planOf(ACCURACY_DRAFT.of(record)).plan).toEqual(plan)
  })

  it('are no part of a usual plan', () => {
    expect(planOf(initial).plan).not.toHaveProperty('playouts')
  })
})
