/** The texts of a course: its table, and the report for each student. */
import { ruleText } from '../../engine/game/corners.ts'
import { rounded } from '../../engine/math/rounding.ts'
import { startOf } from '../../engine/game/position.ts'
import { namesApart, type EngineContest } from '../engines/contest.ts'
import { eloText } from '../game-options.ts'
import { plain } from '../terminal.ts'
import { countText, fixedText, indentedRows, NONE } from '../text.ts'
import type { Check } from './check.ts'
import type { Change } from './record.ts'
import { gamesOf, lostByFault, placesOf, type CourseGame, type Mark } from './marks.ts'

/** An engine with its check. */
export interface Checked {
  readonly name: string
  readonly check: Check
  /** Links that were not followed. */
  readonly leftOut: readonly string[]
}

export const failedAmong = (checked: readonly Checked[]) => checked.filter(({ check }) => check.fault !== null)

/** Lines of the end of an error stream that are shown. */
const ERROR_LINES = 10

const perMove = ({ ms, moves }: Mark) => (moves === 0 ? NONE : fixedText(ms / 1000 / moves, 2))

const intervalOf = ({ rating }: Mark) =>
  rating === null || !Number.isFinite(rating.upper) ? NONE : `${eloText(rating.lower)} to ${eloText(rating.upper)}`

/** The places that the intervals leave open. */
function placeText(mark: Mark, marks: readonly Mark[]): string {
  const places = placesOf(mark, marks)
  if (places === null) return NONE
  return places.best === places.worst ? String(places.best) : `${places.best} to ${places.worst}`
}

/** A line that says what was played. */
function headOf(contest: EngineContest): string {
  const { board, cornersToWin } = startOf(contest)
  const { pairs, openingStones, seed, swapRule } = contest
  const opening = swapRule ? 'the empty board, with the swap rule' : `an opening of ${openingStones} random stones`
  return `${countText(2 * pairs)} games between any two, on ${board.nodeCount} nodes by ${ruleText(cornersToWin)}, each pair from ${opening}, seed ${seed}`
}

/** The assumptions behind the ratings. */
function notes(marks: readonly Mark[]): string[] {
  const groups = new Map(marks.flatMap(({ rating }) => (rating === null ? [] : [[rating.group, rating] as const])))
  if (groups.size === 0)
    return ['There are no ratings: no group of players has both beaten and lost to each other, directly or by others.']
  return [
    'A place is one in its group, as far as the intervals tell: two players whose intervals overlap may stand either way.',
    'Ratings are in points of Elo by the Bradley-Terry model, 0 is the mean of a group. Players are in one group if wins lead from each to every other;',
    `without such wins there is no rating (${NONE}), and players stand above those who never beat them.`,
    ...[...groups].map(
      ([group, { openings }]) =>
        `Group ${group}: 95 % intervals by Student's t over n = ${openings} openings, by which errors are clustered; they hold if the number of games was settled beforehand.`,
    ),
    ...([...groups.values()].some(({ openings }) => openings < 2)
      ? ['From one opening there is no interval: --games 4 or more.']
      : []),
  ]
}

/** The whole table, for the lecturer. */
export function tableLines(
  contest: EngineContest,
  marks: readonly Mark[],
  checked: readonly Checked[],
  changes: readonly Change[],
): string[] {
  const failed = failedAmong(checked)
  const cut = checked.filter(({ leftOut }) => leftOut.length > 0)
  const rows = marks.map((mark) => [
    mark.isOurs ? `(${mark.name})` : mark.name,
    String(mark.rating?.group ?? NONE),
    placeText(mark, marks),
    mark.rating === null ? NONE : eloText(mark.rating.elo),
    intervalOf(mark),
    countText(mark.games),
    countText(mark.won),
    countText(mark.games - mark.won),
    countText(lostByFault(mark)),
    perMove(mark),
  ])
  return [
    headOf(contest),
    ...(marks.length === 0
      ? ['No engine has passed its check: nothing was played.']
      : [
          '',
          ...indentedRows([
            [
              'player (ours in brackets)',
              'group',
              'place',
              'rating',
              '95 %',
              'games',
              'won',
              'lost',
              'by a fault',
              's a move',
            ],
            ...rows,
          ]),
          '',
          ...notes(marks),
        ]),
    ...(failed.length === 0
      ? []
      : ['', 'failed the check', ...failed.map(({ name, check }) => plain(`  ${name} ${check.fault?.why ?? ''}`))]),
    ...(cut.length === 0
      ? []
      : [
          '',
          'left out, as links lead out of the folder',
          ...cut.map(({ name, leftOut }) => plain(`  ${name} ${listed(leftOut)}`)),
        ]),
    ...(changes.length === 0
      ? []
      : [
          '',
          'files of engines that were changed while they ran, and laid anew (with several cores, any game of that time may have done it)',
          ...changes.map(({ engine, files, during }) => plain(`  ${engine} ${listed(files)}: ${during}`)),
        ]),
  ]
}

/** Names that are shown of many. */
const MAX_NAMES = 5

const listed = (names: readonly string[]) =>
  names.slice(0, MAX_NAMES).join(', ') +
  (names.length > MAX_NAMES ? `, and ${countText(names.length - MAX_NAMES)} more` : '')

function errorLines(errors: string): string[] {
  const text = errors.trim()
  return text === ''
    ? ['Its error stream is empty.']
    : [
        'The end of its error stream:',
        ...text
          .split(/\r?\n/)
          .slice(-ERROR_LINES)
          .map((line) => plain(`  | ${line}`)),
      ]
}

const quoted = (text: string) => (text.trim() === '' ? '(nothing)' : JSON.stringify(text.trim()))

function checkLines({ said, fault, exchanges }: Check): string[] {
  const rows = exchanges.map(({ asked, came, ms }) => [asked, quoted(came), `${fixedText(ms / 1000, 2)} s`])
  return [
    fault === null ? 'The check: passed.' : plain(`The check: failed. It ${fault.why}.`),
    ...(said === null ? [] : [plain(`It calls itself ${said}.`)]),
    ...(fault === null ? [] : ['', ...errorLines(fault.errors)]),
    ...(rows.length === 0
      ? []
      : ['', 'What was asked, what came, and after how long', ...leftRows(rows).map((line) => `  ${line}`)]),
  ]
}

/** Rows with all columns to the left. */
function leftRows(rows: readonly (readonly string[])[]): string[] {
  const safe = rows.map((row) => row.map(plain))
  const widths = safe[0].map((_, column) => Math.max(...safe.map((row) => Math.min(40, row[column].length))))
  return safe.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  )
}

/** The report for the author of an engine. */
export function reportLines(
  { name, check, leftOut }: Checked,
  contest: EngineContest,
  marks: readonly Mark[],
  games: readonly CourseGame[],
): string[] {
  const player = contest.players.findIndex((one) => one.name === name && 'program' in one)
  const mark = marks.find((one) => !one.isOurs && one.name === name)
  return [
    plain(name),
    '',
    ...(leftOut.length === 0 ? [] : [plain(`Left out, as links lead out of your folder: ${listed(leftOut)}.`), '']),
    ...checkLines(check),
    '',
    ...(mark === undefined ? ['It has played no games.'] : resultLines(contest, mark, marks, player, games)),
  ]
}

function placeOf(mark: Mark, marks: readonly Mark[]): string {
  const places = placesOf(mark, marks)
  return places === null ? '' : `, place ${placeText(mark, marks)} of ${places.of}`
}

function resultLines(
  contest: EngineContest,
  mark: Mark,
  marks: readonly Mark[],
  player: number,
  games: readonly CourseGame[],
): string[] {
  const own = gamesOf(games, player)
  const rating =
    mark.rating === null
      ? 'no rating, as it is connected by wins and losses with nobody'
      : `rating ${eloText(rounded(mark.rating.elo))}, 95 % ${intervalOf(mark)}, n = ${mark.rating.openings} openings, group ${mark.rating.group}`
  const against = namesApart(contest.players).flatMap((name, other) => {
    const met = own.filter(({ one }) => other !== player && one.players.includes(other))
    const won = met.filter(({ own: colour, one }) => one.game.winner === colour).length
    return met.length === 0 ? [] : [[name, `${won} of ${met.length}`]]
  })
  const faults = own.flatMap(({ own: colour, one }, i) => {
    const { broken, winner } = one.game
    return broken === undefined || winner === colour ? [] : [{ number: i + 1, ...broken }]
  })
  const shown = new Map(faults.map((fault) => [fault.why, faults.filter(({ why }) => why === fault.why)]))
  return [
    `${mark.won} of ${mark.games} games won; ${rating}${placeOf(mark, marks)}; ${perMove(mark)} s a move.`,
    headOf(contest),
    '',
    'won against',
    ...indentedRows(against),
    ...(shown.size === 0 ? [] : ['', 'Games that it broke off (their numbers in games.sgf)']),
    ...[...shown].flatMap(([why, lost]) => [
      plain(`  It ${why}: game ${lost.map(({ number }) => number).join(', ')}`),
      ...errorLines(lost[0].errors).map((line) => `  ${line}`),
    ]),
  ]
}
