import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { boardOfSize } from '../../src/engine/game/board.ts'
import { play } from '../../src/engine/game/position.ts'
import { Book, type BookData } from '../../src/engine/solver/book.ts'
import { Solver } from '../../src/engine/solver/solver.ts'
import { samples } from '../tiers.ts'
import { linesOf, startCli } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const folder = mkdtempSync(join(tmpdir(), 'poly-y-book-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Classes of four stones that are proven at once. */
const CHEAP = [3433, 6594, 6684, 14_866]

const FEW_RESOURCES = ['--cores', '2', '--memory', '8']

/** A file with this content, and the options that make it the book. */
function bookFile(name: string, content: string): readonly [string, readonly string[]] {
  const file = join(folder, name)
  writeFileSync(file, content)
  return [file, ['--file', file, ...FEW_RESOURCES]]
}

/** Says on stderr when both threads solve: for three tenths of a second neither has waited for anything. */
const TELL_SOLVING = `
import { subscribe } from 'node:diagnostics_channel'
const workers = []
subscribe('worker_threads', ({ worker }) => worker.on('online', () => workers.push(worker)))
let [before, solving] = [[], 0]
const timer = setInterval(() => {
  const now = workers.map(({ performance }) => performance.eventLoopUtilization())
  const isBusy = now.length === 2 && now.every((use, i) => before[i] !== undefined && use.idle === before[i].idle && use.active > before[i].active)
  before = now
  solving = isBusy ? solving + 1 : 0
  if (solving < 15) return
  clearInterval(timer)
  process.stderr.write('solving')
}, 20)
timer.unref()`

function read(file: string): BookData {
  return JSON.parse(readFileSync(file, 'utf8')) as BookData
}

/** A book of four stones with these entries and, if wanted, all others of its last level marked as lost. */
function fourStones(known: readonly number[], others: '?' | '-'): Book {
  const { levels } = Book.empty(4, 4).data
  const entries = [...levels[4]].map((_, index) => (CHEAP.includes(index) ? '?' : others))
  const book = new Book({ boardSize: 4, levels: levels.with(4, entries.join('')) })
  const solver = new Solver(boardOfSize(4), 2 ** 20)
  for (const index of known) book.enter(4, index, solver.solve(book.positionOf(4, index)).move)
  return book
}

describe('book', () => {
  it('proves what is not known of the last level, and leaves all else there as it is', async () => {
    // That the rest is lost is not true: nobody looks at it again.
    const before = fourStones(CHEAP.slice(1), '-')
    const [file, options] = bookFile('restored.json', JSON.stringify(before.data))
    const { code, stdout, stderr } = await runInside(['book', '--stones', '4', ...options])
    const { boardSize, levels } = read(file)
    expect(boardSize).toBe(4)
    const index = CHEAP[0]
    expect([...levels[4]].with(index, '?').join('')).toBe(before.data.levels[4])
    const position = before.positionOf(4, index)
    const entry = new Book({ boardSize, levels }).find(position)
    expect(entry).toMatchObject({ winner: new Solver(position.board).solve(position).winner })
    expect(new Solver(position.board).solve(play(position, entry?.move as number)).winner).toBe(entry?.winner)
    expect(stderr).toMatch(/^polyy book: 19,102 of 19,102 positions of 4 stones, [\d,]+ states in [\d.]+ s\n$/)
    expect(linesOf(stdout).map((line) => line.split(' ')[0])).toEqual(['a1', 'b1', 'c1', 'c2', 'd1', 'd2'])
    expect(code).toBe(0)
  })

  it('infers the levels before the last, and says who wins after each first move', async () => {
    const { levels } = Book.empty(4, 2).data
    const [file, options] = bookFile(
      'inferred.json',
      JSON.stringify({ boardSize: 4, levels: [levels[0], levels[1], '-'.repeat(levels[2].length)] }),
    )
    const { code, stdout } = await runInside(['book', '--stones', '2', ...options])
    // Were each second move a win, each first one would be a loss.
    expect(linesOf(stdout)).toEqual(
      ['a1', 'b1', 'c1', 'c2', 'd1', 'd2'].map((node) =>
        expect.stringMatching(`^${node}  Blue wins, who answers [a-d]\\d+$`),
      ),
    )
    expect(read(file).levels[0]).toBe('-')
    expect(code).toBe(0)
  })

  it.each([
    ['SIGTERM', ['signalled.json']],
    ['SIGKILL', ['killed.json', 'killed.json.lock']],
  ] as const)('ended by %s while it solves, leaves a book that can be read, and no worker', async (signal, left) => {
    const before = Book.empty(4, 1).data
    const [file, options] = bookFile(left[0], JSON.stringify(before))
    const child = startCli(['book', '--stones', '1', ...options], TELL_SOLVING)
    // While they solve, threads hear of nothing.
    await new Promise<void>((resolve) => {
      let stderr = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text).includes('solving') && resolve())
    })
    expect(existsSync(`${file}.lock`)).toBe(true)
    // Its output stays open as long as a worker has it.
    const ended = once(child, 'close')
    child.kill(signal)
    expect(await ended).toEqual([null, signal])
    expect(new Book(read(file)).data).toEqual(before)
    expect(readdirSync(folder).filter((name) => name.startsWith(left[0]))).toEqual(left)
  })

  it('killed at any moment, leaves the book of before or of after, and goes on from there', async () => {
    const before = JSON.stringify(fourStones(CHEAP.slice(1), '-').data)
    const [file, options] = bookFile('kills.json', before)
    const args = ['book', '--stones', '4', ...options]
    const ends: unknown[] = []
    const kills = samples({ few: 3, all: 5 })
    for (let kill = 0; kill < kills; kill++) {
      writeFileSync(file, before)
      rmSync(`${file}.lock`, { force: true })
      const child = startCli(args)
      const ended = once(child, 'exit')
      // From its first act to after its last, which is to give up the lock.
      while (!existsSync(`${file}.lock`) && child.exitCode === null) await wait(5)
      await wait((300 / kills) * kill)
      child.kill('SIGKILL')
      ends.push((await ended)[1])
      // Only the entry that was not known can have changed at this level.
      const [level, levelBefore] = [new Book(read(file)).data, JSON.parse(before) as BookData].map(({ levels }) => [
        ...levels[4],
      ])
      expect(level.with(CHEAP[0], '?')).toEqual(levelBefore)
    }
    expect(ends).toContain('SIGKILL')
    expect((await runInside(args)).code).toBe(0)
    expect(new Book(read(file)).isKnown(4, CHEAP[0])).toBe(true)
  })
})

describe('book --verify', () => {
  const right = fourStones(CHEAP, '?')

  it('proves so many entries again, of the last level that has some', async () => {
    const { boardSize, levels } = right.data
    const [file, options] = bookFile(
      'right.json',
      JSON.stringify({ boardSize, levels: [...levels, Book.empty(4, 5).data.levels[5]] }),
    )
    const before = readFileSync(file, 'utf8')
    const { code, stderr } = await runInside(['book', '--verify', '2', '--stones', '5', ...options])
    expect(stderr).toBe('polyy book: 2 of 4 entries of 4 stones proven again, all right\n')
    expect(code).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  it.each([
    ['a loss that is none', null],
    ['a move that does not win', 0],
  ])('finds %s', async (_, move) => {
    const wrong = Book.empty(4, 4)
    // Red wins it, but not in the centre.
    wrong.enter(4, CHEAP[3], move)
    const [, options] = bookFile('wrong.json', JSON.stringify(wrong.data))
    const { code, stdout, stderr } = await runInside(['book', '--verify', '4', ...options])
    expect(linesOf(stderr)).toEqual([
      expect.stringMatching(/^polyy book: the book is wrong on [/.rb]+ r: (red|blue) does not win$/),
    ])
    expect([code, stdout]).toEqual([2, ''])
  })

  it('says so where nothing is known', async () => {
    const { code, stderr } = await runInside(['book', '--verify', '2', '--file', join(folder, 'none.json')])
    expect([code, stderr]).toEqual([2, 'polyy book: nothing is known in the book\n'])
  })
})
