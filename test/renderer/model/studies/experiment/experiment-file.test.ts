/** Experiments as files: what goes in comes out, and what is damaged or foreign is refused with a reason. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  measurementOf,
  optionsOf,
  PLAIN,
  settingsOf,
  tasksOf,
  type Experiment,
  type Measurement,
} from '../../../../../src/engine/lab/experiment.ts'
import { positionsOf } from '../../../../positions-of.ts'
import { parsePosition } from '../../../../../src/engine/game/notation.ts'
import { STATE_1 } from '../../../../../src/engine/lab/report.ts'
import { ALGORITHMS } from '../../../../../src/engine/search/methods.ts'
import { search } from '../../../../../src/engine/search/search.ts'
import { NETWORK } from '../../../../../src/engine/arena/cast.ts'
import { REPORTS_OWN, type NamedEvaluator } from '../../../../../src/engine/evaluation/named-evaluator.ts'
import { DocumentFault } from '../../../../../src/renderer/model/documents/document-fault.ts'
import { EXPERIMENT_DRAFT } from '../../../../../src/renderer/model/studies/experiment/draft.ts'
import { planLink } from '../../../../../src/renderer/model/studies/experiment/experiment-link.ts'
import { planKey } from '../../../../../src/renderer/model/studies/experiment/plan-key.ts'
import {
  checkedExperiment,
  EXPERIMENT_FORMAT,
  type ExperimentRecord,
} from '../../../../../src/renderer/model/studies/experiment/experiment-file.ts'
import { MAX_SEARCHES } from '../../../../../src/contract/limits.ts'

const EXPERIMENT: Experiment = {
  ...PLAIN,
  positions: { boardSize: 4, stones: 18, count: 3, seed: 5 },
  algorithms: ['alpha-beta', 'aspiration', 'negascout'],
  depths: [1, 3, 5],
  margins: [1, 2],
}

function measured(experiment: Experiment): ExperimentRecord {
  const positions = positionsOf(experiment)
  const measurements = tasksOf(settingsOf(experiment), positions.length).map(({ position, setting }) => {
    const parsed = parsePosition(positions[position])
    return measurementOf(search(parsed, optionsOf(setting)), parsed.board)
  })
  return {
    name: 'Three stones, żółw',
    created: '2026-01-02T03:04:05.678Z',
    app: '0.1.0',
    experiment,
    positions,
    measurements,
  }
}

const WEAVER: NamedEvaluator = {
  name: 'weaver',
  evaluator: { kind: 'linear', phases: [{ piecesToWin: -1, chains: -1 }], attack: 0 },
}
const LINEAR_ONLY: Experiment = { ...EXPERIMENT, evaluators: [WEAVER] }
const BY_EVALUATORS: Experiment = {
  ...EXPERIMENT,
  depths: [2],
  evaluators: [REPORTS_OWN, WEAVER, { name: 'my network', evaluator: NETWORK }],
}

const RECORD = measured(EXPERIMENT)
const TEXT = EXPERIMENT_FORMAT.encode(RECORD)

afterEach(() => void vi.restoreAllMocks())

describe('an experiment as a file', () => {
  it('comes back the same, forced wins and all', () => {
    expect(EXPERIMENT_FORMAT.decode(TEXT)).toEqual(RECORD)
    expect(RECORD.measurements.some((measurement) => typeof measurement?.value === 'string')).toBe(true)
    expect(RECORD.measurements.some((measurement) => (measurement?.iterations.length ?? 0) > 2)).toBe(true)
  })

  it('comes back with the gaps of what has not run', () => {
    const measurements = RECORD.measurements.map((measurement, t) => (t % 3 === 1 || t > 20 ? undefined : measurement))
    const back = EXPERIMENT_FORMAT.decode(EXPERIMENT_FORMAT.encode({ ...RECORD, measurements }))
    expect(back.measurements).toHaveLength(21)
    expect(back.measurements).toEqual(measurements.slice(0, 21))
    const fresh = { ...RECORD, positions: null, measurements: [] }
    expect(EXPERIMENT_FORMAT.decode(EXPERIMENT_FORMAT.encode(fresh))).toEqual(fresh)
  })

  it('comes back with how often the memory of orders had no room, and is as before where it always had', () => {
    const measurements = RECORD.measurements.map((measurement, t) =>
      measurement !== undefined && t === 4 ? { ...measurement, withoutRoom: 12 } : measurement,
    )
    expect(EXPERIMENT_FORMAT.decode(EXPERIMENT_FORMAT.encode({ ...RECORD, measurements })).measurements).toEqual(
      measurements,
    )
    expect(TEXT).not.toContain('withoutRoom')
  })

  it('comes back with what its settings have counted', () => {
    const record = measured({
      ...PLAIN,
      positions: [STATE_1.position],
      algorithms: ['minimax'],
      depths: [1],
      terminals: ['flood', 'dfs'],
    })
    expect(record.measurements.map((measurement) => measurement?.optionCounters?.terminalTests)).toEqual([
      undefined,
      30,
    ])
    expect(EXPERIMENT_FORMAT.decode(EXPERIMENT_FORMAT.encode(record))).toEqual(record)
    expect(TEXT).not.toContain('optionCounters')
  })

  it('comes back with positions of its own', () => {
    const record = measured({
      ...PLAIN,
      positions: [STATE_1.position, './..... r'],
      algorithms: ['minimax'],
      depths: [2],
    })
    expect(EXPERIMENT_FORMAT.decode(EXPERIMENT_FORMAT.encode(record))).toEqual(record)
  })

  it('comes back with its evaluators, weights and all, from which the same is searched again', () => {
    const record = measured(BY_EVALUATORS)
    const back = EXPERIMENT_FORMAT.decode(EXPERIMENT_FORMAT.encode(record))
    expect(back).toEqual(record)
    const timeless = ({ measurements }: ExperimentRecord) =>
      measurements.map((measurement) => ({ ...measurement, ms: 0, visitedPerSecond: 0 }))
    expect(timeless(measured(back.experiment))).toEqual(timeless(record))
  })

  it('has no evaluators where f alone is asked, and opens without them', () => {
    expect(EXPERIMENT_DRAFT.planOf(EXPERIMENT_DRAFT.of({ name: '', experiment: EXPERIMENT })).experiment).toEqual(
      EXPERIMENT,
    )
    expect(TEXT).not.toContain('evaluators')
    expect(EXPERIMENT_DRAFT.of(EXPERIMENT_FORMAT.decode(TEXT)).evaluators).toEqual([REPORTS_OWN])
  })

  it('is a link with its evaluators, and has none with a network, which is too long', () => {
    const link = planLink('By weights', LINEAR_ONLY)
    expect(link).not.toBeNull()
    expect(checkedExperiment(JSON.parse(new URLSearchParams(link ?? '').get('plan') ?? ''))).toEqual(LINEAR_ONLY)
    expect(planLink('By a network', BY_EVALUATORS)).toBeNull()
  })

  it('is not encoded where it is too long for a link', () => {
    const encoded = vi.spyOn(URLSearchParams.prototype, 'toString')
    expect(planLink('By a network', BY_EVALUATORS)).toBeNull()
    expect(encoded).not.toHaveBeenCalled()
  })

  it('is the same plan whatever the order of its parts, and another with other weights', () => {
    const turned = Object.fromEntries(Object.entries(LINEAR_ONLY).toReversed()) as unknown as Experiment
    expect(planKey(turned)).toBe(planKey(LINEAR_ONLY))
    const other: Experiment = {
      ...LINEAR_ONLY,
      evaluators: [
        { name: 'weaver', evaluator: { kind: 'linear', phases: [{ piecesToWin: -1, chains: -2 }], attack: 0 } },
      ],
    }
    expect(planKey(other)).not.toBe(planKey(LINEAR_ONLY))
    expect(planKey(EXPERIMENT)).not.toBe(planKey(LINEAR_ONLY))
  })

  it('fits a document with as many searches as it may have', () => {
    const widest = RECORD.measurements.reduce((a, b) =>
      JSON.stringify(a).length > JSON.stringify(b).length ? a : b,
    ) as Measurement
    const long: Measurement = {
      ...widest,
      visited: 123_456_789,
      leaves: 98_765_432,
      evaluations: 98_765_432,
      ms: 98765.432,
      visitedPerSecond: 1_234_567,
    }
    const positions = { boardSize: 4, stones: 10, count: 1000, seed: 1 } as const
    const experiment: Experiment = {
      ...PLAIN,
      positions,
      algorithms: ALGORITHMS.slice(0, 5),
      depths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    }
    const record = {
      ...RECORD,
      experiment,
      positions: positionsOf(experiment),
      measurements: Array<Measurement>(MAX_SEARCHES).fill(long),
    }
    const text = EXPERIMENT_FORMAT.encode(record)
    expect(text.length).toBeLessThan(8_000_000)
    expect(EXPERIMENT_FORMAT.decode(text).measurements).toHaveLength(MAX_SEARCHES)
  })
})

/** The file with one thing changed. */
// oxlint-disable-next-line typescript/no-explicit-any
function changed(change: (file: any) => void): string {
  const file = JSON.parse(TEXT)
  change(file)
  return JSON.stringify(file)
}

function faultOf(text: string): string {
  try {
    EXPERIMENT_FORMAT.decode(text)
  } catch (error) {
    if (error instanceof DocumentFault) return `${error.code} ${error.place}`.trim()
    throw error
  }
  return 'accepted'
}

describe('an experiment as the board fills', () => {
  const RANGE: Experiment = {
    ...EXPERIMENT,
    positions: { boardSize: 3, stones: 0, to: 4, step: 2, count: 3, seed: 5 },
    depths: [1],
  }
  const ALONG: Experiment = {
    ...EXPERIMENT,
    positions: { name: 'A race', start: './...../.......... r', moves: ['c3', 'swap', 'b4'] },
    depths: [1],
  }

  it.each([RANGE, ALONG])('comes back the same, its positions too: %o', (experiment) => {
    const record = measured(experiment)
    expect(EXPERIMENT_FORMAT.decode(EXPERIMENT_FORMAT.encode(record))).toEqual(record)
    const draft = EXPERIMENT_DRAFT.of(record)
    expect(EXPERIMENT_DRAFT.planOf(draft)).toMatchObject({
      experiment,
      positions: record.positions?.length,
      faults: [],
    })
  })

  const altered = (experiment: Experiment, change: (positions: Record<string, unknown>) => void) => {
    const file = JSON.parse(EXPERIMENT_FORMAT.encode(measured(experiment))) as {
      experiment: { positions: Record<string, unknown> }
    }
    change(file.experiment.positions)
    return JSON.stringify(file)
  }

  it.each<[string, string]>([
    [altered(ALONG, (line) => (line.moves = ['c3', 'c3'])), 'damaged experiment.positions'],
    [
      altered(ALONG, (line) => (line.moves = Array.from({ length: 108 }, () => 'c3'))),
      'damaged experiment.positions.moves',
    ],
    [altered(ALONG, (line) => (line.moves = ['c3'])), 'damaged positions'],
    [altered(ALONG, (line) => (line.start = 'x')), 'damaged experiment.positions.start'],
    [altered(RANGE, (range) => (range.to = 16)), 'damaged experiment.positions'],
    [altered(RANGE, (range) => (range.step = 0)), 'damaged experiment.positions.step'],
    [altered(RANGE, (range) => (range.count = 1)), 'damaged positions'],
  ])('is refused with a reason where it is damaged: %.0s%s', (text, fault) => {
    expect(faultOf(text)).toBe(fault)
  })
})

describe('what cannot be an experiment is refused with a reason', () => {
  it.each<[string, string]>([
    ['', 'not-json'],
    [TEXT.slice(0, -1), 'not-json'],
    ['(;GM[7])', 'not-json'],
    ['null', 'foreign'],
    ['[1]', 'foreign'],
    ['{"format":"something else"}', 'foreign'],
    [changed((file) => (file.version = 2)), 'version 2'],
    [changed((file) => delete file.version), 'version ?'],
    [changed((file) => (file.name = ' ')), 'damaged name'],
    [changed((file) => (file.created = 'yesterday')), 'damaged created'],
    [changed((file) => (file.more = 1)), 'damaged more'],
    [changed((file) => (file.experiment.algorithms = [])), 'damaged experiment.algorithms'],
    [changed((file) => (file.experiment.algorithms = ['magic'])), 'damaged experiment.algorithms.0'],
    [changed((file) => (file.experiment.depths = [3, 3])), 'damaged experiment.depths'],
    [changed((file) => (file.experiment.depths = [32])), 'damaged experiment.depths.0'],
    [changed((file) => (file.experiment.margins = [0])), 'damaged experiment.margins.0'],
    [changed((file) => (file.experiment.evaluationTimes = [2])), 'damaged experiment.evaluationTimes.0'],
    [changed((file) => (file.experiment.positions.stones = 31)), 'damaged experiment.positions.stones'],
    [changed((file) => (file.experiment.positions.count = 4)), 'damaged positions'],
    [changed((file) => file.positions.push(file.positions[0])), 'damaged positions'],
    [changed((file) => (file.positions[1] = './rr.b. b')), 'damaged positions.1'],
    [changed((file) => (file.positions[1] = 'x')), 'damaged positions.1'],
    [changed((file) => (file.experiment.positions = ['./..... r'])), 'damaged positions'],
    [changed((file) => file.measurements.visited.pop()), 'damaged measurements.leaves'],
    [
      changed((file) => Object.values<unknown[]>(file.measurements).forEach((column) => column.push(column[0]))),
      'damaged measurements.visited',
    ],
    [changed((file) => (file.measurements.visited[7] = -1)), 'damaged measurements.visited.7'],
    [changed((file) => (file.measurements.visited[7] = null)), 'damaged measurements.leaves.7'],
    [changed((file) => (file.measurements.cutoffs[7] = null)), 'damaged measurements.cutoffs.7'],
    [changed((file) => (file.measurements.move[7] = 'z9')), 'damaged measurements.move.7'],
    [changed((file) => (file.measurements.value[7] = 'much')), 'damaged measurements.value.7'],
    [changed((file) => file.measurements.iterations[7].pop()), 'damaged measurements.iterations.7'],
    [changed((file) => (file.measurements.iterations[7][0] = 'a1')), 'damaged measurements.iterations.7'],
    [
      changed(
        (file) =>
          (file.experiment.depths = Array.from({ length: 31 }, (_, i) => i + 1)) &&
          (file.experiment.margins = Array.from({ length: 100 }, (_, i) => i + 1)),
      ),
      'accepted',
    ],
    [changed((file) => (file.experiment.evaluators = [])), 'damaged experiment.evaluators'],
    [changed((file) => (file.experiment.evaluators = [WEAVER, WEAVER])), 'damaged experiment.evaluators'],
    [
      changed((file) => (file.experiment.evaluators = [{ ...WEAVER, name: 'report' }])),
      'damaged experiment.evaluators',
    ],
    [
      changed(
        (file) =>
          (file.experiment.evaluators = [{ name: 'x', evaluator: { ...WEAVER.evaluator, phases: [{ magic: 1 }] } }]),
      ),
      'damaged experiment.evaluators.0.evaluator',
    ],
    [
      changed((file) => (file.experiment.evaluators = [{ name: 'x', evaluator: { ...NETWORK, boardSize: 3 } }])),
      'damaged experiment.evaluators.0.evaluator',
    ],
    ['x'.repeat(8_000_001), 'too-large'],
  ])('%.60s', (text, fault) => {
    expect(faultOf(text)).toBe(fault)
  })

  it('as one with more searches than fit', () => {
    const text = changed((file) => {
      file.experiment.depths = Array.from({ length: 31 }, (_, i) => i + 1)
      file.experiment.margins = Array.from({ length: 100 }, (_, i) => i + 1)
      file.experiment.orderings = ['id', 'value', 'last']
      file.experiment.tables = ['off', 'plain', 'symmetric']
    })
    expect(faultOf(text)).toBe('too-large')
  })
})
