/** What is saved comes back the same, or is refused; saving never overlaps and never loses the last word. */
import { describe, expect, it } from 'vitest'
import { addMove, newGame, undoMove } from '../../../src/engine/game/game.ts'
import { castOf } from '../../../src/engine/arena/cast.ts'
import { emptyPosition } from '../../../src/engine/game/position.ts'
import { KNOWS_THE_GAME, NOTHING_LEARNT } from '../../../src/renderer/model/learn/learning.ts'
import type { Clock } from '../../../src/renderer/model/match/clock.ts'
import { NEW_MATCH, type SearchRecord } from '../../../src/renderer/model/match/match-store.ts'
import { COMPUTER, HUMAN, type PlayerSettings } from '../../../src/renderer/model/match/players.ts'
import { autosave, createSaveStore } from '../../../src/renderer/platform/storage/autosave.ts'
import { decodeSession, encodeSession, NOTHING_STUDIED, type Session } from '../../../src/renderer/app/session.ts'
import { DEFAULT_SETTINGS } from '../../../src/renderer/model/settings.ts'

const played = [16, 'swap', 0, 5] as const
const GAME = undoMove(played.reduce(addMove, newGame(emptyPosition(4), true)))
const COUNTERS = { visited: 10, leaves: 9, expanded: 1, evaluations: 9, cutoffs: 2, researches: 0, researched: 0 }
const RECORD: SearchRecord = { ...COUNTERS, index: 1, player: 'blue', move: 'swap', algorithm: 'negascout', depth: 4, value: '-inf', ms: 1.5, shortestWin: 142 }
const ATTACKER: PlayerSettings = { ...COMPUTER, contestant: castOf('attacker') ?? null }
const CLOCK: Clock = { control: { minutes: 5, increment: 2 }, left: { first: 1234, second: 300_000 }, running: { seat: 'second', since: 1_700_000_000_000 }, ranOut: null }
const SESSION: Session = {
  match: { ...NEW_MATCH, game: GAME, uncounted: 'takenBack', seats: { first: HUMAN, second: ATTACKER }, clock: CLOCK, paused: true, records: [RECORD], entry: 'some-game' },
  settings: { language: 'pl', theme: 'dark', textScale: 130, motion: 'reduced', showNames: false, letterKeys: false, showTruth: true, tutor: true, showEngine: true, sounds: true, lookForUpdates: true, pace: 'step', orientation: 7 },
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

  it('from before there was a cast opens with its players, the perfect one too, and its game does not count', () => {
    const old = JSON.parse(encodeSession(SESSION))
    for (const later of ['seed', 'uncounted', 'clock']) delete old[later]
    for (const seat of Object.values<{ contestant?: unknown }>(old.seats)) delete seat.contestant
    Object.assign(old.seats, { first: { ...old.seats.first, human: false }, second: { ...old.seats.second, algorithm: 'perfect' } })
    const { match } = decodeSession(JSON.stringify(old))
    expect(match.seats).toEqual({ first: COMPUTER, second: { ...COMPUTER, contestant: castOf('perfect') } })
    expect(match).toMatchObject({ game: GAME, uncounted: 'start', clock: null })
  })

  it('of an earlier version, or with a setting that is not known, keeps its game and gets the usual settings', () => {
    const text = (settings: object) => JSON.stringify({ ...(JSON.parse(encodeSession(SESSION)) as object), settings })
    expect(decodeSession(text({ theme: 'dark', showNames: false }))).toEqual({ ...SESSION, settings: { ...DEFAULT_SETTINGS, theme: 'dark', showNames: false } })
    expect(decodeSession(text({ ...SESSION.settings, language: 'tlh', textScale: 400 }))).toEqual({
      ...SESSION,
      settings: { ...SESSION.settings, language: 'system', textScale: 100 },
    })
  })

  it('from before the evaluation could be chosen has the usual one, and one with a choice keeps it', () => {
    const seats = { first: HUMAN, second: { ...COMPUTER, evaluation: 'dijkstra' as const } }
    const chosen = { ...SESSION, match: { ...SESSION.match, seats } }
    expect(decodeSession(encodeSession(chosen))).toEqual(chosen)
    const old = JSON.parse(encodeSession(chosen)) as { seats: Record<string, { evaluation?: unknown }> }
    for (const seat of Object.values(old.seats)) delete seat.evaluation
    expect(decodeSession(JSON.stringify(old)).match.seats).toEqual({ first: HUMAN, second: COMPUTER })
  })

  it('from before there were lessons, or with a step that there is none of, offers none', () => {
    const { learning, ...old } = JSON.parse(encodeSession(SESSION)) as { learning: object }
    expect(decodeSession(JSON.stringify(old)).learning).toEqual(KNOWS_THE_GAME)
    expect(decodeSession(JSON.stringify({ ...old, learning: { ...learning, finished: ['dance'] } })).learning).toEqual(KNOWS_THE_GAME)
  })

  it('from before the choice of a position and the last replay were kept has the usual ones', () => {
    const { studied, replayed, ...old } = JSON.parse(encodeSession(SESSION)) as Record<string, unknown>
    expect(decodeSession(JSON.stringify(old))).toMatchObject(NOTHING_STUDIED)
    expect(decodeSession(JSON.stringify({ ...old, studied: 3, replayed: [replayed, studied] }))).toMatchObject(NOTHING_STUDIED)
  })

  it.each([
    ['', /JSON/],
    ['{"version":1,"ga', /JSON/],
    ['null', /Expected Object/],
    [encodeSession(SESSION).replace('"version":1', '"version":2'), /Expected 1/],
    [encodeSession(SESSION).replace('"negascout"', '"deep thought"'), /deep thought/],
    [encodeSession(SESSION).replace('"randomness":0', '"randomness":-1'), /randomness|Invalid type/],
    [encodeSession(SESSION).replace('"a1"', '"z9"'), /"z9" is not a node/],
    [encodeSession(SESSION).replace('"a1"', '"d1"'), /d1 is not empty/],
    [encodeSession(SESSION).replace('"visited":10', '"visited":-10'), /-10/],
  ])('that reads %j is refused with a reason', (text, reason) => {
    expect(() => decodeSession(text)).toThrow(reason)
  })
})

function slowStorage() {
  const saves: { text: string; finish: () => void; fail: () => void }[] = []
  const save = (text: string) =>
    new Promise<void>((resolve, reject) => saves.push({ text, finish: resolve, fail: () => reject(new Error('disk full')) }))
  return { saves, storage: { save, load: () => Promise.resolve(null), setAside: () => Promise.resolve() } }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('saving', () => {
  it('writes one text at a time, and of several changes meanwhile only the last', async () => {
    const { saves, storage } = slowStorage()
    const status = createSaveStore()
    let text = 'one'
    const { changed } = autosave(storage, status, () => text)
    changed()
    for (text of ['two', 'three', 'four']) changed()
    expect(saves.map((save) => save.text)).toEqual(['one'])
    expect(status.getState().state).toBe('saving')
    saves[0].finish()
    await settle()
    expect(saves.map((save) => save.text)).toEqual(['one', 'four'])
    saves[1].finish()
    await settle()
    expect(status.getState().state).toBe('saved')
    changed()
    expect(saves).toHaveLength(2)
  })

  it('writes what changed during a write that failed', async () => {
    const { saves, storage } = slowStorage()
    const status = createSaveStore()
    let text = 'one'
    const { changed } = autosave(storage, status, () => text)
    changed()
    text = 'two'
    changed()
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
    const { changed, flush } = autosave(storage, createSaveStore(), () => text)
    changed()
    flush?.()
    text = 'two'
    changed()
    flush?.()
    expect(saves.map((save) => save.text)).toEqual(['one', 'two'])
  })

  it('says when it failed, and tries again at the next change', async () => {
    const { saves, storage } = slowStorage()
    const status = createSaveStore()
    const { changed } = autosave(storage, status, () => 'text')
    changed()
    saves[0].fail()
    await settle()
    expect(status.getState()).toEqual({ state: 'failed', reason: 'disk full' })
    changed()
    expect(saves).toHaveLength(2)
    saves[1].finish()
    await settle()
    expect(status.getState()).toEqual({ state: 'saved', reason: null })
  })

  it('answers before the page closes, once all is written', async () => {
    const { saves, storage } = slowStorage()
    let text = 'one'
    const { changed, settled, isUnsaved, saveAgain } = autosave(storage, createSaveStore(), () => text)
    changed()
    const first = settled?.()
    text = 'two'
    saves[0].finish()
    await settle()
    expect(await Promise.race([first, settle()])).toBe(undefined)
    saves[1].fail()
    expect(await first).toEqual(['disk full'])
    expect(isUnsaved?.()).toBe(true)
    saveAgain?.(false)
    saves[2].finish()
    expect(await settled?.()).toEqual([])
    expect(isUnsaved?.()).toBe(false)
    saveAgain?.(false)
    expect(saves.map((save) => save.text)).toEqual(['one', 'two', 'two', 'two'])
  })
})
