/** Who wins after each move, on the board of a game. */
import { expect, it } from 'vitest'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { legalMoves } from '../../../../src/engine/game/position.ts'
import { expectTexts, headline, node } from '../../browser/on-screen.ts'
import { restart } from '../../browser/show.tsx'
import { panel, playOn, TENSE, winsOfTense } from './perfect-play.ts'

const says = (words: string) => expect.element(panel().getByText(words)).toBeVisible()

async function openMarked() {
  const shown = await playOn()
  await panel().getByText('Mark winning and losing moves').click()
  await says('Blue wins')
  return shown
}

/** Plays a move that loses. */
async function turnRound() {
  const shown = await openMarked()
  await node('a1').click()
  await says('Red wins')
  return shown
}

it('counts the moves that win and those that lose', async () => {
  await openMarked()
  const wins = winsOfTense().length
  await says(`Blue’s moves: ${wins} win, ${legalMoves(parsePosition(TENSE)).length - wins} lose.`)
})

it('says of each node who wins after it', async () => {
  await openMarked()
  const position = parsePosition(TENSE)
  const wins = winsOfTense()
  for (const name of legalMoves(position).map((node) => position.board.names[node]))
    await expect.element(node(name)).toHaveAccessibleName(wins.includes(name) ? /Blue wins/ : /Red wins/)
})

it('is turned round by a move that loses', async () => {
  await turnRound()
  await expectTexts(headline(), ['Red to move'])
})

it('stays on after a restart', async () => {
  await restart(await turnRound(), '')
  await says('Red wins')
})
