/** Which sound is heard for which change of the match, and when the browser is asked for any. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newGame } from '../../../../src/engine/game/game.ts'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import { NEW_MATCH, type MatchState } from '../../../../src/renderer/model/match/match-state.ts'
import { MatchStore } from '../../../../src/renderer/model/match/match-store.ts'
import { COMPUTER, HUMAN } from '../../../../src/renderer/model/match/players.ts'
import { isHurried, Sounds, soundsOf } from '../../../../src/renderer/model/match/sounds.ts'
import { TimeKeeper } from '../../../../src/renderer/model/match/time-keeper.ts'
import { createDialogStore } from '../../../../src/renderer/platform/dialog.ts'
import { createSettingsStore, DEFAULT_SETTINGS, type SettingsStore } from '../../../../src/renderer/model/settings.ts'

/** All that is heard, change by change. */
function heard(changes: Partial<MatchState>, play: (match: MatchStore) => void): string[] {
  const match = new MatchStore({ ...NEW_MATCH, ...changes })
  const sounds: string[] = []
  match.subscribe((after, before) => sounds.push(soundsOf(after, before).join('+')))
  play(match)
  return sounds
}

const AGAINST_COMPUTER = { first: HUMAN, second: COMPUTER }
/** Red wins on a1, and Blue on b2. */
const red = newGame(parsePosition('./rbrb. r'), false)
const blue = newGame(parsePosition('./b.r.r b'), false)

describe('the sounds of a match', () => {
  it('are lower for the opponent’s stones', () => {
    const play = (match: MatchStore) => {
      match.play(0)
      match.playComputer(1, null, false)
    }
    expect(heard({ seats: AGAINST_COMPUTER }, play)).toEqual(['ownStone', 'otherStone'])
    const asBlue = (match: MatchStore) => {
      match.playComputer(0, null, false)
      match.play(1)
    }
    expect(heard({ seats: { first: COMPUTER, second: HUMAN } }, asBlue)).toEqual(['otherStone', 'ownStone'])
  })

  it('are lower for Blue’s stones between two people', () => {
    const seats = { first: HUMAN, second: HUMAN }
    expect(heard({ seats }, (match) => [0, 1, 2].forEach((node) => match.play(node)))).toEqual([
      'ownStone',
      'otherStone',
      'ownStone',
    ])
  })

  it('tell a win from a loss, by a chain or by resignation', () => {
    expect(heard({ seats: AGAINST_COMPUTER, game: red }, (match) => match.play(0))).toEqual(['ownStone+won'])
    expect(heard({ seats: AGAINST_COMPUTER, game: blue }, (match) => match.playComputer(2, null, false))).toEqual([
      'otherStone+lost',
    ])
    expect(heard({ seats: AGAINST_COMPUTER }, (match) => match.resign())).toEqual(['lost'])
    expect(heard({ seats: { first: HUMAN, second: HUMAN }, game: blue }, (match) => match.play(2))).toEqual([
      'otherStone+won',
    ])
  })

  it('are of what is played, also again, but not of what is taken back or of another game', () => {
    const play = (match: MatchStore) => {
      match.play(0)
      match.undo()
      match.redo()
      match.start(emptyPosition(4), false)
    }
    expect(heard({ seats: { first: HUMAN, second: HUMAN } }, play)).toEqual(['ownStone', '', 'ownStone', ''])
  })
})

describe('the last seconds', () => {
  const face = (red: number, running: 'red' | 'blue' | null = 'red') => ({ left: { red, blue: 9000 }, running })

  it('are heard one by one, of a human only, and not at the end', () => {
    const match = { ...NEW_MATCH, seats: AGAINST_COMPUTER }
    expect(isHurried(match, face(10_000), face(11_000))).toBe(true)
    expect(isHurried(match, face(11_000), face(12_000))).toBe(false)
    expect(isHurried(match, face(9000), face(9000))).toBe(false)
    expect(isHurried(match, face(0), face(1000))).toBe(false)
    expect(isHurried(match, face(8000), face(9000, 'blue'))).toBe(false)
    expect(isHurried({ ...match, seats: { first: COMPUTER, second: HUMAN } }, face(9000), face(10_000))).toBe(false)
  })
})

describe('the browser', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** A browser that counts the tones it is asked for. */
  function browser(hasBeenActive: boolean) {
    const asked = { contexts: 0, tones: 0 }
    const param = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive } })
    vi.stubGlobal(
      'AudioContext',
      class {
        state = 'running'
        currentTime = 0
        destination = {}
        constructor() {
          asked.contexts++
        }
      },
    )
    vi.stubGlobal(
      'GainNode',
      class {
        gain = param
        connect = (next: unknown) => next
      },
    )
    vi.stubGlobal(
      'OscillatorNode',
      class {
        connect = (next: unknown) => next
        start = () => {
          asked.tones++
        }
        stop = () => {}
      },
    )
    return asked
  }

  function joinSounds(match: MatchStore, settings: SettingsStore): void {
    const clock = new TimeKeeper(match, createDialogStore())
    match.join({ clock, sounds: new Sounds(match, settings, clock) })
  }

  it('is not asked for a sound before it is touched, nor while sounds are off', () => {
    const asked = browser(false)
    const match = new MatchStore({ ...NEW_MATCH, seats: { first: HUMAN, second: HUMAN } })
    const settings = createSettingsStore({ ...DEFAULT_SETTINGS, sounds: true })
    joinSounds(match, settings)
    match.play(0)
    expect(asked).toEqual({ contexts: 0, tones: 0 })
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
    settings.setState({ sounds: false })
    match.play(1)
    expect(asked).toEqual({ contexts: 0, tones: 0 })
    settings.setState({ sounds: true })
    expect(asked).toEqual({ contexts: 1, tones: 2 })
    match.play(2)
    expect(asked).toEqual({ contexts: 1, tones: 4 })
  })

  it('that can make no sound leaves the game in peace', () => {
    vi.stubGlobal('AudioContext', undefined)
    const match = new MatchStore({ ...NEW_MATCH, seats: { first: HUMAN, second: HUMAN } })
    joinSounds(match, createSettingsStore({ ...DEFAULT_SETTINGS, sounds: true }))
    match.play(0)
    expect(match.getState().game.moves).toEqual([0])
  })
})
