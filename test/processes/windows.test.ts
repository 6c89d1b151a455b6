/**
 * The commands that would be run on Windows, where a `.cmd` needs its shell: a child process that takes itself for Windows is asked,
 * with a program in the place of cmd.exe that says what it was given. Nothing here has run on Windows.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { commandWords, quotedWord } from '../../src/processes/command-words.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'poly-y-windows-'))
afterAll(() => rmSync(folder, { recursive: true }))

const CMD = path.join(folder, 'cmd.cjs')
writeFileSync(CMD, `#!${process.execPath}\nconsole.log(JSON.stringify(process.argv.slice(2)))\n`)
chmodSync(CMD, 0o755)

const AS_WINDOWS = `
Object.defineProperty(process, 'platform', { value: 'win32' })
process.env.comspec = ${JSON.stringify(CMD)}
const spawn = require(${JSON.stringify(createRequire(import.meta.url).resolve('cross-spawn'))})
const [file, ...words] = JSON.parse(process.argv[1])
process.stdout.write(process.argv[2] === 'start' ? spawn.sync(file, words).stdout : JSON.stringify(spawn._parse(file, words)))`

const asWindows = (command: string, what: 'parse' | 'start'): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['-e', AS_WINDOWS, JSON.stringify(commandWords(command)), what], {
      encoding: 'utf8',
    }),
  )

describe.skipIf(process.platform === 'win32')('on Windows', () => {
  it('a .cmd is run by the shell, with every sign escaped that it would act upon', () => {
    expect(asWindows('"C:\\My bots\\bot.cmd" --name "a & del b" %PATH%', 'parse')).toMatchObject({
      command: CMD,
      args: ['/d', '/s', '/c', '"C:\\My^ bots\\bot.cmd ^"--name^" ^"a^ ^&^ del^ b^" ^"^%PATH^%^""'],
      options: { windowsVerbatimArguments: true },
    })
  })

  it('the shell gets one command line', () => {
    expect(asWindows('bot.cmd --level 3', 'start')).toEqual(['/d', '/s', '/c', '"bot.cmd ^"--level^" ^"3^""'])
  })

  it.each(['bot.cmd', 'C:\\My bots\\bot.exe', '/home/me/my "best".py', "it's", ''])(
    '%j is one word of a command',
    (file) => {
      expect(commandWords(quotedWord(file))).toEqual([file])
    },
  )
})
