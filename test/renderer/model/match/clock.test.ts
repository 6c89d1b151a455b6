/** The clock as plain data: time is neither lost nor made, whatever happens when. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEATS, type Seat } from '../../../../src/engine/game/game.ts'
import {
  INCREMENTS,
  lateSeat,
  MINUTES,
  newClock,
  timeLeft,
  toNextSecond,
  turnTo,
  warningAt,
  type Clock,
} from '../../../../src/renderer/model/match/clock.ts'
import { clockTime } from '../../../../src/renderer/language/words.ts'

const control = fc.record({ minutes: fc.constantFrom(...MINUTES), increment: fc.constantFrom(...INCREMENTS) })
/** Time passes, and then whoever is to move moves, or a dialog opens or closes. */
const events = fc.array(fc.record({ ms: fc.nat(4000), what: fc.constantFrom('move', 'pause', 'reload') }), {
  maxLength: 14,
})
const START = 1_700_000_000_000

const other = (seat: Seat): Seat => (seat === 'first' ? 'second' : 'first')

describe('a clock', () => {
  it('takes from each seat what it used and no more, and adds the increment for each move', () => {
    fc.assert(
      fc.property(control, events, (control, events) => {
        let now = START
        let clock: Clock = turnTo(newClock(control), 'first', null, now)
        let mover: Seat = 'first'
        let isPaused = false
        const ledger = { first: control.minutes * 60_000, second: control.minutes * 60_000 }
        for (const { ms, what } of events) {
          now += ms
          if (!isPaused) ledger[mover] -= ms
          if (what === 'reload') clock = JSON.parse(JSON.stringify(clock)) as Clock
          else if (what === 'pause') {
            isPaused = !isPaused
            clock = turnTo(clock, isPaused ? null : mover, null, now)
          } else if (!isPaused) {
            ledger[mover] += control.increment * 1000
            mover = other(mover)
            clock = turnTo(clock, mover, clock.running?.seat ?? null, now)
          }
          for (const seat of SEATS) expect(timeLeft(clock, seat, now)).toBe(ledger[seat])
          expect(lateSeat(clock, now)).toBeNull()
        }
      }),
    )
  })

  it('runs out at the very moment, for the seat that runs alone, and shows no less than nought', () => {
    fc.assert(
      fc.property(control, fc.constantFrom(...SEATS), fc.nat(10_000), (control, seat, late) => {
        const clock = turnTo(newClock(control), seat, null, START)
        const end = START + control.minutes * 60_000
        expect(lateSeat(clock, end - 1)).toBeNull()
        expect(lateSeat(clock, end + late)).toBe(seat)
        expect(timeLeft(clock, seat, end + late)).toBe(0)
        expect(timeLeft(clock, other(seat), end + late)).toBe(control.minutes * 60_000)
      }),
    )
  })

  it('takes nothing before its start', () => {
    const clock = turnTo(newClock({ minutes: 1, increment: 0 }), 'first', null, START)
    expect(timeLeft(clock, 'first', START - 5000)).toBe(60_000)
  })

  it('changes what it shows at the next whole second, and not before', () => {
    fc.assert(
      fc.property(fc.nat(59_999), (used) => {
        const clock = turnTo(newClock({ minutes: 1, increment: 0 }), 'first', null, START)
        const now = START + used
        const at = now + toNextSecond(clock, 'first', now)
        expect(timeLeft(clock, 'first', at) % 1000).toBe(0)
        // On the way there it has shown one second only.
        expect(clockTime(timeLeft(clock, 'first', at - 1))).toBe(clockTime(timeLeft(clock, 'first', now)))
      }),
    )
  })

  it('warns at a minute and at ten seconds, and in a game of a minute not at its start', () => {
    expect([
      warningAt(60_001, 60_000),
      warningAt(60_000, 59_000),
      warningAt(10_500, 9_900),
      warningAt(70_000, 5_000),
    ]).toEqual([60, null, 10, 10])
  })

  it('shows minutes and seconds, each second until it is over', () => {
    expect([600_000, 59_001, 9_000, 1, 0].map(clockTime)).toEqual(['10:00', '1:00', '0:09', '0:01', '0:00'])
  })
})
