/**
 * A command explains itself, and refuses input that cannot be used: exit code 2, nothing on stdout, one line on stderr
 * that names the fault and the place.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, it } from 'vitest'
import { Book } from '../../src/engine/solver/book.ts'
import { runCli } from './run-cli.ts'
import { runInside } from './run-inside.ts'
import { expectRefused } from './refused.ts'

const folder = mkdtempSync(join(tmpdir(), 'poly-y-program-'))
afterAll(() => rmSync(folder, { recursive: true }))

const COMMANDS = [
  'evaluate',
  'search',
  'solve',
  'chances',
  'trace',
  'table',
  'book',
  'lab',
  'claims',
  'table-games',
  'guess',
  'numberings',
  'accuracy',
  'agreement',
  'learn',
  'train',
  'climb',
  'evolve',
  'patterns',
  'policy',
  'swap-map',
  'levels',
  'match',
  'tournament',
  'course',
  'surface',
  'puzzles',
  'games',
  'play',
  'gtp',
]

it.each(COMMANDS)('%s explains itself with examples', async (command) => {
  const { code, stdout, stderr } = await runInside([command, '--help'])
  expect(stdout).toMatch(new RegExp(`^Usage: polyy ${command} `))
  expect(stdout).toContain(`Examples:\n  polyy ${command}`)
  expect(stderr).toBe('')
  expect(code).toBe(0)
})

it('explains each command in the same words where it is bundled', async () => {
  // Threads start sooner than processes.
  const bundled = COMMANDS.map((command) =>
    text(new Worker('./out/cli/polyy.js', { argv: [command, '--help'], execArgv: [], stdout: true }).stdout),
  )
  const inside: string[] = []
  for (const command of COMMANDS) inside.push((await runInside([command, '--help'])).stdout)
  expect(await Promise.all(bundled)).toEqual(inside)
})

it('names its commands', async () => {
  const { code, stdout } = await runCli(['--help'])
  const named = [...stdout.slice(stdout.indexOf('\nCommands:')).matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name)
  expect(named).toEqual([...COMMANDS, 'help'])
  expect(code).toBe(0)
})

/** All that take the path of a file, before that. */
const PATHS: readonly (readonly string[])[] = [
  ['agreement'],
  ['climb'],
  ['evolve'],
  ['learn', '--file'],
  ['train', '--file'],
  ['book', '--file'],
  ['lab', '--positions'],
  ['puzzles', '--out'],
  ['puzzles', '--file'],
  ...['--state', '--from', '--examples'].map((option) => ['train', '--file', 'out.json', option]),
  ...['--file', '--from'].map((option) => ['climb', 'out.json', option]),
  ...['--ratings', '--file'].map((option) => ['tournament', option]),
  ['match', 'greedy', 'random', '--file'],
  ['surface', '--x', 'edge', '--y', 'sides', '--file'],
]

it.each(PATHS)('%s %s… refuses a file without a name before any work', async (...words) => {
  expectRefused(await runInside([...words, '']), /^polyy \w+: .*A file has a name\.$/)
})

const DAMAGED: readonly (readonly [string, string])[] = [
  ['no JSON', '{"boardSize":4,'],
  ['null', 'null'],
  ['a level too short', '{"boardSize":4,"levels":["?","?????"]}'],
  ['a wrong letter', '{"boardSize":4,"levels":["?","?????z"]}'],
  ['another board', JSON.stringify(Book.empty(3, 2).data)],
]

it.each(DAMAGED)('book refuses a file with %s, and leaves it as it is', async (name, content) => {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, content)
  expectRefused(
    await runInside(['book', '--stones', '1', '--file', file, '--cores', '2', '--memory', '8']),
    /^polyy book: cannot read .*\.json: .+$/,
  )
  expect(readFileSync(file, 'utf8')).toBe(content)
})
