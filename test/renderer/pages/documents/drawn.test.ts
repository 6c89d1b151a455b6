/**
 * Whatever a file's schema accepts can be drawn, exported and read again; whatever it refuses is refused in its own
 * words.
 */
import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { CONTESTS } from '../../../../src/renderer/model/studies/contest/contests.ts'
import { DocumentFault } from '../../../../src/renderer/model/documents/document-fault.ts'
import type { Head } from '../../../../src/renderer/model/documents/document-list.ts'
import { EnginePool } from '../../../../src/workers/pool.ts'
import { Turns } from '../../../../src/renderer/platform/engine/turns.ts'
import { EXPERIMENTS } from '../../../../src/renderer/model/studies/experiment/experiments.ts'
import { MatchStore } from '../../../../src/renderer/model/match/match-store.ts'
import { createNoticeStore } from '../../../../src/renderer/platform/notice.tsx'
import { Players } from '../../../../src/renderer/model/players/players.ts'
import { TRAINING_RUNS } from '../../../../src/renderer/model/studies/training/training-runs.ts'
import { createSettingsStore } from '../../../../src/renderer/model/settings.ts'
import { ACCURACIES } from '../../../../src/renderer/model/studies/accuracy/accuracies.ts'
import { TABLE_GAMES } from '../../../../src/renderer/model/studies/table-games.ts'
import { GUESSES } from '../../../../src/renderer/model/studies/guess.ts'
import { createInspectStore } from '../../../../src/renderer/model/inspect/inspect-store.ts'
import { SURFACE_FORMAT } from '../../../../src/renderer/model/studies/surface/surface-file.ts'
import { SURFACES } from '../../../../src/renderer/model/studies/surface/surfaces.ts'
import { dateWords } from '../../../../src/renderer/language/words.ts'
import { Engines } from '../../../workers/engines.ts'
import { memory } from '../../memory.ts'
import { hostile } from './hostile.ts'
import { asTheyAre, expectDrawable, pageOf } from './pages.ts'
import { contest, experiment, surface, training, accuracy, guesses, tableGames, HEAD, type Shown } from './records.ts'
import { Study } from '../../../../src/renderer/model/studies/study.ts'
import { createClaimsStore } from '../../../../src/renderer/model/studies/claim-tests.ts'
import { createPlayersPageStore } from '../../../../src/renderer/model/players/page-store.ts'
import { samples } from '../../../tiers.ts'
import { fetchTexts, PARTS } from '../../../../src/renderer/language/i18n.ts'

// As every page but that of the game does.
await fetchTexts(...PARTS)

// On a server React does not complain of two things with one key.
vi.mock('react/jsx-dev-runtime', async (load) => (await import('./keys.ts')).withKeysChecked(await load()))

/**
 * Hostile files made of each that is well: of training runs one in eighteen is accepted, and with too few there may be none.
 */
const RUNS = samples({ few: 100, all: 200 })

function app() {
  const { storage } = memory()
  const turns = new Turns()
  const shared = { pool: new EnginePool([new Engines().port]), turns, storage, app: '0' }
  return {
    turns,
    experiments: new Study(EXPERIMENTS, shared),
    contests: new Study(CONTESTS, shared),
    surfaces: new Study(SURFACES, shared),
    accuracies: new Study(ACCURACIES, shared),
    guesses: new Study(GUESSES, shared),
    tableGames: new Study(TABLE_GAMES, shared),
    trainingRuns: new Study(TRAINING_RUNS, shared),
    claims: createClaimsStore(),
    settings: createSettingsStore(),
    notice: createNoticeStore(null),
    match: new MatchStore(),
    players: new Players(storage, () => undefined),
    playersPage: createPlayersPageStore(),
    desktop: undefined,
    copy: async () => undefined,
    inspect: createInspectStore(),
  }
}

beforeAll(() => {
  vi.stubGlobal('location', { hash: '#experiments/searches' })
})

/** React's complaints, such as two things with one key. */
const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)

afterEach(() => complaints.mockClear())

/** Selects a document, and returns the page that shows it. */
function drawn<Content extends Head>({ list, Tab }: Shown<Content>, record: Content): string {
  const made = app()
  const documents = list(made)
  documents.select(documents.add(record))
  asTheyAre(documents.store)
  return pageOf(made, Tab)
}

function checkDrawn<Content extends Head>(shown: Shown<Content>, texts: readonly string[]): void {
  const { encode, decode } = shown.format
  for (const text of texts) expect(decode(encode(decode(text)))).toEqual(decode(text))
  let accepted = 0
  const property = (text: string) => {
    let record: Content
    try {
      record = decode(text)
    } catch (error) {
      expect(error).toBeInstanceOf(DocumentFault)
      return
    }
    accepted++
    // As texts: a file has no −0.
    expect(encode(decode(encode(record)))).toBe(encode(record))
    const page = drawn(shown, record)
    expect(page).toContain(dateWords(record.created))
    expectDrawable(page)
    expect(complaints.mock.calls).toEqual([])
  }
  fc.assert(fc.property(hostile(texts), property), { numRuns: RUNS * texts.length })
  // Most changes are refused: that says something only while some are not.
  expect(accepted).toBeGreaterThan(0)
}

describe('every file that is accepted can be drawn', () => {
  it('of a contest', () => checkDrawn(contest().shown, contest().texts))
  it('of an experiment', () => checkDrawn(experiment().shown, experiment().texts))
  it('of a surface', () => checkDrawn(surface().shown, surface().texts))
  it('of a training run', () => checkDrawn(training().shown, training().texts))
  it('of an accuracy study', () => checkDrawn(accuracy().shown, accuracy().texts))
  it('of guesses', () => checkDrawn(guesses().shown, guesses().texts))
  it('of games with one table', () => checkDrawn(tableGames().shown, tableGames().texts))

  it('of a training run with two steps that are called alike', () => {
    const { texts, shown } = training()
    const document = JSON.parse(
      texts.find((text) => text.includes('"perceptron"')) ?? expect.fail('no perceptron'),
    ) as { lesson: { steps: unknown[] } }
    document.lesson.steps.push(document.lesson.steps[0])
    expectDrawable(drawn(shown, shown.format.decode(JSON.stringify(document))))
  })

  it('with a date in any way to write it', () => {
    const [text] = surface().texts
    for (const [written, meant] of [
      ['2026-01-02T03:04:05+08', '2026-01-01T19:04:05.000Z'],
      ['2026-01-02 03:04:05.123456 -0130', '2026-01-02T04:34:05.123Z'],
      ['2024-02-29T23:59:59Z', '2024-02-29T23:59:59.000Z'],
    ]) {
      const record = SURFACE_FORMAT.decode(text.replace(HEAD.created, written))
      expect(record.created).toBe(meant)
      expect(drawn(surface().shown, record)).toContain(dateWords(meant))
    }
  })
})

describe('what cannot be drawn is refused', () => {
  /** Changes a text of the file and returns the place at which the file is then said to be damaged. */
  function refusal<Content extends Head>(
    { texts, shown }: { texts: string[]; shown: Shown<Content> },
    from: string,
    to: string,
  ): string {
    const text = texts.find((candidate) => candidate.includes(from)) ?? expect.fail(`no ${from}`)
    try {
      shown.format.decode(text.replace(from, to))
      return 'accepted'
    } catch (error) {
      const { code, place } = error as DocumentFault
      return `${code} ${place}`.trim()
    }
  }

  it.each(['2026-02-30T03:04:05Z', '2026-01-02', 'yesterday', '0000-01-01T00:00:00+01:00'])('the date %s', (date) => {
    for (const document of [contest(), experiment(), surface(), training()])
      expect(refusal(document as never, HEAD.created, date)).toBe('damaged created')
  })

  it('hypotheses that no test tells apart', () => {
    expect(refusal(contest(), '"elo1":40', '"elo1":1e5')).toBe('damaged test')
    expect(refusal(contest(), '"elo1":40', '"elo1":1e999')).toBe('damaged test.elo1')
    expect(refusal(contest(), '"elo0":0,"elo1":40', '"elo0":1e-300,"elo1":2e-300')).toBe('damaged test')
  })

  it('figures beyond all charts', () => {
    expect(refusal(experiment(), '"leaves":[', '"leaves":[1e999,')).toBe('damaged measurements.leaves.0')
    expect(refusal(experiment(), '"ms":[', '"ms":[1e308,')).toBe('damaged measurements.ms.0')
    expect(refusal(training(), '"loss":0.5', '"loss":1e308')).toBe('damaged lesson.steps.0.training.loss')
    expect(refusal(training(), '"edge":0.5', '"edge":1e999')).toBe('damaged lesson.steps.0.weights.0.edge')
  })

  it('an experiment of more settings than anybody could list, at once', () => {
    const numbers = (count: number) => JSON.stringify(Array.from({ length: count }, (_, i) => i + 1))
    const many = experiment()
      .texts[0].replace('"margins":[1,2]', `"margins":${numbers(100)}`)
      .replace('"depths":[1,3]', `"depths":${numbers(31)}`)
    const huge = many
      .replace('"evaluations":["bit-parallel"]', '"evaluations":["bit-parallel","floyd-warshall","dijkstra"]')
      .replace('"orderings":["own"]', '"orderings":["own","id","value","last"]')
      .replace('"tables":["off"]', '"tables":["off","plain","symmetric"]')
    expect(refusal({ ...experiment(), texts: [huge] }, 'poly-y', 'poly-y')).toBe('too-large')
  })

  it('steps of a climb that are none of its plan', () => {
    expect(refusal(training(), '"split":2', '"split":0')).toBe('damaged lesson.path')
    expect(refusal(training(), '"phase":0', '"phase":1')).toBe('damaged lesson.path')
  })
})
