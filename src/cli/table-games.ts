/** `polyy table-games`: what a transposition table saves that is kept over several games, and what memory it takes. */
import type { Command } from 'commander'
import { TABLE_GAMES_FIELDS } from '../contract/studies/table-games.ts'
import {
  capacityOf,
  seriesCount,
  TABLE_ROOMS,
  tableFigures,
  type OfSeries,
  type TableFigures,
  type TableGamesPlan,
  type TableRoom,
  type TableSeries,
} from '../engine/lab/table-games.ts'
import { coresOption, readSome } from './options.ts'
import { addPlanOptions, planIn } from './plan-options.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { countText, indentedRows, percentText, print, printJson } from './text.ts'
import { withThreads } from './threads.ts'

const EXAMPLES = `
Examples:
  polyy table-games
  polyy table-games --algorithm alpha-beta --depth 5 --rooms 1048576,unlimited
  polyy table-games --size 3 --opponent random --series 20 --seed 2 --json

Each game begins on the empty board. The search plays Red, and each of its moves is searched twice: with the table that is
kept from game to game, and with one that is empty; both find the same move. Blue is played by a shallow search (alpha-beta
to depth 2, its first move and one in eight at random), which stands for a person, by random moves, or by the search itself,
which then shares the table, after a random first move of Red. A table with room for 1,048,576 states takes 12 MB. An
unlimited one replaces no state, up to ${countText(capacityOf('unlimited'))} of them: it shows what memory is needed. Figures are medians over the series, with their intervals of
95 %, and "all" is all games together.`

interface Options {
  readonly cores: number
  readonly json?: boolean
}

export function addTableGames(program: Command): void {
  const command = program
    .command('table-games')
    .description('What a transposition table kept over several games saves, and how full it becomes.')
  addPlanOptions(command, TABLE_GAMES_FIELDS, { rooms: { read: readRooms } })
    .addOption(coresOption())
    .option('--json', 'one JSON object for each room and game')
    .addHelpText('after', EXAMPLES)
    .action(runTableGames)
}

/** Sizes of tables, from the smallest, whatever their order in the text. */
function readRooms(text: string): TableRoom[] {
  const named = readSome(TABLE_ROOMS)(text)
  return TABLE_ROOMS.filter((room) => named.includes(room))
}

async function runTableGames({ cores, json, ...options }: Options): Promise<void> {
  const plan = planIn(TABLE_GAMES_FIELDS, options)
  const { algorithm, depth, opponent, games, series, rooms, seed } = plan
  const all = await playAll(plan, cores)
  if (!json)
    print(
      `${algorithm} to depth ${depth} against ${opponent === 'itself' ? opponent : `${opponent} moves`}, ${countText(series)} series of ${countText(games)} games, seed ${seed}`,
    )
  for (const room of rooms) {
    const figures = tableFigures(plan, all, room)
    if (figures === null) continue
    const rows = [...figures.games.map((each, game) => [game + 1, each] as const), ['all', figures.total] as const]
    if (json) for (const [game, each] of rows) printJson({ room, game, ...each })
    else
      for (const line of [
        '',
        `room for ${typeof room === 'number' ? `${countText(room)} states` : 'any number of states'}`,
        ...roomText(rows),
      ])
        print(line)
  }
}

async function playAll(plan: TableGamesPlan, cores: number): Promise<TableSeries[]> {
  const started = performance.now()
  const requests = Array.from({ length: seriesCount(plan) }, (_, number) => ({ plan, number }))
  const total = countText(requests.length)
  const showDone = (done: number) => showProgress(`polyy table-games: ${countText(done)} of ${total} series`)
  const all = await withThreads(cores, (threads) => threads.all('tableGames', requests, showDone))
  endProgress(`polyy table-games: ${total} series in ${secondsText(performance.now() - started)}`)
  return all
}

function roomText(rows: readonly (readonly [game: number | 'all', figures: TableFigures])[]): string[] {
  const heads = ['game', 'visited', 'with the kept table', 'saved', 'in the table', 'replaced', 'n']
  const texts = rows.map(([game, { visited, visitedKept, saved, states, replaced }]) => [
    String(game),
    countText(visited.value),
    countText(visitedKept.value),
    spanText(saved, percentText),
    spanText(states, countText),
    countText(replaced.value),
    countText(saved.count),
  ])
  return indentedRows([heads, ...texts])
}

function spanText({ value, lower, upper }: OfSeries, write: (value: number) => string): string {
  return Number.isFinite(lower) ? `${write(value)} (${write(lower)} to ${write(upper)})` : write(value)
}
