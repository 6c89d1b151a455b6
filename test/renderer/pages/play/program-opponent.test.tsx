/** A program of somebody else as the opponent in Play. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { programPlayer } from '../../../../src/renderer/model/players/program.ts'
import { COMPUTER } from '../../../../src/renderer/model/match/players.ts'
import type { JobMessage, JobReply } from '../../../../src/engine/jobs.ts'
import { PROGRAM_TROUBLES } from '../../../../src/contract/api.ts'
import { parseMove, parsePosition } from '../../../../src/engine/game/notation.ts'
import { button, headline, node, select } from '../../browser/on-screen.ts'
import { restart, showApp } from '../../browser/show.tsx'

const MINE = programPlayer('Mine', { command: 'python3 my.py', protocol: 'gtp', moveMs: 5000, megabytes: 1024 })

/** A game against a program whose moves are answered so, after Red's first stone. */
async function play(answer: (message: JobMessage & { kind: 'move' }) => JobReply) {
  const shown = await showApp('')
  shown.desktop.engine.program = (message) => (message.kind === 'move' ? [answer(message)] : null)
  shown.app.match.setPlayer('second', { ...COMPUTER, contestant: MINE })
  await node('c3').click()
  return shown
}

const plays =
  (name: string) =>
  ({ id, request }: JobMessage & { kind: 'move' }): JobReply => ({
    id,
    type: 'done',
    result: {
      by: 'program',
      node: parseMove(parsePosition(request.position).board, name),
      value: null,
      search: null,
      swaps: false,
    },
  })

const breaksOff = ({ id }: JobMessage): JobReply => ({
  id,
  type: 'failed',
  message: 'x',
  fault: { name: 'exitCode', words: ['3'], errors: 'out of luck\n' },
})

it('plays its move', async () => {
  const { app } = await play(plays('d5'))
  await expect.poll(() => app.match.getState().game.moves).toHaveLength(2)
  await expect.element(headline()).toHaveTextContent('Red · your move')
})

it('loses the game by a fault, with the end of its error stream', async () => {
  const { app } = await play(breaksOff)
  await expect.element(page.getByText('Mine ended with code 3 before the end of the game.')).toBeVisible()
  await expect.element(page.getByLabelText('The end of its error stream')).toHaveTextContent('out of luck')
  expect(app.match.getState().game.resigned).toBe('blue')
})

it('is said to have broken off the game, and not to have resigned', async () => {
  await play(breaksOff)
  await expect.element(headline()).toHaveTextContent('You win: Blue broke off the game')
})

it('that gives up has resigned', async () => {
  const { app } = await play((message) => ({
    ...breaksOff(message),
    fault: { name: 'resigned', words: [], errors: '' },
  }))
  await expect.element(headline()).toHaveTextContent('You win: Blue resigned')
  expect(app.match.getState().broken).toBeNull()
})

it('has broken off the game still at the next start', async () => {
  const shown = await play(breaksOff)
  await expect.element(page.getByText('Mine ended with code 3')).toBeVisible()
  await restart(shown, '')
  await expect.element(headline()).toHaveTextContent('You win: Blue broke off the game')
  await expect.element(page.getByText('Mine ended with code 3 before the end of the game.')).toBeVisible()
  await expect.element(page.getByLabelText('The end of its error stream')).toHaveTextContent('out of luck')
})

it('is asked again after a fault that is taken back', async () => {
  const { app, desktop } = await play(breaksOff)
  await expect.element(page.getByText('Mine ended with code 3')).toBeVisible()
  desktop.engine.program = (message) => (message.kind === 'move' ? [plays('d6')(message)] : null)
  app.match.undo()
  await expect.element(page.getByText('Mine ended with code 3')).not.toBeInTheDocument()
})

it('that may not be started leaves the game waiting, and says why', async () => {
  const { app } = await play(({ id }) => ({
    id,
    type: 'failed',
    message: PROGRAM_TROUBLES.notAllowed,
    isRefused: true,
  }))
  await expect.element(page.getByText('you did not allow the program to start').first()).toBeVisible()
  expect(app.match.getState()).toMatchObject({ paused: true, game: { resigned: null } })
})

it('ends its process with the game', async () => {
  const { app, desktop } = await play(plays('d5'))
  await expect.poll(() => app.match.getState().game.moves).toHaveLength(2)
  const ended: string[] = []
  desktop.engine.end = (lane) => void ended.push(lane)
  app.match.resign()
  expect(ended).toEqual(['play'])
})

it('is offered on a board without levels, too', async () => {
  const { app } = await showApp('')
  app.players.add(MINE)
  await button('New game').click()
  const dialog = page.getByRole('dialog', { name: 'New game' })
  await dialog.getByLabelText(/\b106/).click()
  await dialog.getByRole('button', { name: 'Another player or program…' }).click()
  await select('The opponent is played by').click()
  await expect.element(page.getByRole('option', { name: /^Mine/ })).toBeVisible()
})
