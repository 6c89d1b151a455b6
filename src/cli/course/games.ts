/** The games of a course in SGF. */
import { beginnerOf, contestantOf } from '../../engine/arena/match.ts'
import { opponentOf } from '../../engine/game/colour.ts'
import { NO_INFO } from '../../engine/game/game-tree.ts'
import { moveNamed } from '../../engine/game/game.ts'
import { parsePosition } from '../../engine/game/notation.ts'
import { startOf } from '../../engine/game/position.ts'
import { fromGame } from '../../engine/game/tree-builder.ts'
import { namesApart, type EngineContest } from '../engines/contest.ts'
import { sgfOf } from '../sgf-games.ts'
import type { CourseGame } from './marks.ts'

export function courseSgf(contest: EngineContest, { players, game }: CourseGame): string {
  const { opening, moves, broken, winner } = game
  const start = { ...parsePosition(opening), cornersToWin: startOf(contest).cornersToWin }
  const names = namesApart(contest.players)
  const nameOf = (contestant: 0 | 1) => names[players[contestant]]
  const loser = opponentOf(winner)
  const tree = fromGame(
    {
      start,
      swapRule: contest.swapRule === true,
      moves: moves.map((name) => moveNamed(start.board, name)),
      undone: [],
      resigned: broken?.kind === 'resignation' ? loser : null,
    },
    {
      ...NO_INFO,
      players: { first: nameOf(beginnerOf('red', game.number)), second: nameOf(beginnerOf('blue', game.number)) },
      notes: broken === undefined ? '' : `${nameOf(contestantOf(loser, game))} ${broken.why}`,
    },
  )
  return sgfOf(tree, broken === undefined || broken.kind === 'resignation' ? null : loser)
}
