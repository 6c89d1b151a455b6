/**
 * Data that the app keeps and accepts can be drawn, and comes back as it was: players, results, puzzles, mistakes, the
 * comparison and the session.
 */
import fc from 'fast-check'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { castOf } from '../../../../src/engine/arena/cast.ts'
import type { Contestant } from '../../../../src/engine/arena/contestant.ts'
import { addMove, newGame, undoMove } from '../../../../src/engine/game/game.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import { DocumentFault } from '../../../../src/renderer/model/documents/document-fault.ts'
import { EngineClient } from '../../../../src/workers/client.ts'
import { NOTHING_LEARNT } from '../../../../src/renderer/model/learn/learning.ts'
import { newClock } from '../../../../src/renderer/model/match/clock.ts'
import { ChanceSearch } from '../../../../src/renderer/model/chances/chance-search.ts'
import { TimeKeeper } from '../../../../src/renderer/model/match/time-keeper.ts'
import { createDialogStore } from '../../../../src/renderer/platform/dialog.ts'
import { NEW_MATCH, type SearchRecord } from '../../../../src/renderer/model/match/match-state.ts'
import { MatchStore } from '../../../../src/renderer/model/match/match-store.ts'
import { COMPUTER, HUMAN } from '../../../../src/renderer/model/match/players.ts'
import { type AdviceState } from '../../../../src/renderer/model/oracle/advisor.ts'
import { PlayPage } from '../../../../src/renderer/pages/play/play-page.tsx'
import { draftOf } from '../../../../src/renderer/model/players/draft.ts'
import { type ShownPlayer } from '../../../../src/renderer/model/players/page-store.ts'
import { encodePlayer, Players } from '../../../../src/renderer/model/players/players.ts'
import { PlayersTab } from '../../../../src/renderer/pages/arena/players/players-tab.tsx'
import { PuzzleRecords } from '../../../../src/renderer/model/puzzles/records.ts'
import { rowOf } from '../../../../src/engine/puzzles/puzzle-file.ts'
import { beginRound } from '../../../../src/renderer/model/puzzles/round.ts'
import { Solving } from '../../../../src/renderer/model/puzzles/solving.ts'
import { MistakeRecords } from '../../../../src/renderer/model/puzzles/mistakes.ts'
import { MistakesTab } from '../../../../src/renderer/pages/learn/mistakes/mistakes-tab.tsx'
import { PuzzlesTab } from '../../../../src/renderer/pages/learn/puzzles/puzzles-tab.tsx'
import type { PlayedGame } from '../../../../src/renderer/model/players/results-file.ts'
import { Results } from '../../../../src/renderer/model/players/results.ts'
import { decodeSession } from '../../../../src/renderer/app/session-file.ts'
import { encodeSession, NOTHING_STUDIED } from '../../../../src/renderer/app/session.ts'
import { createSettingsStore, DEFAULT_SETTINGS } from '../../../../src/renderer/model/settings.ts'
import { labCells } from '../../../../src/engine/lab/lab-cells.ts'
import { type Compared, encodeCompared } from '../../../../src/renderer/model/compare/comparison-file.ts'
import { Comparison } from '../../../../src/renderer/model/compare/comparison.ts'
import {
  type SearchChoice,
  FIRST_CHOICE,
  type FoundSearch,
  keyOf,
  orderingOf,
  requestOf,
} from '../../../../src/renderer/model/compare/searches.ts'
import { CompareTab } from '../../../../src/renderer/pages/experiments/compare/compare-tab.tsx'
import { Engines } from '../../../workers/engines.ts'
import { memory } from '../../memory.ts'
import { everySingle, hostile } from './hostile.ts'
import { parts } from './parts.ts'
import { asTheyAre, expectDrawable, pageOf } from './pages.ts'
import { samples } from '../../../tiers.ts'
import { fetchTexts, PARTS } from '../../../../src/renderer/language/i18n.ts'

// As every page but that of the game does.
await fetchTexts(...PARTS)

// A page in a browser shows one tab at a time; here all of them, so that all are drawn.
vi.mock('../../../../src/renderer/ui/controls/tabs.tsx', () => ({
  Tabs: ({ tabs }: { tabs: { content: ReactNode }[] }) =>
    createElement('div', null, ...tabs.map(({ content }) => content)),
}))

// A list that is closed shows no more than its label, and takes most of the time.
vi.mock('../../../../src/renderer/ui/controls/select.tsx', () => {
  const closed = ({ label }: { label: string }) => label
  return { Select: closed, SelectFrame: closed }
})

vi.mock('../../../../src/renderer/ui/controls/search-select.tsx', () => ({
  SearchSelect: ({ label }: { label: string }) => label,
}))

// On a server React does not complain of two things with one key.
vi.mock('react/jsx-dev-runtime', async (load) => (await import('./keys.ts')).withKeysChecked(await load()))

/** The number of hostile texts of each kind. */
const RUNS = samples({ few: 30, all: 100 })

beforeAll(() => {
  vi.stubGlobal('location', { hash: '#' })
})

/** React's complaints, such as two things with one key. */
const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)

afterEach(() => complaints.mockClear())

interface Kept<Content> {
  /** Reads a text; null if it is refused. */
  readonly read: (text: string) => Promise<Content | null>
  readonly write: (content: Content) => string
  readonly pages: (content: Content) => readonly string[]
}

async function checkKept<Content>({ read, write, pages }: Kept<Content>, texts: readonly string[]): Promise<void> {
  for (const text of texts) expect(await read(text)).not.toBeNull()
  const seen = new Set<string>()
  const property = async (text: string) => {
    const content = await read(text)
    if (content === null) return
    const again = await read(write(content))
    expect(withoutMinusZero(again)).toEqual(withoutMinusZero(content))
    // What has been read as something usual, such as a setting that is not known, is drawn once.
    if (seen.has(write(content))) return
    seen.add(write(content))
    for (const page of pages(content)) expectDrawable(page)
    expect(complaints.mock.calls).toEqual([])
  }
  const every = samples({ few: 4, all: 1 })
  for (const [i, changed] of [...everySingle(texts[0])].entries()) if (i % every === 0) await property(changed)
  await fc.assert(fc.asyncProperty(hostile(texts), property), { numRuns: RUNS })
  // Most changes are refused: that says something only while some are not.
  expect(seen.size).toBeGreaterThan(1)
}

/** A text has no −0, which is as good as 0. */
function withoutMinusZero(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutMinusZero)
  if (typeof data === 'object' && data !== null)
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withoutMinusZero(value)]))
  return data === 0 ? 0 : data
}

/** A text read by what throws where it is refused. */
function readBy<Content>(decode: (text: string) => Content): Kept<Content>['read'] {
  return async (text) => {
    try {
      return decode(text)
    } catch (error) {
      expect((error as Error).message).not.toBe('')
      return null
    }
  }
}

const by = (name: string): Contestant => castOf(name) ?? expect.fail(`no ${name}`)

it('a player', async () => {
  const weights = { kind: 'linear', phases: [{ piecesToWin: -1, edge: 0.5 }, { chains: 0.25 }], attack: -0.5 } as const
  const learned: Contestant = {
    name: 'Żółw',
    mind: {
      by: 'search',
      options: {
        algorithm: 'aspiration',
        depth: 3,
        time: 1500,
        states: 9,
        ordering: 'last',
        table: 'plain',
        evaluator: weights,
        margin: 2,
      },
    },
    randomness: 5,
    firstNodes: ['a1', 'b3'],
  }
  const layers = [{ weights: [Array.from({ length: 12 }, (_, i) => i - 6)], biases: [3] }]
  const network: Contestant = {
    ...learned,
    name: 'net',
    mind: {
      by: 'search',
      options: { algorithm: 'alpha-beta', depth: 2, evaluator: { kind: 'network', boardSize: 2, layers } },
    },
  }
  const texts = [learned, network, by('perfect')].map((player) =>
    encodePlayer({ ...player, name: `${player.name} of mine` }),
  )

  const load = async (text: string) => {
    const { state, storage } = memory()
    state.texts.set('one', text)
    const players = new Players(storage, () => undefined)
    await players.load()
    return players
  }
  const read = async (text: string) => {
    const [entry] = (await load(text)).store.getState().entries
    if (entry.kind === 'broken') expect(entry.fault).toBeInstanceOf(DocumentFault)
    return entry.kind === 'broken' ? null : entry.record
  }
  const pages = (player: Contestant) => {
    const app = parts()
    const id = app.players.add(player)
    const draft = draftOf(player, player.name, id)
    return (['own', 'form'] as const).map((kind) => {
      app.playersPage.setState({ shown: { kind, id } as ShownPlayer, draft })
      asTheyAre(app.players.store, app.playersPage)
      return pageOf(app, PlayersTab)
    })
  }
  await checkKept({ read, write: encodePlayer, pages }, texts)
})

it('results', async () => {
  const game: PlayedGame = {
    seed: 7,
    date: '2026-01-02T03:04:05.678Z',
    opponent: 'greedy',
    isCast: true,
    colour: 'blue',
    isWon: true,
    moves: ['a1', 'swap'],
    swapRule: true,
    uncounted: null,
  }
  const games: PlayedGame[] = [
    game,
    { ...game, seed: 8, opponent: 'negascout:4', isCast: false, colour: 'red', uncounted: 'help' },
    { ...game, seed: 9, opponent: 'minimax:2 s', isCast: false, isWon: false, swapRule: false },
  ]
  const write = (games: readonly PlayedGame[]) => JSON.stringify({ format: 'poly-y results', version: 1, games })

  const load = async (text: string) => {
    const { state, storage } = memory()
    state.texts.set('mine', text)
    const results = new Results(
      new MatchStore(),
      createSettingsStore(),
      createStore<AdviceState>(() => ({ hinted: null, held: null })),
      storage,
    )
    await results.load()
    return results.store.getState()
  }
  const read = async (text: string) => {
    const { games, unread } = await load(text)
    return unread === null ? games : null
  }
  const pages = (games: readonly PlayedGame[]) => {
    const app = parts()
    app.results.store.setState({ status: 'ready', games })
    asTheyAre(app.results.store, app.players.store, app.playersPage, app.library.store)
    return [pageOf(app, PlayersTab)]
  }
  await checkKept({ read, write, pages }, [write(games), write([])])
})

it('puzzles', async () => {
  const tried = {
    position: './.r..r/bb....bb.r/rb...b...rrbrrb r',
    date: '2026-01-02T03:04:05.678Z',
    difficulty: 1278,
    themes: ['quiet'] as const,
    score: 0.5,
    isSolved: true,
  }
  const rows = [['./r.r.r/.......r../bb.b.rbbr...bbr r', 'd3 c1 c10', 'block', 1240]] as const
  const write = (content: { tried: readonly object[]; waiting: readonly object[]; made: number }) =>
    JSON.stringify({ format: 'poly-y puzzles', version: 1, ...content })
  const texts = [
    write({ tried: [tried, { ...tried, score: null, isSolved: false, themes: [] }], waiting: rows, made: 3 }),
    write({ tried: [], waiting: [], made: 0 }),
  ]

  const load = async (text: string) => {
    const { state, storage } = memory()
    state.texts.set('mine', text)
    const records = new PuzzleRecords(storage)
    await records.load()
    return records.store.getState()
  }
  const read = async (text: string) => {
    const { tried, waiting, made, unread } = await load(text)
    return unread === null ? { tried, waiting, made } : null
  }
  const writeKept = ({ waiting, ...content }: NonNullable<Awaited<ReturnType<typeof read>>>) =>
    write({ ...content, waiting: waiting.map(rowOf) })
  const pages = (content: NonNullable<Awaited<ReturnType<typeof read>>>) => {
    const app = parts()
    const puzzleRecords = new PuzzleRecords(memory().storage)
    const solving = new Solving(
      puzzleRecords,
      new EngineClient(new Engines().port),
      new EngineClient(new Engines().port),
      () => Promise.reject(new Error('offline')),
    )
    puzzleRecords.store.setState({ status: 'ready', ...content })
    const [puzzle] = content.waiting
    solving.store.setState({ status: 'ready', round: puzzle === undefined ? null : beginRound(puzzle) })
    asTheyAre(puzzleRecords.store, solving.store, app.settings)
    return [pageOf({ ...app, puzzleRecords, solving }, PuzzlesTab)]
  }
  await checkKept({ read, write: writeKept, pages }, texts)
})

it('mistakes', async () => {
  const card = {
    due: '2026-01-05T03:04:05.678Z',
    last: '2026-01-02T03:04:05.678Z',
    stability: 2.3,
    difficulty: 2.1,
    days: 3,
    reps: 1,
    lapses: 0,
    state: 2,
  }
  const mistake = { position: './.r..r/bb....bb.r/rb...b...rrbrrb r', played: 'd3', card }
  type Kept = readonly (typeof mistake)[]
  const write = (mistakes: Kept) => JSON.stringify({ format: 'poly-y mistakes', version: 1, mistakes })

  const read = async (text: string) => {
    const { state, storage } = memory()
    state.texts.set('mine', text)
    const records = new MistakeRecords(storage)
    await records.load()
    const { mistakes, unread } = records.store.getState()
    return unread === null ? mistakes : null
  }
  const pages = (mistakes: Kept) => {
    const app = parts()
    const records = new MistakeRecords(memory().storage)
    records.store.setState({ status: 'ready', mistakes })
    asTheyAre(records.store, app.truths.store, app.settings, app.library.store)
    return [pageOf({ ...app, mistakes: records }, MistakesTab)]
  }
  await checkKept({ read, write, pages }, [
    write([
      mistake,
      { ...mistake, position: './...../.......... r', played: 'c1', card: { ...card, state: 1, lapses: 2 } },
    ]),
    write([]),
  ])
})

it('the comparison', async () => {
  const write = encodeCompared
  const choice: SearchChoice = {
    ...FIRST_CHOICE,
    positions: ['./..... r', './...../.......... r'],
    position: './..... r',
    depths: [1, 4],
    depth: 4,
    algorithms: ['alpha-beta', 'negascout'],
    isAlike: true,
    alike: 'value',
  }
  const searches = choice.positions.flatMap((position) =>
    (['own', 'value'] as const).map((ordering) => requestOf(choice, position, ordering)),
  )
  const found = searches.flatMap((request): FoundSearch[] => {
    const { position, table, evaluation } = request
    return [...labCells(request)].map(({ algorithm, depth, result }) => ({
      position,
      algorithm,
      ordering: orderingOf(request, algorithm),
      table,
      evaluation,
      depth,
      result: { ...result, ms: 1.5 },
    }))
  })
  const all = new Map(found.map((search) => [keyOf(search), search]))
  const [one] = all
  const texts = [
    write({ choice: { ...choice, depths: [1], depth: 1, columns: 'depths' }, found: new Map([one]) }),
    write({ choice, found: all }),
    write({ choice: { ...choice, positions: [], position: null, depth: null }, found: all }),
  ]

  const engine = new EngineClient(new Engines().port)
  const load = async (text: string) => {
    const { state, storage } = memory()
    state.texts.set('mine', text)
    const comparison = new Comparison(storage, engine)
    await comparison.load()
    return comparison
  }
  const read = async (text: string) => {
    const { choice, found, unread } = (await load(text)).store.getState()
    return unread === null ? { choice, found } : null
  }
  const pages = (content: Compared) => {
    const app = parts()
    const comparison = new Comparison(memory().storage, engine)
    comparison.store.setState({ status: 'ready', ...content })
    asTheyAre(comparison.store, comparison.run, app.match, app.inspect, app.studied, app.library.store)
    return [pageOf({ ...app, comparison }, CompareTab)]
  }
  await checkKept({ read, write, pages }, texts)
})

it('the session', async () => {
  const played = ([1, 'swap', 0, 3] as const).reduce(addMove, newGame(emptyPosition(2), true))
  const counters = { visited: 10, leaves: 9, expanded: 1, evaluations: 9, cutoffs: 2, researches: 0, researched: 0 }
  const record: SearchRecord = {
    ...counters,
    index: 1,
    player: 'blue',
    move: 'swap',
    algorithm: 'negascout',
    depth: 4,
    value: -1,
    ms: 1.5,
    shortestWin: 142,
  }
  const seats = { first: { ...COMPUTER, seconds: 2 }, second: { ...COMPUTER, contestant: by('attacker') } }
  const game = { ...NEW_MATCH, game: undoMove(played), paused: true, records: [record], entry: 'some-game' }
  const sessions = [
    {
      match: { ...game, seats },
      settings: { ...DEFAULT_SETTINGS, showTruth: true },
      learning: NOTHING_LEARNT,
      ...NOTHING_STUDIED,
    },
    {
      match: {
        ...game,
        records: [record, { ...record, index: 2, value: '-inf' as const }],
        seats: { ...seats, second: HUMAN },
        clock: newClock({ minutes: 5, increment: 2 }),
      },
      settings: DEFAULT_SETTINGS,
      learning: { finished: ['place', 'swap'] as const, isOffered: false },
      studied: 'state1',
      replayed: 'position=.',
    },
  ]

  const pages = ({ match, settings, learning }: ReturnType<typeof decodeSession>) => {
    const app = parts()
    app.match.restore(match)
    app.settings.setState(settings)
    app.learning.setState(learning)
    const timeKeeper = new TimeKeeper(app.match, createDialogStore())
    app.match.join({ clock: timeKeeper })
    const chances = new ChanceSearch(new EngineClient(new Engines().port))
    asTheyAre(app.match, app.settings, app.learning, app.results.store, timeKeeper.store, chances.store)
    // The game itself is drawn, and not what can be done next.
    const comingBack = createStore(() => ({ isBack: false }))
    return [pageOf({ ...app, timeKeeper, chances, comingBack }, PlayPage)]
  }
  await checkKept({ read: readBy(decodeSession), write: encodeSession, pages }, sessions.map(encodeSession))
})
