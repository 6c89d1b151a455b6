/** The list of programs that may start, on the desktop. */
import { expect, it } from 'vitest'
import { PROGRAM_TROUBLES } from '../../../../../src/contract/api.ts'
import { button, region } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'

const list = () => region('Allowed programs')

it('shows the commands that the user has allowed, and takes one back', async () => {
  const { desktop } = await showApp('#arena/players')
  desktop.allowed = ['python3 "my bot.py"', 'other']
  await button('Allowed programs').click()
  await expect.element(list().getByText('python3 "my bot.py"')).toBeVisible()
  await list().getByRole('button', { name: 'Revoke: other' }).click()
  await expect.element(list().getByText('other')).not.toBeInTheDocument()
  expect(desktop.allowed).toEqual(['python3 "my bot.py"'])
})

it('shows what nobody would see in a command', async () => {
  const { desktop } = await showApp('#arena/players')
  desktop.allowed = ['py\u3164 \u2800']
  await button('Allowed programs').click()
  await list().getByRole('button', { name: 'Revoke: py\\u{3164} \\u{2800}' }).click()
  expect(desktop.allowed).toEqual([])
})

it('says that no program is allowed', async () => {
  await showApp('#arena/players')
  await button('Allowed programs').click()
  await expect.element(list()).toHaveTextContent('No program has been allowed to start.')
})

it('says why a command could not be taken back, and keeps it in the list', async () => {
  const { desktop } = await showApp('#arena/players')
  desktop.allowed = ['other']
  desktop.refusal = 'ENOSPC: no space left on device'
  await button('Allowed programs').click()
  await list().getByRole('button', { name: 'Revoke: other' }).click()
  await expect.element(list().getByRole('status')).toHaveTextContent('The list could not be read or changed: ')
  await expect.element(list().getByText('other')).toBeVisible()
})

it('says in the language that its file cannot be read', async () => {
  const { desktop } = await showApp('#arena/players')
  desktop.allowed = ['other']
  desktop.refusal = PROGRAM_TROUBLES.listUnread
  await button('Allowed programs').click()
  await list().getByRole('button', { name: 'Revoke: other' }).click()
  await expect
    .element(list().getByRole('status'))
    .toHaveTextContent('The list could not be read or changed: the list of allowed programs cannot be read')
})
