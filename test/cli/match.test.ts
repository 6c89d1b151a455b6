import { once } from 'node:events'
import { appendFileSync, copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MatchGame } from '../../src/engine/arena/match.ts'
import { Random } from '../engine/math/random.ts'
import { samples } from '../tiers.ts'
import { linesOf, type Outcome, startCli } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const folder = mkdtempSync(join(tmpdir(), 'poly-y-match-'))
afterAll(() => rmSync(folder, { recursive: true }))

// A second core would only cost the start of its worker.
const MATCH = ['match', 'distracted', 'greedy', '--games', '60', '--seed', '5', '--cores', '1']

/** The match as it is played at once, and its file, which tests go on from in copies. */
const PLAYED = join(folder, 'played.jsonl')
let played: Outcome
beforeAll(async () => void (played = await runInside([...MATCH, '--json', '--file', PLAYED])), 120_000)

function copyOfPlayed(name: string): string {
  const file = join(folder, name)
  copyFileSync(PLAYED, file)
  return file
}

/** The games of a file, by number. */
function gamesOf(file: string): MatchGame[] {
  const games = linesOf(readFileSync(file, 'utf8'))
    .slice(1)
    .map((line) => JSON.parse(line) as MatchGame)
  return games.sort((a, b) => a.number - b.number)
}

describe('match', () => {
  it('says who won how often, and how sure that is', async () => {
    const { code, stdout, stderr } = await runInside(MATCH)
    expect(linesOf(stdout)).toEqual([
      'distracted against greedy: 60 games in pairs',
      expect.stringMatching(/^ {2}won {16}\d+ of 60; as Red \d+ of 30, as Blue \d+ of 30$/),
      expect.stringMatching(/^ {2}pairs {14}\d+ won, \d+ split, \d+ lost$/),
      expect.stringMatching(/^ {2}rate of wins {7}[\d.]+ % \([\d.]+ % to [\d.]+ %\), 95 % at every moment$/),
      expect.stringMatching(/^ {2}rating difference {2}[+−-]?\d+ \([+-]?\d+ to [+-]?\d+\), 95 % at every moment$/),
      expect.stringMatching(
        /^ {2}fixed sample {7}[\d.]+ % \([\d.]+ % to [\d.]+ %\), 95 % if 60 games were settled beforehand$/,
      ),
      expect.stringMatching(/^ {2}stronger {11}\S/),
      expect.stringMatching(/^ {2}different games {4}\d+, \d+ but for symmetry$/),
      '',
      'what decided the moves of each',
      expect.stringMatching(/^ +random +search +moves$/),
      // One of its moves in five is random.
      expect.stringMatching(/^ {2}distracted +[\d.]+ % +[\d.]+ % +\d+$/),
      expect.stringMatching(/^ {2}greedy +100.0 % +\d+$/),
    ])
    expect(stderr).toMatch(/^polyy match: 60 games in [\d.]+ s\n$/)
    expect(code).toBe(0)
  })

  it.each(['playouts:30', 'pattern-playouts:30'])('knows %s and plain playouts', async (name) => {
    const { code, stdout } = await runInside(['match', name, 'plain-playouts:30', '--games', '4', '--cores', '1'])
    expect(stdout).toContain(`${name} against plain-playouts:30: 4 games in pairs`)
    for (const each of [name, 'plain-playouts:30'])
      expect(stdout).toMatch(new RegExp(`^ {2}${each} +100.0 % +\\d+$`, 'm'))
    expect(code).toBe(0)
  })

  it('plays the same games on one core as on several', async () => {
    const file = join(folder, 'three.jsonl')
    const three = await runInside([...MATCH, '--json', '--file', file, '--cores', '3'])
    expect(three.stdout).toBe(played.stdout)
    expect(gamesOf(file)).toEqual(gamesOf(PLAYED))
    expect(JSON.parse(played.stdout)).toMatchObject({
      first: 'distracted',
      second: 'greedy',
      seed: 5,
      distinct: { games: 60 },
    })
  })

  it(
    'killed while it plays, ends with the games and the result of one that was not',
    { timeout: 240_000 },
    async () => {
      // Where it may end is enumerated in game-file.test.ts; here it really does.
      const slow = ['match', 'report-4', 'distracted', '--games', '40', '--json', '--cores', '2']
      const [whole, killed] = ['whole.jsonl', 'killed.jsonl'].map((name) => join(folder, name))
      const { stdout } = await runInside([...slow, '--file', whole])
      const random = new Random(50)
      // The first line is the plan.
      const written = () => (existsSync(killed) ? linesOf(readFileSync(killed, 'utf8')).length - 1 : 0)
      const kills = samples({ few: 2, all: 4 })
      for (let kill = 0; kill < kills; kill++) {
        // While it plays, not before: once it has written another game.
        const before = written()
        const child = startCli([...slow, '--file', killed])
        const ended = once(child, 'close')
        while (written() <= before && child.exitCode === null) await wait(5)
        await wait(random.between(0, 60))
        child.kill('SIGKILL')
        await ended
      }
      expect(gamesOf(killed).length).toBeGreaterThanOrEqual(kills)
      expect((await runInside([...slow, '--file', killed])).stdout).toBe(stdout)
      expect(gamesOf(killed)).toEqual(gamesOf(whole))
    },
  )

  it('drops half a line that a kill left, and plays nothing again that is there', async () => {
    const file = copyOfPlayed('half.jsonl')
    const lines = linesOf(readFileSync(file, 'utf8'))
    const kept = lines
      .slice(0, -2)
      .map((line) => `${line}\n`)
      .join('')
    writeFileSync(file, kept + lines[lines.length - 2].slice(0, 20))
    expect((await runInside([...MATCH, '--json', '--file', file])).stdout).toBe(played.stdout)
    expect(readFileSync(file, 'utf8').startsWith(kept)).toBe(true)
    expect(gamesOf(file)).toHaveLength(60)
  })

  it('goes on with more games in the file of fewer, and shows the first of a file of more', async () => {
    const file = copyOfPlayed('longer.jsonl')
    const longer = MATCH.with(4, '70')
    const { stdout, stderr } = await runInside([...longer, '--json', '--file', file])
    expect(stdout).toBe((await runInside([...longer, '--json'])).stdout)
    expect(stderr).toMatch(/^polyy match: 70 games/)
    expect(gamesOf(file).map(({ number }) => number)).toEqual([...Array(70).keys()])
    expect((await runInside([...MATCH, '--json', '--file', file])).stdout).toBe(played.stdout)
    expect(gamesOf(file)).toHaveLength(70)
  })

  it('stops once a sequential test has decided', async () => {
    const { stdout, stderr } = await runInside(['match', 'report-2', 'random', '--games', '2000', '--test', '0,100'])
    expect(stdout).toMatch(
      / at every moment\n +median-unbiased, [^\n]*; observed [\d.]+ %\n {2}stronger {11}report-2, with 95 % confidence\n/,
    )
    expect(stdout).not.toContain('fixed sample')
    expect(linesOf(stdout).find((line) => line.includes('sequential'))).toMatch(
      /^ {2}sequential test {4}a difference of 100 or more, not 0 or less: [\d.]+, bounds -2.94 and 2.94$/,
    )
    expect(Number(/: ([\d,]+) games in pairs/.exec(stdout)?.[1])).toBeLessThan(200)
    // How many more were under way depends on how busy the machine is; they are not counted.
    expect(Number(/match: ([\d,]+) games/.exec(stderr)?.[1])).toBeLessThan(2000)
  })

  it('asks perfect play which moves threw the win, once for each game', async () => {
    const file = join(folder, 'judged.jsonl')
    const judge = [
      'match',
      'perfect',
      'random',
      '--size',
      '2',
      '--opening',
      '0',
      '--games',
      '20',
      '--oracle',
      '--file',
      file,
    ]
    const { stdout } = await runInside(judge)
    expect(linesOf(stdout).slice(-7)).toEqual([
      expect.stringMatching(/^ {2}blunders {11}0.00 \(0.00 to [\d.]+\) a game by perfect$/),
      expect.stringMatching(/^ {2}blunders {11}[\d.]+ \([\d.]+ to [\d.]+\) a game by random$/),
      '',
      'what decided the moves of each',
      expect.stringMatching(/^ +random +table +moves$/),
      expect.stringMatching(/^ {2}perfect +100.0 % +\d+$/),
      expect.stringMatching(/^ {2}random +100.0 % +\d+$/),
    ])
    const games = gamesOf(file)
    expect(games.every(({ thrown, moves }) => thrown?.every((index) => index < moves.length))).toBe(true)
    writeFileSync(
      file,
      linesOf(readFileSync(file, 'utf8'))
        .slice(0, 9)
        .map((line) => `${line}\n`)
        .join(''),
    )
    expect((await runInside(judge)).stdout).toBe(stdout)
    expect(gamesOf(file)).toEqual(games)
    // The file of a match that is not judged is another.
    expect((await runInside(judge.filter((word) => word !== '--oracle'))).code).toBe(2)
  })

  it('does not take the file of another match, nor one that is damaged', async () => {
    const file = join(folder, 'other.jsonl')
    await runInside(['match', 'greedy', 'random', '--games', '2', '--file', file])
    const other = await runInside(['match', 'greedy', 'random', '--games', '2', '--seed', '2', '--file', file])
    expect(other).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `polyy match: ${file} holds other games, or those of another version, or none\n`,
    })
    appendFileSync(file, 'no game\n')
    const damaged = await runInside(['match', 'greedy', 'random', '--games', '2', '--file', file])
    expect(damaged).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `polyy match: line 4 of ${file} cannot be used: it is not JSON\n`,
    })
  })
})
