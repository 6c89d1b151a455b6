/**
 * The files that each version of the app has written are read by this one. Before a release, `WRITE_FORMATS=1 npx
 * vitest run test/formats` writes those of its version.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }
import { fromContestantFile } from '../../src/engine/arena/contestant-file.ts'
import { fromEvaluatorFile } from '../../src/engine/evaluation/evaluator-file.ts'
import type { DocumentStorage } from '../../src/contract/api.ts'
import { emptyPosition } from '../../src/engine/game/position.ts'
import { readExercise } from '../../src/engine/lab/exercise-file.ts'
import { Book } from '../../src/engine/solver/book.ts'
import { decodeSession } from '../../src/renderer/app/session-file.ts'
import { fetchTexts, PARTS } from '../../src/renderer/language/i18n.ts'
import { decodeCompared } from '../../src/renderer/model/compare/comparison-file.ts'
import { documentFaultWords } from '../../src/renderer/model/documents/document-fault.ts'
import type { SingleDocumentState } from '../../src/renderer/model/documents/single-document.ts'
import { readSgf } from '../../src/renderer/model/library/read-sgf.ts'
import { PuzzleRecords } from '../../src/renderer/model/puzzles/records.ts'
import { readReplay } from '../../src/renderer/model/replay/replay-file.ts'
import { ACCURACY_FORMAT } from '../../src/renderer/model/studies/accuracy/accuracy-file.ts'
import { CONTEST_FORMAT } from '../../src/renderer/model/studies/contest/contest-file.ts'
import { EXPERIMENT_FORMAT } from '../../src/renderer/model/studies/experiment/experiment-file.ts'
import { GUESSES } from '../../src/renderer/model/studies/guess.ts'
import { TABLE_GAMES } from '../../src/renderer/model/studies/table-games.ts'
import { KEPT_TABLES } from '../../src/renderer/model/studies/kept-table.ts'
import { TRAINING_FORMAT } from '../../src/renderer/model/studies/training/training-file.ts'
import { SURFACE_FORMAT } from '../../src/renderer/model/studies/surface/surface-file.ts'
import { memory } from '../renderer/memory.ts'
import { readTraining, resultsIn, writeFiles } from './write.ts'

await fetchTexts(...PARTS)
if (process.env.WRITE_FORMATS === '1') await writeFiles()

interface KeptHere {
  load(): Promise<void>
  readonly store: { getState(): SingleDocumentState }
}

/** Reads what the app keeps for itself. */
const keptBy = (make: (storage: DocumentStorage) => KeptHere) => async (text: string) => {
  const { texts, storage } = memory()
  texts.set('mine', text)
  const kept = make(storage)
  await kept.load()
  const state = kept.store.getState()
  if (state.unread !== null) throw state.unread as Error
  if (state.isPartial) throw new Error('a part of it was left out')
  return state
}

/** A file's reader, and the content that it must return. */
interface Reader {
  readonly read: (text: string) => unknown
  readonly holds: object
}

const READERS: Readonly<Record<string, Reader>> = {
  'games.polyy': {
    read: readSgf,
    holds: [
      { info: { name: 'A game', players: { first: 'Ann', second: 'Łukasz' }, tags: ['fine'] } },
      { swapRule: false, resigned: null },
    ],
  },
  'session.json': {
    read: decodeSession,
    holds: {
      settings: { theme: 'dark' },
      match: { game: { moves: [16, 'swap', 0] }, seats: { second: { contestant: { name: 'attacker' } } } },
    },
  },
  'results.json': {
    read: keptBy(resultsIn),
    holds: { games: [{ opponent: 'greedy', colour: 'blue', moves: ['a1', 'swap', 'b1'] }] },
  },
  'puzzles.json': {
    read: keptBy((storage) => new PuzzleRecords(storage)),
    holds: { tried: [{ difficulty: 1278, themes: ['quiet'] }], waiting: [{ difficulty: 1240 }], made: 3 },
  },
  'comparison.json': {
    read: decodeCompared,
    holds: { choice: { depths: [2], algorithms: ['alpha-beta', 'negascout'] }, found: { size: 2 } },
  },
  'experiment.json': {
    read: EXPERIMENT_FORMAT.decode,
    holds: {
      name: 'Żółw',
      experiment: { algorithms: ['alpha-beta', 'aspiration'], margins: [1, 2] },
      positions: { length: 2 },
      measurements: { length: 6, 0: { visited: expect.any(Number) } },
    },
  },
  'contest.json': {
    read: CONTEST_FORMAT.decode,
    holds: {
      name: 'Żółw',
      tournament: { contestants: [{ name: 'random' }, { name: 'greedy' }], boardSize: 2 },
      games: { length: 4 },
    },
  },
  'surface.json': {
    read: SURFACE_FORMAT.decode,
    holds: {
      name: 'Żółw',
      surface: { x: 'edge', y: 'piecesToWin', reference: { name: 'greedy' } },
      points: [{ number: 0 }, { number: 2 }],
    },
  },
  'lesson.json': {
    read: TRAINING_FORMAT.decode,
    holds: { name: 'Żółw', run: { kind: 'climb', length: 3, steps: { length: 1 } } },
  },
  'accuracy.json': {
    read: ACCURACY_FORMAT.decode,
    holds: { name: 'Żółw', plan: { from: 18, algorithms: ['negascout'] }, positions: [{ number: 0 }, { number: 1 }] },
  },
  'guesses.json': {
    read: GUESSES.format.decode,
    holds: { name: 'Żółw', plan: { kind: 'random', seed: 3 }, batches: [{ number: 1 }] },
  },
  'table-games.json': {
    read: TABLE_GAMES.format.decode,
    holds: {
      name: 'Żółw',
      plan: { opponent: 'random', rooms: [1024, 'unlimited'] },
      series: [{ number: 3, games: { length: 2 } }],
    },
  },
  'kept-table.json': {
    read: KEPT_TABLES.format.decode,
    holds: { name: 'Żółw', plan: { room: 1024 }, games: [{ number: 1, games: { length: 8 } }] },
  },
  'player.json': {
    read: (text) => fromContestantFile(JSON.parse(text)),
    holds: { name: 'dabbler', mind: { by: 'search' } },
  },
  'weights.json': {
    read: (text) => fromEvaluatorFile(JSON.parse(text)),
    holds: { kind: 'linear', phases: [{ piecesToWin: -1, edge: 0.5 }] },
  },
  'network.json': {
    read: (text) => fromEvaluatorFile(JSON.parse(text)),
    holds: { kind: 'network', boardSize: 2, layers: [{ biases: [3] }] },
  },
  training: { read: readTraining, holds: { curve: [], parameters: { length: 29 } } },
  'exercise.json': {
    read: readExercise,
    holds: { title: 'Cutoffs', plan: { position: './..... r', kinds: ['cutoff'], count: 3 } },
  },
  'replay.json': { read: readReplay, holds: { position: './..... r', options: { algorithm: 'minimax', depth: 2 } } },
  'book.json': { read: (text) => new Book(JSON.parse(text)).find(emptyPosition(4)), holds: { winner: 'red' } },
}

const VERSIONS = readdirSync(import.meta.dirname).filter((name) => /^\d/.test(name))
const read = (version: string, name: string) => readFileSync(path.join(import.meta.dirname, version, name), 'utf8')

it('there is a file of each kind of this version', () => {
  expect(VERSIONS).toContain(packageFile.version)
  expect(readdirSync(path.join(import.meta.dirname, packageFile.version)).sort()).toEqual(Object.keys(READERS).sort())
})

describe.each(VERSIONS)('the files of %s', (version) => {
  const names = readdirSync(path.join(import.meta.dirname, version))

  it('are of kinds that there still are', () => expect(Object.keys(READERS)).toEqual(expect.arrayContaining(names)))

  it.each(names)('%s is read, and holds what it held', async (name) => {
    const { read: reads, holds } = READERS[name]
    expect(await reads(read(version, name))).toMatchObject(holds)
  })
})

/** The files that hold the number of their version beside the format, or behind it. */
const NUMBERED = Object.keys(READERS).filter((name) => read(packageFile.version, name).includes('"format"'))

it.each(NUMBERED)('%s of a version to come is refused, and the sentence says why', async (name) => {
  const text = read(packageFile.version, name)
  const newer = text.replace(/("version":\s*|"format":"poly-y training )\d+/, '$199')
  expect(newer).not.toBe(text)
  try {
    await READERS[name].read(newer)
  } catch (error) {
    const words = (error as { code?: string }).code === undefined ? String(error) : documentFaultWords(error)
    return expect(words).toMatch(/version.* 99/)
  }
  expect.fail('it was read')
})
