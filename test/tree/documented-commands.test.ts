/** The documents show commands that can be run as they stand: each knows its options, and has those that it needs. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Command } from 'commander'
import { expect, test } from 'vitest'

/** The documents in which a command is shown whole; the others may name a part of one. */
const DOCUMENTS = ['README.md', 'docs/cli.md', 'docs/results.md', 'docs/counters.md', 'docs/course.md']

/** Adds all commands, without what they do. */
async function allCommands(): Promise<Command> {
  const program = new Command()
  const source = readFileSync('src/cli/program.ts', 'utf8')
  for (const [, file, name] of source.matchAll(/await import\('\.\/([\w/-]+\.ts)'\)\)\.(add\w+)/g)) {
    const module = (await import(path.resolve('src/cli', file))) as Record<string, (program: Command) => void>
    module[name](program)
  }
  for (const command of program.commands) command.action(() => undefined)
  return program
}

/** The words of a command, as a shell splits them. */
const wordsOf = (command: string) =>
  [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, plain]) => single ?? double ?? plain)

function shownIn(file: string, names: readonly string[]): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/`([^`]+)`|^ {4}(\S.*)$/gm)]
    .map(([, inline, line]) => (inline ?? line.replace(/ {3,}.*/, '')).replace(/\s+/g, ' '))
    .map((command) => command.replace(/^(npm run -s polyy -- |polyy )/, ''))
    .filter((command) => {
      const [name, ...rest] = command.split(' ')
      // A place for something else is in capitals, in brackets or dots.
      return names.includes(name) && rest.length > 0 && !/[<…|]|\b(N|S|NAME|COMMAND)\b/.test(command)
    })
}

test.each(DOCUMENTS)('every command in %s is accepted', async (file) => {
  const program = await allCommands()
  const commands = shownIn(
    file,
    program.commands.map((command) => command.name()),
  )
  expect(commands.length).toBeGreaterThan(0)
  const faults: string[] = []
  for (const words of commands) {
    // Values of options would stay from one to the next.
    const fresh = await allCommands()
    for (const command of fresh.commands)
      command.exitOverride().configureOutput({ writeErr: () => undefined, writeOut: () => undefined })
    await fresh.parseAsync(['node', 'polyy', ...wordsOf(words)]).catch((error: unknown) => {
      // The files that are named are made by the commands before.
      if (!String(error).includes('there is no such file')) faults.push(`${words}: ${String(error)}`)
    })
  }
  expect(faults).toEqual([])
})
