/** A contest with a program: its faults, its stop, and what its form refuses. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { JobMessage, JobReply } from '../../../../../src/engine/jobs.ts'
import { formatPosition } from '../../../../../src/engine/game/notation.ts'
import { openingOf } from '../../../../../src/engine/arena/match.ts'
import { opponentOf } from '../../../../../src/engine/game/colour.ts'
import { PROGRAM_TROUBLES } from '../../../../../src/contract/api.ts'
import { programPlayer } from '../../../../../src/renderer/model/players/program.ts'
import { encodePlayer } from '../../../../../src/renderer/model/players/players.ts'
import { button, region, study, write } from '../../../browser/on-screen.ts'
import { restart, showApp } from '../../../browser/show.tsx'

const MINE = programPlayer('Mine', { command: 'python3 my.py', protocol: 'gtp', moveMs: 5000, megabytes: 1024 })
const CODECUP = programPlayer('Cup', { command: 'cup', protocol: 'codecup', moveMs: 5000, megabytes: 1024 })
const form = () => region('New contest')
const check = (name: RegExp) => form().getByRole('checkbox', { name }).click()

type GameJob = JobMessage & { kind: 'game' }

async function start(player: RegExp, answer: (message: GameJob) => JobReply) {
  const shown = await showApp('#arena', {
    documents: { players: { mine: encodePlayer(MINE), cup: encodePlayer(CODECUP) } },
  })
  await button('Custom…').click()
  shown.desktop.engine.program = (message) => (message.kind === 'game' ? [answer(message)] : null)
  await check(player)
  await check(/^Greedy/)
  await write(form().getByRole('textbox', { name: 'Pairs of games', exact: true }), '1')
  return shown
}

/** The first player, a program, loses each game before its first move. */
const broken = ({ id, request: { match, number } }: GameJob): JobReply => ({
  id,
  type: 'done',
  result: {
    number,
    opening: formatPosition(openingOf(match, number >> 1)),
    moves: [],
    winner: opponentOf(number % 2 === (match.contestants[0].name === 'Mine' ? 0 : 1) ? 'red' : 'blue'),
    fault: { name: 'memory', words: ['1024'], errors: 'too much\n' },
  },
})

it('does not promise the same games from the same seed with a program', async () => {
  await start(/^Mine/, broken)
  await expect.element(form()).toHaveTextContent('with the colours reversed.')
  await expect.element(form()).not.toHaveTextContent('The same seed gives the same games.')
  await check(/^Mine/)
  await expect.element(form()).toHaveTextContent('The same seed gives the same games.')
})

it('tells the faults of a program, and keeps them', async () => {
  const shown = await start(/^Mine/, broken)
  await button('Start').click()
  const faults = study().getByRole('region', { name: 'Games lost by a fault' })
  await expect
    .element(faults)
    .toHaveTextContent('Mine used more than 1024 MB of memory. 2 games lost; the first is game 1.')
  await expect.element(faults.getByLabelText('The end of its error stream')).toHaveTextContent('too much')
  await restart(shown, '#arena')
  await page.getByRole('button', { name: /Mine/ }).first().click()
  await expect.element(faults).toHaveTextContent('2 games lost')
})

it('asks nothing of perfect play, and says so in its form', async () => {
  await start(/^Mine/, broken)
  for (const name of ['Balanced openings', /^Count blunders/])
    await expect.element(form().getByRole('checkbox', { name })).toBeDisabled()
  await expect.element(form().getByText('Not in a contest with a program').first()).toBeVisible()
  await check(/^Mine/)
  await expect.element(form().getByRole('checkbox', { name: 'Balanced openings' })).toBeEnabled()
})

it('says on the screen how games with programs are repeated', async () => {
  await start(/^Mine/, broken)
  await button('Start').click()
  await expect.element(study().getByText('A program may play differently each time')).toBeVisible()
})

it.each([
  ['is not allowed to start', PROGRAM_TROUBLES.notAllowed, 'you did not allow the program to start'],
  ['cannot be started', `${PROGRAM_TROUBLES.unstartable}Mine`, /Mine.* could not be started/],
])('stops with a sentence where the program %s', async (_, message, words) => {
  await start(/^Mine/, ({ id }) => ({ id, type: 'failed', message, isRefused: true }))
  await button('Start').click()
  await expect.element(study().getByText(words).first()).toBeVisible()
})

it('with a program of the CodeCup has no random stones', async () => {
  await start(/^Cup/, broken)
  await expect.element(form().getByText('A program of the CodeCup starts on the empty board')).toBeVisible()
  await expect.element(button('Start')).toBeDisabled()
})
