/**
 * Whatever a file's schema accepts can be drawn, exported and read again; whatever it refuses is refused in its own
 * words.
 */
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { CAST, castOf, LEARNED } from '../../../../src/engine/arena/cast.ts'
import { gameCount, type Tournament } from '../../../../src/engine/arena/tournament.ts'
import { surfacePoint, type Surface } from '../../../../src/engine/arena/surface.ts'
import { REPORT_EVALUATOR } from '../../../../src/engine/evaluation/evaluator.ts'
import {
  measurementOf,
  optionsOf,
  PLAIN,
  settingsOf,
  tasksOf,
  type Experiment,
} from '../../../../src/engine/lab/experiment.ts'
import { positionsOf } from '../../../positions-of.ts'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { search } from '../../../../src/engine/search/search.ts'
import { REPORT_WEIGHTS } from '../../../../src/engine/training/duel.ts'
import { exampleCode } from '../../../../src/engine/training/example-code.ts'
import { examplesOf, type ExamplePlan } from '../../../../src/engine/training/examples.ts'
import { climbStep } from '../../../../src/engine/training/hill-climbing.ts'
import { epochs } from '../../../../src/engine/training/training-jobs.ts'
import { CONTEST_FORMAT, type ContestRecord } from '../../../../src/renderer/model/studies/contest/contest-file.ts'
import { ContestsTab } from '../../../../src/renderer/pages/arena/contests/contests-tab.tsx'
import { CONTESTS } from '../../../../src/renderer/model/studies/contest/contests.ts'
import { DocumentFault } from '../../../../src/renderer/model/documents/document-fault.ts'
import type { DocumentList, Format, Head } from '../../../../src/renderer/model/documents/document-list.ts'
import { EnginePool } from '../../../../src/workers/pool.ts'
import { Turns, TURNS } from '../../../../src/renderer/platform/engine/turns.ts'
import {
  EXPERIMENT_FORMAT,
  type ExperimentRecord,
} from '../../../../src/renderer/model/studies/experiment/experiment-file.ts'
import { ExperimentsTab } from '../../../../src/renderer/pages/lab/experiments/experiments-tab.tsx'
import { EXPERIMENTS } from '../../../../src/renderer/model/studies/experiment/experiments.ts'
import { MATCH, MatchStore } from '../../../../src/renderer/model/match/match-store.ts'
import { createNoticeStore, NOTICE } from '../../../../src/renderer/platform/notice.tsx'
import { OWN_PLAYERS, Players } from '../../../../src/renderer/model/players/players.ts'
import { TRAINING_FORMAT, type TrainingRecord } from '../../../../src/renderer/model/studies/training/training-file.ts'
import type { TrainingRun } from '../../../../src/renderer/model/studies/training/training-run.ts'
import { TRAINING_RUNS } from '../../../../src/renderer/model/studies/training/training-runs.ts'
import { SchoolTab } from '../../../../src/renderer/pages/arena/school/school-tab.tsx'
import { createSettingsStore, SETTINGS } from '../../../../src/renderer/model/settings.ts'
import type { AccuracyPlan } from '../../../../src/engine/lab/accuracy-plan.ts'
import { checkByAll, positionOfNumber } from '../../../../src/engine/lab/accuracy.ts'
import { drawSample } from '../../../../src/engine/lab/sample.ts'
import { AccuracyTab } from '../../../../src/renderer/pages/lab/accuracy/accuracy-tab.tsx'
import { ACCURACIES } from '../../../../src/renderer/model/studies/accuracy/accuracies.ts'
import { ACCURACY_FORMAT, type AccuracyRecord } from '../../../../src/renderer/model/studies/accuracy/accuracy-file.ts'
import type { GuessBatch, GuessPlan } from '../../../../src/engine/lab/guess.ts'
import { ReportTab } from '../../../../src/renderer/pages/lab/report/report-tab.tsx'
import { tableSeries, type TableGamesPlan } from '../../../../src/engine/lab/table-games.ts'
import { TABLE_GAMES, type TableGamesRecord } from '../../../../src/renderer/model/studies/table-games.ts'
import { TablesTab } from '../../../../src/renderer/pages/lab/tables/tables-tab.tsx'
import { GUESSES, type GuessRecord } from '../../../../src/renderer/model/studies/guess.ts'
import { createInspectStore, INSPECT } from '../../../../src/renderer/model/inspect/inspect-store.ts'
import { SURFACE_FORMAT, type SurfaceRecord } from '../../../../src/renderer/model/studies/surface/surface-file.ts'
import { SurfacesTab } from '../../../../src/renderer/pages/arena/surfaces/surfaces-tab.tsx'
import { SURFACES } from '../../../../src/renderer/model/studies/surface/surfaces.ts'
import { dateWords } from '../../../../src/renderer/language/words.ts'
import { Engines } from '../../../workers/engines.ts'
import { memory } from '../../memory.ts'
import { hostile } from './hostile.ts'
import { asTheyAre, expectDrawable, pageOf } from './pages.ts'
import { Services } from '../../../../src/renderer/platform/services.tsx'
import { Study } from '../../../../src/renderer/model/studies/study.ts'
import { CLAIM_RUNS, createClaimsStore } from '../../../../src/renderer/model/studies/claim-tests.ts'
import { createPlayersPageStore, PLAYERS_PAGE } from '../../../../src/renderer/model/players/page-store.ts'
import { DESKTOP } from '../../../../src/renderer/platform/download.ts'
import { COPY } from '../../../../src/renderer/platform/clipboard.ts'
import { playTournamentGame } from '../../../engine/arena/tournament-game.ts'
import { fetchLaterTexts } from '../../../../src/renderer/language/i18n.ts'

// As every page but that of the game does.
await fetchLaterTexts()

// On a server React does not complain of two things with one key.
vi.mock('react/jsx-dev-runtime', async (load) => (await import('./keys.ts')).withKeysChecked(await load()))

/**
 * Hostile files made of each that is well: of lessons one in eighteen is accepted, and with too few there may be none.
 */
const RUNS = 100

const HEAD = { name: 'Żółw', created: '2026-01-02T03:04:05.678Z', app: '0.1.0' }

function app(): Services {
  const { storage } = memory()
  const services = new Services()
  const turns = services.provide(TURNS, new Turns())
  const pool = new EnginePool([new Engines().port])
  const shared = { pool, turns, storage, app: '0' }
  services.provide(EXPERIMENTS, new Study(EXPERIMENTS, shared))
  services.provide(CONTESTS, new Study(CONTESTS, shared))
  services.provide(SURFACES, new Study(SURFACES, shared))
  services.provide(ACCURACIES, new Study(ACCURACIES, shared))
  services.provide(GUESSES, new Study(GUESSES, shared))
  services.provide(TABLE_GAMES, new Study(TABLE_GAMES, shared))
  services.provide(TRAINING_RUNS, new Study(TRAINING_RUNS, shared))
  services.provide(CLAIM_RUNS, createClaimsStore())
  services.provide(SETTINGS, createSettingsStore())
  services.provide(NOTICE, createNoticeStore(null))
  services.provide(MATCH, new MatchStore())
  services.provide(OWN_PLAYERS, new Players(storage, () => undefined))
  services.provide(PLAYERS_PAGE, createPlayersPageStore())
  services.provide(DESKTOP, undefined)
  services.provide(COPY, async () => undefined)
  services.provide(INSPECT, createInspectStore())
  return services
}

beforeAll(() => {
  vi.stubGlobal('location', { hash: '#lab/experiments' })
})

/** React's complaints, such as two things with one key. */
const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)

afterEach(() => complaints.mockClear())

interface Shown<Content extends Head> {
  readonly format: Pick<Format<Content>, 'encode' | 'decode'>
  readonly list: (app: Services) => DocumentList<Content>
  readonly Tab: () => ReactNode
}

/** What the page shows of a document, which is selected. */
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

/** Texts to draw, and what draws them: made when they are first asked for. */
function once<Content extends Head, Texts extends readonly string[]>(
  make: () => { texts: Texts; shown: Shown<Content> },
): typeof make {
  let made: ReturnType<typeof make> | undefined
  return () => (made ??= make())
}

const cast = (...names: string[]) => CAST.filter(({ name }) => names.includes(name))

const EXAMPLES: ExamplePlan = {
  boardSize: 3,
  games: 10,
  seed: 5,
  fewestStones: 4,
  strays: 0,
  labels: { by: 'games', games: 2 },
  evaluator: REPORT_EVALUATOR,
}
const TRAINING = {
  boardSize: 3,
  pairs: 2,
  openingStones: 2,
  seed: 4,
  features: ['piecesToWin', 'edge'],
  depth: 1,
  start: REPORT_WEIGHTS,
} as const

function lessons(): TrainingRun[] {
  const games = Array.from({ length: EXAMPLES.games }, (_, number) => exampleCode(examplesOf(EXAMPLES, number)))
  const plan = { boardSize: 3, hidden: [2], epochs: 3, seed: 5, start: null } as const
  const first = climbStep(TRAINING, TRAINING.start, 0)
  const options = { boardSize: 3, features: ['piecesToWin', 'edge'], phases: 1 } as const
  const fit = { loss: 0.5, accuracy: 0.75 }
  return [
    {
      kind: 'regression',
      examples: EXAMPLES,
      games,
      options,
      steps: [{ weights: [{ piecesToWin: -1, edge: 0.5 }], training: fit, heldOut: fit }],
    },
    {
      kind: 'perceptron',
      examples: EXAMPLES,
      games,
      steps: [{ examples: 40, parameters: Array<number>(33).fill(0.25), training: fit, heldOut: fit }],
    },
    { kind: 'network', examples: EXAMPLES, games, plan, state: [...epochs({ plan, state: null, games })][1] },
    { kind: 'climb', plan: TRAINING, length: 3, steps: [first, climbStep(TRAINING, first.champion, 1)] },
    {
      kind: 'evolution',
      plan: { ...TRAINING, children: 4 },
      length: 3,
      generations: [{ number: 0, rates: [0, 0.25, 0.5, 1], parent: { evaluator: REPORT_WEIGHTS, step: 0.3 } }],
      won: '10-',
    },
  ]
}

const contest = once((): { texts: string[]; shown: Shown<ContestRecord> } => {
  const tournament: Tournament = {
    contestants: cast('random', 'greedy', 'distracted'),
    boardSize: 3,
    pairs: 1,
    openingStones: 2,
    seed: 4,
  }
  const match: Tournament = { ...tournament, boardSize: 2, contestants: cast('random', 'greedy'), isJudged: true }
  const texts = [tournament, match].map((contest) => {
    const games = Array.from({ length: gameCount(contest) }, (_, number) => playTournamentGame(contest, number))
    return CONTEST_FORMAT.encode({
      ...HEAD,
      tournament: contest,
      test: contest === match ? { elo0: 0, elo1: 40, alpha: 0.05, beta: 0.05 } : null,
      games,
    })
  })
  return { texts, shown: { format: CONTEST_FORMAT, list: (app) => app.get(CONTESTS).list, Tab: ContestsTab } }
})

const experiment = once((): { texts: string[]; shown: Shown<ExperimentRecord> } => {
  const sample: Experiment = {
    ...PLAIN,
    positions: { boardSize: 3, stones: 8, count: 3, seed: 5 },
    algorithms: ['alpha-beta', 'aspiration'],
    depths: [1, 3],
    margins: [1, 2],
  }
  const range: Experiment = { ...sample, positions: { boardSize: 3, stones: 2, to: 8, step: 3, count: 2, seed: 5 } }
  const game: Experiment = {
    ...sample,
    positions: { name: 'Żółw', start: './...../.......... r', moves: ['c3', 'swap', 'b4', 'b2'] },
  }
  const texts = [sample, range, game].map((experiment) => {
    const positions = positionsOf(experiment)
    const measurements = tasksOf(settingsOf(experiment), positions.length).map(({ position, setting }, i) => {
      const parsed = parsePosition(positions[position])
      return i === 4 ? undefined : measurementOf(search(parsed, optionsOf(setting)), parsed.board)
    })
    return EXPERIMENT_FORMAT.encode({ ...HEAD, experiment, positions, measurements })
  })
  return { texts, shown: { format: EXPERIMENT_FORMAT, list: (app) => app.get(EXPERIMENTS).list, Tab: ExperimentsTab } }
})

const surface = once((): { texts: string[]; shown: Shown<SurfaceRecord> } => {
  const reference = castOf('greedy') ?? expect.fail('no greedy')
  const surface: Surface = {
    x: 'edge',
    y: 'piecesToWin',
    step: 10,
    fixed: { chains: -0.5 },
    depth: 1,
    reference,
    boardSize: 2,
    pairs: 1,
    openingStones: 1,
    seed: 7,
  }
  const texts = [
    SURFACE_FORMAT.encode({ ...HEAD, surface, points: [0, 2, 4, 6].map((number) => surfacePoint(surface, number)) }),
  ]
  return { texts, shown: { format: SURFACE_FORMAT, list: (app) => app.get(SURFACES).list, Tab: SurfacesTab } }
})

const lesson = once((): { texts: string[]; shown: Shown<TrainingRecord> } => ({
  texts: lessons().map((lesson) => TRAINING_FORMAT.encode({ ...HEAD, lesson })),
  shown: { format: TRAINING_FORMAT, list: (app) => app.get(TRAINING_RUNS).list, Tab: SchoolTab },
}))

const accuracy = once((): { texts: readonly string[]; shown: Shown<AccuracyRecord> } => {
  const plan = {
    kind: 'played',
    from: 17,
    to: 18,
    count: 2,
    algorithms: ['alpha-beta', 'negascout'],
    depths: [1, 2],
    seed: 2,
  } as const satisfies AccuracyPlan
  const samples = [17, 18].map((stones) => drawSample({ kind: 'played', boardSize: 4, stones, count: 2, seed: 2 }))
  const positions = [0, 1, 2].map((number) => ({
    number,
    checks: checkByAll({ position: positionOfNumber(samples, number), ...plan, budget: 1_000_000 }),
  }))
  const unsolved = {
    number: 3,
    checks: [
      { stones: 18, found: null },
      { stones: 18, found: null },
    ],
  }
  const records = [
    { plan, positions: [...positions, unsolved] },
    { plan: { ...plan, depths: [2] as const }, positions: [] },
    { plan: { ...plan, evaluator: { name: 'mine', evaluator: LEARNED } }, positions },
  ]
  return {
    texts: records.map((record) => ACCURACY_FORMAT.encode({ ...HEAD, ...record })),
    shown: { format: ACCURACY_FORMAT, list: (app) => app.get(ACCURACIES).list, Tab: AccuracyTab },
  }
})

const guesses = once((): { texts: readonly string[]; shown: Shown<GuessRecord> } => {
  const plan: GuessPlan = { kind: 'random', batches: 2, seed: 3 }
  // As the engine makes it in a second.
  const counts = [
    [80, 797, 5868, 38347],
    [380, 756, 4733, 5300],
    [100, 799, 5814, 35916],
  ]
  const batch: GuessBatch = {
    number: 1,
    agreeing: 2,
    guesses: [{ position: 'r/.b.../...r...b.b/..b..rr..r...br b', counts }],
  }
  const records = [
    { plan, batches: [batch] },
    { plan, batches: [] },
  ]
  return {
    texts: records.map((record) => GUESSES.format.encode({ ...HEAD, ...record })),
    shown: { format: GUESSES.format, list: (app) => app.get(GUESSES).list, Tab: ReportTab },
  }
})

const tableGames = once((): { texts: readonly string[]; shown: Shown<TableGamesRecord> } => {
  const plan: TableGamesPlan = {
    boardSize: 2,
    algorithm: 'alpha-beta',
    depth: 2,
    opponent: 'shallow',
    games: 2,
    series: 2,
    rooms: [1024, 'unlimited'],
    seed: 3,
  }
  const records = [
    { plan, series: [0, 1, 2].map((number) => tableSeries(plan, number)) },
    { plan: { ...plan, boardSize: 4 }, series: [] },
  ] as const
  return {
    texts: records.map((record) => TABLE_GAMES.format.encode({ ...HEAD, ...record })),
    shown: { format: TABLE_GAMES.format, list: (app) => app.get(TABLE_GAMES).list, Tab: TablesTab },
  }
})

describe('every file that is accepted can be drawn', () => {
  it('of a contest', () => checkDrawn(contest().shown, contest().texts))
  it('of an experiment', () => checkDrawn(experiment().shown, experiment().texts))
  it('of a surface', () => checkDrawn(surface().shown, surface().texts))
  it('of a lesson', () => checkDrawn(lesson().shown, lesson().texts))
  it('of an accuracy study', () => checkDrawn(accuracy().shown, accuracy().texts))
  it('of guesses', () => checkDrawn(guesses().shown, guesses().texts))
  it('of games with one table', () => checkDrawn(tableGames().shown, tableGames().texts))

  it('of a lesson with two steps that are called alike', () => {
    const { texts, shown } = lesson()
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
  /** Where a file is damaged whose text has been changed so. */
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
    for (const document of [contest(), experiment(), surface(), lesson()])
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
    expect(refusal(lesson(), '"loss":0.5', '"loss":1e308')).toBe('damaged lesson.steps.0.training.loss')
    expect(refusal(lesson(), '"edge":0.5', '"edge":1e999')).toBe('damaged lesson.steps.0.weights.0.edge')
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
    expect(refusal(lesson(), '"split":2', '"split":0')).toBe('damaged lesson.path')
    expect(refusal(lesson(), '"phase":0', '"phase":1')).toBe('damaged lesson.path')
  })
})
