/** A saved session comes back the same, or is refused; saving never overlaps and never loses the last word. */
import { describe, expect, it } from 'vitest'
import { addMove, newGame, resign, undoMove } from '../../../src/engine/game/game.ts'
import { castOf, LEARNED } from '../../../src/engine/arena/cast.ts'
import { emptyPosition } from '../../../src/engine/game/position.ts'
import { KNOWS_THE_GAME, NOTHING_LEARNT } from '../../../src/renderer/model/learn/learning.ts'
import type { Clock } from '../../../src/renderer/model/match/clock.ts'
import { NEW_MATCH, type MatchState, type SearchRecord } from '../../../src/renderer/model/match/match-state.ts'
import { COMPUTER, HUMAN, type PlayerSettings } from '../../../src/renderer/model/match/players.ts'
import { Autosave, createSaveStore } from '../../../src/renderer/platform/storage/autosave.ts'
import { decodeSession } from '../../../src/renderer/app/session-file.ts'
import { encodeSession, NOTHING_STUDIED, type Session, type SessionPart } from '../../../src/renderer/app/session.ts'
import { DEFAULT_SETTINGS } from '../../../src/renderer/model/settings.ts'

const played = [16, 'swap', 0, 5] as const
const GAME = undoMove(played.reduce(addMove, newGame(emptyPosition(4), true)))
const COUNTERS = { visited: 10, leaves: 9, expanded: 1, evaluations: 9, cutoffs: 2, researches: 0, researched: 0 }
const RECORD: SearchRecord = {
  ...COUNTERS,
  index: 1,
  player: 'blue',
  move: 'swap',
  algorithm: 'negascout',
  depth: 4,
  value: '-inf',
  ms: 1.5,
  shortestWin: 142,
}
const ATTACKER: PlayerSettings = { ...COMPUTER, contestant: castOf('attacker') ?? null }
const CLOCK: Clock = {
  control: { minutes: 5, increment: 2 },
  left: { first: 1234, second: 300_000 },
  running: { seat: 'second', since: 1_700_000_000_000 },
  ranOut: null,
}
const SESSION: Session = {
  match: {
    ...NEW_MATCH,
    game: GAME,
    uncounted: 'takenBack',
    seats: { first: HUMAN, second: ATTACKER },
    clock: CLOCK,
    paused: true,
    records: [RECORD],
    entry: 'some-game',
  },
  settings: {
    language: 'pl',
    theme: 'dark',
    textScale: 130,
    motion: 'reduced',
    showNames: false,
    letterKeys: false,
    showTruth: true,
    showVerdicts: true,
    tutor: true,
    showEngine: true,
    sounds: true,
    lookForUpdates: true,
    pace: 'step',
    orientation: 7,
  },
  learning: { finished: ['place', 'draw'], isOffered: false },
  studied: 'state1',
  replayed: 'position=.%2F.....+r&search=minimax&depth=2&event=3',
}

describe('a session', () => {
  it('is the same after saving and loading', () => {
    expect(decodeSession(encodeSession(SESSION))).toEqual(SESSION)
    const fresh = { match: NEW_MATCH, settings: DEFAULT_SETTINGS, learning: NOTHING_LEARNT, ...NOTHING_STUDIED }
    expect(decodeSession(encodeSession(fresh))).toEqual(fresh)
  })

  it('has the fault by which a program broke off the game, unless the game goes on or the fault is none', () => {
    const broken = { name: 'Mine', fault: { name: 'exitCode', words: ['3'], errors: 'out of luck' } } as const
    const game = resign(GAME, 'blue')
    const read = (match: Partial<MatchState>) =>
      decodeSession(encodeSession({ ...SESSION, match: { ...SESSION.match, ...match } })).match.broken
    expect(read({ game, broken })).toEqual(broken)
    expect(read({ game: GAME, broken })).toBeNull()
    expect(read({ game, broken: { ...broken, fault: { ...broken.fault, words: [] } } })).toBeNull()
  })

  it('has all moves of the longest game', () => {
    const game = [0, 'swap' as const, ...Array.from({ length: 60 }, (_, i) => i + 1)].reduce(
      addMove,
      newGame(emptyPosition(7), true),
    )
    const session = { ...SESSION, match: { ...SESSION.match, game, seats: { first: HUMAN, second: COMPUTER } } }
    expect(decodeSession(encodeSession(session)).match).toEqual(session.match)
  })

  /** Decodes the session of a version that had no cast. */
  function decodeBeforeCast() {
    const old = JSON.parse(encodeSession(SESSION))
    for (const later of ['seed', 'uncounted', 'clock']) delete old[later]
    for (const seat of Object.values<{ contestant?: unknown }>(old.seats)) delete seat.contestant
    Object.assign(old.seats, {
      first: { ...old.seats.first, human: false },
      second: { ...old.seats.second, algorithm: 'perfect' },
    })
    return decodeSession(JSON.stringify(old)).match
  }

  it('from before there was a cast opens with its players, the perfect one too', () => {
    expect(decodeBeforeCast().seats).toEqual({
      first: COMPUTER,
      second: { ...COMPUTER, contestant: castOf('perfect') },
    })
  })

  it('from before there was a cast has a game that does not count', () => {
    expect(decodeBeforeCast()).toMatchObject({ game: GAME, uncounted: 'start', clock: null })
  })

  const withSettings = (settings: object) =>
    JSON.stringify({ ...(JSON.parse(encodeSession(SESSION)) as object), settings })

  it('of an earlier version keeps its game, and gets the usual settings for what is new', () => {
    expect(decodeSession(withSettings({ theme: 'dark', showNames: false }))).toEqual({
      ...SESSION,
      settings: { ...DEFAULT_SETTINGS, theme: 'dark', showNames: false },
    })
  })

  it('with a setting that is not known keeps its game, and gets the usual one', () => {
    expect(decodeSession(withSettings({ ...SESSION.settings, language: 'tlh', textScale: 400 }))).toEqual({
      ...SESSION,
      settings: { ...SESSION.settings, language: 'system', textScale: 100 },
    })
  })

  it('keeps every setting of a search, and reads those of earlier versions', () => {
    const settings = {
      ordering: 'killers',
      evaluation: 'dijkstra',
      terminal: 'dfs',
      margin: 3,
      evaluator: { name: 'mine', evaluator: LEARNED },
    } as const
    const chosen = {
      ...SESSION,
      match: { ...SESSION.match, seats: { first: HUMAN, second: { ...COMPUTER, settings } } },
    }
    expect(decodeSession(encodeSession(chosen))).toEqual(chosen)
    const old = (seat: object) => {
      const { settings, ...player } = COMPUTER
      return decodeSession(
        JSON.stringify({
          ...JSON.parse(encodeSession(SESSION)),
          seats: { first: { ...player, ...seat }, second: player },
        }),
      ).match.seats.first
    }
    expect(old({ ordering: null, table: 'symmetric', evaluation: 'dijkstra' })).toEqual({
      ...COMPUTER,
      settings: { table: 'symmetric', evaluation: 'dijkstra' },
    })
    expect(old({ ordering: 'value', table: 'off' })).toEqual({ ...COMPUTER, settings: { ordering: 'value' } })
  })

  it('from before there were lessons, or with a step that there is none of, offers none', () => {
    const { learning, ...old } = JSON.parse(encodeSession(SESSION)) as { learning: object }
    expect(decodeSession(JSON.stringify(old)).learning).toEqual(KNOWS_THE_GAME)
    expect(decodeSession(JSON.stringify({ ...old, learning: { ...learning, finished: ['dance'] } })).learning).toEqual(
      KNOWS_THE_GAME,
    )
  })

  it('from before the choice of a position and the last replay were kept has the usual ones', () => {
    const { studied, replayed, ...old } = JSON.parse(encodeSession(SESSION)) as Record<string, unknown>
    expect(decodeSession(JSON.stringify(old))).toMatchObject(NOTHING_STUDIED)
    expect(decodeSession(JSON.stringify({ ...old, studied: 3, replayed: [replayed, studied] }))).toMatchObject(
      NOTHING_STUDIED,
    )
  })

  it.each([
    ['', /JSON/],
    ['{"version":1,"ga', /JSON/],
    ['null', /Expected Object/],
    ['[]', /Expected/],
    [encodeSession(SESSION).replace('"version":1', '"version":2'), /Expected 1/],
  ])('that reads %j is refused with a reason', (text, reason) => {
    expect(() => decodeSession(text)).toThrow(reason)
  })
})

/** The session read from a text, and the parts that could not be read. */
function read(text: string) {
  const unread = new Set<SessionPart>()
  const session = decodeSession(text, (part) => unread.add(part))
  return { ...session, unread: [...unread] }
}

const replaced = (from: string, to: string) => {
  const text = encodeSession(SESSION)
  expect(text).toContain(from)
  return read(text.replace(from, to))
}

describe('of a session that is damaged', () => {
  it('a number that no file should have brought in costs the clock alone', () => {
    expect(replaced('"first":1234', `"first":${'9'.repeat(23)}`)).toEqual({
      ...SESSION,
      match: { ...SESSION.match, clock: null },
      unread: ['clock'],
    })
  })

  it('a search with a counter that cannot be is left out, and the others stay', () => {
    const two = { ...SESSION, match: { ...SESSION.match, records: [{ ...RECORD, visited: -10 }, RECORD] } }
    expect(read(encodeSession(two))).toEqual({ ...SESSION, unread: ['searches'] })
  })

  it('a player that cannot be read gets that one’s usual search, and the other stays', () => {
    const { match, unread } = replaced('"randomness":0', '"randomness":-1')
    expect(match.seats).toEqual({
      first: HUMAN,
      second: { ...COMPUTER, contestant: NEW_MATCH.seats.second.contestant },
    })
    expect(unread).toEqual(['players'])
  })

  it.each([
    ['a node that there is none of', '"a1"', '"z9"', 2],
    ['a taken node', '"a1"', '"d1"', 2],
    ['no name at all', '"swap","a1"', '3,"a1"', 1],
  ])('the game goes up to %s, is no longer that of the library, and does not count', (_, from, to, length) => {
    const { match, unread } = replaced(from, to)
    expect(match.game).toEqual(played.slice(0, length).reduce(addMove, newGame(emptyPosition(4), true)))
    expect(match).toMatchObject({ seats: SESSION.match.seats, entry: null, clock: null, uncounted: 'takenBack' })
    expect(unread).toEqual(['game'])
  })

  it('a resignation that cannot be read costs itself', () => {
    expect(replaced('"resigned":null', '"resigned":"green"').match.game).toEqual(GAME)
  })

  it('a rated game does not count once a part of it is missing', () => {
    const rated = { ...SESSION, match: { ...SESSION.match, uncounted: null } }
    expect(decodeSession(encodeSession(rated).replace('"depth":4', '"depth":400')).match.uncounted).toBe('changed')
  })

  it('a setting that is not known costs itself', () => {
    const { settings, unread } = replaced('"theme":"dark"', '"theme":"mauve"')
    expect(settings).toEqual({ ...SESSION.settings, theme: DEFAULT_SETTINGS.theme })
    expect(unread).toEqual(['settings'])
  })

  it('whatever stands in any one place, all other parts stay, and a loss is told', () => {
    const whole = JSON.parse(encodeSession(SESSION)) as object
    const parts = (session: Session) => ({ ...session, ...session.match, match: null })
    for (const path of placesIn(whole).filter(([first]) => first !== 'version'))
      for (const junk of [null, -1, 0.5, 1e300, 'x'.repeat(3000), '', true, [], {}, [null], { a: 1 }]) {
        const { unread, ...session } = read(JSON.stringify(withAt(whole, path, junk)))
        const [was, is] = [parts(SESSION), parts(session)]
        const touched = path[0] === 'game' ? ['game', 'records', 'entry', 'clock', 'uncounted'] : [path[0], 'uncounted']
        for (const name of Object.keys(was) as (keyof typeof was)[])
          if (!touched.includes(name))
            expect(is[name], `${path.join('.')} = ${JSON.stringify(junk)}`).toEqual(was[name])
        // What has been read is what would be saved.
        if (unread.length === 0) expect(read(encodeSession(session)).unread, path.join('.')).toEqual([])
        expect(decodeSession(encodeSession(session))).toEqual(session)
      }
  })
})

/** The paths to all that is in a value. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [[name], ...placesIn(inner).map((path) => [name, ...path])])
}

function withAt(value: unknown, [name, ...rest]: readonly string[], put: unknown): unknown {
  const inner = rest.length === 0 ? put : withAt((value as Record<string, unknown>)[name], rest, put)
  return Array.isArray(value) ? value.with(Number(name), inner) : { ...(value as object), [name]: inner }
}

function slowStorage() {
  const saves: { text: string; finish: () => void; fail: () => void }[] = []
  const save = (text: string) =>
    new Promise<void>((resolve, reject) =>
      saves.push({ text, finish: resolve, fail: () => reject(new Error('disk full')) }),
    )
  return { saves, storage: { save, load: () => Promise.resolve(null), setAside: () => Promise.resolve() } }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('saving', () => {
  it('writes one text at a time, and of several changes meanwhile only the last', async () => {
    const { saves, storage } = slowStorage()
    const status = createSaveStore()
    let text = 'one'
    const autosave = new Autosave(storage, status, () => text)
    autosave.changed()
    for (text of ['two', 'three', 'four']) autosave.changed()
    expect(saves.map((save) => save.text)).toEqual(['one'])
    expect(status.getState().state).toBe('saving')
    saves[0].finish()
    await settle()
    expect(saves.map((save) => save.text)).toEqual(['one', 'four'])
    saves[1].finish()
    await settle()
    expect(status.getState().state).toBe('saved')
    autosave.changed()
    expect(saves).toHaveLength(2)
  })

  it('writes what changed during a write that failed', async () => {
    const { saves, storage } = slowStorage()
    const status = createSaveStore()
    let text = 'one'
    const autosave = new Autosave(storage, status, () => text)
    autosave.changed()
    text = 'two'
    autosave.changed()
    saves[0].fail()
    await settle()
    expect(saves.map((save) => save.text)).toEqual(['one', 'two'])
    saves[1].finish()
    await settle()
    expect(status.getState().state).toBe('saved')
  })

  it('hands over what changed during a write as the page goes', async () => {
    const { saves, storage } = slowStorage()
    let text = 'one'
    const autosave = new Autosave(storage, createSaveStore(), () => text)
    autosave.changed()
    autosave.flush()
    text = 'two'
    autosave.changed()
    autosave.flush()
    expect(saves.map((save) => save.text)).toEqual(['one', 'two'])
  })

  it('says when it failed, and tries again at the next change', async () => {
    const { saves, storage } = slowStorage()
    const status = createSaveStore()
    const autosave = new Autosave(storage, status, () => 'text')
    autosave.changed()
    saves[0].fail()
    await settle()
    expect(status.getState()).toEqual({ state: 'failed', reason: 'disk full' })
    autosave.changed()
    expect(saves).toHaveLength(2)
    saves[1].finish()
    await settle()
    expect(status.getState()).toEqual({ state: 'saved', reason: null })
  })

  it('answers before the page closes, once all is written', async () => {
    const { saves, storage } = slowStorage()
    let text = 'one'
    const autosave = new Autosave(storage, createSaveStore(), () => text)
    autosave.changed()
    const first = autosave.settled()
    text = 'two'
    saves[0].finish()
    await settle()
    expect(await Promise.race([first, settle()])).toBe(undefined)
    saves[1].fail()
    expect(await first).toEqual(['disk full'])
    expect(autosave.isUnsaved()).toBe(true)
    autosave.saveAgain()
    saves[2].finish()
    expect(await autosave.settled()).toEqual([])
    expect(autosave.isUnsaved()).toBe(false)
    autosave.saveAgain()
    expect(saves.map((save) => save.text)).toEqual(['one', 'two', 'two', 'two'])
  })
})
