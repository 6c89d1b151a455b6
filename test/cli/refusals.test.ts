/** Input that cannot be used, command by command. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, it } from 'vitest'
import { runInside } from './run-inside.ts'
import { expectRefused } from './refused.ts'

const folder = mkdtempSync(join(tmpdir(), 'poly-y-refusals-'))
afterAll(() => rmSync(folder, { recursive: true }))

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
  ['a fault with a line break in it', ['evaluate', './..x.. \nr\n r r'], /^polyy evaluate: a position has two fields/],
  [
    'a bad algorithm',
    ['search', OPEN, '--algorithm', 'magic'],
    /^polyy search: .*'magic' is invalid\. Allowed choices are minimax/,
  ],
  ['a bad ordering', ['search', OPEN, '--ordering', 'best'], /^polyy search: .*'best' is invalid/],
  ['depth 0', ['search', OPEN, '--depth', '0'], /^polyy search: .*whole number of plies from 1 to 31\.$/],
  ['half a ply', ['search', OPEN, '--depth', '2.5'], /^polyy search: .*'2\.5' is invalid/],
  ['no time', ['search', OPEN, '--time', '0'], /^polyy search: .*whole number of milliseconds/],
  ['an option without its value', ['search', OPEN, '--depth'], /^polyy search: .*argument missing$/],
  ['a finished position', ['search', RED_HAS_WON], /^polyy search: the game is over/],
  [
    'CSV and JSON at once',
    ['lab', '--csv', '--json'],
    /^polyy lab: option '--csv' cannot be used with option '--json'$/,
  ],
  [
    'a missing file',
    ['lab', '--positions', 'no-such-file.txt'],
    /^polyy lab: cannot read no-such-file\.txt: there is no such file$/,
  ],
  ['a folder for a file', ['lab', '--positions', tmpdir()], /^polyy lab: cannot read .*: it is a directory$/],
  [
    'an unknown algorithm in a list',
    ['lab', '--algorithms', 'minimax,magic'],
    /^polyy lab: .*"magic" is not one of minimax/,
  ],
  ['a range that runs down', ['lab', '--depths', '5-2'], /^polyy lab: .*5-2 is not a range of depths/],
  ['an unknown counting', ['lab', '--count', 'leaves'], /^polyy lab: .*'leaves' is invalid/],
  [
    'a sample and a file',
    ['lab', '--sample', '6x2', '--positions', '-'],
    /^polyy lab: option '--positions <file>' cannot be used with option '--sample/,
  ],
  ['a sample that is none', ['lab', '--sample', '6'], /^polyy lab: .*STONESxPOSITIONS, such as 6x20\.$/],
  [
    'more positions than there are',
    ['lab', '--sample', '0x2'],
    /^polyy lab: only 1 different positions of 0 stones were found, not 2$/,
  ],
  ['an unknown table', ['lab', '--tables', 'on'], /^polyy lab: .*"on" is not one of off, plain, symmetric\.$/],
  [
    "the report's counting of an experiment",
    ['lab', '--sample', '6x2', '--count', 'report'],
    /^polyy lab: an experiment counts visited states/,
  ],
  ['an argument too many', ['lab', 'more'], /^polyy lab: too many arguments/],
  ['a player that is none', ['play', '--red', 'magic'], /^polyy play: .*nor one of the cast\.$/],
  ['a board that is none', ['play', '--size', '8'], /^polyy play: .*'8' is invalid/],
  ['a rule that is none', ['play', '--rule', 'five'], /^polyy play: .*'five' is invalid/],
  [
    'an evaluator under another rule',
    ['search', './..... r 3c', '--evaluator', 'learned-3'],
    /^polyy search: the evaluator is for another board or rule/,
  ],
  [
    'another count of f on 106 nodes',
    ['lab', '--sample', '3x2', '--size', '7', '--depths', '1', '--evaluations', 'dijkstra'],
    /^polyy lab: dijkstra counts f on boards of up to 31 nodes under the rule of three sides alone$/,
  ],
  [
    'a search as the report under another rule',
    ['search', './..... r 3c', '--as-report'],
    /^polyy search: floyd-warshall counts f on boards of up to 31 nodes under the rule of three sides alone$/,
  ],
  [
    'a weighted sum on 51 nodes',
    ['lab', '--sample', '3x2', '--size', '5', '--depths', '1', '--evaluators', 'weaver'],
    /^polyy lab: weaver values boards of up to 31 nodes under the rule of three sides alone$/,
  ],
  [
    'more stones than nodes',
    ['lab', '--sample', '51x2', '--size', '5', '--depths', '1'],
    /^polyy lab: a sample has from 0 to 50 stones, not 51$/,
  ],
  ['a proof under another rule', ['solve', './..... r 3c'], /^polyy solve: perfect play is known only of boards/],
  [
    'nobody as an evaluator',
    ['lab', '--sample', '3x2', '--depths', '1', '--evaluators', 'nobody'],
    /^polyy lab: .*nobody is not report, one of the cast/,
  ],
  [
    'perfect play as an evaluator',
    ['lab', '--sample', '3x2', '--depths', '1', '--evaluators', 'perfect'],
    /^polyy lab: .*perfect plays perfectly and has no evaluator/,
  ],
  [
    'a missing evaluator',
    ['lab', '--sample', '3x2', '--depths', '1', '--evaluators', 'missing.json'],
    /^polyy lab: cannot read missing\.json: there is no such file$/,
  ],
  [
    'the network of another board',
    ['lab', '--sample', '3x2', '--depths', '1', '--evaluators', 'network-2', '--size', '3'],
    /^polyy lab: .*network-2 is a network for another board/,
  ],
  [
    'an evaluator for no algorithm',
    ['lab', '--depths', '1', '--evaluator', 'magic=weaver'],
    /^polyy lab: .*"magic" is not one of/,
  ],
  [
    'nobody as the evaluator of an algorithm',
    ['lab', '--depths', '1', '--evaluator', 'negascout=nobody'],
    /^polyy lab: .*nobody is not report, one of the cast/,
  ],
  [
    'one evaluator of a sample',
    ['lab', '--depths', '1', '--evaluator', 'weaver', '--sample', '6x2'],
    /^polyy lab: .*cannot be used with option '--sample/,
  ],
  [
    'two evaluators of one study',
    ['accuracy', '--evaluator', 'report,weaver'],
    /^polyy accuracy: .*There is one evaluator\.$/,
  ],
  [
    'the evaluator of perfect play',
    ['accuracy', '--evaluator', 'perfect'],
    /^polyy accuracy: .*perfect plays perfectly and has no evaluator\.$/,
  ],
  ['a full board', ['accuracy', '--stones', '31'], /^polyy accuracy: .*Stones are a whole number from 0 to 30\.$/],
  [
    'stones that run down',
    ['accuracy', '--stones', '9-6'],
    /^polyy accuracy: .*9-6 is not a range of stones such as 6-20\.$/,
  ],
  [
    'more empty boards than there are',
    ['accuracy', '--stones', '0', '--count', '2'],
    /^polyy accuracy: only 1 different positions of 0 stones were found, not 2$/,
  ],
  [
    'an unknown kind of positions',
    ['accuracy', '--kind', 'perfect'],
    /^polyy accuracy: .*Allowed choices are random, played\.$/,
  ],
  ['no stones', ['book', '--stones', '0'], /^polyy book: .*Stones are a whole number from 1 to 5\.$/],
  ['too many stones', ['book', '--stones', '6'], /^polyy book: .*Stones are a whole number from 1 to 5\.$/],
  ['stones in words', ['book', '--stones', 'two'], /^polyy book: .*Stones are a whole number from 1 to 5\.$/],
  [
    'a table too small',
    ['table', '--size', '1'],
    /^polyy table: .*There are complete tables of the boards of 2 and 3 rings\.$/,
  ],
  [
    'a table too large',
    ['table', '--size', '4'],
    /^polyy table: .*There are complete tables of the boards of 2 and 3 rings\.$/,
  ],
  [
    'a size in words',
    ['table', '--size', 'three'],
    /^polyy table: .*There are complete tables of the boards of 2 and 3 rings\.$/,
  ],
  [
    'a shorter list where none is asked for',
    ['table', '--distinct'],
    /^polyy table: --distinct and --reachable say what --list lists$/,
  ],
  [
    'nobody in a match',
    ['match', 'nobody', 'greedy'],
    /^polyy match: .*nobody is not ALGORITHM:DEPTH, FILE\.json, FILE\.json:DEPTH nor one of the cast/,
  ],
  ['half a pair of games', ['match', 'greedy', 'random', '--games', '3'], /^polyy match: .*an even number/],
  ['hypotheses that run down', ['match', 'greedy', 'random', '--test', '20,10'], /^polyy match: .*the lesser first/],
  ['a range of openings', ['match', 'greedy', 'random', '--opening', '2-4'], /^polyy match: .*one number of stones/],
  [
    'ratings of one opening',
    ['tournament', 'greedy', 'random', '--games', '2', '--ratings', 'ratings.json'],
    /^polyy tournament: .*ratings have errors from two openings on: --games 4/,
  ],
  ['a tournament of one', ['tournament', 'greedy'], /^polyy tournament: .*a tournament has at least two contestants/],
  ['a contestant twice', ['tournament', 'greedy', 'random', 'greedy'], /^polyy tournament: .*greedy plays already/],
  [
    'a contestant of another board',
    ['tournament', 'greedy', 'network-2', '--size', '3'],
    /^polyy tournament: .*network-2 does not play on the board of 3 rings/,
  ],
  [
    'a rule that is none',
    ['match', 'greedy', 'random', '--rule', 'four-sides'],
    /^polyy match: .*A rule is three-sides or three-corners\.$/,
  ],
  [
    'a surface on 51 nodes',
    ['surface', '--x', 'edge', '--y', 'chains', '--size', '5'],
    /^polyy surface: .*A board has 2, 3, 4 rings\.$/,
  ],
  [
    'nobody in a tournament',
    ['tournament', 'greedy', 'nobody'],
    /^polyy tournament: .*nobody is not ALGORITHM:DEPTH, FILE\.json, FILE\.json:DEPTH nor one of the cast/,
  ],
  [
    'a surface of one feature',
    ['surface', '--x', 'edge', '--y', 'edge'],
    /^polyy surface: .*a surface has two different features/,
  ],
  [
    'an unknown feature',
    ['surface', '--x', 'luck', '--y', 'edge'],
    /^polyy surface: .*"luck" is not one of piecesToWin/,
  ],
  [
    'two features on one axis',
    ['surface', '--x', 'edge,sides', '--y', 'chains'],
    /^polyy surface: .*One feature is wanted/,
  ],
  [
    'a fixed feature without its weight',
    ['surface', '--x', 'edge', '--y', 'chains', '--fixed', 'piecesToWin'],
    /^polyy surface: .*piecesToWin is not FEATURE=WEIGHT/,
  ],
  [
    'an unknown step',
    ['surface', '--x', 'edge', '--y', 'chains', '--step', '3'],
    /^polyy surface: .*Allowed choices are 1, 2, 5, 10/,
  ],
  [
    'too few children',
    ['evolve', join(folder, 'out.json'), '--children', '3'],
    /^polyy evolve: .*Children are a whole number from 4 to 200\.$/,
  ],
  [
    'a file in no folder',
    ['evolve', '/no/such/folder/evolved.json'],
    /^polyy evolve: cannot write \/no\/such\/folder\/evolved\.json: there is no such folder$/,
  ],
  [
    'a device for the weights',
    ['learn', '--file', '/dev/full'],
    /^polyy learn: cannot use \/dev\/full: it is not a file$/,
  ],
  [
    'a folder for the ratings',
    ['tournament', '--ratings', tmpdir()],
    /^polyy tournament: cannot use .*: it is a directory$/,
  ],
  [
    'a device for positions',
    ['lab', '--positions', '/dev/zero'],
    /^polyy lab: cannot read \/dev\/zero: it is not a file$/,
  ],
  [
    'a device for an evaluator',
    ['agreement', '/dev/zero'],
    /^polyy agreement: cannot read \/dev\/zero: it is not a file$/,
  ],
  ['a program for positions', ['lab', '--positions', process.execPath], /^polyy lab: cannot read .*: it is not text$/],
  [
    'a program for an evaluator',
    ['agreement', process.execPath],
    /^polyy agreement: cannot read .*: (it is not text|it has more than 100 MB)$/,
  ],
  [
    'a test without an end',
    ['match', 'greedy', 'random', '--test', '0,Infinity'],
    /^polyy match: .*between two differences from -800 to 800 points/,
  ],
  [
    'a test of next to nothing',
    ['match', 'greedy', 'random', '--test', '0,1e-20'],
    /^polyy match: .*between two differences from -800 to 800 points/,
  ],
  [
    'a test of nearly nothing',
    ['match', 'greedy', 'random', '--test', '0,0.00000000000000000001'],
    /^polyy match: .*between two differences/,
  ],
  [
    'a test of one difference',
    ['match', 'greedy', 'random', '--test', ',5'],
    /^polyy match: .*between two differences/,
  ],
  [
    'a test in hexadecimal',
    ['match', 'greedy', 'random', '--test', '0,0x10'],
    /^polyy match: .*between two differences/,
  ],
  [
    'a test of great differences',
    ['match', 'greedy', 'random', '--test', '0,801'],
    /^polyy match: .*between two differences/,
  ],
  [
    'a test of three differences',
    ['match', 'greedy', 'random', '--test', '0,5,10'],
    /^polyy match: .*between two differences/,
  ],
  [
    'more games than a match may have',
    ['match', 'greedy', 'random', '--games', '1000000'],
    /^polyy match: .*Games are a whole number from 1 to 100000\.$/,
  ],
  [
    'more games than a tournament may have',
    ['tournament', '--games', '1000'],
    /^polyy tournament: a tournament has at most 100,000 games, not 325,000$/,
  ],
  [
    'more contestants than a tournament may have',
    ['tournament', ...Array.from({ length: 41 }, (_, i) => `${['minimax', 'alpha-beta'][i % 2]}:${1 + (i >> 1)}`)],
    /^polyy tournament: a tournament has at most 40 contestants, not 41$/,
  ],
  [
    'more games than a generation may have',
    ['evolve', join(folder, 'out.json'), '--games', '100000'],
    /^polyy evolve: a generation has at most 100,000 games, not 1,600,000$/,
  ],
  [
    'more games than a point may have',
    ['surface', '--x', 'edge', '--y', 'chains', '--games', '2002'],
    /^polyy surface: a point of a surface has at most 2,000 games, not 2,002$/,
  ],
  [
    'a weight beyond all numbers',
    ['surface', '--x', 'edge', '--y', 'chains', '--fixed', `piecesToWin=${'9'.repeat(400)}`],
    /^polyy surface: .*A fixed weight is from -100 to 100\.$/,
  ],
  [
    'more searches than an experiment may have',
    ['lab', '--sample', '6x100000', '--depths', '1-31'],
    /^polyy lab: an experiment has at most 50,000 searches, not 12,400,000$/,
  ],
  [
    'more steps than there may be',
    ['climb', join(folder, 'out.json'), '--steps', '1001'],
    /^polyy climb: .*It is a whole number from 1 to 1000\.$/,
  ],
  [
    'more examples than there may be',
    ['learn', '--file', join(folder, 'out.json'), '--games', '20001'],
    /^polyy learn: .*Games are a whole number from 1 to 20000\.$/,
  ],
  ...(['Infinity', 'NaN', '1e3', '1e-20', '-2', '', '0x10', '٣', ' 4', '9'.repeat(400), '1_000'] as const).map(
    (number) =>
      [
        `${JSON.stringify(number.slice(0, 9))} for a number`,
        ['match', 'greedy', 'random', '--games', number],
        /^polyy match: .*Games are a whole number from 1 to 100000\.$/,
      ] as const,
  ),
  ['a thing that every object has for a player', ['match', 'greedy', 'constructor:3'], /"constructor" is not one of/],
  ['levels from high to low', ['levels', '--from', '5', '--to', '2'], /^polyy levels: .*not from 5 to 2$/],
  ['no name for a trace', ['search', OPEN, '--trace', ''], /^polyy search: .*A file has a name\.$/],
  ['no name for a trace that is read', ['trace', ''], /^polyy trace: .*A file has a name\.$/],
  [
    'a device for the games',
    ['match', 'greedy', 'random', '--file', '/dev/full'],
    /^polyy match: cannot use \/dev\/full: it is not a file$/,
  ],
]

describe('a command', () => {
  it.each(FAULTS)('refuses %s', async (_, args, fault) => expectRefused(await runInside(args), fault))

  const some = FAULTS.filter(([name]) =>
    ['no command', 'no position', 'a bad algorithm', 'a finished position', 'a missing file'].includes(name),
  )
  it.each(some)('refuses %s in a process of its own as well', async (_, args, fault) =>
    expectRefused(await runInside(args), fault),
  )
})
