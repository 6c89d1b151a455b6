/** Contests in the background: the games they are said to be, each once, whatever pauses, ends or kills them. */
import { describe, expect, it, vi } from 'vitest'
import { playsOn, searcher } from '../../../../../src/engine/arena/contestant.ts'
import { CAST } from '../../../../../src/engine/arena/cast.ts'
import type { MatchGame } from '../../../../../src/engine/arena/match.ts'
import { pairsToVerdict } from '../../../../../src/engine/arena/match-result.ts'
import { gameCount, type Tournament } from '../../../../../src/engine/arena/tournament.ts'
import { startOf } from '../../../../../src/engine/game/position.ts'
import type { DocumentStorage } from '../../../../../src/contract/api.ts'
import { CONTEST_FORMAT, type ContestRecord } from '../../../../../src/renderer/model/studies/contest/contest-file.ts'
import { canGrow, CONTESTS, grow } from '../../../../../src/renderer/model/studies/contest/contests.ts'
import { Study } from '../../../../../src/renderer/model/studies/study.ts'
import { CONTEST_DRAFT } from '../../../../../src/renderer/model/studies/contest/contest-draft.ts'
import { DocumentFault } from '../../../../../src/renderer/model/documents/document-fault.ts'
import { EnginePool } from '../../../../../src/workers/pool.ts'
import { Turns } from '../../../../../src/renderer/platform/engine/turns.ts'
import { Engines } from '../../../../workers/engines.ts'
import { playTournamentGame } from '../../../../engine/arena/tournament-game.ts'

const { of, planOf } = CONTEST_DRAFT

const contestants = CAST.filter(({ name }) => ['random', 'greedy', 'distracted'].includes(name))
const TOURNAMENT: Tournament = { contestants, boardSize: 4, pairs: 5, openingStones: 3, seed: 4 }
const GAMES = Array.from({ length: gameCount(TOURNAMENT) }, (_, number) => playTournamentGame(TOURNAMENT, number))

function memory() {
  const texts = new Map<string, string>()
  const storage: DocumentStorage = {
    list: () => Promise.resolve([...texts.keys()]),
    load: (_, id) => Promise.resolve(texts.get(id) ?? ''),
    save: (_, id, text) => Promise.resolve(void texts.set(id, text)),
    remove: (_, id) => Promise.resolve(void texts.delete(id)),
  }
  return { texts, storage }
}

function setup(storage = memory().storage, workers = 3) {
  const engines = new Engines()
  const turns = new Turns()
  const pool = new EnginePool(Array.from({ length: workers }, () => engines.port))
  const contests = new Study(CONTESTS, { pool, turns, storage, app: '0.1.0' })
  const idle = () => vi.waitUntil(() => turns.store.getState().running === null, { timeout: 60_000 })
  const entry = (id: string) => contests.list.entry(id) ?? expect.fail(`no contest ${id}`)
  const played = (count: number) => vi.waitUntil(() => engines.posted.length >= count, { timeout: 60_000, interval: 1 })
  return { engines, contests, turns, idle, entry, played }
}

const inOrder = (games: readonly MatchGame[]) => games.toSorted((a, b) => a.number - b.number)

describe('a contest', () => {
  it('plays all its games once, the same on one worker and on several', async () => {
    for (const workers of [1, 3]) {
      const { engines, contests, idle, entry } = setup(undefined, workers)
      const id = contests.define('Three', { tournament: TOURNAMENT, test: null, games: [] })
      contests.start(id)
      await idle()
      expect(inOrder(entry(id).record.games)).toEqual(GAMES)
      expect(engines.posted).toHaveLength(GAMES.length)
    }
  })

  it('is paused, and goes on after a restart without playing a game again', async () => {
    const { texts, storage } = memory()
    const first = setup(storage)
    const id = first.contests.define('In two parts', { tournament: TOURNAMENT, test: null, games: [] })
    first.contests.start(id)
    await first.played(12)
    first.contests.pause(id)
    const { length } = first.entry(id).record.games
    expect(length).toBeGreaterThanOrEqual(12 - 3)
    expect(length).toBeLessThan(GAMES.length)
    await vi.waitUntil(() => CONTEST_FORMAT.decode(texts.get(id) ?? '').games.length === length)

    const second = setup(storage)
    await second.contests.list.load()
    second.contests.start(id)
    await second.idle()
    expect(second.engines.posted).toHaveLength(GAMES.length - length)
    expect(inOrder(second.entry(id).record.games)).toEqual(GAMES)
  })

  it('that was killed ends with the games of one that was not', async () => {
    const { texts, storage } = memory()
    const first = setup(storage)
    const id = first.contests.define('Killed', { tournament: TOURNAMENT, test: null, games: [] })
    first.contests.start(id)
    await first.played(10)
    first.contests.flush()
    await Promise.resolve()
    const kept = texts.get(id) ?? ''
    expect(CONTEST_FORMAT.decode(kept).games.length).toBeGreaterThan(0)
    // What the first did after that moment is lost.
    const second = setup({ ...storage, load: () => Promise.resolve(kept) })
    await second.contests.list.load()
    second.contests.start(id)
    await second.idle()
    expect(inOrder(second.entry(id).record.games)).toEqual(GAMES)
  })

  it('that is over goes on with as many games again, and plays none again', async () => {
    const { engines, contests, idle, entry } = setup()
    const id = contests.define('Longer', { tournament: { ...TOURNAMENT, pairs: 2 }, test: null, games: [] })
    contests.start(id)
    await idle()
    const first = entry(id).record.games
    expect(canGrow(entry(id).record)).toBe(true)
    grow(contests, id)
    expect(canGrow(entry(id).record)).toBe(false)
    contests.start(id)
    await idle()
    const { games, tournament } = entry(id).record
    expect(tournament.pairs).toBe(4)
    expect(inOrder(games)).toEqual(GAMES.slice(0, gameCount(tournament)))
    expect(games.slice(0, first.length)).toEqual(first)
    expect(engines.posted).toHaveLength(gameCount(tournament))
    expect(CONTEST_FORMAT.decode(CONTEST_FORMAT.encode(entry(id).record))).toEqual(entry(id).record)
  })

  it('ends early once its test is decided, and does not go on', async () => {
    const match: Tournament = {
      ...TOURNAMENT,
      contestants: [searcher('strong', { algorithm: 'negascout', depth: 2 }), contestants[0]],
      pairs: 200,
    }
    const test = { elo0: 0, elo1: 100, alpha: 0.05, beta: 0.05 }
    const { engines, contests, idle, entry } = setup()
    const id = contests.define('Tested', { tournament: match, test, games: [] })
    contests.start(id)
    await idle()
    const { games } = entry(id).record
    expect(games.length).toBeLessThan(gameCount(match))
    expect(pairsToVerdict(games, test)).not.toBeNull()
    expect(canGrow(entry(id).record)).toBe(false)
    const { length } = engines.posted
    contests.start(id)
    await idle()
    expect(engines.posted).toHaveLength(length)
  })

  it('stops with the reason when a game fails twice', async () => {
    const { engines, contests, idle, entry } = setup()
    engines.fails = ({ kind, request }) => kind === 'game' && request.number === 4
    const id = contests.define('Unlucky', { tournament: TOURNAMENT, test: null, games: [] })
    contests.start(id)
    await idle()
    expect(entry(id).stop).toBe('the engine stopped: out of luck')
    engines.fails = () => false
    contests.start(id)
    await idle()
    expect(entry(id).stop).toBeNull()
    expect(inOrder(entry(id).record.games)).toEqual(GAMES)
  })

  it('shows a game to who watches, one after the other', async () => {
    const { contests, idle } = setup()
    const seen: number[] = []
    contests.live.subscribe(({ game }) => void (game !== null && seen.at(-1) !== game.number && seen.push(game.number)))
    contests.start(contests.define('Watched', { tournament: TOURNAMENT, test: null, games: [] }))
    await idle()
    expect(seen.length).toBeGreaterThan(0)
    expect(contests.live.getState().game).toBeNull()
  })
})

describe('the file of a contest', () => {
  const record: ContestRecord = {
    name: 'Kept',
    created: '2026-01-02T03:04:05.000Z',
    app: '0.1.0',
    tournament: TOURNAMENT,
    test: null,
    games: GAMES,
  }
  const text = CONTEST_FORMAT.encode(record)

  it('holds all of it', () => {
    expect(CONTEST_FORMAT.decode(text)).toEqual(record)
    expect(text.length).toBeLessThan(4000)
  })

  it('holds games on 106 nodes', () => {
    const tournament: Tournament = {
      ...TOURNAMENT,
      contestants: CAST.filter(({ name }) => ['greedy', 'random'].includes(name)),
      boardSize: 7,
      pairs: 1,
    }
    const large = { ...record, tournament, games: [0, 1].map((number) => playTournamentGame(tournament, number)) }
    expect(CONTEST_FORMAT.decode(CONTEST_FORMAT.encode(large))).toEqual(large)
  })

  it.each([
    ['no JSON', '{', 'not-json'],
    ['another format', '{"format":"poly-y player"}', 'foreign'],
    ['another version', text.replace('"version":1', '"version":2'), 'version'],
    [
      'a player that cannot play',
      text.replace('"algorithm":"negascout"', '"algorithm":"guess"'),
      'damaged tournament.contestants',
    ],
    [
      'a judge of what nobody knows',
      text.replace('"seed":4', '"seed":4,"rule":"three-corners","isJudged":true'),
      'damaged tournament',
    ],
    ['two of one name', text.replace('"name":"greedy"', '"name":"random"'), 'damaged tournament'],
    ['a game of another contest', text.replace('"seed":4', '"seed":5'), 'damaged games'],
    [
      'a game that is there twice',
      CONTEST_FORMAT.encode({ ...record, games: [...GAMES, GAMES[3]] }),
      `damaged games.${GAMES.length}`,
    ],
    [
      'a test of a tournament',
      text.replace('"test":null', '"test":{"elo0":0,"elo1":10,"alpha":0.05,"beta":0.05}'),
      'damaged',
    ],
  ])('is refused with a reason: %s', (_, bad, reason) => {
    const faultOf = () => {
      try {
        CONTEST_FORMAT.decode(bad)
        return 'none'
      } catch (error) {
        return error instanceof DocumentFault ? `${error.code} ${error.place}` : String(error)
      }
    }
    expect(faultOf()).toMatch(new RegExp(`^${reason}`))
  })
})

describe('the draft of a contest', () => {
  it('gives a contest again', () => {
    const match = { ...TOURNAMENT, contestants: contestants.slice(0, 2) }
    const test = { elo0: -5, elo1: 25, alpha: 0.05, beta: 0.05 }
    for (const [tournament, hypotheses] of [
      [TOURNAMENT, null],
      [match, test],
      [{ ...TOURNAMENT, isBalanced: true }, null],
      [{ ...TOURNAMENT, openingStones: 0, swapRule: true }, null],
    ] as const) {
      expect(planOf(of({ name: 'Again', tournament, test: hypotheses }), CAST)).toMatchObject({
        tournament,
        test: hypotheses,
        games: gameCount(tournament),
        faults: [],
      })
    }
  })

  it.each([
    ['106 nodes', { boardSize: 7 }],
    ['51 nodes under three sides', { boardSize: 5, rule: 'three-sides' }],
    ['31 nodes under three corners', { boardSize: 4, rule: 'three-corners' }],
  ] as const)('keeps board and rule, on %s', (_name, plan) => {
    const players = contestants.filter((player) => playsOn(player, startOf(plan)))
    const tournament = { ...TOURNAMENT, contestants: players, ...plan }
    expect(planOf(of({ name: '', tournament, test: null }), CAST).tournament).toEqual(tournament)
  })

  it('has searches by f alone and no judge where perfect play is unknown', () => {
    const everybody = { ...CONTEST_DRAFT.initial, contestants: CAST.map(({ name }) => name), isJudged: true }
    const { tournament } = planOf({ ...everybody, boardSize: 7, cornersToWin: 3, isBalanced: true }, CAST)
    expect(tournament.contestants).toEqual(CAST.filter((player) => playsOn(player, startOf(tournament))))
    expect(tournament).not.toHaveProperty('isJudged')
    expect(tournament).not.toHaveProperty('isBalanced')
  })

  it('starts on the empty board with the swap rule, which its command and its file have', () => {
    const draft = { ...of({ name: '', tournament: TOURNAMENT, test: null }), swapRule: true, isBalanced: true }
    const { tournament, faults } = planOf(draft, CAST)
    expect(tournament).toMatchObject({ openingStones: 0, swapRule: true })
    expect(tournament).not.toHaveProperty('isBalanced')
    expect(faults).toEqual([])
    const games = [0, 1, 2].map((number) => playTournamentGame(tournament, number))
    const head = { name: 'Swaps', created: '2026-01-02T03:04:05.000Z', app: '0.1.0' }
    const record: ContestRecord = { ...head, tournament, test: null, games }
    expect(CONTESTS.words.command?.(record)?.text).toMatch(/ --opening 0 .*--swap$/)
    expect(CONTEST_FORMAT.decode(CONTEST_FORMAT.encode(record))).toMatchObject({ tournament, games })
    const stones = { ...record, games: [], tournament: { ...tournament, openingStones: 3 } }
    expect(() => CONTEST_FORMAT.decode(CONTEST_FORMAT.encode(stones))).toThrow(DocumentFault)
  })

  it('has players for all its presets', () => {
    for (const { contestants, pairs } of CONTEST_DRAFT.presets(CAST)) {
      const draft = { ...of({ name: '', tournament: TOURNAMENT, test: null }), contestants, pairs }
      const plan = planOf(draft, CAST)
      expect(plan.faults).toEqual([])
      expect(plan.tournament.contestants).toHaveLength(draft.contestants.length)
    }
  })

  it('has the ready searches, which the command that it shows names alike', () => {
    const plan = planOf({ ...CONTEST_DRAFT.initial, contestants: ['alpha-beta:3', 'report-3', 'greedy'] }, CAST)
    expect(plan.tournament.contestants.map(({ name }) => name)).toEqual(['greedy', 'report-3', 'alpha-beta:3'])
    expect(plan.faults).toEqual([])
    expect(
      CONTESTS.words.command?.({ name: '', created: '', app: '', tournament: plan.tournament, test: null, games: [] })
        ?.text,
    ).toContain(' tournament greedy report-3 alpha-beta:3 --games ')
  })

  it('says what is wrong', () => {
    const draft = of({ name: '', tournament: TOURNAMENT, test: null })
    expect(planOf({ ...draft, contestants: ['greedy'] }, CAST).faults).toEqual(['few'])
    expect(planOf({ ...draft, pairs: 1_000_000 }, CAST).faults).toEqual(['games'])
    expect(planOf({ ...draft, openingStones: 20 }, CAST).faults).toEqual(['opening'])
    expect(planOf({ ...draft, openingStones: 5, isBalanced: true }, CAST).faults).toEqual(['balanced'])
    expect(
      planOf({ ...draft, contestants: ['greedy', 'random'], isTested: true, elo0: 5, elo1: 5 }, CAST).faults,
    ).toEqual(['test'])
  })
})
