/** The games of a course in SGF. */
import { opponentOf } from '../../engine/game/colour.ts'
import { NO_INFO } from '../../engine/game/game-tree.ts'
import { parseMove, parsePosition } from '../../engine/game/notation.ts'
import { startOf } from '../../engine/game/position.ts'
import { fromGame } from '../../engine/game/tree-builder.ts'
import type { EngineContest } from '../engines/contest.ts'
import { sgfOf } from '../sgf-games.ts'
import { playerOf, type CourseGame } from './marks.ts'

export function courseSgf(contest: EngineContest, one: CourseGame): string {
  const { opening, moves, broken, winner } = one.game
  const start = { ...parsePosition(opening), cornersToWin: startOf(contest).cornersToWin }
  const [first, second] = (['red', 'blue'] as const).map((colour) => contest.players[playerOf(one, colour)].name)
  const loser = opponentOf(winner)
  const tree = fromGame(
    {
      start,
      swapRule: false,
      moves: moves.map((name) => parseMove(start.board, name)),
      undone: [],
      resigned: broken?.kind === 'resignation' ? loser : null,
    },
    {
      ...NO_INFO,
      players: { first, second },
      notes: broken === undefined ? '' : `${loser === 'red' ? first : second} ${broken.why}`,
    },
  )
  return sgfOf(tree, broken === undefined || broken.kind === 'resignation' ? null : loser)
}
