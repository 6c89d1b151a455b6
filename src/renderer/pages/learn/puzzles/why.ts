/** One sentence that says why a move of a puzzle wins or loses. */
import { reasonsFor } from '../../../../engine/solver/reasons.ts'
import { opponentOf } from '../../../../engine/game/colour.ts'
import { play, type Position } from '../../../../engine/game/position.ts'
import { i18n } from '../../../language/i18n.ts'
import { COLOUR_NAMES } from '../../../language/names.ts'
import { lineOf, positionNow, type PuzzleRound } from '../../../model/puzzles/round.ts'
import { reasonWords } from '../../../parts/oracle/reason-words.ts'

export const why = (position: Position, node: number) => reasonWords(reasonsFor(position, node), position, node)

export function reasonOfSolution(round: PuzzleRound): string {
  return why(round.start, lineOf(round)[0])
}

/** Why the tried move is wrong: what it allows, or else what its refutation does. Empty until that is known. */
export function reasonOfWrong(round: PuzzleRound): string {
  const { tried, refutation } = round
  const position = positionNow(round)
  if (tried === null) return ''
  if (reasonsFor(position, tried).some(({ kind }) => kind === 'allows')) return why(position, tried)
  if (refutation === null) return ''
  const [node, answer] = [tried, refutation].map((each) => position.board.names[each])
  return `${i18n.t('puzzles:wrong', { node, answer, other: COLOUR_NAMES[opponentOf(position.toMove)] })} ${why(play(position, tried), refutation)}`
}
