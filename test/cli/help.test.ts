import { expect, it } from 'vitest'
import { runCli } from './run-cli.ts'

it.concurrent.each(['evaluate', 'search', 'solve', 'table', 'book', 'lab', 'claims', 'accuracy', 'learn', 'climb', 'evolve', 'match', 'tournament', 'surface', 'puzzles', 'play'])('%s explains itself with examples', async (command) => {
  const { code, stdout, stderr } = await runCli([command, '--help'])
  expect(stdout).toMatch(new RegExp(`^Usage: polyy ${command} `))
  expect(stdout).toContain(`Examples:\n  polyy ${command}`)
  expect(stderr).toBe('')
  expect(code).toBe(0)
})

it('names its commands', async () => {
  const { code, stdout } = await runCli(['--help'])
  for (const command of ['evaluate', 'search', 'solve', 'table', 'book', 'lab', 'claims', 'accuracy', 'learn', 'climb', 'evolve', 'match', 'tournament', 'surface', 'puzzles', 'play']) expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'))
  expect(code).toBe(0)
})
