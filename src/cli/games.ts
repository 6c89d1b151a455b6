/** `polyy games`: who has won the games of a file, and the same games in the other format. */
import type { Command } from 'commander'
import { MAX_GAME_FILE_BYTES } from '../contract/api.ts'
import { isSilentLine } from '../contract/text-file.ts'
import {
  codeCupMisfit,
  formatCodeCup,
  isCodeCupLine,
  parseCodeCupLine,
  type CodeCupMisfit,
} from '../engine/game/codecup.ts'
import { COLOUR_NAMES } from '../engine/game/colour.ts'
import { RULE_NAMES } from '../engine/game/corners.ts'
import { FaultError } from '../engine/game/fault.ts'
import { lineThrough, seatAtEnd, treeResult, type GameTree } from '../engine/game/game-tree.ts'
import { InputError, reportFault } from './input.ts'
import { allLinesOf } from './lines.ts'
import { readPath } from './options.ts'
import { gamesOfSgf, isSgf, sgfOf } from './sgf-games.ts'
import { NONE, print, printJson } from './text.ts'

const EXAMPLES = `
Examples:
  polyy games games.txt
  polyy games games.txt --json
  polyy games games.txt --convert > games.sgf
  polyy games games.sgf --convert > games.txt

A file has games in SGF, of which the main lines count, or CodeCup's lines: one game a line on 106 nodes under three corners, a
number from 1 to 106 for each stone, and -1 for the swap. Without --convert, a line for each game: its number in the file,
its moves, the colour that has won and who played it, the first player or the second.`

interface Options {
  readonly convert?: boolean
  readonly json?: boolean
}

export function addGames(program: Command): void {
  program
    .command('games')
    .description("Who has won the games of a file; SGF as CodeCup's lines, and these as SGF.")
    .argument('<file>', 'the games, - for stdin', readPath)
    .option('--convert', "print CodeCup's lines as SGF, and SGF as CodeCup's lines")
    .option('--json', 'one JSON object a game: {game, nodes, rule, moves, swapped, winner, player, by}')
    .addHelpText('after', EXAMPLES)
    .action(runGames)
}

async function runGames(file: string, { convert = false, json = false }: Options): Promise<void> {
  if (convert && json) throw new InputError('--convert and --json cannot be used together')
  const name = file === '-' ? 'stdin' : file
  const lines = await allLinesOf(file, MAX_GAME_FILE_BYTES)
  const text = lines.join('\n')
  const first = lines.find((line) => !isSilentLine(line))
  if (first === undefined) throw new InputError(`${name}: there is no game in it`)
  if (!isSgf(text) && !isCodeCupLine(first)) throw new InputError(`${name}: it has neither SGF nor CodeCup's lines`)
  const show = convert ? (isSgf(text) ? showCodeCup : showSgf) : json ? showJson : showWinner
  let number = 1
  try {
    for (const tree of isSgf(text) ? gamesOfSgf(text) : gamesOfLines(lines, name)) {
      show(tree, number)
      number++
    }
  } catch (error) {
    if (!(error instanceof FaultError || error instanceof InputError)) throw error
    throw new InputError(`${name}: game ${number}: ${error.message}`)
  }
}

/** The games of CodeCup's lines; a line that cannot be used is reported, and the others are still read. */
function* gamesOfLines(lines: readonly string[], name: string): Generator<GameTree> {
  for (const [i, line] of lines.entries()) {
    if (isSilentLine(line)) continue
    try {
      yield parseCodeCupLine(line, i + 1)
    } catch (error) {
      if (!(error instanceof FaultError)) throw error
      reportFault('polyy games', `${name}: ${error.message}`)
    }
  }
}

const MISFITS: Readonly<Record<CodeCupMisfit, string>> = {
  rules: "CodeCup's lines are of games on 106 nodes under three corners",
  start: "CodeCup's lines are of games from the empty board",
  'no-moves': 'nothing is played',
}

/** @throws InputError for a game that has no such line */
function showCodeCup(tree: GameTree): void {
  const misfit = codeCupMisfit(tree)
  if (misfit !== null) throw new InputError(MISFITS[misfit])
  print(formatCodeCup(tree))
}

const showSgf = (tree: GameTree) => print(sgfOf(tree))

function showJson(tree: GameTree, game: number): void {
  const { position } = lineThrough(tree)[0]
  const { moves, isSwapped, result, player } = endOf(tree)
  printJson({
    game,
    nodes: position.board.nodeCount,
    rule: RULE_NAMES[position.cornersToWin],
    moves,
    swapped: isSwapped,
    winner: result?.winner ?? null,
    player,
    by: result?.by ?? null,
  })
}

function showWinner(tree: GameTree, game: number): void {
  const { moves, result, player } = endOf(tree)
  const winner = result === null ? NONE : `${COLOUR_NAMES[result.winner]}, ${player} player`
  const by = result?.by === 'resignation' ? ', by resignation' : ''
  print(`${String(game).padStart(5)}  ${String(moves).padStart(3)} moves  ${winner}${by}`)
}

function endOf(tree: GameTree) {
  const played = lineThrough(tree).flatMap(({ move }) => (move === null ? [] : [move]))
  const result = treeResult(tree)
  const player = result === null ? null : seatAtEnd(tree, result.winner)
  return { moves: played.length, isSwapped: played.includes('swap'), result, player }
}
