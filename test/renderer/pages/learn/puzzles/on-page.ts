/** A puzzle as a person solves it. */
import { expect } from 'vitest'
import { parsePosition } from '../../../../../src/engine/game/notation.ts'
import type { Puzzle } from '../../../../../src/engine/puzzles/puzzle.ts'
import { shippedPuzzles } from '../../../../../src/engine/puzzles/shipped.ts'
import { oracleOf } from '../../../../../src/engine/solver/oracle.ts'
import { button, node, region, position } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'

export const panel = () => region('Puzzle')
export const rating = () => region('Puzzle rating')
export const positionText = () => position().element().textContent ?? ''

export async function openPuzzles(documents: Readonly<Record<string, string>> = {}) {
  const shown = await showApp('#learn/puzzles', { documents: { puzzles: documents } })
  await expect.element(button('Skip')).toBeVisible()
  return shown
}

/** The puzzle on the board, before a move. */
export function current(): Puzzle {
  const text = positionText()
  const puzzle = shippedPuzzles().find(({ position }) => position === text)
  if (puzzle === undefined) throw new Error(`not a shipped puzzle: ${text}`)
  return puzzle
}

/** Plays what perfect play plays, until the puzzle is solved. */
export async function solvePuzzle(): Promise<void> {
  const mover = parsePosition(positionText()).toMove
  const isOver = () => button('Next puzzle').query() !== null
  for (let moves = 0; moves < 16; moves++) {
    const before = parsePosition(positionText())
    await node(before.board.names[oracleOf(4).bestMove(before).node]).click()
    // Answered, or over.
    await expect
      .poll(() => {
        const after = parsePosition(positionText())
        return isOver() || (after.toMove === mover && after.red !== before.red)
      })
      .toBe(true)
    if (isOver()) return
  }
  throw new Error('not solved in 16 moves')
}

/** The stored record of the first puzzles of the app, solved on these dates. */
export function solvedPuzzles(...dates: readonly string[]): Record<string, string> {
  const puzzles = shippedPuzzles()
  const tried = dates.map((date, i) => {
    const { position, difficulty, themes } = puzzles[i]
    return { position, date, difficulty, themes, score: 1, isSolved: true }
  })
  return { mine: JSON.stringify({ format: 'poly-y puzzles', version: 1, tried, waiting: [], made: 0 }) }
}
