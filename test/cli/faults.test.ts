/** Input that cannot be used: exit code 2, nothing on stdout, one line on stderr that names the fault and the place. */
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { linesOf, runCli } from './run-cli.ts'

const OPEN = './..... r'
const RED_HAS_WON = './rr.b. b'

const FAULTS: readonly (readonly [string, readonly string[], RegExp])[] = [
  ['no command', [], /^polyy: give a command/],
  ['an unknown command', ['evalute'], /^polyy: unknown command 'evalute' \(Did you mean evaluate\?\)$/],
  ['an unknown option', ['search', '--fast', OPEN], /^polyy search: unknown option '--fast'/],
  ['no position', ['evaluate'], /^polyy evaluate: missing required argument 'position'$/],
  ['an empty position', ['evaluate', ''], /^polyy evaluate: a position has two fields/],
  ['a wrong symbol', ['evaluate', './..x.. r'], /^polyy evaluate: node b3 is one of r, b and '\.', not "x"$/],
  ['two positions', ['evaluate', OPEN, OPEN], /^polyy evaluate: a position has two fields, .* not 4$/],
  ['a fault with a line break in it', ['evaluate', './..x.. \nr\n r'], /^polyy evaluate: a position has two fields/],
  ['a bad algorithm', ['search', OPEN, '--algorithm', 'magic'], /^polyy search: .*'magic' is invalid\. Allowed choices are minimax/],
  ['a bad ordering', ['search', OPEN, '--ordering', 'best'], /^polyy search: .*'best' is invalid/],
  ['depth 0', ['search', OPEN, '--depth', '0'], /^polyy search: .*whole number of plies from 1 to 31\.$/],
  ['half a ply', ['search', OPEN, '--depth', '2.5'], /^polyy search: .*'2\.5' is invalid/],
  ['no time', ['search', OPEN, '--time', '0'], /^polyy search: .*whole number of milliseconds/],
  ['an option without its value', ['search', OPEN, '--depth'], /^polyy search: .*argument missing$/],
  ['a finished position', ['search', RED_HAS_WON], /^polyy search: the game is over/],
  ['CSV and JSON at once', ['lab', '--csv', '--json'], /^polyy lab: option '--csv' cannot be used with option '--json'$/],
  ['a missing file', ['lab', '--positions', 'no-such-file.txt'], /^polyy lab: cannot read no-such-file\.txt: there is no such file$/],
  ['a folder for a file', ['lab', '--positions', tmpdir()], /^polyy lab: cannot read .*: it is a directory$/],
  ['an unknown algorithm in a list', ['lab', '--algorithms', 'minimax,magic'], /^polyy lab: .*"magic" is not one of minimax/],
  ['a range that runs down', ['lab', '--depths', '5-2'], /^polyy lab: .*5-2 is not a range of depths/],
  ['an unknown counting', ['lab', '--count', 'leaves'], /^polyy lab: .*'leaves' is invalid/],
  ['a sample and a file', ['lab', '--sample', '6x2', '--positions', '-'], /^polyy lab: option '--positions <file>' cannot be used with option '--sample/],
  ['a sample that is none', ['lab', '--sample', '6'], /^polyy lab: .*STONESxPOSITIONS, such as 6x20\.$/],
  ['more positions than there are', ['lab', '--sample', '0x2'], /^polyy lab: only 1 different positions of 0 stones were found, not 2$/],
  ['an unknown table', ['lab', '--tables', 'on'], /^polyy lab: .*"on" is not one of off, plain, symmetric\.$/],
  ["the report's counting of an experiment", ['lab', '--sample', '6x2', '--count', 'report'], /^polyy lab: an experiment counts visited states/],
  ['an argument too many', ['lab', 'more'], /^polyy lab: too many arguments/],
  ['a player that is none', ['play', '--red', 'magic'], /^polyy play: .*nor one of the cast\.$/],
  ['a board that is none', ['play', '--size', '5'], /^polyy play: .*'5' is invalid/],
]

it.concurrent.each(FAULTS)('refuses %s', async (_, args, fault) => {
  const { code, stdout, stderr } = await runCli(args)
  expect(linesOf(stderr)).toEqual([expect.stringMatching(fault)])
  expect(stdout).toBe('')
  expect(code).toBe(2)
})
