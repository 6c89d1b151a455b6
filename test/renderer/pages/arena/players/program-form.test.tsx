/** The form that makes a program of somebody else a player, on the desktop. */
import { expect, it } from 'vitest'
import type { JobMessage, JobReply, ProgramFault } from '../../../../../src/engine/jobs.ts'
import { PROGRAM_TROUBLES } from '../../../../../src/contract/api.ts'
import { button, region } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'

const form = () => region('Add a program')
const status = () => form().getByRole('status')

/** The form with this program, whose trials are answered so. */
async function open(answer: (message: JobMessage) => readonly JobReply[], program = 'python3') {
  const shown = await showApp('#arena/players')
  shown.desktop.engine.program = (message) => (message.kind === 'tryProgram' ? answer(message) : null)
  await button('Add a program').click()
  await form().getByLabelText('Program', { exact: true }).fill(program)
  await form().getByLabelText('Arguments').fill('my.py --level 3')
  return shown
}

const found = ({ id }: JobMessage): JobReply[] => [
  { id, type: 'done', result: { name: 'Mine', version: '1.2', move: 'a1' } },
]
const failing =
  (fault: Partial<ProgramFault>) =>
  ({ id }: JobMessage): JobReply[] => [
    { id, type: 'failed', message: 'x', fault: { name: 'silence', words: ['5'], errors: '', ...fault } },
  ]

it('shows the name, the version and the move of a program that is tried', async () => {
  await open(found)
  await button('Try it').click()
  await expect.element(status()).toHaveTextContent('It calls itself Mine, version 1.2.On an empty board it plays a1.')
})

it('saves a program as a player, under the name that it says', async () => {
  const { desktop } = await open(found)
  await button('Try it').click()
  await form().getByRole('button', { name: 'Save' }).click()
  await expect.element(region('Mine 1.2')).toHaveTextContent('a program: python3 my.py --level 3')
  await expect.poll(() => Object.values(desktop.documents.on('players'))[0]).toContain('"by": "program"')
})

it('tries a program again once its command has changed', async () => {
  await open(found)
  await button('Try it').click()
  await expect.element(form().getByRole('button', { name: 'Save' })).toBeEnabled()
  await form().getByLabelText('Arguments').fill('other.py')
  await expect.element(button('Try it')).toBeEnabled()
})

it('says what is wrong with a program, with the end of its error stream', async () => {
  await open(failing({ name: 'exitCode', words: ['3'], errors: 'one\ntwo\nout of luck\n' }))
  await button('Try it').click()
  await expect.element(status()).toHaveTextContent('python3 ended with code 3 before the end of the game.')
  await expect.element(form().getByLabelText('The end of its error stream')).toHaveTextContent(/out of luck$/)
})

it('says that the program was not allowed to start', async () => {
  await open(({ id }) => [{ id, type: 'failed', message: PROGRAM_TROUBLES.notAllowed, isRefused: true }])
  await button('Try it').click()
  await expect.element(status()).toHaveTextContent('you did not allow the program to start')
})

it('shows how far a trial is, and stops it', async () => {
  await open(({ id }) => [{ id, type: 'progress', progress: { step: 'move' } }])
  await button('Try it').click()
  await expect.element(status()).toHaveTextContent('It is asked for a move.')
  await button('Stop the program').click()
  await expect.element(status()).toHaveTextContent(/^$/)
  await expect.element(button('Try it')).toBeEnabled()
})

it('takes a program from the dialog, with the arguments that there are', async () => {
  const { desktop } = await open(found)
  desktop.chosen = '"/my bots/a.exe"'
  await button('Choose a file…').click()
  await expect.element(form().getByText('"/my bots/a.exe" my.py --level 3')).toBeVisible()
})

it('shows a program again when its player is changed', async () => {
  await open(found)
  await button('Try it').click()
  await form().getByRole('button', { name: 'Save' }).click()
  await button('Change').click()
  const changed = region('Change a program')
  await expect.element(changed.getByLabelText('Program', { exact: true })).toHaveValue('python3')
  await expect.element(changed.getByLabelText('Arguments')).toHaveValue('my.py --level 3')
})
