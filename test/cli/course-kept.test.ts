/** How `polyy course` runs its engines: side by side, and from game to game in one process where that does no harm. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { takeNext } from '../../src/cli/engines/engine-run.ts'
import { runInside } from './run-inside.ts'
import { LASTING_ENGINE } from './shell-engine.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'poly-y-course-kept-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ENGINE = LASTING_ENGINE.replaceAll('STARTS', 'starts')

function hand(course: string, name: string, source = ENGINE): void {
  const own = path.join(folder, course, name)
  mkdirSync(own, { recursive: true })
  writeFileSync(path.join(own, 'engine.sh'), source)
  writeFileSync(path.join(own, 'engine.json'), JSON.stringify({ command: 'sh engine.sh' }))
}

const results = (course: string, ...file: string[]) => path.join(folder, `${course}-results`, ...file)

async function play(course: string, cores: number): Promise<void> {
  const small = ['--size', '2', '--opening', '0', '--games', '2', '--against', 'random']
  const { code } = await runInside(['course', path.join(folder, course), ...small, '--cores', String(cores)])
  expect(code).toBe(0)
  expect(readFileSync(results(course, 'course.jsonl'), 'utf8')).not.toContain('"broken"')
}

/** Starts of an engine in its games. Its check has started it twice. */
const startsInGames = (course: string, name: string) =>
  readFileSync(results(course, 'running', name, 'starts'), 'utf8')
    .trim()
    .split('\n').length - 2

describe.skipIf(process.platform === 'win32')('a course', () => {
  it('starts an engine once for games that follow each other, not once a game', async () => {
    for (const name of ['ada', 'bob']) hand('two', name)
    await play('two', 1)
    // Each plays four games: ada all in a row, bob two with ada and two after the last game of ada.
    expect(startsInGames('two', 'ada')).toBe(1)
    expect(startsInGames('two', 'bob')).toBe(2)
  })

  it('starts an engine anew after each game in which another one has changed its files', async () => {
    hand('changed', 'ada')
    hand(
      'changed',
      'zoe',
      ENGINE.replace('said=$node', () => 'said=$node; touch -c ../ada/engine.sh'),
    )
    await play('changed', 1)
    // Twice for its games with zoe, and once for those with random.
    expect(startsInGames('changed', 'ada')).toBe(3)
    expect(startsInGames('changed', 'zoe')).toBe(2)
  })

  it('plays three games side by side with three cores: their engines wait until three think at once, and no more do', async () => {
    const place = path.join(folder, 'thinking')
    const most = path.join(folder, 'most')
    mkdirSync(place)
    const think = `
      if [ $(wc -l < starts) -gt 2 ]; then
        : > ${place}/$$; n=0
        while :; do
          n=0; for one in ${place}/*; do kill -0 \${one##*/} 2> /dev/null && n=$((n + 1)); done
          [ -e ${most} ] || [ $n -ge 3 ] && break
          sleep 0.05
        done
        echo $n >> ${most}; rm ${place}/$$
      fi`
    for (const name of ['ada', 'bob', 'cyd'])
      hand(
        'three',
        name,
        ENGINE.replace('genmove) ', () => `genmove) ${think}\n`),
      )
    await play('three', 3)
    expect(existsSync(most)).toBe(true)
    expect(Math.max(...readFileSync(most, 'utf8').trim().split('\n').map(Number))).toBe(3)
  })
})

it('a lane plays on with both players of its last game, or else with one of them', () => {
  const jobs = [
    [0, 1],
    [0, 2],
    [1, 2],
    [0, 1],
  ] as const
  const waiting = jobs.map((players, number) => ({ players, number }))
  const order: number[] = []
  for (let job = takeNext(waiting, []); job !== undefined; job = takeNext(waiting, job.players)) order.push(job.number)
  expect(order).toEqual([0, 3, 1, 2])
})
