/** The words that a human may type at the prompt of `polyy play`, and their effect on the game. */
import { FaultError } from '../engine/game/fault.ts'
import { addMove, positionOf, resign, undoMove, type Game } from '../engine/game/game.ts'
import { formatPosition, NotationError, parseMove } from '../engine/game/notation.ts'

const HELP = [
  "a node's name or id   put a stone there: d10, or 25",
  'undo                  take back your last move, and the answer to it',
  'swap                  take over the first stone, in answer to it, where the game is played with --swap',
  'resign                give up',
  'position              print the position in one line',
  'help                  print this',
  'quit                  leave the game',
]

interface Answer {
  /** The game after the word: the same one when it changed nothing, `null` when the human leaves. */
  readonly game: Game | null
  readonly say: readonly string[]
}

/** @param isHuman is it a human's turn in this game? `undo` goes back that far */
export function applyCommand(game: Game, text: string, isHuman: (game: Game) => boolean): Answer {
  const word = text.trim().toLowerCase()
  const same = (...say: string[]): Answer => ({ game, say })
  switch (word) {
    case '':
      return same()
    case 'help':
      return same(...HELP)
    case 'position':
      return same(formatPosition(positionOf(game)))
    case 'quit':
      return { game: null, say: [] }
    case 'resign':
      return { game: resign(game, positionOf(game).toMove), say: [] }
    case 'undo': {
      const back = takeBack(game, isHuman)
      return back === null ? same('there is no move of yours to take back') : { game: back, say: [] }
    }
    default:
      return move(game, word)
  }
}

function move(game: Game, word: string): Answer {
  try {
    if (word === 'swap') return { game: addMove(game, word), say: [] }
    return { game: addMove(game, parseMove(game.start.board, word)), say: [] }
  } catch (error) {
    if (!(error instanceof FaultError)) throw error
    const hint = error instanceof NotationError ? ' (help lists what you can type)' : ''
    return { game, say: [`${error.message}${hint}`] }
  }
}

/** Back to the last turn that was a human's; `null` when there was none. */
function takeBack(game: Game, isHuman: (game: Game) => boolean): Game | null {
  for (let back = game; back.moves.length > 0;) {
    back = undoMove(back)
    if (isHuman(back)) return back
  }
  return null
}
