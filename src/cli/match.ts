/** `polyy match`: many games between two contestants, on all cores, and what they show. It goes on where it stopped. */
import { availableParallelism } from 'node:os'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { CAST } from '../engine/arena/cast.ts'
import type { Contestant } from '../engine/arena/contestant.ts'
import { isWonByFirst, type Match, type MatchGame } from '../engine/arena/match.ts'
import { pairsToVerdict, resultOf, wholePairs, type MatchResult } from '../engine/arena/match-result.ts'
import type { Hypotheses } from '../engine/arena/sequential-test.ts'
import type { Estimate } from '../engine/arena/win-rate.ts'
import type { BoardSize } from '../engine/board.ts'
import { MatchFile } from './match-file.ts'
import { readAlgorithm, readCores, readCount, readDepth, readSeed, readSize, readStoneCounts } from './options.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { countText, NONE, print, printJson } from './text.ts'
import { WorkerProcess } from './worker-process.ts'

const EXAMPLES = `
Examples:
  polyy match report-3 greedy
  polyy match attacker defender --games 2000 --file styles.jsonl
  polyy match farsighted report-2 --games 20000 --test 0,30

A contestant is ALGORITHM:DEPTH or one of: ${CAST.map(({ name }) => name).join(', ')}.
Games are played in pairs from the same opening, with the colours reversed. The same seed gives the same games.`

interface Options {
  games: number
  opening: number
  size: BoardSize
  seed: number
  cores: number
  file?: string
  test?: Hypotheses
  json?: boolean
}

export function addMatch(program: Command): void {
  program
    .command('match')
    .description('Many games between two contestants: who is stronger, and how sure that is.')
    .argument('<first>', 'a contestant', readContestant)
    .argument('<second>', 'another', readContestant)
    .addOption(new Option('--games <number>', 'an even number').argParser(readGames).default(200))
    .addOption(new Option('--opening <stones>', 'random stones that both games of a pair start from').argParser(readOpening).default(3))
    .option('--size <rings>', 'board size: 2, 3 or 4', readSize, 4)
    .addOption(new Option('--seed <number>', 'of the openings and all random moves').argParser(readSeed).default(1))
    .addOption(new Option('--cores <number>', 'workers').argParser(readCores).default(availableParallelism(), 'all'))
    .option('--file <file>', 'keep every game there, and go on from what is in it')
    .addOption(new Option('--test <elo0,elo1>', 'stop once a sequential test (errors 5 %) has decided between two differences in rating').argParser(readTest))
    .option('--json', 'the result as one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(async (first: Contestant, second: Contestant, { games, opening, size, seed, cores, file, test, json }: Options) => {
      const match: Match = { contestants: [first, second], boardSize: size, pairs: games / 2, openingStones: opening, seed }
      const played = await new MatchRun(match, new MatchFile(file ?? null), test ?? null).play(cores)
      const result = resultOf(played, test ?? null)
      if (json) printJson({ first: first.name, second: second.name, seed, ...result })
      else for (const line of resultText(match, result)) print(line)
    })
}

/** One of the cast, or ALGORITHM:DEPTH. */
function readContestant(text: string): Contestant {
  const known = CAST.find(({ name }) => name === text)
  if (known !== undefined) return known
  const [algorithm, depth, ...more] = text.split(':')
  if (depth === undefined || more.length > 0) throw new InvalidArgumentError(`${text} is not ALGORITHM:DEPTH nor one of the cast.`)
  return { name: text, mind: { by: 'search', options: { algorithm: readAlgorithm(algorithm), depth: readDepth(depth) } }, randomness: 0, firstNodes: [] }
}

function readGames(text: string): number {
  const games = readCount(text)
  if (games % 2 === 1) throw new InvalidArgumentError('Games are played in pairs: an even number.')
  return games
}

function readOpening(text: string): number {
  const [stones, ...more] = readStoneCounts(text)
  if (more.length > 0) throw new InvalidArgumentError('An opening has one number of stones.')
  return stones
}

function readTest(text: string): Hypotheses {
  const [elo0, elo1, ...more] = text.split(',').map(Number)
  if (more.length > 0 || !(elo0 < elo1)) throw new InvalidArgumentError('A test is between two differences in points, the lesser first, such as 0,20.')
  return { elo0, elo1, alpha: 0.05, beta: 0.05 }
}

/** Plays the games that are missing, the first ones first. */
class MatchRun {
  private readonly games = new Map<number, MatchGame>()
  private readonly started = performance.now()
  private next = 0
  private isDecided = false

  constructor(
    private readonly match: Match,
    private readonly file: MatchFile,
    private readonly test: Hypotheses | null,
  ) {}

  async play(cores: number): Promise<MatchGame[]> {
    for (const game of this.file.open(this.match)) this.games.set(game.number, game)
    const before = this.games.size
    this.look()
    await Promise.all(Array.from({ length: cores }, () => this.work(before)))
    endProgress(`polyy match: ${countText(this.games.size)} games in ${secondsText(performance.now() - this.started)}`)
    return [...this.games.values()]
  }

  private async work(before: number): Promise<void> {
    let worker: WorkerProcess<number, MatchGame> | null = null
    for (let number = this.take(); number !== null; number = this.take()) {
      worker ??= new WorkerProcess('./match-worker.ts', JSON.stringify(this.match))
      const game = await worker.ask(number)
      this.file.add(game)
      this.games.set(number, game)
      if (this.games.has(number ^ 1)) this.look()
      this.tell(before)
    }
    worker?.end()
  }

  /** The next game to play; null when there is none, or no need. */
  private take(): number | null {
    while (this.games.has(this.next)) this.next++
    return this.isDecided || this.next >= 2 * this.match.pairs ? null : this.next++
  }

  private look(): void {
    if (this.test !== null) this.isDecided = pairsToVerdict(wholePairs(this.games.values()), this.test) !== null
  }

  private tell(before: number): void {
    const { size } = this.games
    const total = 2 * this.match.pairs
    const wins = [...this.games.values()].filter(isWonByFirst).length
    const left = ((performance.now() - this.started) * (total - size)) / Math.max(1, size - before)
    showProgress(`polyy match: ${countText(size)} of ${countText(total)} games, ${percent(wins / size)} won, about ${Math.ceil(left / 60_000)} min left`)
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const spanText = ({ value, lower, upper }: Estimate, text: (figure: number) => string) => `${text(value)} (${text(lower)} to ${text(upper)})`

const eloText = (elo: number) => (Number.isFinite(elo) ? `${elo > 0 ? '+' : ''}${elo.toFixed(0)}` : elo > 0 ? '+∞' : '−∞')

function resultText({ contestants: [first, second] }: Match, { pairs, byColour: [asRed, asBlue], rate, elo, distinct, test }: MatchResult): string[] {
  const games = 2 * (pairs.lost + pairs.split + pairs.won)
  const rateOf = ({ wins, games: played }: { wins: number; games: number }) => `${countText(wins)} of ${countText(played)}`
  const verdicts = { continue: 'not decided', 'accept-h0': 'the lesser difference', 'accept-h1': 'the greater difference' }
  return [
    `${first.name} against ${second.name}: ${countText(games)} games in pairs`,
    `  won                ${rateOf({ wins: asRed.wins + asBlue.wins, games })}; as Red ${rateOf(asRed)}, as Blue ${rateOf(asBlue)}`,
    `  pairs              ${countText(pairs.won)} won, ${countText(pairs.split)} split, ${countText(pairs.lost)} lost`,
    `  rate of wins       ${rate === null ? NONE : spanText(rate, percent)}, 95 %`,
    `  rating difference  ${elo === null ? NONE : spanText(elo, eloText)}`,
    `  different games    ${countText(distinct.distinct)}, ${countText(distinct.essentiallyDistinct)} but for symmetry`,
    ...(test === null ? [] : [`  sequential test    ${verdicts[test.verdict]}: ${test.ratio.toFixed(2)}, bounds ${test.lower.toFixed(2)} and ${test.upper.toFixed(2)}`]),
  ]
}
