/** The command that gives the same as a comparison. */
import { expect, it } from 'vitest'
import { FILE_NAME } from '../../../../src/contract/api.ts'
import { castOf } from '../../../../src/engine/arena/cast.ts'
import type { Evaluator } from '../../../../src/engine/evaluation/evaluator.ts'
import { fromEvaluatorFile } from '../../../../src/engine/evaluation/evaluator-file.ts'
import { REPORTS_OWN, type NamedEvaluator } from '../../../../src/engine/evaluation/named-evaluator.ts'
import { CLAIMS } from '../../../../src/engine/lab/claims/claims.ts'
import { PLAIN, settingsOf } from '../../../../src/engine/lab/experiment.ts'
import { labCells } from '../../../../src/engine/lab/lab-cells.ts'
import type { EvaluatorsOf } from '../../../../src/engine/lab/lab.ts'
import { ELEVEN_STONES, STATE_1 } from '../../../../src/engine/lab/report.ts'
import {
  accuracyCommand,
  compareCommand,
  filesOf,
  labCommand,
} from '../../../../src/renderer/model/studies/command-line.ts'
import { jsonLines, runCli } from '../../../cli/run-cli.ts'

const WEAVER: NamedEvaluator = {
  name: 'weaver',
  evaluator: (castOf('weaver')?.mind as { options: { evaluator: Evaluator } }).options.evaluator,
}

const REQUEST = {
  position: ELEVEN_STONES.position,
  algorithms: ['alpha-beta', 'aspiration', 'negascout'],
  depths: [2, 3],
  counting: 'report',
  ordering: 'history',
  table: 'plain',
  evaluation: 'dijkstra',
  terminal: 'dfs',
  extension: 'forced',
  margin: 3,
} as const

it.each([[{}], [{ negascout: WEAVER }]] satisfies [EvaluatorsOf][])(
  'the command shown gives the same counts: %j',
  async (evaluators) => {
    const request = { ...REQUEST, evaluators }
    const [printed, command] = compareCommand([ELEVEN_STONES.position, STATE_1.position], request).split(' | ')
    expect(printed).toBe(`printf '%s\\n' '${ELEVEN_STONES.position}' '${STATE_1.position}'`)
    const { stdout, code } = await runCli(
      [...command.replace(/^.* -- /, '').split(' '), '--json'],
      `${ELEVEN_STONES.position}\n${STATE_1.position}\n`,
    )
    expect(jsonLines(stdout).map(({ count }) => count)).toEqual(
      [...labCells(request), ...labCells({ ...request, position: STATE_1.position })].map(({ count }) => count),
    )
    expect(code).toBe(0)
  },
)

it('a command of a study has each setting that the study has', () => {
  const experiment = {
    ...PLAIN,
    positions: { kind: 'random', isUndecided: false, boardSize: 4, stones: 6, count: 2, seed: 1 },
    algorithms: ['aspiration'],
    depths: [2],
    terminals: ['flood', 'dfs'],
    extensions: ['forced'],
  } as const
  expect(labCommand(experiment).text).toMatch(
    /--orderings own --tables off --evaluations bit-parallel --terminals flood,dfs --extensions forced --margins 2$/,
  )
  const plan = { kind: 'random', from: 6, to: 8, count: 2, algorithms: ['negascout'], depths: [2], seed: 1 } as const
  expect(accuracyCommand(plan).text).toMatch(/--algorithms negascout$/)
  expect(accuracyCommand({ ...plan, ordering: 'killers', terminal: 'dfs', margin: 3 }).text).toMatch(
    / --ordering killers --terminal dfs --margin 3$/,
  )
})

it('the command of a claim’s experiment makes the same searches, whatever they vary', async () => {
  const experiment = {
    ...CLAIMS.terminal.experiment({ boardSize: 2, stones: 2, count: 2, seed: 1 }),
    extensions: ['none', 'forced'],
  } as const
  const { stdout } = await runCli([
    ...labCommand(experiment)
      .text.replace(/^.* -- /, '')
      .split(' '),
    '--json',
  ])
  expect(jsonLines(stdout).map(({ setting }) => JSON.stringify(setting))).toEqual(
    settingsOf(experiment).map((setting) => JSON.stringify(setting)),
  )
})

it('a command names the file of an evaluator that the command line does not know, and the page has it', () => {
  const mine: NamedEvaluator = {
    name: 'My player & co',
    evaluator: { kind: 'linear', phases: [{ piecesToWin: -1, corners: 3 }], attack: 0 },
  }
  // Weights that the cast does not have under that name.
  const changed: NamedEvaluator = { name: 'weaver', evaluator: mine.evaluator }
  const files = filesOf([REPORTS_OWN, WEAVER, mine, changed])
  expect(files.map(({ name }) => name)).toEqual(['My-player-co.json', 'weaver.json'])
  expect(files.map(({ text }) => fromEvaluatorFile(JSON.parse(text)))).toEqual([mine.evaluator, changed.evaluator])
})

it.each([
  ['CON', '_CON.json'],
  ['aux', '_aux.json'],
  ['--seed=3', 'seed-3.json'],
  ['a\u202etxt', 'a-txt.json'],
  ['..', 'evaluator.json'],
  ['&', 'evaluator.json'],
  ['नमस्ते', 'नमस्ते.json'],
])('the file of an evaluator called %j has a name that every system takes and no shell reads', (name, file) => {
  const mine: NamedEvaluator = { name, evaluator: WEAVER.evaluator }
  expect(filesOf([mine]).map((each) => each.name)).toEqual([file])
  expect(file).toMatch(FILE_NAME)
})

it('evaluators whose names differ only in signs or capitals have a file each, in the command and beside it', () => {
  const named = ['a b', 'a-b', 'A b'].map((name, i): NamedEvaluator => {
    return { name, evaluator: { kind: 'linear', phases: [{ piecesToWin: -1, corners: i }], attack: 0 } }
  })
  expect(filesOf(named).map(({ name }) => name)).toEqual(['a-b.json', 'a-b-2.json', 'A-b-3.json'])
  const command = compareCommand(['r/..... b'], {
    ...REQUEST,
    evaluators: { 'alpha-beta': named[0], negascout: named[1] },
  })
  expect(command).toContain('--evaluator alpha-beta=a-b.json,negascout=a-b-2.json')
})
