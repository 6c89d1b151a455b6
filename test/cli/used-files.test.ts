/** Commands that are given one file twice refuse it before the work, and leave it as it is. */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { toContestantFile } from '../../src/engine/arena/contestant-file.ts'
import { searcher } from '../../src/engine/arena/contestant.ts'
import { toEvaluatorFile } from '../../src/engine/evaluation/evaluator-file.ts'
import { runInside } from './run-inside.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const folder = fs.mkdtempSync(path.join(tmpdir(), 'poly-y-used-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const EVALUATOR = { kind: 'linear', attack: 0, phases: [{ piecesToWin: -1 }] } as const
const NETWORK = {
  kind: 'network',
  boardSize: 2,
  layers: [{ weights: [Array.from({ length: 12 }, () => 1)], biases: [3] }],
} as const
const PLAYER = searcher('somebody', { algorithm: 'alpha-beta', depth: 1 })

const FILES = {
  'record.jsonl': 'a record\n',
  'weights.json': JSON.stringify(toEvaluatorFile(EVALUATOR, 'a test')),
  'network.json': JSON.stringify(toEvaluatorFile(NETWORK, 'a test')),
  'player.json': JSON.stringify(toContestantFile(PLAYER)),
}

let tests = 0
let place = ''
beforeEach(() => {
  place = path.join(folder, String(++tests))
  fs.mkdirSync(place)
  for (const [name, text] of Object.entries(FILES)) fs.writeFileSync(path.join(place, name), text)
  fs.symlinkSync('record.jsonl', path.join(place, 'symbolic'))
  fs.symlinkSync('new.jsonl', path.join(place, 'ahead'))
  fs.linkSync(path.join(place, 'record.jsonl'), path.join(place, 'hard'))
  fs.symlinkSync('.', path.join(place, 'folder'))
})

const contents = () =>
  Object.fromEntries(
    fs
      .readdirSync(place)
      .filter((name) => name !== 'folder' && name !== 'ahead')
      .map((name) => [name, fs.readFileSync(path.join(place, name), 'utf8')]),
  )

/** Words in which `@name` is a file of the folder. */
const wordsOf = (text: string) => text.split(' ').map((word) => word.replace('@', `${place}/`))

const SMALL = '--size 2 --games 2'

describe('a file that a command is given twice', () => {
  it.each([
    `evolve @record.jsonl --file @record.jsonl ${SMALL}`,
    `evolve @record.jsonl --file @./record.jsonl ${SMALL}`,
    `evolve @record.jsonl --file @symbolic ${SMALL}`,
    `evolve @hard --file @record.jsonl ${SMALL}`,
    `evolve @folder/record.jsonl --file @record.jsonl ${SMALL}`,
    `evolve @new.jsonl --file @new.jsonl ${SMALL}`,
    `evolve @new.jsonl --file @ahead ${SMALL}`,
    `evolve @ahead --file @folder/new.jsonl ${SMALL}`,
    `evolve @record.jsonl.lock --file @record.jsonl ${SMALL}`,
    `evolve @weights.json --from @weights.json ${SMALL}`,
    `evolve @new.json --from @weights.json --file @weights.json ${SMALL}`,
    `climb @record.jsonl --file @hard ${SMALL}`,
    `climb @weights.json --from @weights.json ${SMALL}`,
    `tournament random greedy --ratings @symbolic --file @record.jsonl --size 2 --games 4`,
    `tournament random @player.json --ratings @player.json --size 2 --games 4`,
    `match random @player.json --file @player.json ${SMALL}`,
    `match random @weights.json:1 --file @weights.json ${SMALL}`,
    `surface --x edge --y chains --against @player.json --file @player.json ${SMALL}`,
    `learn --file @record.jsonl --examples @record.jsonl ${SMALL}`,
    `train --file @hard --examples @symbolic ${SMALL}`,
    `train --file @record.jsonl --state @record.jsonl ${SMALL}`,
    `train --file @new.json --state @state --examples @folder/state ${SMALL}`,
    `train --file @network.json --from @network.json ${SMALL}`,
    `train --file @new.json --from @network.json --state @network.json ${SMALL}`,
    `agreement @weights.json --examples @weights.json ${SMALL}`,
  ])('is refused: %s', async (words) => {
    const before = contents()
    const { code, stdout, stderr } = await runInside(wordsOf(words))
    expect(stderr).toMatch(
      /^polyy \w+: cannot use \S+: it is (there twice|the same file as \S+), and one would destroy the other\n$/,
    )
    expect([code, stdout]).toEqual([2, ''])
    expect(contents()).toEqual(before)
  })

  it('is refused where the output of the command goes into it', () => {
    const record = path.join(place, 'record.jsonl')
    const output = fs.openSync(record, 'a')
    const { status, stderr } = spawnSync(
      process.execPath,
      ['out/cli/polyy.js', ...wordsOf(`match random greedy --file @record.jsonl ${SMALL}`)],
      { cwd: ROOT, stdio: ['ignore', output, 'pipe'], encoding: 'utf8' },
    )
    fs.closeSync(output)
    expect([status, stderr]).toEqual([
      2,
      `polyy match: cannot use ${record}: it is the same file as /dev/stdout, and one would destroy the other\n`,
    ])
    expect(contents()).toMatchObject(FILES)
  })

  it.each([
    ['lab --positions @positions.txt --csv', '@positions.txt'],
    ['lab --positions - --csv', '/dev/stdin'],
    ['evaluate -', '/dev/stdin'],
    ['games @positions.txt', '@positions.txt'],
  ])('is refused where the output is put behind what is read: %s', (words, name) => {
    const positions = path.join(place, 'positions.txt')
    fs.writeFileSync(positions, './..... r\n')
    const [input, output] = [fs.openSync(positions, 'r'), fs.openSync(positions, 'a')]
    const { status, stderr } = spawnSync(process.execPath, ['out/cli/polyy.js', ...wordsOf(words)], {
      cwd: ROOT,
      stdio: [input, output, 'pipe'],
      encoding: 'utf8',
    })
    for (const file of [input, output]) fs.closeSync(file)
    expect(stderr).toContain(
      `cannot use ${wordsOf(name)[0]}: it is the same file as /dev/stdout, and one would destroy the other\n`,
    )
    expect([status, fs.readFileSync(positions, 'utf8')]).toEqual([2, './..... r\n'])
  })

  it('is read twice where nothing writes it', async () => {
    expect(
      await runInside(wordsOf(`match @weights.json:1 @weights.json:2 --file @new.jsonl --cores 1 ${SMALL}`)),
    ).toMatchObject({ code: 0 })
  })
})
