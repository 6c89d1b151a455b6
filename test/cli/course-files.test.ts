/** `polyy course` on folders that are no engines, and on places for its results that are something else already. */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { program } from '../processes/programs.ts'
import { runInside } from './run-inside.ts'

const folder = fs.mkdtempSync(path.join(tmpdir(), 'poly-y-course-files-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

let tests = 0
let place = ''
beforeEach(() => {
  place = path.join(folder, String(++tests))
  hand('ada', { 'engine.json': JSON.stringify({ command: 'node engine.cjs' }), 'engine.cjs': program() })
})

const at = (...names: string[]) => path.join(place, ...names)

function hand(name: string, files: Readonly<Record<string, string>>): string {
  const own = at('engines', name)
  fs.mkdirSync(own, { recursive: true })
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(own, file), text)
  return own
}

const run = (...more: string[]) =>
  runInside(
    [
      'course',
      at('engines'),
      '--out',
      at('out'),
      '--size',
      '2',
      '--opening',
      '0',
      '--games',
      '2',
      '--cores',
      '1',
    ].concat(more),
  )

/** The files below a folder with their texts. */
function textsIn(within: string): Record<string, string> {
  const files = fs.readdirSync(within, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [
      path.relative(within, path.join(parentPath, name)),
      fs.readFileSync(path.join(parentPath, name), 'utf8'),
    ]),
  )
}

describe.skipIf(process.platform === 'win32')('a folder fails the check', () => {
  const failing = async (why: RegExp) => {
    const { code, stdout } = await run('--against', 'random')
    expect(stdout).toMatch(why)
    expect(code).toBe(0)
    expect(fs.readFileSync(at('out', 'marks.csv'), 'utf8')).toMatch(why)
  }

  it('whose manifest is a pipe into which nobody writes', async () => {
    execFileSync('mkfifo', [path.join(hand('bob', {}), 'engine.json')])
    await failing(/bob.*engine\.json is neither a file nor a folder/)
  })

  it('whose manifest leads to a device without an end', async () => {
    fs.symlinkSync('/dev/zero', path.join(hand('bob', {}), 'engine.json'))
    await failing(/bob.*engine\.json: it is not a file/)
  })

  it('whose manifest is a link to a file of somebody else, which no report quotes', async () => {
    fs.writeFileSync(at('secret'), 'a secret')
    fs.symlinkSync('../../secret', path.join(hand('bob', {}), 'engine.json'))
    await failing(/bob.*engine\.json: it is not a file of its folder, but a link out of it/)
    expect(Object.values(textsIn(at('out'))).join()).not.toContain('secret"')
  })

  it('that is a link to the folder of another engine', async () => {
    fs.symlinkSync('ada', at('engines', 'bob'))
    await failing(/bob.*is a link to a folder, which is not followed/)
  })

  it('whose program is a link to another one, by whatever way', async () => {
    const own = hand('bob', { 'engine.json': '{"command":"node engine.cjs"}', 'own.cjs': program() })
    fs.mkdirSync(path.join(own, 'a', 'b'), { recursive: true })
    // Its path seems to stay in the folder, but the link before the dots does not lead below itself.
    fs.symlinkSync('../..', path.join(own, 'a', 'b', 'top'))
    fs.symlinkSync('a/b/top/../ada/engine.cjs', path.join(own, 'engine.cjs'))
    fs.symlinkSync(at('engines', 'ada', 'engine.cjs'), path.join(own, 'absolute.cjs'))
    fs.symlinkSync('own.cjs', path.join(own, 'within.cjs'))
    await failing(/bob.*ended with code 1/)
    expect(fs.readFileSync(at('out', 'table.txt'), 'utf8')).toContain('  bob absolute.cjs, engine.cjs\n')
    expect(fs.readFileSync(at('out', 'students', 'bob', 'report.txt'), 'utf8')).toContain('absolute.cjs, engine.cjs.')
    expect(fs.readdirSync(at('out', 'running', 'bob')).toSorted()).toEqual([
      'a',
      'engine.json',
      'own.cjs',
      'within.cjs',
    ])
  })

  it('that has a pipe', async () => {
    execFileSync('mkfifo', [path.join(hand('bob', { 'engine.json': '{"command":"true"}' }), 'pipe')])
    await failing(/bob.*pipe is neither a file nor a folder/)
  })

  it('that has more files than an engine', async () => {
    const own = hand('bob', { 'engine.json': '{"command":"true"}' })
    for (let i = 0; i < 20_001; i++) fs.symlinkSync('nowhere', path.join(own, String(i)))
    await failing(/bob.*has more than 20000 files and folders/)
  })

  it('that has larger files than an engine', async () => {
    const own = hand('bob', { 'engine.json': '{"command":"true"}', large: '' })
    fs.truncateSync(path.join(own, 'large'), 6_000_000_000)
    await failing(/bob.*its files have more than 500 MB/)
  })

  it.each(['a\0b', '""'])('whose command is %j, and the others play', async (command) => {
    hand('bob', { 'engine.json': JSON.stringify({ command }) })
    await failing(/bob.*could not be started: there is no such program/)
    expect(fs.readFileSync(at('out', 'table.txt'), 'utf8')).toMatch(/ada .*\n.*\(random\)|\(random\).*\n.*ada /)
  })
})

describe('the folder of the engines', () => {
  it('may be the one where the course is started: the results stand beside it', async () => {
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(at('engines', 'ada'))
    try {
      const words = ['course', '..', '--against', 'random', '--size', '2', '--opening', '0', '--games', '2']
      const { code, stdout } = await runInside([...words, '--cores', '1'])
      expect([code, stdout]).toEqual([0, expect.stringContaining(`written to ${at('engines')}-results\n`)])
    } finally {
      cwd.mockRestore()
    }
    expect(fs.existsSync(`${at('engines')}-results/marks.csv`)).toBe(true)
  })

  it.each([
    ['engines', 'ada', 'engine.json'],
    ['engines', 'ada', 'engine.json', 'no'],
  ])('is no file: %s', async (...names) => {
    const { code, stderr } = await runInside(['course', at(...names)])
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^polyy course: [^\n]* (is a file, not a folder|a file stands)[^\n]*\n$/),
    ])
    expect(stderr).not.toContain('ENOTDIR')
  })

  it('may have a name of 200 letters in it, which leaves the table legible and the marks whole', async () => {
    const [one, other] = ['a', 'b'].map((end) => 'x'.repeat(199) + end)
    for (const name of [one, other])
      hand(name, { 'engine.json': JSON.stringify({ command: 'node engine.cjs' }), 'engine.cjs': program() })
    const { code, stdout } = await run('--against', 'random')
    const rows = stdout.split('\n').filter((line) => /^ {2}\S+ +\d/.test(line))
    expect([code, rows.length, rows.filter((row) => row.length > 140)]).toEqual([0, 4, []])
    expect(rows.filter((row) => /^ {2}x{30,}…x{20,}[ab] /.test(row))).toHaveLength(2)
    const marks = fs.readFileSync(at('out', 'marks.csv'), 'utf8')
    for (const name of [one, other]) expect(marks).toContain(`\n${name},engine,passed,`)
    expect(fs.readFileSync(at('out', 'students', one, 'report.txt'), 'utf8')).toContain(one)
  })
})

it('a manifest in UTF-16 is read', async () => {
  const text = JSON.stringify({ command: 'node engine.cjs' })
  fs.writeFileSync(at('engines', 'ada', 'engine.json'), Buffer.from(`\uFEFF${text}`, 'utf16le'))
  expect((await run('--against', 'random')).stderr).toContain('2 games played')
})

describe.skipIf(process.platform === 'win32')('the engines stay as they were handed in', () => {
  const RESULTS = ['running', 'students'] as const

  it.each(RESULTS)('where the results would go among them: %s', async (name) => {
    const handed = textsIn(at('engines'))
    fs.mkdirSync(at('out'))
    fs.renameSync(at('engines'), at('out', name))
    const { code, stderr } = await runInside(['course', at('out', name), '--out', at('out')])
    expect([code, stderr]).toEqual([2, expect.stringContaining('the engines were handed in there')])
    expect(textsIn(at('out', name))).toEqual(handed)
  })

  it.each(RESULTS)('where a link leads back to them: %s', async (name) => {
    const handed = textsIn(at('engines'))
    fs.mkdirSync(at('out'))
    fs.symlinkSync(at('engines'), at('out', name))
    const { code, stderr } = await run()
    expect([code, stderr]).toEqual([2, expect.stringContaining('the engines were handed in there')])
    expect(textsIn(at('engines'))).toEqual(handed)
  })

  it.each(['table.txt', 'marks.csv', 'games.sgf', 'students/ada/report.txt'])(
    'where the link of a result leads to one of them: %s',
    async (name) => {
      const handed = textsIn(at('engines'))
      fs.mkdirSync(path.dirname(at('out', name)), { recursive: true })
      fs.symlinkSync(at('engines', 'ada', 'engine.cjs'), at('out', name))
      const { code, stderr } = await run()
      expect([code, stderr]).toEqual([2, expect.stringContaining('it leads to the folder of the engines')])
      expect(textsIn(at('engines'))).toEqual(handed)
    },
  )
})

describe.skipIf(process.platform === 'win32')('before the first game it is refused', () => {
  it.each([
    ['a result that leads to the record', 'marks.csv', 'course.jsonl'],
    ['two results that are one file', 'games.sgf', 'table.txt'],
  ])('%s', async (_, name, other) => {
    fs.mkdirSync(at('out'))
    fs.symlinkSync(other, at('out', name))
    const { code, stderr } = await run()
    expect([code, stderr]).toEqual([2, expect.stringContaining('and one would destroy the other')])
    expect(fs.readdirSync(at('out')).filter((file) => file.endsWith('.lock'))).toEqual([])
    expect(fs.existsSync(at('out', 'running'))).toBe(false)
  })

  it('a folder in the place of a result', async () => {
    fs.mkdirSync(at('out', 'marks.csv'), { recursive: true })
    const { code, stderr } = await run()
    expect([code, stderr]).toEqual([2, `polyy course: cannot use ${at('out', 'marks.csv')}: it is a directory\n`])
    expect(fs.existsSync(at('out', 'running'))).toBe(false)
  })

  it('a file in the place of the folder of the reports', async () => {
    fs.mkdirSync(at('out'))
    fs.writeFileSync(at('out', 'students'), 'notes')
    const { code, stderr } = await run()
    expect([code, stderr.split('\n').length]).toEqual([1, 2])
    expect(fs.readFileSync(at('out', 'students'), 'utf8')).toBe('notes')
  })
})

it("an engine's files that another one overwrites are laid anew, and named with the game", async () => {
  const source = program("require('node:fs').writeFileSync('../ada/engine.cjs', 'process.exit(1)'); say(empty.shift())")
  hand('zoe', { 'engine.json': JSON.stringify({ command: 'node engine.cjs' }), 'engine.cjs': source })
  expect((await run('--against', 'random')).code).toBe(0)
  const table = fs.readFileSync(at('out', 'table.txt'), 'utf8')
  expect(table).toContain('\n  ada engine.cjs: the checks\n  ada engine.cjs: game 1 of ada and zoe\n')
  expect(fs.readFileSync(at('out', 'course.jsonl'), 'utf8')).not.toContain('"broken"')
  expect(fs.readFileSync(at('out', 'running', 'ada', 'engine.cjs'), 'utf8')).toBe(program())
  await run('--against', 'random')
  expect(fs.readFileSync(at('out', 'table.txt'), 'utf8')).toBe(table)
})

it('a line that an engine appends to the record, and one that it rewrites, are set aside', async () => {
  const changes = `
const fs = require('node:fs')
const record = '../../course.jsonl'
fs.appendFileSync(record, 'a foreign line\\n')
fs.writeFileSync(record, fs.readFileSync(record, 'utf8').replace('"winner":"red"', '"winner":"RED"'))`
  hand('zoe', {
    'engine.json': JSON.stringify({ command: 'node engine.cjs' }),
    'engine.cjs': program(undefined, changes),
  })
  const { code, stderr } = await run('--against', 'random')
  expect([code, stderr]).toEqual([
    0,
    expect.stringContaining(`what it has written is in ${at('out', 'course.jsonl.changed')}`),
  ])
  const record = fs.readFileSync(at('out', 'course.jsonl'), 'utf8')
  expect(record).not.toMatch(/foreign|RED/)
  fs.appendFileSync(at('out', 'course.jsonl'), 'a later line\n')
  const { stderr: again } = await run('--against', 'random')
  expect(again).toContain('0 games played, 6 in all')
  expect(fs.readFileSync(at('out', 'course.jsonl'), 'utf8')).toBe(record)
  expect(fs.readFileSync(at('out', 'course.jsonl.changed'), 'utf8')).toMatch(/RED.*a foreign line\n.*a later line\n$/s)
})
