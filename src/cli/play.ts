/** `polyy play`: a game in the terminal, or with moves piped in. */
import { Option, type Command } from 'commander'
import { choiceOf, type Choice } from '../engine/arena/choice.ts'
import type { Contestant } from '../engine/arena/contestant.ts'
import { groundsOf } from '../engine/arena/grounds.ts'
import type { BoardSize } from '../engine/game/board.ts'
import type { CornersToWin } from '../engine/game/corners.ts'
import { evaluate } from '../engine/evaluation/evaluation.ts'
import { REPORT_EVALUATOR } from '../engine/evaluation/evaluator.ts'
import { COLOUR_NAMES, opponentOf } from '../engine/game/colour.ts'
import {
  addMove,
  canSwap,
  computersMove,
  newGame,
  positionOf,
  resultOf,
  seatOf,
  swapperOf,
  type Game,
  type GameResult,
  type Move,
  type Seat,
} from '../engine/game/game.ts'
import { EMPTY, nodesOf, only, type NodeSet } from '../engine/game/node-set.ts'
import { formatPosition } from '../engine/game/notation.ts'
import { emptyPosition, fitsBits, winningStones } from '../engine/game/position.ts'
import { Random } from '../engine/math/random.ts'
import { oracleOf } from '../engine/solver/oracle.ts'
import { boardText } from './board-text.ts'
import { CONTESTANT_HELP, readContestant } from './contestants.ts'
import { checkBoard } from './game-options.ts'
import { linesOf } from './lines.ts'
import { readAnySize, readRule } from './options.ts'
import { applyCommand } from './play-words.ts'
import { countText, fixedText, namesOf, print, valueText } from './text.ts'
import { whyText } from './why.ts'

const EXAMPLES = `
Examples:
  polyy play
  polyy play --red alpha-beta:3 --blue human --swap
  polyy play --red negascout:4 --blue iterative-deepening:3
  polyy play --blue attacker --why
  polyy play --blue negascout:5,ordering=history
  polyy play --size 7 --swap
  printf 'c1\\nc4\\n' | polyy play --size 3

A player is human, ${CONTESTANT_HELP}
At the prompt, type a node's name, or help.`

const HUMAN = 'human'

/** The opponents by default: within a second or two for a move on 31 nodes, and on 106. */
const USUAL = { small: 'negascout:4', large: 'negascout:3' }

type Seats = Readonly<Record<Seat, Contestant | typeof HUMAN>>

export function addPlay(program: Command): void {
  program
    .command('play')
    .description('A game in the terminal.')
    .addOption(new Option('--red <player>', 'who moves first').argParser(readPlayer).default(HUMAN))
    .addOption(
      new Option(
        '--blue <player>',
        `who moves second (default: ${USUAL.small}, on larger boards ${USUAL.large})`,
      ).argParser(readPlayer),
    )
    .option('--size <rings>', 'board size: 2 to 7', readAnySize, 4)
    .option('--rule <name>', 'three-sides or three-corners; by default three-sides up to size 4', readRule)
    .option('--swap', 'the second player may answer the first stone by swapping colours')
    .option('--why', "the grounds of each of the computer's moves")
    .addHelpText('after', EXAMPLES)
    .action(
      async ({
        red,
        blue,
        size,
        rule,
        swap,
        why = false,
      }: {
        red: Seats['first']
        blue?: Seats['second']
        size: BoardSize
        rule?: CornersToWin
        swap?: boolean
        why?: boolean
      }) => {
        const start = emptyPosition(size, rule)
        const seats = { first: red, second: blue ?? readPlayer(fitsBits(start) ? USUAL.small : USUAL.large) }
        checkBoard(
          Object.values(seats).filter((seat) => seat !== HUMAN),
          start,
        )
        const words = linesOf('-')
        try {
          await playGame(newGame(start, swap === true), seats, words, why)
        } finally {
          // Stdin would keep the process waiting for more.
          await words.return(undefined)
        }
      },
    )
}

function readPlayer(text: string): Seats['first'] {
  return text === HUMAN ? text : readContestant(text)
}

async function playGame(start: Game, seats: Seats, words: AsyncIterator<string>, why: boolean): Promise<void> {
  let game: Game | null = start
  for (;;) {
    const result = resultOf(game)
    if (result !== null) return showEnd(game, result)
    const contestant = toMove(game, seats)
    const next: Game | null =
      contestant === HUMAN ? await humanMove(game, seats, words) : showComputerMove(game, contestant, why)
    if (next === null) return print(`The game stops at ${formatPosition(positionOf(game))}`)
    game = next
  }
}

function toMove(game: Game, seats: Seats): Seats['first'] {
  return seats[seatOf(game, positionOf(game).toMove)]
}

/** Asks until the game has changed; `null` when the human leaves or the input ends. */
async function humanMove(game: Game, seats: Seats, words: AsyncIterator<string>): Promise<Game | null> {
  const position = positionOf(game)
  const { red, blue, value } = evaluate(position)
  showBoard(game, lastStone(game))
  print(`Pieces to win: Red ${countText(red)}, Blue ${countText(blue)}, f ${valueText(value)}`)
  if (canSwap(game)) print('You may swap: take over the first stone')
  for (;;) {
    process.stdout.write(`${COLOUR_NAMES[position.toMove]}> `)
    const word = await words.next()
    if (word.done === true) {
      print('')
      return null
    }
    // A terminal shows what is typed; the transcript of a piped game would lack it.
    if (!process.stdin.isTTY) print(word.value)
    const answer = applyCommand(game, word.value, (game) => toMove(game, seats) === HUMAN)
    for (const line of answer.say) print(line)
    if (answer.game === null || answer.game !== game) return answer.game
  }
}

interface ComputersMove {
  readonly game: Game
  readonly move: Move
  readonly choice: Choice
}

/**
 * Moves or swaps. Random moves differ from game to game. It thinks in this process: while it does, nobody can type
 * anything that matters.
 */
export function computersTurn(game: Game, contestant: Contestant): ComputersMove {
  const position = positionOf(game)
  const context = {
    random: Random.numbered(Date.now(), game.moves.length),
    oracle: () => oracleOf(position.board.size),
  }
  const swapper = swapperOf(game)
  const choice = choiceOf(contestant, position, context, swapper)
  const move = computersMove(swapper, choice)
  return { game: addMove(game, move), move, choice }
}

function showComputerMove(game: Game, contestant: Contestant, why: boolean): Game {
  const { move, choice, game: next } = computersTurn(game, contestant)
  const { toMove, board } = positionOf(game)
  const number = `${game.moves.length + 1}.`.padStart(3)
  const deed =
    move === 'swap' ? `swaps and plays ${COLOUR_NAMES[opponentOf(toMove)]} from now on` : `plays ${board.names[move]}`
  print(
    `${number} ${COLOUR_NAMES[toMove].padEnd(4)} ${deed.padEnd(9)}  ${contestant.name}${figuresText(contestant, choice)}`,
  )
  if (why)
    for (const line of whyText(
      positionOf(game),
      groundsOf(contestant, positionOf(game), choice, () => oracleOf(board.size)),
    ))
      print(`     ${line}`)
  return next
}

/** The figures of the search that chose a move, or nothing if there was none. Only the report's evaluator gives f. */
function figuresText({ mind }: Contestant, { search }: Choice): string {
  if (search === null || mind.by !== 'search') return ''
  const value = (mind.options.evaluator ?? REPORT_EVALUATOR).kind === 'report' ? 'f' : 'value'
  const more =
    search.shortestWin === null ? '' : ` (+${countText(search.shortestWin.visited)} to find the shortest win)`
  return `: ${value} ${valueText(search.value)}, ${countText(search.visited)} visited states${more}, ${fixedText(search.ms, 1)} ms`
}

function showEnd(game: Game, { winner, by }: GameResult): void {
  const position = positionOf(game)
  const chain = winningStones(position)
  showBoard(game, chain)
  const reason =
    by === 'resignation'
      ? `${COLOUR_NAMES[opponentOf(winner)]} has resigned`
      : `${position.cornersToWin === 1 ? 'connected' : 'three corners captured'} by ${namesOf(position.board, [...nodesOf(chain)]).join(' ')}`
  print(`${COLOUR_NAMES[winner]} wins: ${reason}`)
  print(formatPosition(position))
}

function lastStone(game: Game): NodeSet {
  const last = game.moves.findLast((move) => move !== 'swap')
  return last === undefined ? EMPTY : only(last)
}

/** In colour only on a terminal, and not where NO_COLOR is set (no-color.org). */
function showBoard(game: Game, marked: NodeSet): void {
  const coloured = process.stdout.isTTY && !process.env['NO_COLOR']
  // Its colours are escape codes, and all of its text is the program's own.
  process.stdout.write(['', ...boardText(positionOf(game), marked, coloured), '', ''].join('\n'))
}
