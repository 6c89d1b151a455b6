/** `polyy tournament`: any two of several contestants play a match; cross table, ratings, and cycles. */
import { rounded } from '../engine/math/rounding.ts'
import { InvalidArgumentError, type Command } from 'commander'
import { CAST } from '../engine/arena/cast.ts'
import { playsOn, type Contestant } from '../engine/arena/contestant.ts'
import { type Cycle, roundedWins } from '../engine/arena/cycles.ts'
import { checkedGame } from '../engine/arena/game-code.ts'
import { decisionsOf } from '../engine/arena/decisions.ts'
import type { RatingGroup } from '../engine/arena/ratings.ts'
import { basisOf } from '../engine/arena/match.ts'
import {
  gameCount,
  gameOf,
  pairingsOf,
  standingOf,
  type Standing,
  type Tournament,
} from '../engine/arena/tournament.ts'
import { MAX_CONTESTANTS, MAX_GAMES } from '../engine/arena/tournament-limits.ts'
import type { Estimate } from '../engine/math/statistics.ts'
import { decisionLines } from './decisions-text.ts'
import { CAST_HELP } from './contestants.ts'
import { tournamentOf } from './engines/contest.ts'
import {
  addEngineOptions,
  contestOf,
  ENGINE_HELP,
  isProgram,
  ownAmong,
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
  startIn,
  thrownText,
  type GameOptions,
} from './game-options.ts'
import { GameRun, type Playable } from './game-run.ts'
import { InputError } from './input.ts'
import { writeJson } from './json-files.ts'
import { coresOption, readPath } from './options.ts'
import { countText, fixedText, indentedRows, NONE, percentText, perCentText, print, printJson } from './text.ts'
import { checkTarget } from './whole-file.ts'

const EXAMPLES = `
Examples:
  polyy tournament random greedy report-2 report-3
  polyy tournament --games 200 --file cast.jsonl
  polyy tournament 'engine:python3 mine.py' 'engine:./other' random greedy
  polyy tournament alpha-beta:3 iterative-deepening:3 aspiration:3,margin=1 negascout:3,ordering=killers

Without names the whole cast plays.
${CAST_HELP}
${ENGINE_HELP}`

interface Options extends GameOptions, EngineOptions {
  cores: number
  ratings?: string
}

export function addTournament(program: Command): void {
  const command = program
    .command('tournament')
    .description('A match between any two of several contestants: cross table and ratings.')
    .argument('[contestants...]', 'two or more', addContestant)
  addEngineOptions(addContestOptions(addGameOptions(command, 40, ANY_BOARD).addOption(coresOption())))
    .option('--ratings <file>', 'write the ratings there, as the app reads those of its cast', readPath)
    .addHelpText('after', EXAMPLES)
    .action(async (named: Named[], options: Options) => {
      if (named.some(isProgram)) return tournamentOfPrograms(named, options)
      const start = startIn(options)
      const own = ownAmong(named)
      const contestants: readonly Contestant[] = own.length === 0 ? CAST.filter((one) => playsOn(one, start)) : own
      checkBoard(contestants, start)
      if (contestants.length < 2) throw new InputError('a tournament has at least two contestants')
      if (options.ratings !== undefined && options.games < 4)
        throw new InputError('ratings have errors from two openings on: --games 4')
      const tournament: Tournament = { contestants, ...gameSettings(options) }
      checkSize(tournament)
      if (options.ratings !== undefined) checkTarget(options.ratings)
      const games = await new GameRun(tournamentGames(tournament), options.file ?? null).play(options.cores)
      const standing = standingOf(tournament, games)
      if (options.ratings !== undefined) writeRatings(options.ratings, tournament, standing)
      if (options.json)
        printJson({
          contestants: contestants.map(({ name }) => name),
          seed: tournament.seed,
          openings: options.openings,
          ...standing,
          decisions: decisionsOf(tournament, games),
        })
      else
        for (const line of [...standingText(tournament, standing), '', ...decisionLines(tournament, games)]) print(line)
    })
}

/** A tournament in which programs of other people play. */
async function tournamentOfPrograms(named: readonly Named[], options: Options): Promise<void> {
  if (options.oracle || options.ratings !== undefined)
    throw new InputError('a tournament with a program has neither --oracle nor --ratings')
  if (named.length < 2) throw new InputError('a tournament has at least two contestants')
  const contest = contestOf(named, options)
  const tournament = tournamentOf(contest)
  checkSize(tournament)
  const games = await playContest('tournament', contest, options.file ?? null, options.cores)
  const standing = standingOf(tournament, games)
  const contestants = tournament.contestants.map(({ name }) => name)
  if (options.json) printJson({ contestants, seed: tournament.seed, openings: options.openings, ...standing, games })
  else for (const line of [...standingText(tournament, standing), ...faultLines(contest, games)]) print(line)
}

/** @throws InputError */
function checkSize(tournament: Tournament): void {
  const [players, games] = [tournament.contestants.length, gameCount(tournament)]
  if (players > MAX_CONTESTANTS)
    throw new InputError(`a tournament has at most ${MAX_CONTESTANTS} contestants, not ${players}`)
  if (games > MAX_GAMES)
    throw new InputError(`a tournament has at most ${countText(MAX_GAMES)} games, not ${countText(games)}`)
}

function tournamentGames(tournament: Tournament): Playable<Tournament, 'game'> {
  return {
    command: 'tournament',
    played: tournament,
    basisOf,
    countOf: gameCount,
    check: checkedGame,
    kind: 'game',
    requestOf: (number) => gameOf(tournament, number),
    isDecided: () => false,
    say: () => '',
  }
}

/**
 * Writes the ratings of the largest group, as only ratings within a group can be compared; all others count as not
 * measured. They are rounded to whole points once, here, so that every display agrees.
 */
function writeRatings(
  path: string,
  { contestants, pairs, openingStones, seed, isBalanced = false, swapRule, boardSize, rule }: Tournament,
  { groups }: Standing,
): void {
  const members = groups.reduce((a, b) => (b.members.length > a.members.length ? b : a)).members
  const ratings = Object.fromEntries(
    members.map(({ player, elo, error }) => [contestants[player].name, { elo: rounded(elo), error: rounded(error) }]),
  )
  writeJson(path, {
    madeBy: `polyy tournament --games ${2 * pairs} --opening ${openingStones} --seed ${seed}${isBalanced ? ' --openings balanced' : ''}${swapRule ? ' --swap' : ''}${boardSize === 4 ? '' : ` --size ${boardSize}`}${rule === undefined ? '' : ` --rule ${rule}`}`,
    ratings,
  })
}

function addContestant(text: string, before: Named[] = []): Named[] {
  const contestant = readPlayer(text)
  const protocolOf = (one: Named) => (isProgram(one) ? one.protocol : null)
  const isSame = (one: Named) => one.name === contestant.name && protocolOf(one) === protocolOf(contestant)
  if (before.some(isSame)) throw new InvalidArgumentError(`${text} plays already.`)
  return [...before, contestant]
}

function standingText(tournament: Tournament, standing: Standing): string[] {
  const { contestants } = tournament
  const { rates, groups, cycles, thrown } = standing
  const order = groups.flatMap(({ members }) => members.map(({ player }) => player))
  const nameOf = (player: number) => contestants[player].name
  const rateText = (i: number, j: number) =>
    i === j ? '' : rates[i][j] === null ? NONE : perCentText(roundedWins(rates, i, j))
  return [
    `ratings, with their standard errors, clustered by opening, of which there are ${countText(Math.max(...groups.map(({ openings }) => openings)))}`,
    ...indentedRows(groups.flatMap((group) => ratingRows(group, groups, nameOf))),
    '',
    `wins of 100 games against, from ${countText(2 * tournament.pairs)} each${tournament.isBalanced ? ', balanced openings' : ''}${tournament.swapRule ? ', with the swap rule' : ''}`,
    ...indentedRows([
      ['', ...order.map((_, k) => String(k + 1))],
      ...order.map((i, k) => [`${k + 1} ${nameOf(i)}`, ...order.map((j) => rateText(i, j))]),
    ]),
    '',
    ...thrownLines(order.map((player) => [nameOf(player), thrown[player]])),
    ...cycleLines(cycles, nameOf),
    '',
    ...lengthLines(tournament, standing),
  ]
}

type NameOf = (player: number) => string

function ratingRows({ members, above }: RatingGroup, groups: readonly RatingGroup[], nameOf: NameOf): string[][] {
  const beneath = groups[above[0]]?.members.map(({ player }) => nameOf(player)).join(', ')
  const rows = members.map(({ player, elo, error }) => [
    nameOf(player),
    members.length === 1 ? NONE : eloText(elo),
    members.length === 1 ? '' : `± ${Number.isFinite(error) ? rounded(error) : NONE}`,
  ])
  // They never lost to those below: no number says by how much they are better.
  return beneath === undefined ? rows : [...rows, [`  never lost to ${beneath}`, '', '']]
}

/** The blunders of each player; nothing where perfect play was not asked. */
function thrownLines(players: readonly (readonly [name: string, thrown: Estimate | null])[]): string[] {
  const rows = players.flatMap(([name, thrown]) => (thrown === null ? [] : [[name, thrownText(thrown)]]))
  return rows.length === 0
    ? []
    : ['blunders per game, with 95 % intervals, clustered by opening', ...indentedRows(rows), '']
}

function cycleLines(cycles: readonly Cycle[], nameOf: NameOf): string[] {
  const sure = cycles.filter(({ isSignificant }) => isSignificant)
  const lines = sure.map(
    ({ legs }) =>
      `  ${legs.map(({ winner, rate }) => `${nameOf(winner)} (${percentText(rate.value)})`).join(' beats ')} beats ${nameOf(legs[0].winner)}`,
  )
  return [
    `cycles: ${countText(cycles.length)}, of which ${countText(sure.length)} chance hardly explains: the 95 % interval of each of the three, which holds at every moment, is above one half`,
    ...lines,
  ]
}

/** The length of games by the difference in strength between the contestants. */
function lengthLines(tournament: Tournament, { rates, lengths }: Standing): string[] {
  const played = pairingsOf(tournament).flatMap(([i, j], pairing) => {
    const [rate, length] = [rates[i][j], lengths[pairing]]
    return rate === null || length === null ? [] : [{ unlike: Math.abs(rate.value - 0.5), length }]
  })
  const bands = [
    [0, 0.1],
    [0.1, 0.25],
    [0.25, 0.4],
    [0.4, 0.51],
  ] as const
  const rows = bands.flatMap(([from, to]) => {
    const within = played.filter(({ unlike }) => unlike >= from && unlike < to)
    if (within.length === 0) return []
    const mean = within.reduce((sum, { length }) => sum + length, 0) / within.length
    return [
      [
        `${percentText(0.5 + from)} to ${percentText(Math.min(1, 0.5 + to))}`,
        fixedText(mean, 1),
        countText(within.length),
      ],
    ]
  })
  return [
    'stones at the end of a game, by the rate of wins of the stronger',
    ...indentedRows([['rate', 'stones', 'matches'], ...rows]),
  ]
}
