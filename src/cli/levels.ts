/** `polyy levels`: how often each level of a board wins against the one before, as rows of the table in docs/results.md. */
import type { Command } from 'commander'
import { LEVEL_COUNT } from '../engine/arena/contestant.ts'
import { levelsOn } from '../engine/arena/levels.ts'
import { playMatchGame, type MatchGame } from '../engine/arena/match.ts'
import { resultOf, type MatchEstimate } from '../engine/arena/match-result.ts'
import type { BoardSize } from '../engine/game/board.ts'
import { usualRule, type CornersToWin } from '../engine/game/corners.ts'
import { emptyPosition, startPlanOf } from '../engine/game/position.ts'
import { InputError } from './input.ts'
import { readNumberOfGames, readSeed, wholeNumber } from './options.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { addBoardOptions } from './self-play.ts'
import { countText, percentText, print, printJson } from './text.ts'

const EXAMPLES = `
Examples:
  polyy levels --size 7
  polyy levels --size 4 --rule three-corners --from 2 --to 6 --games 1000
  polyy levels --size 7 --from 10 --seconds 3600

A level and the one before it play pairs of games from openings of random stones, as many as --games says, or as end
within --seconds. The intervals of 95 % are those of a fixed sample.`

interface Options {
  readonly size: BoardSize
  readonly rule?: CornersToWin
  readonly from: number
  readonly to: number
  readonly games: number
  readonly seconds: number
  readonly opening: number
  readonly seed: number
  readonly json?: boolean
}

export function addLevels(program: Command): void {
  addBoardOptions(program.command('levels').description('How often each level of a board wins against the one before.'))
    .option('--from <level>', 'the first level that plays against the one before', readLevel, 2)
    .option('--to <level>', 'the last one', readLevel, LEVEL_COUNT)
    .option('--games <number>', 'games for a level', readNumberOfGames, 400)
    .option('--seconds <number>', 'after these a level begins no further pair', readSeconds, 600)
    .option('--opening <stones>', 'random stones before the levels take over', readOpening, 3)
    .option('--seed <number>', 'of the games', readSeed, 11)
    .option('--json', 'one JSON object a level')
    .addHelpText('after', EXAMPLES)
    .action(measure)
}

function measure({ from, to, json, ...plan }: Options): void {
  if (to < from) throw new InputError(`the levels go from the lower to the higher, not from ${from} to ${to}`)
  for (let level = from; level <= to; level++) {
    const started = performance.now()
    const games = gamesOf(level, plan, started)
    const { fixedSample, byColour } = resultOf(games, null)
    const won = byColour.reduce((sum, { wins }) => sum + wins, 0)
    endProgress(`polyy levels: level ${level} in ${secondsText(performance.now() - started)}`)
    if (json) printJson({ level, won, games: games.length, rate: fixedSample?.rate ?? null })
    else print(`| ${level} | ${countText(won)} of ${countText(games.length)} | ${rateText(fixedSample)} |`)
  }
}

/** Games of a level against the one before. */
function gamesOf(
  level: number,
  { size, rule = usualRule(size), games, seconds, opening, seed }: Omit<Options, 'from' | 'to'>,
  started: number,
): MatchGame[] {
  const start = emptyPosition(size, rule)
  const levels = levelsOn(start)
  const match = {
    contestants: [levels[level - 1], levels[level - 2]] as const,
    ...startPlanOf(start),
    pairs: Math.ceil(games / 2),
    openingStones: opening,
    seed,
  }
  const played: MatchGame[] = []
  while (played.length < 2 * match.pairs && (played.length === 0 || performance.now() - started < 1000 * seconds)) {
    for (let i = 0; i < 2; i++) played.push(playMatchGame(match, played.length))
    showProgress(`polyy levels: level ${level}, ${played.length} games`)
  }
  return played
}

function rateText(estimate: MatchEstimate | null): string {
  if (estimate === null) return '–'
  const { value, lower, upper } = estimate.rate
  return `${percentText(value)} (${percentText(lower)}–${percentText(upper)})`
}

function readLevel(text: string): number {
  return wholeNumber(text, 2, LEVEL_COUNT, 'A level that plays against the one before is a whole number')
}

function readSeconds(text: string): number {
  return wholeNumber(text, 1, 1_000_000, 'Seconds are a whole number')
}

function readOpening(text: string): number {
  return wholeNumber(text, 0, 20, 'An opening has a whole number of stones')
}
