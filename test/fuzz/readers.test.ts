/**
 * All that reads what strangers write, on hostile files: those of the corpus, which is kept, and others made of these
 * from a seed. Each is read, or refused by the reader's own error; none takes the time limit of a test. What has once
 * made a reader fail otherwise becomes a file of the corpus.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { InvalidArgumentError } from 'commander'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { csvLine } from '../../src/contract/csv.ts'
import { textOfBytes, TextFault } from '../../src/contract/text-file.ts'
import { readContestant, readEvaluators, readEvaluatorsOf } from '../../src/cli/contestants.ts'
import { parseGtpLine } from '../../src/cli/gtp/line.ts'
import { InputError } from '../../src/cli/input.ts'
import * as options from '../../src/cli/options.ts'
import { gamesOfSgf } from '../../src/cli/sgf-games.ts'
import { plain, plainJson } from '../../src/cli/terminal.ts'
import { ContestantFault, fromContestantFile } from '../../src/engine/arena/contestant-file.ts'
import { fromEvaluatorFile } from '../../src/engine/evaluation/evaluator-file.ts'
import { parseCodeCupLine } from '../../src/engine/game/codecup.ts'
import { FaultError } from '../../src/engine/game/fault.ts'
import { START, toGame, type GameTree } from '../../src/engine/game/game-tree.ts'
import { NotationError, parsePosition } from '../../src/engine/game/notation.ts'
import { readExercise } from '../../src/engine/lab/exercise-file.ts'
import { parseGameLine } from '../../src/engine/lab/game-line.ts'
import { FileFault, formatOf } from '../../src/engine/math/framed-json.ts'
import { fromPatternFile } from '../../src/engine/playouts/pattern-file.ts'
import { fromPolicyFile } from '../../src/engine/playouts/policy-file.ts'
import { puzzlesOf } from '../../src/engine/puzzles/puzzle-file.ts'
import { readRoot } from '../../src/engine/search/search-root.ts'
import { readTrace } from '../../src/engine/search/trace-file.ts'
import { checkTrace } from '../../src/engine/search/trace-replay.ts'
import { parseTree } from '../../src/engine/search/typed-tree.ts'
import { bookOf } from '../../src/engine/solver/book.ts'
import { commandWords, quotedWord } from '../../src/processes/command-words.ts'
import { pastedIn } from '../../src/renderer/app/pasted.ts'
import { decodeSession } from '../../src/renderer/app/session-file.ts'
import { decodeBackup } from '../../src/renderer/model/backup/backup-file.ts'
import { decodeCompared } from '../../src/renderer/model/compare/comparison-file.ts'
import { STUDY_KINDS } from '../../src/renderer/model/studies/kinds.ts'
import { DocumentFault, parseJson } from '../../src/renderer/model/documents/document-fault.ts'
import { gameInTime } from '../../src/renderer/model/library/game-time.ts'
import { momentNamed } from '../../src/renderer/model/library/game-link.ts'
import { LibraryError } from '../../src/renderer/model/library/fault.ts'
import { readingGames } from '../../src/renderer/model/library/import.ts'
import { readSgf } from '../../src/renderer/model/library/read-sgf.ts'
import { readExerciseLink } from '../../src/renderer/model/replay/exercise-link.ts'
import { readLink } from '../../src/renderer/model/replay/link.ts'
import { readReplay } from '../../src/renderer/model/replay/replay-file.ts'
import { EXPERIMENT_DRAFT } from '../../src/renderer/model/studies/experiment/draft.ts'
import { checkedExperiment } from '../../src/renderer/model/studies/experiment/experiment-file.ts'
import { entryAt, placeIn } from '../../src/renderer/platform/places.ts'
import { atOnce } from '../../src/renderer/platform/slices.ts'
import { hostile } from '../renderer/pages/documents/hostile.ts'

type Refusal = abstract new (...args: never[]) => Error
type Reader = readonly [name: string, read: (text: string) => unknown, refusals: readonly Refusal[]]

const parts = (text: string) => new URLSearchParams(text.replace(/^.*?#\w+\//s, ''))

/** The clock with which a game would go on: whatever its file says, no more than the session can keep. */
function clockIn(tree: GameTree): void {
  const { clock } = gameInTime(tree, toGame(tree, START))
  for (const left of Object.values(clock?.left ?? {})) expect(left >= 0 && left <= 1e9, `${left} ms`).toBe(true)
}

const GAME = readSgf('(;FF[4]GM[531]SZ[2];B[b1](;W[b2])(;W[b3]))')[0]

const READERS: readonly Reader[] = [
  ['games', (text) => atOnce(readingGames(text)), [LibraryError]],
  ['SGF', readSgf, [LibraryError]],
  ["CodeCup's lines", (text) => parseCodeCupLine(text, 1), [FaultError]],
  ['a position', parsePosition, [NotationError]],
  ['a pasted text', pastedIn, [NotationError]],
  ['a list of positions', (list) => EXPERIMENT_DRAFT.planOf({ ...EXPERIMENT_DRAFT.initial, source: 'list', list }), []],
  ...STUDY_KINDS.map(({ shelf, format: { decode } }): Reader => [shelf, decode, [DocumentFault]]),
  ['a comparison', decodeCompared, [DocumentFault]],
  ['a session', decodeSession, [SyntaxError, v.ValiError, NotationError]],
  ['an evaluator', (text) => fromEvaluatorFile(JSON.parse(text)), [SyntaxError, FaultError]],
  ['a player', (text) => fromContestantFile(JSON.parse(text)), [SyntaxError, ContestantFault]],
  ['puzzles', (text) => puzzlesOf(JSON.parse(text)), [SyntaxError, RangeError]],
  ['a book', (text) => bookOf(JSON.parse(text)), [SyntaxError, RangeError]],
  ['patterns', (text) => fromPatternFile(JSON.parse(text)), [SyntaxError, RangeError]],
  ['a policy network', (text) => fromPolicyFile(JSON.parse(text)), [SyntaxError, RangeError]],
  ['a backup', (text) => decodeBackup(text, decodeSession), [DocumentFault]],
  ['a trace', (text) => checkTrace(readTrace(text)), [FaultError]],
  ['a typed tree', parseTree, [FaultError]],
  ['the root of a search', readRoot, [FaultError]],
  ['the link of an exercise', (text) => readExerciseLink(parts(text).toString()), [RangeError, FaultError]],
  ["a game's clock", (text) => readSgf(text).map(clockIn), [LibraryError]],
  ['a format', (text) => `${formatOf(text)}`, [FileFault]],
  ['an exercise', readExercise, [FileFault]],
  ['a recording', readReplay, [FileFault]],
  ['the moves of a game', parseGameLine, [FaultError]],
  ['SGF of the command line', (text) => [...gamesOfSgf(text)], [FaultError, InputError]],
  ['a line of GTP', parseGtpLine, []],
  ['a command', (text) => commandWords(text).map(quotedWord), []],
  ['the link of a recording', (text) => readLink(parts(text).toString()), [RangeError, FaultError]],
  ['the link of a game', (text) => readSgf(parts(text).get('sgf') ?? ''), [LibraryError]],
  ['the link of a moment', (text) => momentNamed(GAME, parts(text).toString()), []],
  ['the link of a plan', (text) => checkedExperiment(parseJson(parts(text).get('plan') ?? '')), [DocumentFault]],
  ['a place', (text) => [placeIn(text), entryAt(text)], []],
  ['a contestant', readContestant, [InvalidArgumentError, InputError]],
  ['evaluators', readEvaluators, [InvalidArgumentError, InputError]],
  ['evaluators of searches', readEvaluatorsOf, [InvalidArgumentError, InputError]],
  ...Object.entries(options).flatMap(([name, read]): Reader[] =>
    name.startsWith('read') && read.length === 1 && name !== 'readSome'
      ? [[name, read as (text: string) => unknown, [InvalidArgumentError]]]
      : [],
  ),
]

function expectRead([name, read, refusals]: Reader, text: string): void {
  try {
    read(text)
  } catch (error) {
    if (!refusals.some((refusal) => error instanceof refusal))
      throw new Error(`${name} failed on ${JSON.stringify(text.slice(0, 300))}`, { cause: error })
    // It can be said.
    expect(typeof (error as Error).message).toBe('string')
  }
}

/** Returns the text in the bytes, or null if they are no text. */
function textIn(bytes: Uint8Array): string | null {
  try {
    return textOfBytes(bytes)
  } catch (error) {
    if (!(error instanceof TextFault)) throw error
    return null
  }
}

const filesIn = (folder: string) =>
  readdirSync(path.join(import.meta.dirname, folder)).map(
    (name) => [name, readFileSync(path.join(import.meta.dirname, folder, name))] as const,
  )
const CORPUS = filesIn('corpus')
const SEEDS = [...CORPUS, ...filesIn('../formats/0.1.0')].map(([, bytes]) => bytes)
const DOCUMENT_TEXTS = filesIn('../formats/0.1.0').flatMap(([name, bytes]) =>
  name.endsWith('.json') && bytes.length < 50_000 ? [bytes.toString()] : [],
)

/** Bytes and texts that mean something to some reader. */
const TELLING = [
  '\0',
  '\xff',
  '\uFEFF',
  '\r',
  '\n',
  '#',
  '(;',
  ']',
  '\\',
  '[',
  '{',
  '"',
  ',',
  ':',
  '=',
  '/',
  '%',
  '&',
  '+',
  '-',
  '1e999',
  '__proto__',
  'null',
  '\x1b[2J',
  '\u202E',
  '\uD83D',
  'negascout=',
  '.json',
]

const mutated = fc
  .tuple(
    fc.constantFrom(...SEEDS),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat({ max: 60 }),
        fc.oneof(fc.constantFrom(...TELLING), fc.string({ unit: 'binary', maxLength: 4 })),
      ),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([bytes, changes]) =>
    changes.reduce((changed, [at, cut, put]) => {
      const from = at % (changed.length + 1)
      return Buffer.concat([changed.subarray(0, from), Buffer.from(put), changed.subarray(from + cut)])
    }, bytes),
  )

const SEED = { seed: 37, numRuns: 2_000 }

describe('each reader reads or refuses', () => {
  it.each(CORPUS)('%s', (_, bytes) => {
    const text = textIn(bytes)
    if (text !== null) for (const reader of READERS) expectRead(reader, text)
  })

  it.each(READERS.map((reader) => [reader[0], reader] as const))('%s: mutations of the corpus', (_, reader) => {
    const read = (bytes: Buffer) => {
      const text = textIn(bytes)
      if (text !== null) expectRead(reader, text)
    }
    fc.assert(fc.property(mutated, read), SEED)
  })

  it.each(READERS.map((reader) => [reader[0], reader] as const))(
    '%s: documents with changed parts, and any text',
    (_, reader) => {
      fc.assert(
        fc.property(fc.oneof(hostile(DOCUMENT_TEXTS), fc.string({ unit: 'binary' })), (text) =>
          expectRead(reader, text),
        ),
        { ...SEED, numRuns: 500 },
      )
    },
  )
})

describe('what goes out of any text', () => {
  const any = fc.string({ unit: 'binary', minLength: 1 })

  it('moves no cursor, and is of one line', () => {
    fc.assert(
      fc.property(
        any,
        (text) =>
          void expect(plain(text)).not.toMatch(/[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/),
      ),
      SEED,
    )
  })

  it.each([
    ['a\u3164b\u2800\u115f\u00ad', 'a\\u{3164}b\\u{2800}\\u{115f}\\u{ad}'],
    ['👩\u200d🚀 ❤\ufe0f 山田\u3000太郎', '👩\u200d🚀 ❤\ufe0f 山田\u3000太郎'],
  ])('shows %j as %j, with what an emoji or a word needs', (text, shown) => {
    expect(plain(text)).toBe(shown)
    expect(JSON.parse(plainJson({ text }))).toEqual({ text })
  })

  it('is the same in JSON', () => {
    fc.assert(
      fc.property(any, (text) => void expect(JSON.parse(plainJson({ text }))).toEqual({ text })),
      SEED,
    )
  })

  it('is no formula in CSV', () => {
    fc.assert(
      fc.property(any, (text) => void expect(csvLine([text])).not.toMatch(/^"?[=+@\t\r\n-](?!inf)/)),
      SEED,
    )
  })
})
