/** A position that perfect play is asked about, and what it answers. */
import { expect } from 'vitest'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { legalMoves, play, type Position } from '../../../../src/engine/game/position.ts'
import { Solver } from '../../../../src/engine/solver/solver.ts'
import type { Settings } from '../../../../src/renderer/model/settings.ts'
import { expectTexts, region, seat, paste, position } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'

/** Blue to move wins, but by two moves only. */
export const TENSE = './...b./..r..b.r../....r...b.r.... b'

export const panel = () => region('Perfect play')

/** A game between people that begins with the tense position. */
export async function playOn(settings: Partial<Settings> = {}) {
  const shown = await showApp('', { settings })
  await seat('Blue', 'Human')
  paste(TENSE)
  await expectTexts(position(), [TENSE])
  return shown
}

/** The moves that win for the side to move, solved here. */
function winningMovesOf(position: Position): string[] {
  const solver = new Solver(position.board)
  return legalMoves(position)
    .filter((node) => solver.solve(play(position, node)).winner === position.toMove)
    .map((node) => position.board.names[node])
}

export const winsOfTense = () => winningMovesOf(parsePosition(TENSE))

/** Waits for words that take a proof. */
export const expectWords = (words: string | RegExp) =>
  expect.element(panel(), { timeout: 60_000 }).toHaveTextContent(words)
