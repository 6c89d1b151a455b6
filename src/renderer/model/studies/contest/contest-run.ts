/** Plays a contest. A game that was not saved is played again, move for move: it follows from the contest's seed. */
import { SequentialWatch } from '../../../../engine/arena/match-result.ts'
import { gameCount, gameOf } from '../../../../engine/arena/tournament.ts'
import { boardOfSize } from '../../../../engine/game/board.ts'
import { moveName } from '../../../../engine/game/game.ts'
import type { EnginePool } from '../../../../workers/pool.ts'
import { numbersTo, runNumbered, type LivePace } from '../numbered.ts'
import type { RunReport } from '../study-kind.ts'
import type { ContestRecord } from './contest-file.ts'

/** The one that is shown of the games being played. */
export interface LiveGame {
  readonly number: number
  /** The moves so far, by name. */
  readonly moves: readonly string[]
  readonly isOver: boolean
}

export interface LiveContest extends LivePace {
  readonly game: LiveGame | null
}

type Report = RunReport<{ readonly record: ContestRecord; readonly live: LiveContest }>

/** Milliseconds without a move after which another game may be shown. */
const WATCHED = 2500

export function playContest(record: ContestRecord, pool: EnginePool, report: Report): void {
  const { tournament, test, games: before } = record
  const games = new Map(before.map((game) => [game.number, game]))
  const watch = test && new SequentialWatch(test)
  const isDecided = () => watch !== null && watch.look(games) !== null
  if (isDecided()) return report.over()
  const show = watching((game) => report.live({ game }))
  const board = boardOfSize(tournament.boardSize)
  runNumbered(
    pool,
    {
      job: 'game',
      before,
      numbers: numbersTo(gameCount(tournament)),
      requestOf: (number) => gameOf(tournament, number),
      progress: (number, moves) => show({ number, moves: moves.map((move) => moveName(board, move)), isOver: false }),
      findingOf(number, played) {
        games.set(number, { ...played, number })
        show({ number, moves: played.moves, isOver: true })
        return { ...played, number }
      },
      recordOf: (games) => ({ games }),
      isEnough: isDecided,
    },
    report,
  )
}

/** Shows one game at a time: another one only when that has rested for a while. */
function watching(show: (game: LiveGame) => void): (game: LiveGame) => void {
  let shown: { readonly number: number; readonly at: number } | null = null
  return (game) => {
    const now = performance.now()
    if (shown !== null && shown.number !== game.number && now < shown.at + WATCHED) return
    shown = { number: game.number, at: now }
    show(game)
  }
}
