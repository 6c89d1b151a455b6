/** Long work on several threads, and what ends it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { FailedError, InputError } from '../../src/cli/input.ts'
import { withThreads } from '../../src/cli/threads.ts'
import { toEvaluatorFile } from '../../src/engine/evaluation/evaluator-file.ts'
import type { Sample } from '../../src/engine/lab/sample-plan.ts'
import { drawSample } from '../../src/engine/lab/sample.ts'
import { networkOf, randomParameters, shapeOf } from '../../src/engine/training/parameters.ts'
import { jsonLines, linesOf, startCli } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const folder = mkdtempSync(join(tmpdir(), 'poly-y-threads-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string) => join(folder, name)

const SAMPLE = { boardSize: 2, stones: 1, count: 2, seed: 1 } as const
const NONE = { ...SAMPLE, stones: 0 }

const all = (cores: number, requests: readonly Sample[], tell: (done: number) => void = () => {}) =>
  withThreads(cores, (threads) => threads.all('sample', requests, tell))

describe('threads', () => {
  it('give results in the order of the requests, whichever is free, batch after batch', async () => {
    const requests = Array.from({ length: 7 }, (_, seed) => ({ ...SAMPLE, seed }))
    const told: number[] = []
    const results = await all(3, requests, (done) => told.push(done))
    expect(results).toEqual(requests.map(drawSample))
    expect(told).toEqual([1, 2, 3, 4, 5, 6, 7])
    const twice = withThreads(2, async (threads) => [
      await threads.all('sample', requests, () => {}),
      await threads.all('sample', requests, () => {}),
    ])
    expect(await twice).toEqual([results, results])
  })

  it('end at the first job that refuses its request or fails, with its reason', async () => {
    await expect(all(2, [SAMPLE, NONE, SAMPLE])).rejects.toEqual(
      new InputError('only 1 different positions of 0 stones were found, not 2'),
    )
    const failing = withThreads(1, (threads) =>
      threads.one('search', { position: './rrb.. b', options: { algorithm: 'minimax', depth: 1 } }),
    )
    await expect(failing).rejects.toEqual(new FailedError('the game is over: there is no move to search for'))
  })

  it('end when what they report cannot be kept, on the way or at the end', async () => {
    const keep = () => {
      throw new FailedError('the disk is full')
    }
    await expect(all(2, [SAMPLE, SAMPLE, SAMPLE], keep)).rejects.toEqual(new FailedError('the disk is full'))
    const requestOf = () => ({ positions: ['./..... r', './..... r'] })
    const truths = withThreads(1, (threads) => threads.run('truth', { tasks: [0], requestOf, progress: keep }))
    await expect(truths).rejects.toEqual(new FailedError('the disk is full'))
  })

  it('end as soon as there is enough', async () => {
    const done: number[] = []
    const isDecided = () => done.length === 3
    await withThreads(2, (threads) =>
      threads.run('sample', {
        tasks: [...Array(50).keys()],
        requestOf: () => SAMPLE,
        done: (task) => done.push(task),
        isDecided,
      }),
    )
    expect(done).toHaveLength(3)
  })
})

describe('a command', () => {
  it('plays contestants of any size', async () => {
    const files = [1, 2, 3, 4, 5].map((seed) => {
      const shape = shapeOf(4, [64, 64])
      writeFileSync(
        at(`${seed}.json`),
        JSON.stringify(toEvaluatorFile(networkOf(shape, randomParameters(shape, seed)), 'a test')),
      )
      return `${at(`${seed}.json`)}:1`
    })
    const { code, stdout } = await runInside(['tournament', ...files, '--games', '2', '--opening', '12', '--json'])
    expect(code).toBe(0)
    expect(jsonLines(stdout)[0]).toMatchObject({ contestants: files })
  })

  it('whose file grows too large ends with one line, and goes on where it may', async () => {
    const file = at('limited.jsonl')
    const words = ['match', 'distracted', 'random', '--games', '60', '--cores', '2', '--file', file]
    const limited = spawn('sh', [
      '-c',
      `trap '' XFSZ; ulimit -f 8; exec "$0" out/cli/polyy.js "$@" 2>&1`,
      process.execPath,
      ...words,
    ])
    const said = limited.stdout.setEncoding('utf8').toArray() as Promise<string[]>
    expect(await once(limited, 'exit')).toEqual([1, null])
    expect((await said).join('')).toBe(`polyy match: cannot write ${file}: the file would be too large\n`)
    const kept = readFileSync(file, 'utf8')
    expect(linesOf(kept).length).toBeGreaterThan(3)
    expect(jsonLines(kept)).toHaveLength(linesOf(kept).length)
    expect((await runInside(words)).code).toBe(0)
    expect(readFileSync(file, 'utf8').startsWith(kept)).toBe(true)
    expect(linesOf(readFileSync(file, 'utf8'))).toHaveLength(61)
  })

  it('keeps its file from another, and gives it up when it is ended', async () => {
    const evolve = [
      'evolve',
      at('evolved.json'),
      '--generations',
      '1000',
      '--games',
      '20',
      '--size',
      '3',
      '--file',
      at('path.jsonl'),
    ]
    const child = startCli([...evolve, '--cores', '1'])
    while (!existsSync(at('path.jsonl.lock')) && child.exitCode === null) await wait(20)
    const other = await runInside(evolve)
    expect(other).toEqual({
      code: 2,
      stdout: '',
      stderr: `polyy evolve: ${at('path.jsonl')} is in use by process ${child.pid}\n`,
    })
    child.kill('SIGINT')
    expect(await once(child, 'exit')).toEqual([null, 'SIGINT'])
    expect(readdirSync(folder).filter((name) => name.startsWith('path') || name.startsWith('evolved'))).toEqual([
      'path.jsonl',
    ])
  })

  it('does not read a folder', async () => {
    const child = spawn('sh', ['-c', `exec "$0" out/cli/polyy.js evaluate - < "$1" 2>&1`, process.execPath, folder])
    const said = child.stdout.setEncoding('utf8').toArray() as Promise<string[]>
    expect(await once(child, 'exit')).toEqual([2, null])
    expect((await said).join('')).toBe('polyy evaluate: cannot read stdin: it is a directory\n')
  })

  it('does not go on from the state of another network', async () => {
    const train = [
      'train',
      '--size',
      '2',
      '--games',
      '20',
      '--stones',
      '1',
      '--strays',
      '0',
      '--hidden',
      '2',
      '--epochs',
      '2',
      '--file',
      at('network.json'),
      '--state',
      at('state.json'),
    ]
    expect((await runInside(train)).code).toBe(0)
    const [head, state] = linesOf(readFileSync(at('state.json'), 'utf8'))
    const damaged = `${head}\n${JSON.stringify({ ...(JSON.parse(state) as object), parameters: [1] })}\n`
    writeFileSync(at('state.json'), damaged)
    rmSync(at('network.json'))
    expect(await runInside(train)).toEqual({
      code: 2,
      stdout: '',
      stderr: `polyy train: line 2 of ${at('state.json')} cannot be used: its parameters are not 29 numbers\n`,
    })
    expect(readFileSync(at('state.json'), 'utf8')).toBe(damaged)
    expect(existsSync(at('network.json'))).toBe(false)
  })
})
