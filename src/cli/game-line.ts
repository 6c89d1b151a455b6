/** Reads the game of `polyy lab --game`: SGF, one of CodeCup's lines, or moves as text. */
import { FaultError } from '../engine/game/fault.ts'
import { isCodeCupLine, parseCodeCupLine } from '../engine/game/codecup.ts'
import { START, toGame, type GameTree } from '../engine/game/game-tree.ts'
import { toRecord } from '../engine/game/game.ts'
import { lineMoments, MAX_LINE_TEXT, parseGameLine, type GameLine } from '../engine/lab/game-line.ts'
import { InputError } from './input.ts'
import { isSilentLine } from '../contract/text-file.ts'
import { linesOf } from './lines.ts'
import { gamesOfSgf, isSgf } from './sgf-games.ts'

/** @throws InputError when the file cannot be read, or has no game with a position to search */
export async function readGameLine(file: string): Promise<GameLine> {
  const name = file === '-' ? 'stdin' : file
  const lines: string[] = []
  let length = 0
  for await (const line of linesOf(file)) {
    if ((length += line.length) > MAX_LINE_TEXT) throw new InputError(`${name} is too long for one game`)
    lines.push(line)
  }
  const text = lines.join('\n')
  try {
    const line = lineIn(text, lines)
    if (lineMoments(line).length === 0) throw new InputError('the game is over: there is nothing to search')
    return line
  } catch (error) {
    if (error instanceof FaultError || error instanceof InputError) throw new InputError(`${name}: ${error.message}`)
    throw error
  }
}

function lineIn(text: string, lines: readonly string[]): GameLine {
  if (isSgf(text)) {
    for (const tree of gamesOfSgf(text)) return lineOf(tree)
    throw new InputError('there is no game in it')
  }
  const first = lines.findIndex((line) => !isSilentLine(line))
  return isCodeCupLine(lines[first] ?? '') ? lineOf(parseCodeCupLine(lines[first], first + 1)) : parseGameLine(text)
}

/** The main line of a game. */
function lineOf(tree: GameTree): GameLine {
  const { start, undone } = toRecord(toGame(tree, START))
  return { name: tree.info.name, start, moves: undone.toReversed() }
}
