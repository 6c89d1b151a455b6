/** A game as the positions of an experiment: from a game tree, or from a text that is pasted. */
import { lineMoments, parseGameLine, type GameLine } from '../../../../engine/lab/game-line.ts'
import { moveName } from '../../../../engine/game/game.ts'
import { formatPosition } from '../../../../engine/game/notation.ts'
import { lineThrough, type GameTree } from '../../../../engine/game/game-tree.ts'
import { documentName } from '../../documents/document-list.ts'
import { LibraryError } from '../../library/fault.ts'
import { beginOfGames, readSgf } from '../../library/read-sgf.ts'

/** The main line of a game. */
export function gameLineOf(tree: GameTree, name = tree.info.name): GameLine {
  const line = lineThrough(tree)
  const [{ position }] = line
  const moves = line.flatMap(({ move }) => (move === null ? [] : [moveName(position.board, move)]))
  return { name: documentName(name), start: formatPosition(position), moves }
}

/**
 * Reads SGF with one game, or a line of moves.
 *
 * @throws LibraryError, FaultError
 */
export function readGameLine(text: string): GameLine {
  if (beginOfGames(text) < 0) return parseGameLine(text)
  const [tree, ...others] = readSgf(text)
  if (others.length > 0) throw new LibraryError('several-games')
  return gameLineOf(tree)
}

/** Has the game positions to be compared, one after the other? */
export function hasCourse(tree: GameTree): boolean {
  return lineMoments(gameLineOf(tree)).length > 1
}
