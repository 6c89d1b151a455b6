/** The clock in a match: when it runs, for whom, and how it ends the game. Time is the test's. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resultOf } from '../../../../src/engine/game/game.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import { newClock, turnTo } from '../../../../src/renderer/model/match/clock.ts'
import { rematch } from '../../../../src/renderer/model/match/leave.ts'
import { canUndo, NEW_MATCH, type MatchState } from '../../../../src/renderer/model/match/match-state.ts'
import { MatchStore } from '../../../../src/renderer/model/match/match-store.ts'
import { COMPUTER, HUMAN } from '../../../../src/renderer/model/match/players.ts'
import { TimeKeeper } from '../../../../src/renderer/model/match/time-keeper.ts'
import { createDialogStore } from '../../../../src/renderer/platform/dialog.ts'
import { createNoticeStore } from '../../../../src/renderer/platform/notice.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const PEOPLE = { first: HUMAN, second: HUMAN }
const CONTROL = { minutes: 1, increment: 2 } as const

function setup(state: MatchState = NEW_MATCH) {
  const match = new MatchStore(state)
  const dialog = createDialogStore()
  const keeper = new TimeKeeper(match, dialog)
  match.join({ clock: keeper })
  if (state === NEW_MATCH) match.start(emptyPosition(4), true, PEOPLE, false, CONTROL)
  return {
    match,
    dialog,
    left: () => keeper.store.getState().left,
    running: () => keeper.store.getState().running,
    result: () => resultOf(match.getState().game),
  }
}

describe('the clock of a match', () => {
  it('starts with the first move, and runs for whoever is to move', () => {
    const { match, left, running } = setup()
    vi.advanceTimersByTime(100_000)
    expect(left()).toEqual({ red: 60_000, blue: 60_000 })
    match.play(0)
    expect(running()).toBe('blue')
    vi.advanceTimersByTime(5000)
    expect(left()).toEqual({ red: 60_000, blue: 55_000 })
    match.play(1)
    expect(left()).toEqual({ red: 60_000, blue: 57_000 })
    vi.advanceTimersByTime(1000)
    expect(left()).toEqual({ red: 59_000, blue: 57_000 })
  })

  it('stays with its player when the colours are swapped', () => {
    const { match, left } = setup()
    match.play(0)
    vi.advanceTimersByTime(5000)
    match.play('swap')
    // The second player is Red now, and gets the increment.
    expect(left()).toEqual({ red: 57_000, blue: 60_000 })
  })

  it('stands still while a dialog is open, while the computer waits, and after the end', () => {
    const { match, dialog, left } = setup()
    match.play(0)
    dialog.setState({ open: 'settings' })
    vi.advanceTimersByTime(30_000)
    dialog.setState({ open: null })
    vi.advanceTimersByTime(1000)
    expect(left()?.blue).toBe(59_000)
    match.setPaused(true)
    vi.advanceTimersByTime(30_000)
    match.setPaused(false)
    vi.advanceTimersByTime(1000)
    expect(left()?.blue).toBe(58_000)
    match.resign()
    vi.advanceTimersByTime(90_000)
    expect(left()?.blue).toBe(58_000)
    expect(match.getState().clock?.ranOut).toBeNull()
  })

  it('ends the game for whoever has no time left', () => {
    const { match, left, result } = setup()
    match.play(0)
    vi.advanceTimersByTime(59_999)
    expect(result()).toBeNull()
    vi.advanceTimersByTime(1)
    expect(result()?.winner).toBe('red')
    expect(match.getState().clock).toMatchObject({ ranOut: 'second', running: null })
    expect(left()).toEqual({ red: 60_000, blue: 0 })
  })

  it('runs on while the window is closed', () => {
    const running = { ...NEW_MATCH, seats: PEOPLE, game: { ...NEW_MATCH.game, moves: [0] } }
    const since = Date.now()
    vi.advanceTimersByTime(20_000)
    const some = setup({ ...running, clock: turnTo(newClock(CONTROL), 'second', null, since) })
    expect(some.left()?.blue).toBe(40_000)
    vi.advanceTimersByTime(50_000)
    const none = setup({ ...running, clock: turnTo(newClock(CONTROL), 'second', null, since) })
    expect(none.result()?.winner).toBe('red')
  })

  it.each([-3_600_000, -5000, 5000, 3_600_000])('goes on evenly when the system’s clock is set by %d ms', (change) => {
    const { match, left } = setup()
    match.play(0)
    vi.advanceTimersByTime(5000)
    vi.setSystemTime(Date.now() + change)
    vi.advanceTimersByTime(5000)
    expect(left()?.blue).toBe(50_000)
    match.play(1)
    vi.advanceTimersByTime(3000)
    expect(left()).toEqual({ red: 57_000, blue: 52_000 })
  })

  it('is hardly put back by a reload after the system’s clock was, and runs on', () => {
    const { match } = setup()
    match.play(0)
    vi.advanceTimersByTime(38_000)
    const kept = match.getState()
    const earlier = Date.now() - 3_600_000
    vi.useRealTimers()
    vi.useFakeTimers({ now: earlier })
    const { left } = setup(structuredClone(kept))
    const found = left()?.blue ?? 0
    expect(found).toBeLessThanOrEqual(32_000)
    vi.advanceTimersByTime(5000)
    expect(left()?.blue).toBe(found - 5000)
  })

  /** Time passes, and no timer fires. */
  const silence = (ms: number) => {
    const before = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => before() + ms)
  }

  it('stands still while the computer sleeps, where that is counted and where it is not', () => {
    const { match, left } = setup()
    match.play(0)
    vi.setSystemTime(Date.now() + 3_600_000)
    vi.advanceTimersByTime(1000)
    silence(3_600_000)
    vi.advanceTimersByTime(1000)
    vi.advanceTimersByTime(4000)
    expect(left()?.blue).toBeGreaterThanOrEqual(54_000)
    expect(left()?.blue).toBeLessThanOrEqual(56_000)
  })

  it('runs on in the background, where timers fire once a minute', () => {
    const { match, left } = setup()
    match.start(emptyPosition(4), true, PEOPLE, false, { minutes: 3, increment: 0 })
    match.play(0)
    vi.advanceTimersByTime(1000)
    silence(60_000)
    vi.advanceTimersByTime(1000)
    expect(left()?.blue).toBe(118_000)
  })

  it('counts an hour with the window closed, for people', () => {
    const { match } = setup()
    match.play(0)
    vi.advanceTimersByTime(1000)
    const kept = match.getState()
    const later = Date.now() + 3_600_000
    vi.useRealTimers()
    vi.useFakeTimers({ now: later })
    expect(setup(kept).result()?.winner).toBe('red')
  })

  it('lets nothing be taken back, not even the end', () => {
    const { match, result } = setup()
    match.play(0)
    expect(canUndo(match.getState())).toBe(false)
    vi.advanceTimersByTime(60_000)
    expect(canUndo(match.getState())).toBe(false)
    match.undo()
    expect(result()).not.toBeNull()
  })

  it('is the same in a rematch, and gone in a game without one', () => {
    const { match, left } = setup()
    match.play(0)
    vi.advanceTimersByTime(5000)
    rematch({ match, notice: createNoticeStore(null) }, true)
    expect(left()).toEqual({ red: 60_000, blue: 60_000 })
    match.start(emptyPosition(4), false)
    expect(left()).toBeNull()
  })

  it('takes nothing from a computer that could not think: the page was closed, or asleep', () => {
    const { match } = setup()
    match.start(emptyPosition(4), false, { first: HUMAN, second: COMPUTER }, false, CONTROL)
    match.play(0)
    const kept = match.getState()
    vi.setSystemTime(Date.now() + 3_600_000)
    const reopened = setup(kept)
    expect(reopened.result()).toBeNull()
    expect(reopened.left()?.blue).toBe(60_000)
    // Asleep for an hour, and then a second of thinking.
    vi.setSystemTime(Date.now() + 3_600_000)
    vi.advanceTimersByTime(1000)
    expect(reopened.left()?.blue).toBeGreaterThanOrEqual(58_000)
    // Its time is as good as anybody's while it can think.
    vi.advanceTimersByTime(60_000)
    expect(reopened.result()?.winner).toBe('red')
  })

  it('adds the increment for a move made behind a dialog', () => {
    const { match, dialog, left } = setup()
    match.play(0)
    vi.advanceTimersByTime(5000)
    dialog.setState({ open: 'keys' })
    match.play(1)
    dialog.setState({ open: null })
    expect(left()).toEqual({ red: 60_000, blue: 57_000 })
  })
})
