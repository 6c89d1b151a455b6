/** Options that `polyy match` and others share. Readers throw commander's InvalidArgumentError with the fault. */
import { rounded } from '../engine/math/rounding.ts'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { isFileName, namesIn } from '../contract/names.ts'
import { castOf } from '../engine/arena/cast.ts'
import { CAST_BY_RATING } from '../engine/arena/cast-ratings.ts'
import { fromContestantFile, PLAYER_FORMAT } from '../engine/arena/contestant-file.ts'
import { playsOn, searcher, type Contestant } from '../engine/arena/contestant.ts'
import { maxBalancedStones, type Match } from '../engine/arena/match.ts'
import type { BoardSize } from '../engine/game/board.ts'
import { REPORT_EVALUATOR, type Evaluator } from '../engine/evaluation/evaluator.ts'
import { fromEvaluatorFile } from '../engine/evaluation/evaluator-file.ts'
import { REPORTS_OWN, type NamedEvaluator } from '../engine/evaluation/named-evaluator.ts'
import { fieldsOf } from '../engine/math/plain-data.ts'
import type { EvaluatorsOf } from '../engine/lab/lab.ts'
import { ALGORITHMS, type Algorithm } from '../engine/search/search.ts'
import type { Estimate } from '../engine/math/statistics.ts'
import { readEvaluator } from './evaluator-files.ts'
import { InputError } from './input.ts'
import { readJson } from './json-files.ts'
import { readAlgorithm, readDepth, readNumberOfGames, readPath, readSeed, readSize, readStoneCounts } from './options.ts'
import { fixedText, valueText } from './text.ts'

export interface GameOptions {
  games: number
  opening: number
  size: BoardSize
  seed: number
  file?: string
  json?: boolean
  oracle?: boolean
  openings?: 'random' | 'balanced'
}

export const CONTESTANT_HELP = `ALGORITHM:DEPTH, FILE.json for a player that the app has exported, FILE.json:DEPTH with
the evaluator of a file, or one of: ${CAST_BY_RATING.map(({ name }) => name).join(', ')}.`

export const CAST_HELP = `A contestant is ${CONTESTANT_HELP}
Games are played in pairs from the same opening, with the colours reversed. The same seed gives the same games.`

/** @param games the default number of games between any two */
export function addGameOptions(command: Command, games: number): Command {
  return command
    .addOption(new Option('--games <number>', 'between any two, an even number').argParser(readGames).default(games))
    .addOption(new Option('--opening <stones>', 'random stones that both games of a pair start from').argParser(readOpening).default(3))
    .option('--size <rings>', 'board size: 2, 3 or 4', readSize, 4)
    .addOption(new Option('--seed <number>', 'of the openings and all random moves').argParser(readSeed).default(1))
    .option('--file <file>', 'keep what was played there, and go on from what is in it, with more games if wanted', readPath)
    .option('--json', 'the result as one JSON object')
}

export function oracleOption(): Option {
  return new Option('--oracle', 'ask perfect play which moves of each game threw the win')
}

export function openingsOption(): Option {
  return new Option('--openings <kind>', 'random, or balanced: Red and Blue win by turns with perfect play').choices(['random', 'balanced']).default('random')
}

/** The options in the engine's terms. */
export function gameSettings({ games, opening, size, seed, oracle, openings }: GameOptions): Omit<Match, 'contestants'> {
  const isBalanced = openings === 'balanced'
  if (isBalanced && opening > maxBalancedStones(size)) throw new InputError(`balanced openings have ${maxBalancedStones(size)} stones at most on this board`)
  const settings = { boardSize: size, pairs: games / 2, openingStones: opening, seed, ...(isBalanced && { isBalanced }) }
  return oracle ? { ...settings, isJudged: true } : settings
}

/** @throws InputError when one of them cannot play on the board */
export function checkBoard(contestants: readonly Contestant[], { size }: GameOptions): void {
  const stranger = contestants.find((contestant) => !playsOn(contestant, size))
  if (stranger !== undefined) throw new InputError(`${stranger.name} does not play on the board of ${size} rings`)
}

export const spanText = ({ value, lower, upper }: Estimate, text: (figure: number) => string) => `${text(value)} (${text(lower)} to ${text(upper)})`

/** Blunders in a game, with their interval. */
export const thrownText = (thrown: Estimate) => spanText(thrown, (count) => fixedText(count, 2))

/** Points with their sign. */
export const eloText = (elo: number) => (Number.isFinite(elo) ? valueText(rounded(elo)) : elo > 0 ? '+∞' : '−∞')

/** One of the cast, a player's file, ALGORITHM:DEPTH, or FILE.json:DEPTH for NegaScout with the evaluator of a file. */
export function readContestant(text: string): Contestant {
  const name = text.trim()
  const known = castOf(name)
  if (known !== undefined) return known
  if (isFileName(name)) return readJson(name, fromContestantFile)
  // A path may have colons of its own.
  const end = name.lastIndexOf(':')
  if (end < 0) throw new InvalidArgumentError(`${name} is not ALGORITHM:DEPTH, FILE.json, FILE.json:DEPTH nor one of the cast.`)
  const [who, depth] = [name.slice(0, end).trim(), readDepth(name.slice(end + 1).trim())]
  const options = isFileName(who) ? ({ algorithm: 'negascout', depth, evaluator: readEvaluator(who) } as const) : { algorithm: readAlgorithm(who), depth }
  return searcher(name, options)
}

/** Whose evaluator an option may name. */
export const JUDGE_HELP = 'report, one of the cast, or FILE.json of an evaluator or a player'

/** The report's evaluator, that of one of the cast, or one from a file: an evaluator's, or that of an exported player. */
export function readJudge(text: string): Evaluator {
  if (text === REPORTS_OWN.name) return REPORT_EVALUATOR
  if (isFileName(text)) return readJson(text, (data) => (fieldsOf(data).format === PLAYER_FORMAT ? judgeOf(fromContestantFile(data)) : fromEvaluatorFile(data)))
  const known = castOf(text)
  if (known === undefined) throw new InvalidArgumentError(`${text} is not ${JUDGE_HELP}.`)
  return judgeOf(known)
}

const isJudge = (name: string) => name === REPORTS_OWN.name || isFileName(name) || castOf(name) !== undefined

function judgeOf({ name, mind }: Contestant): Evaluator {
  if (mind.by !== 'search') throw new InvalidArgumentError(`${name} plays ${mind.by === 'oracle' ? 'perfectly' : 'by rules'} and has no evaluator.`)
  return mind.options.evaluator ?? REPORT_EVALUATOR
}

/** Why an evaluator cannot judge positions of a board. */
export function misfitFault({ name }: NamedEvaluator): InputError {
  return new InputError(`${name} is a network for another board`)
}

/** Several evaluators, separated by commas, each once. */
export function readJudges(text: string): NamedEvaluator[] {
  return [...new Map(namesIn(text, isJudge).map(readNamed).map((each) => [each.name, each])).values()]
}

function readNamed(name: string): NamedEvaluator {
  const evaluator = readJudge(name)
  return evaluator.kind === 'report' ? REPORTS_OWN : { name, evaluator }
}

/** A single evaluator. */
export function readOneJudge(text: string): NamedEvaluator {
  const [judge, ...more] = readJudges(text)
  if (more.length > 0) throw new InvalidArgumentError('There is one evaluator.')
  return judge
}

/** One evaluator for all algorithms, or ALGORITHM=WHO for some, separated by commas; algorithms that use f are left out. */
export function readJudgesOf(text: string): EvaluatorsOf {
  const given = namesIn(text, (part) => isJudge(assignmentOf(part).who)).flatMap((part) => {
    const { algorithms, who } = assignmentOf(part)
    // Where it names neither, the algorithm is what is wrong.
    if (!isJudge(who) && who.includes('=')) readAlgorithm(who.slice(0, who.indexOf('=')).trim())
    const judge = readNamed(who)
    return algorithms.map((algorithm) => [algorithm, judge] as const)
  })
  return Object.fromEntries(given.filter(([, { evaluator }]) => evaluator.kind !== 'report'))
}

/** Splits ALGORITHM=WHO at the sign, unless the part before it belongs to the name of a file. */
function assignmentOf(part: string): { readonly algorithms: readonly Algorithm[]; readonly who: string } {
  const end = part.indexOf('=')
  const algorithm = ALGORITHMS.find((name) => name === part.slice(0, end).trim())
  return algorithm === undefined ? { algorithms: ALGORITHMS, who: part.trim() } : { algorithms: [algorithm], who: part.slice(end + 1).trim() }
}

function readGames(text: string): number {
  const games = readNumberOfGames(text)
  if (games % 2 === 1) throw new InvalidArgumentError('Games are played in pairs: an even number.')
  return games
}

function readOpening(text: string): number {
  const [stones, ...more] = readStoneCounts(text)
  if (more.length > 0) throw new InvalidArgumentError('An opening has one number of stones.')
  return stones
}
