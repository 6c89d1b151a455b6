/** `polyy swap-map`: how often Red wins from each first stone, in games of the search by playouts with itself. */
import type { Command } from 'commander'
import { boardOfSize, type BoardSize } from '../engine/game/board.ts'
import { usualRule, type CornersToWin } from '../engine/game/corners.ts'
import { emptyPosition } from '../engine/game/position.ts'
import { shareOf } from '../engine/math/statistics.ts'
import { winnerAfter } from '../engine/playouts/self-play.ts'
import { priorsUnderRule } from '../engine/playouts/shipped-priors.ts'
import { fairNames, firstStonesOf, type SwapMap } from '../engine/playouts/swap-map.ts'
import { spanText } from './game-options.ts'
import { writeJson } from './json-files.ts'
import { readNumberOfGames, readPath, readPlayouts, readSeed } from './options.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { addBoardOptions, selfPlayText, type SelfPlayOptions } from './self-play.ts'
import { alignRows, countText, percentText, print, printJson } from './text.ts'
import { checkTarget } from './whole-file.ts'

const EXAMPLES = `
Examples:
  polyy swap-map swap-map.json --size 5 --games 40
  polyy swap-map swap-map.json --size 7 --games 100 --playouts 400

With the swap rule a player opens with a stone from which both colours win about as often. One node stands for all that
symmetries map to it. The intervals of 95 % are those of a fixed sample, for each stone by itself.`

export function addSwapMap(program: Command): void {
  addBoardOptions(
    program
      .command('swap-map')
      .description('How often Red wins from each first stone, in games of the search by playouts with itself.')
      .argument('<map>', 'the file where it goes', readPath),
  )
    .option('--games <number>', 'games from each first stone', readNumberOfGames, 100)
    .option('--playouts <number>', 'playouts for a move', readPlayouts, 400)
    .option('--seed <number>', 'of the games', readSeed, 1)
    .option('--json', 'the map as one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(make)
}

function make(target: string, options: SelfPlayOptions): void {
  const { size, rule = usualRule(size), json } = options
  checkTarget(target)
  const map = mapOf(size, rule, options)
  const madeBy = `polyy swap-map ${selfPlayText(options)}`
  writeJson(target, { format: 'poly-y swap map', version: 1, madeBy, boardSize: size, cornersToWin: rule, ...map })
  if (json) printJson(map)
  else for (const line of mapText(map)) print(line)
}

function mapOf(boardSize: BoardSize, cornersToWin: CornersToWin, { games, playouts, seed }: SelfPlayOptions): SwapMap {
  const board = boardOfSize(boardSize)
  const priors = priorsUnderRule('network', emptyPosition(boardSize, cornersToWin))
  const started = performance.now()
  const won: Record<string, number> = {}
  const stones = firstStonesOf(board)
  for (const first of stones) {
    const name = board.names[first]
    won[name] = 0
    for (let number = 0; number < games; number++) {
      showProgress(`polyy swap-map: ${name}, game ${countText(number + 1)} of ${countText(games)}`)
      if (winnerAfter(first, { boardSize, cornersToWin, playouts, seed }, number, priors) === 'red') won[name]++
    }
  }
  endProgress(
    `polyy swap-map: ${countText(stones.length * games)} games in ${secondsText(performance.now() - started)}`,
  )
  return { games, won }
}

function mapText(map: SwapMap): string[] {
  const { games, won } = map
  const fair = fairNames(map)
  const rows = Object.entries(won).map(([name, wins]) => [
    name,
    `${countText(wins)} of ${countText(games)}`,
    spanText(shareOf(wins, games), percentText),
    fair.includes(name) ? 'fair' : '',
  ])
  return alignRows([['stone', 'Red won', 'share', ''], ...rows]).map((line) => line.trimEnd())
}
