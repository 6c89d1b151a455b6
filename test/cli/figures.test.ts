/** Figures of the command line as text, rounded in one way. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { searcher } from '../../src/engine/arena/contestant.ts'
import { gameCount, type Tournament } from '../../src/engine/arena/tournament.ts'
import { decisionLines } from '../../src/cli/decisions-text.ts'
import { eloText, thrownText } from '../../src/cli/game-options.ts'
import { fixedText, percentText, percentTexts, perCentText, ratioText } from '../../src/cli/text.ts'
import type { Estimate } from '../../src/engine/math/statistics.ts'
import { playTournamentGame } from '../engine/arena/tournament-game.ts'
import { runInside } from './run-inside.ts'

describe('figures as text', () => {
  it('are rounded as the app rounds them: half away from zero, and never to −0', () => {
    expect([fixedText(1.005, 2), fixedText(-2.5, 0), fixedText(-0.04, 1), fixedText(1234.5, 0)]).toEqual([
      '1.01',
      '-3',
      '0.0',
      '1235',
    ])
    expect([eloText(-2.5), eloText(0.3), eloText(99.5), eloText(-Infinity)]).toEqual(['-3', '0', '+100', '−∞'])
    expect([0.945, 0.685, 0.2835].map(percentText)).toEqual(['94.5 %', '68.5 %', '28.4 %'])
  })

  it('read as none, all or equal only where they are', () => {
    expect([0.9996, 0.99951, 0.0004, 1, 0, null].map(percentText)).toEqual([
      '99.96 %',
      '99.95 %',
      '0.04 %',
      '100.0 %',
      '0.0 %',
      '–',
    ])
    expect([0.996, 0.003, 1, 0.5].map(perCentText)).toEqual(['99.6', '0.3', '100', '50'])
    expect([0.0024, 0].map((value) => thrownText({ value, lower: 0, upper: 0.013 }))).toEqual([
      '0.002 (0.00 to 0.01)',
      '0.00 (0.00 to 0.01)',
    ])
    expect([0.9998, 1, 0.9756].map(ratioText)).toEqual(['0.9998', '1.000', '0.976'])
  })

  it('that are shares of one whole add up to it', () => {
    expect(percentTexts([1 / 3, 1 / 3, 1 / 3])).toEqual(['33.4 %', '33.3 %', '33.3 %'])
    expect(percentTexts([0.9998, 0.0002])).toEqual(['99.98 %', '0.02 %'])
  })
})

it('the shares of what decided the moves add up to 100 %', () => {
  const wild = { ...searcher('wild', { algorithm: 'alpha-beta', depth: 1 }), randomness: 50, firstNodes: ['c1'] }
  const played: Tournament = {
    contestants: [wild, { ...wild, name: 'wilder', randomness: 75 }],
    boardSize: 3,
    pairs: 9,
    openingStones: 0,
    seed: 1,
  }
  const games = Array.from({ length: gameCount(played) }, (_, number) => playTournamentGame(played, number))
  const sums = decisionLines(played, games)
    .slice(2)
    .map((row) => [...row.matchAll(/([\d.]+) %/g)].reduce((sum, [, share]) => sum + 10 * Number(share), 0))
  expect(sums.map(Math.round)).toEqual([1000, 1000])
})

it('a rate and the ends of its interval are rounded each by itself', async () => {
  const words = 'levels --size 2 --rule three-corners --from 4 --to 4 --games 8 --seed 1'.split(' ')
  const [text, json] = [await runInside(words), await runInside([...words, '--json'])]
  const { rate } = JSON.parse(json.stdout) as { rate: Estimate }
  const [value, lower, upper] = [rate.value, rate.lower, rate.upper].map(percentText)
  expect(text.stdout).toBe(`| 4 | 3 of 8 | ${value} (${lower}–${upper}) |\n`)
  // As parts of one whole they would be written otherwise.
  expect(percentTexts([rate.value, rate.lower, rate.upper])).not.toEqual([value, lower, upper])
})

/** Files that round coordinates, sizes of a picture, weights and times that are kept, and no figure that is shown. */
const NO_FIGURES = [
  'cli/board-text.ts',
  'cli/engines/contest.ts',
  'renderer/model/library/game-time.ts',
  'renderer/model/players/draft.ts',
  'renderer/app/first-look.tsx',
  'renderer/app/session-file.ts',
  'renderer/platform/steady-time.ts',
  'renderer/parts/board/drawing-style.ts',
  'renderer/parts/players/portrait.tsx',
  'renderer/pages/replay/timeline.tsx',
  'renderer/pages/replay/course-lines.ts',
]

it.each(['cli', 'renderer'])('no figure of %s has a rounding of its own', (folder) => {
  const files = readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name))
  const own = files.filter((name) =>
    /Math\.round\(|\.toFixed\(|\(Math\.round\)/.test(readFileSync(`src/${name}`, 'utf8')),
  )
  expect(
    own.filter((name) => !NO_FIGURES.includes(name) && !name.startsWith('renderer/pages/experiments/surfaces/')),
  ).toEqual([])
})
