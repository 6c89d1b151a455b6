/** `polyy match`: many games between two contestants, on all cores, and what they show. It goes on where it stopped. */
import { InvalidArgumentError, Option, type Command } from 'commander'
import { MAX_TESTED_ELO } from '../contract/limits.ts'
import { checkedGame } from '../engine/arena/game-code.ts'
import { decisionsOf } from '../engine/arena/decisions.ts'
import { basisOf, isSwapped, isWonByFirst, type Match, type MatchGame } from '../engine/arena/match.ts'
import { countedGames, resultOf, strongerOf, SequentialWatch, type MatchResult } from '../engine/arena/match-result.ts'
import type { Hypotheses } from '../engine/arena/sequential-test.ts'
import type { Tournament } from '../engine/arena/tournament.ts'
import { decisionLines } from './decisions-text.ts'
import { CAST_HELP } from './contestants.ts'
import { tournamentOf } from './engines/contest.ts'
import {
  addEngineOptions,
  contestOf,
  ENGINE_HELP,
  isProgram,
  readPlayer,
  type EngineOptions,
  type Named,
} from './engines/engine-options.ts'
import { playContest } from './engines/engine-run.ts'
import { faultLines } from './engines/fault-text.ts'
import {
  addContestOptions,
  ANY_BOARD,
  addGameOptions,
  checkBoard,
  eloText,
  gameSettings,
  spanText,
  startIn,
  thrownText,
  type GameOptions,
} from './game-options.ts'
import { GameRun, type Playable } from './game-run.ts'
import { InputError } from './input.ts'
import { coresOption } from './options.ts'
import { countText, fixedText, NONE, percentText, print, printJson } from './text.ts'

const EXAMPLES = `
Examples:
  polyy match playouts:200ms negascout:200ms --size 5 --games 100
  polyy match report-3 greedy
  polyy match 'engine:python3 my.py' greedy --games 20 --engine-time 2000
  polyy match codecup:./lynx playouts:1s --swap --size 7 --games 20
  polyy match attacker defender --games 2000 --file styles.jsonl
  polyy match farsighted report-2 --games 20000 --test 0,30
  polyy match learned-3 report-3 --oracle
  polyy match negascout:3,extension=forced alpha-beta:3,as-report
  polyy match negascout:2 greedy --size 7 --games 20

${CAST_HELP}
${ENGINE_HELP}`

interface Options extends GameOptions, EngineOptions {
  cores: number
  test?: Hypotheses | null
}

export function addMatch(program: Command): void {
  const command = program
    .command('match')
    .description('Many games between two contestants: who is stronger, and how sure that is.')
    .argument('<first>', 'a contestant', readPlayer)
    .argument('<second>', 'another', readPlayer)
  addEngineOptions(addContestOptions(addGameOptions(command, 200, ANY_BOARD).addOption(coresOption())))
    .addOption(
      new Option(
        '--test <elo0,elo1>',
        'stop once a sequential test has decided between two differences in rating (it errs in about 5 % where one of the two is true; between them it may decide either way)',
      ).argParser(readTest),
    )
    .addHelpText('after', EXAMPLES)
    .action(async (first: Named, second: Named, { test = null, ...options }: Options) => {
      if (isProgram(first) || isProgram(second)) return matchOfPrograms([first, second], test, options)
      checkBoard([first, second], startIn(options))
      const settings = gameSettings(options)
      const match: Match = { contestants: [first, second], ...settings }
      const played = await new GameRun(matchGames(match, test), options.file ?? null).play(options.cores)
      const games = countedGames(played, test)
      const result = resultOf(games, test)
      const told = tournamentOf({
        ...settings,
        players: [first, second].map((contestant) => ({ name: contestant.name, contestant })),
      })
      if (options.json) printJson({ ...headOf(told, games, options), ...result, decisions: decisionsOf(match, games) })
      else
        for (const line of [
          ...resultText(told, test, result, games, played.length - games.length),
          '',
          ...decisionLines(told, games),
        ])
          print(line)
    })
}

/** A match in which a program of somebody else plays. */
async function matchOfPrograms(players: readonly Named[], test: Hypotheses | null, options: Options): Promise<void> {
  if (test !== null || options.oracle) throw new InputError('a match with a program has neither --test nor --oracle')
  const contest = contestOf(players, options)
  const games = await playContest('match', contest, options.file ?? null, options.cores)
  const told = tournamentOf(contest)
  const result = resultOf(games, null)
  if (options.json) printJson({ ...headOf(told, games, options), ...result, games })
  else for (const line of [...resultText(told, null, result, games, 0), ...faultLines(contest, games)]) print(line)
}

/** The first entries of the result as JSON. */
function headOf({ contestants, seed, swapRule }: Tournament, games: readonly MatchGame[], { openings }: Options) {
  const [first, second] = contestants.map(({ name }) => name)
  return { first, second, seed, openings, ...(swapRule && { swapped: games.filter(isSwapped).length }) }
}

function readTest(text: string): Hypotheses {
  const points = text.split(',').map((part) => part.trim())
  const [elo0, elo1] = points.map(Number)
  // Two differences that are nearly the same could not be told apart by any number of games.
  const isPoints =
    points.length === 2 &&
    points.every((part) => /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(part) && Math.abs(Number(part)) <= MAX_TESTED_ELO)
  if (!isPoints || elo0 >= elo1)
    throw new InvalidArgumentError(
      `A test is between two differences from -${MAX_TESTED_ELO} to ${MAX_TESTED_ELO} points, the lesser first, such as 0,20.`,
    )
  return { elo0, elo1, alpha: 0.05, beta: 0.05 }
}

/** The games of a match, played until there are as many as wanted or the test is decided. */
function matchGames(match: Match, test: Hypotheses | null): Playable<Match, 'game'> {
  const watch = test && new SequentialWatch(test)
  return {
    command: 'match',
    played: match,
    basisOf,
    countOf: ({ pairs }) => 2 * pairs,
    check: checkedGame,
    kind: 'game',
    requestOf: (number) => ({ match, number }),
    isDecided: (games) => watch !== null && watch.look(games) !== null,
    say: (games) => `, ${percentText([...games.values()].filter(isWonByFirst).length / games.size)} of them won`,
  }
}

/**
 * @param played the games that count
 * @param beyond how many games do not count
 */
function resultText(
  { contestants, isBalanced = false, swapRule = false }: Tournament,
  test: Hypotheses | null,
  result: MatchResult,
  played: readonly MatchGame[],
  beyond: number,
): string[] {
  const {
    pairs,
    byColour: [asRed, asBlue],
    atEveryMoment,
    fixedSample,
    distinct,
    thrown,
  } = result
  const [first, second] = contestants
  const stronger = strongerOf({ atEveryMoment })
  const games = 2 * (pairs.lost + pairs.split + pairs.won)
  const rateOf = (of: { wins: number; games: number }) => `${countText(of.wins)} of ${countText(of.games)}`
  return [
    `${first.name} against ${second.name}: ${countText(games)} games in pairs${isBalanced ? ', from balanced openings' : ''}`,
    ...(beyond === 0 ? [] : [`  not counted        ${countText(beyond)} more, under way when the test decided`]),
    `  won                ${rateOf({ wins: asRed.wins + asBlue.wins, games })}; as Red ${rateOf(asRed)}, as Blue ${rateOf(asBlue)}`,
    ...(swapRule
      ? [
          `  swapped            ${countText(played.filter(isSwapped).length)} of ${countText(games)}; colours are those at the end`,
        ]
      : []),
    `  pairs              ${countText(pairs.won)} won, ${countText(pairs.split)} split, ${countText(pairs.lost)} lost`,
    `  rate of wins       ${atEveryMoment === null ? NONE : spanText(atEveryMoment.rate, percentText)}, 95 % at every moment`,
    `  rating difference  ${atEveryMoment === null ? NONE : spanText(atEveryMoment.elo, eloText)}, 95 % at every moment`,
    ...(result.test === null || result.test.verdict === 'continue'
      ? []
      : [
          `                     median-unbiased, as a test has ended the match: too high about as often as too low; observed ${percentText((pairs.won + pairs.split / 2) / (games / 2))}`,
        ]),
    ...(fixedSample === null
      ? []
      : [
          `  fixed sample       ${spanText(fixedSample.rate, percentText)}, 95 % if ${countText(games)} games were settled beforehand`,
        ]),
    `  stronger           ${stronger === null ? 'nobody is shown to be yet' : `${contestants[stronger].name}, with 95 % confidence`}`,
    `  different games    ${countText(distinct.distinct)}, ${countText(distinct.essentiallyDistinct)} but for symmetry`,
    ...thrown.flatMap((one, i) =>
      one === null ? [] : [`  blunders           ${thrownText(one)} a game by ${contestants[i].name}`],
    ),
    ...testLines(test, result),
  ]
}

function testLines(hypotheses: Hypotheses | null, { test }: MatchResult): string[] {
  if (hypotheses === null || test === null) return []
  const [less, more] = [`a difference of ${hypotheses.elo0} points or less`, `${hypotheses.elo1} or more`]
  const verdicts = {
    continue: `not decided between ${less} and ${more}`,
    'accept-h0': `${less}, not ${more}`,
    'accept-h1': `a difference of ${more}, not ${hypotheses.elo0} or less`,
  }
  return [
    `  sequential test    ${verdicts[test.verdict]}: ${fixedText(test.ratio, 2)}, bounds ${fixedText(test.lower, 2)} and ${fixedText(test.upper, 2)}`,
  ]
}
