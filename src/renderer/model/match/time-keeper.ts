/** Runs the game's clock: for whoever is to move, and for nobody while a dialog asks or the computer waits. The only timer of clocks. */
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { resign, seatOf, type Seat } from '../../../engine/game/game.ts'
import { PLAYERS, type Player } from '../../../engine/game/player.ts'
import type { DialogName } from '../../platform/dialog.ts'
import { type Service, useServices } from '../../platform/services.tsx'
import { lateSeat, timeLeft, toNextSecond, turnTo } from './clock.ts'
import { moverOf, type MatchState, type MatchStore } from './match-store.ts'

/** What a clock shows. */
export interface ClockFace {
  /** Milliseconds that each colour has, as of the last whole second; null without a clock. */
  readonly left: Readonly<Record<Player, number>> | null
  readonly running: Player | null
}

export class TimeKeeper {
  readonly store = createStore<ClockFace>(() => ({ left: null, running: null }))
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly match: MatchStore,
    private readonly dialog: StoreApi<{ open: DialogName | null }>,
  ) {
    match.subscribe((after, before) => {
      const isSame = after.game.start === before.game.start
      if (after.game !== before.game || after.paused !== before.paused || after.clock !== before.clock) this.keep(isSame && after.game.moves.length > before.game.moves.length)
    })
    dialog.subscribe(() => this.keep(false))
    this.keep(false)
  }

  /** Whose time is to run now. */
  private seatToRun(match: MatchState): Seat | null {
    const isStopped = match.paused || match.game.moves.length === 0 || this.dialog.getState().open !== null
    return isStopped ? null : (moverOf(match)?.seat ?? null)
  }

  private keep(hasMoved: boolean): void {
    clearTimeout(this.timer)
    const match = this.match.getState()
    const { clock } = match
    if (clock === null) return this.store.setState({ left: null, running: null })
    const now = Date.now()
    // Time that had run out before a move or a pause, with the window closed perhaps, has run out.
    const late = moverOf(match) === null ? null : lateSeat(clock, now)
    if (late !== null) return this.end(match, late)
    const seat = this.seatToRun(match)
    // The change comes back here.
    if (hasMoved || seat !== (clock.running?.seat ?? null)) return this.match.setState({ clock: turnTo(clock, seat, hasMoved, now) })
    this.show(match, now)
    if (seat !== null) this.timer = setTimeout(() => this.keep(false), toNextSecond(clock, seat, now))
  }

  private end(match: MatchState, late: Seat): void {
    const { clock, game } = match
    const loser = PLAYERS.find((colour) => seatOf(game, colour) === late)
    if (clock === null || loser === undefined) return
    this.match.setState({ game: resign(game, loser), clock: { ...turnTo(clock, null, false, Date.now()), ranOut: late } })
  }

  private show({ game, clock }: MatchState, now: number): void {
    if (clock === null) return
    const [red, blue] = PLAYERS.map((colour) => timeLeft(clock, seatOf(game, colour), now))
    const running = PLAYERS.find((colour) => seatOf(game, colour) === clock.running?.seat) ?? null
    this.store.setState({ left: { red, blue }, running })
  }
}

export const TIME_KEEPER: Service<'timeKeeper', TimeKeeper> = { name: 'timeKeeper' }

/** Milliseconds; null without a clock. */
export function useTimeLeft(colour: Player): number | null {
  return useStore(useServices(TIME_KEEPER).timeKeeper.store, ({ left }) => left && left[colour])
}
