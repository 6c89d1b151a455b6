/** Plays a contest. A game that was not saved is played again, move for move: it follows from the contest's seed. */
import { SequentialWatch } from '../../../../engine/arena/match-result.ts'
import { gameCount, gameOf } from '../../../../engine/arena/tournament.ts'
import { boardOfSize } from '../../../../engine/game/board.ts'
import { pacing, type Pace } from '../pace.ts'
import type { StudyKind } from '../study-kind.ts'
import type { ContestDraft } from './contest-draft.ts'
import type { ContestRecord } from './contest-file.ts'

/** The one that is shown of the games being played. */
export interface LiveGame {
  readonly number: number
  /** The moves so far, by name. */
  readonly moves: readonly string[]
  readonly isOver: boolean
}

export interface Live {
  readonly game: LiveGame | null
  readonly pace: Pace | null
}

/** Milliseconds without a move after which another game may be shown. */
const WATCHED = 2500

export const playContest: StudyKind<ContestRecord, Live, ContestDraft>['run'] = (
  { tournament, test, games: before },
  pool,
  tell,
) => {
  const games = new Map(before.map((game) => [game.number, game]))
  const watch = test && new SequentialWatch(test)
  if (watch !== null && watch.look(games) !== null) return tell.over()
  const paceOf = pacing()
  const show = watching((game) => tell.live({ game }))
  const { names } = boardOfSize(tournament.boardSize)
  const todo = Array.from({ length: gameCount(tournament) }, (_, number) => number).filter(
    (number) => !games.has(number),
  )
  pool.start('game', todo, (number) => gameOf(tournament, number), {
    progress: (number, moves) => show({ number, moves: moves.map((node) => names[node]), isOver: false }),
    done: (number, played) => {
      games.set(number, { ...played, number })
      show({ number, moves: played.moves, isOver: true })
      tell.found(() => ({ record: { games: [...games.values()] }, live: { pace: paceOf(games.size - before.length) } }))
      if (watch !== null && watch.look(games) !== null) tell.over()
    },
    failed: tell.failed,
    finished: tell.over,
  })
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
