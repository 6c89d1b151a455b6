/** Every setting of a search in every command that chooses one: as an option, or behind a contestant's name. */
import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { castOf } from '../../src/engine/arena/cast.ts'
import { ELEVEN_STONES, STATE_1 } from '../../src/engine/lab/report.ts'
import { COUNTER_NAMES } from '../../src/engine/search/counters.ts'
import { ALGORITHMS } from '../../src/engine/search/methods.ts'
import { AS_THE_REPORT, SEARCH_SETTINGS, SETTING_NAMES } from '../../src/engine/search/settings.ts'
import { readContestant } from '../../src/cli/contestants.ts'
import { withTableKinds } from '../../src/cli/program.ts'
import { addTuning, tuningIn, type TuningFlags } from '../../src/cli/search-options.ts'
import { jsonLines, linesOf } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const FAULTS: readonly (readonly [string, RegExp])[] = [
  ...SETTING_NAMES.map(
    (name) =>
      [
        name,
        new RegExp(`'nonsense' is invalid\\. Allowed choices are .*${SEARCH_SETTINGS[name].join(', ')}\\.`),
      ] as const,
  ),
  ['margin', /A margin is a number from 0\.01 to 100\.$/],
  ['evaluator', /nonsense is not report, one of the cast, or FILE\.json/],
]

describe.each([['search', STATE_1.position], ['lab'], ['accuracy']])('polyy %s', (...command) => {
  it.each(FAULTS)('has --%s, and names its values', async (name, fault) => {
    const { stderr, code } = await runInside([...command, `--${name}`, 'nonsense'])
    expect(stderr.trim()).toMatch(fault)
    expect(code).toBe(2)
  })

  it('has the preset', async () => {
    expect((await runInside([command[0], '--help'])).stdout).toContain('--as-report')
  })
})

it.each([...SETTING_NAMES, 'margin', 'evaluator'])('an experiment has --%ss', async (name) => {
  expect((await runInside(['lab', `--${name}s`, 'nonsense'])).stderr).toMatch(
    new RegExp(`^polyy lab: option '--${name}s`),
  )
})

it('polyy evaluate has the evaluation alone', async () => {
  expect((await runInside(['evaluate', '--evaluation', 'nonsense', STATE_1.position])).stderr).toContain(
    'Allowed choices are bit-parallel',
  )
  for (const method of SEARCH_SETTINGS.evaluation)
    expect((await runInside(['evaluate', '--json', '--evaluation', method, STATE_1.position])).stdout).toContain(
      '"blue":4,"red":3,"value":1',
    )
})

describe.each([
  ['match', (who: string) => ['match', who, 'random']],
  ['tournament', (who: string) => ['tournament', who, 'random']],
  ['play', (who: string) => ['play', '--red', who]],
  ['surface', (who: string) => ['surface', '--x', 'chains', '--y', 'edge', '--against', who]],
] as const)('polyy %s', (_, words) => {
  it.each([
    ...SETTING_NAMES.map(
      (name) => [name, `${name}=nonsense: it is one of ${SEARCH_SETTINGS[name].join(', ')}.`] as const,
    ),
    ['margin', 'margin=nonsense: it is a number from 0.01 to 100.'],
    ['evaluator', 'nonsense is not report, one of the cast, or FILE.json'],
  ] as const)('has %s behind a name', async (name, fault) => {
    expect((await runInside(words(`negascout:2,${name}=nonsense`))).stderr).toContain(fault)
  })
})

/** Returns the tuning that the options of a command line ask for. */
function tuningOfWords(words: readonly string[]) {
  const command = addTuning(new Command().exitOverride())
  return tuningIn(command.parse(withTableKinds(words), { from: 'user' }).opts<TuningFlags>())
}

describe('the options', () => {
  it('give each value of each setting, and nothing that is not asked for', () => {
    for (const name of SETTING_NAMES)
      for (const value of SEARCH_SETTINGS[name]) expect(tuningOfWords([`--${name}`, value])).toEqual({ [name]: value })
    expect(tuningOfWords(['--margin', '3'])).toEqual({ margin: 3 })
    expect(tuningOfWords(['--ordering', 'own'])).toEqual({})
    expect(tuningOfWords([])).toEqual({})
  })

  it('have a preset that other options change', () => {
    expect(tuningOfWords(['--as-report'])).toEqual(AS_THE_REPORT)
    expect(tuningOfWords(['--as-report', '--table', '--ordering', 'history'])).toEqual({
      ...AS_THE_REPORT,
      table: 'plain',
      ordering: 'history',
    })
  })

  it('take a table without its kind, whatever stands behind it', () => {
    expect(withTableKinds(['--table', STATE_1.position])).toEqual(['--table=plain', STATE_1.position])
    expect(withTableKinds(['--table', '-'])).toEqual(['--table=plain', '-'])
    expect(withTableKinds(['--table', 'symmetric'])).toEqual(['--table', 'symmetric'])
    expect(tuningOfWords(['--table', '--symmetries'])).toEqual({ table: 'symmetric' })
  })
})

describe('a contestant with settings', () => {
  it('has each of them, and says so in its name', () => {
    for (const name of SETTING_NAMES)
      for (const value of SEARCH_SETTINGS[name])
        expect(readContestant(`negascout:2, ${name} = ${value}`)).toMatchObject({
          name: `negascout:2,${name}=${value}`,
          mind: { options: { algorithm: 'negascout', depth: 2, [name]: value } },
        })
    expect(readContestant('aspiration:3,margin=4,as-report,ordering=last').mind).toEqual({
      by: 'search',
      options: { algorithm: 'aspiration', depth: 3, ...AS_THE_REPORT, margin: 4, ordering: 'last' },
    })
  })

  it('may be one of the cast, and take the evaluator of another', () => {
    const weaver = castOf('weaver')
    expect(readContestant('report-3,evaluator=weaver').mind).toMatchObject({
      options: { depth: 3, evaluator: weaver?.mind.by === 'search' ? weaver.mind.options.evaluator : null },
    })
  })

  it.each([
    ['negascout:2,depth=3', 'depth=3 is not a setting of a search: ordering=id|value|last|history|killers,'],
    ['negascout:2,history', 'history is not a setting of a search'],
    ['negascout:2,table=off,table=plain', 'table is there twice.'],
    ['perfect,table=plain', 'perfect does not search: it has no settings.'],
    ['magic:2,table=plain', '"magic" is not one of minimax'],
    ['negascout:2,evaluator=no,such.json,table=off', 'cannot read no,such.json: there is no such file'],
    ['./k,table=plain.json', 'cannot read ./k,table=plain.json: there is no such file'],
  ])('%s is refused with a reason', (name, fault) => {
    expect(() => readContestant(name)).toThrow(fault)
  })
})

describe('a table of all searches', () => {
  const stdin = `${STATE_1.position}\n${ELEVEN_STONES.position}\n`
  const lab = async (...words: string[]) => {
    const { stdout, code } = await runInside(
      ['lab', '--positions', '-', '--algorithms', ALGORITHMS.join(','), '--depths', '2', '--json', ...words],
      stdin,
    )
    expect(code).toBe(0)
    return jsonLines(stdout).map(({ ms, ...record }) => record)
  }

  it('has the same values and counts by either terminal test', async () => {
    const [walked, flooded] = await Promise.all([lab('--terminal', 'dfs'), lab()])
    expect(flooded).toHaveLength(2 * ALGORITHMS.length)
    for (const [i, { terminal, extension, terminalTests, stonesWalked, extensions, ...record }] of walked.entries()) {
      expect(record).toEqual(flooded[i])
      expect([terminal, extension, extensions]).toEqual(['dfs', 'none', 0])
      expect(terminalTests).toBeGreaterThanOrEqual(record.visited as number)
      expect(stonesWalked).toBeGreaterThanOrEqual(terminalTests as number)
    }
  })

  it('comes out the same by the preset and by its parts', async () => {
    const parts = Object.entries(AS_THE_REPORT).flatMap(([name, value]) => [`--${name}`, String(value)])
    const [preset, spelled] = await Promise.all([lab('--as-report'), lab(...parts, '--count', 'report')])
    expect(preset).toEqual(spelled)
    expect(preset[1]).toMatchObject({
      algorithm: 'alpha-beta',
      evaluation: 'floyd-warshall',
      terminal: 'dfs',
      count: 559,
      difference: 0,
    })
  })
})

it('a search by the preset tells the count of the table', async () => {
  const { stdout } = await runInside([
    'search',
    STATE_1.position,
    '--algorithm',
    'negascout',
    '--depth',
    '3',
    '--as-report',
    '--json',
  ])
  expect(jsonLines(stdout)[0]).toMatchObject({ asReport: 2524, optionCounters: { extensions: 0 } })
})

it('an experiment has settings of all its searches, or several values of one', async () => {
  const { stdout } = await runInside([
    'lab',
    '--sample',
    '6x1',
    '--depths',
    '1',
    '--algorithms',
    'aspiration',
    '--as-report',
    '--ordering',
    'history',
    '--table',
    '--margins',
    '1,3',
    '--cores',
    '1',
    '--json',
  ])
  const setting = { ...AS_THE_REPORT, algorithm: 'aspiration', depth: 1, ordering: 'history', table: 'plain' }
  expect(jsonLines(stdout).map((summary) => summary.setting)).toEqual([
    { ...setting, margin: 1 },
    { ...setting, margin: 3 },
  ])
  for (const name of [...SETTING_NAMES, 'margin'] as const) {
    const value = String(AS_THE_REPORT[name as keyof typeof AS_THE_REPORT] ?? 'id')
    expect((await runInside(['lab', '--sample', '6x1', `--${name}`, value, `--${name}s`, value])).stderr).toMatch(
      /cannot be used with option/,
    )
  }
})

it('an experiment counts by setting, and has columns for what settings count', async () => {
  const { stdout } = await runInside([
    'lab',
    '--sample',
    '6x2',
    '--depths',
    '2',
    '--algorithms',
    'negascout',
    '--terminals',
    'flood,dfs',
    '--cores',
    '1',
    '--csv',
  ])
  const [heads, ...rows] = linesOf(stdout).map((line) => line.split(','))
  const cells = rows.map((row) => Object.fromEntries(heads.map((head, i) => [head, row[i]])))
  for (const name of COUNTER_NAMES)
    expect(cells.slice(2).map((cell) => cell[name])).toEqual(cells.slice(0, 2).map((cell) => cell[name]))
  expect(cells.map(({ terminal, terminalTests }) => [terminal, terminalTests !== ''])).toEqual([
    ['flood', false],
    ['flood', false],
    ['dfs', true],
    ['dfs', true],
  ])
})
