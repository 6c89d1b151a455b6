/** Advice during a game: hints on request, stage by stage, and a warning before a move that would give a win away. */
import { createStore } from 'zustand/vanilla'
import { positionOf, resultOf } from '../../../engine/game/game.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { hasPerfectPlay, isSamePosition, play, type Position } from '../../../engine/game/position.ts'
import { HINT_MS, type ChanceSearch } from '../chances/chance-search.ts'
import type { MatchStore } from '../match/match-store.ts'
import type { HintStage } from './hint.ts'
import type { SettingsStore } from '../settings.ts'
import type { Truths } from './truths.ts'
import type { Service } from '../../platform/services.tsx'

/** A human's move that is being checked, or that gives a win away, with the position it was made in. */
export interface HeldMove {
  readonly position: Position
  readonly node: number
  readonly isBad: boolean
  /** The number of stones of its refutation that are shown, after the move itself; null while it is not asked for. */
  readonly refuted: number | null
}

export interface AdviceState {
  /** The position for which a hint was asked, and how much of it. */
  readonly hinted: { readonly position: Position; readonly stage: HintStage } | null
  readonly held: HeldMove | null
}

export class Advisor {
  readonly store = createStore<AdviceState>(() => ({ hinted: null, held: null }))

  constructor(
    private readonly match: MatchStore,
    private readonly settings: SettingsStore,
    private readonly truths: Truths,
    private readonly chances: ChanceSearch,
  ) {
    truths.store.subscribe(() => {
      if (this.isHarmless()) this.insist()
    })
  }

  /** The position that is played now; null once the game is over. */
  private get now(): Position | null {
    const { game } = this.match.getState()
    return resultOf(game) === null ? positionOf(game) : null
  }

  /**
   * Gives the first stage of a hint, and at each further request the next one. Where perfect play is unknown there is one
   * stage, by playouts.
   */
  hint(): void {
    const { now } = this
    const { hinted } = this.store.getState()
    if (now === null) return this.store.setState({ hinted: null })
    const before = isOf(hinted, now) ? hinted.stage : 0
    const isKnown = hasPerfectPlay(now)
    this.store.setState({ hinted: { position: now, stage: !isKnown || before > 1 ? 3 : before === 1 ? 2 : 1 } })
    if (!isKnown) this.chances.search(now, HINT_MS)
  }

  /**
   * Holds a human's move back, with the tutor, until it is known to keep a win or to have none to lose.
   *
   * @returns false where the move may be played at once
   */
  holdsBack(node: number): boolean {
    const { now } = this
    if (now === null || !hasPerfectPlay(now) || !this.settings.getState().tutor) return false
    this.store.setState({ held: { position: now, node, isBad: false, refuted: null } })
    return !this.isHarmless()
  }

  /** Plays the move held, whatever it gives away. */
  insist(): void {
    const { held } = this.store.getState()
    if (held !== null) this.match.playAnyway(held.node)
  }

  /** Begins to show the refutation of the move held on the board, stone by stone, or hides it. */
  showWhy(isShown: boolean): void {
    this.changeHeld({ refuted: isShown ? 0 : null })
  }

  /** Shows the next stone of the refutation. */
  showMore(): void {
    const { held } = this.store.getState()
    if (held !== null && held.refuted !== null) this.changeHeld({ refuted: held.refuted + 1 })
  }

  /** Drops the move held, so that another can be made. */
  takeBack(): void {
    this.store.setState({ held: null })
  }

  /** Is there a move held that gives no win away, or of which that cannot be found out? One that does is marked so. */
  private isHarmless(): boolean {
    const { held } = this.store.getState()
    if (held === null || held.isBad) return false
    const { known, error } = this.truths.store.getState()
    const { position, node } = held
    const before = known.get(formatPosition(position))
    const after = known.get(formatPosition(play(position, node)))
    const mover = position.toMove
    if (error !== null || (before !== undefined && before.winner !== mover) || after?.winner === mover) return true
    if (before !== undefined && after !== undefined) this.changeHeld({ isBad: true })
    return false
  }

  private changeHeld(change: Partial<HeldMove>): void {
    this.store.setState(({ held }) => ({ held: held && { ...held, ...change } }))
  }

  /** Drops advice about a position that is no longer the current one. */
  follow(): void {
    const { hinted, held } = this.store.getState()
    const { now } = this
    this.chances.leaveFor(now)
    if (hinted !== null && !isOf(hinted, now)) this.store.setState({ hinted: null })
    if (held !== null && !isOf(held, now)) this.store.setState({ held: null })
  }
}

/** Is this advice about that position? */
function isOf<Advice extends { readonly position: Position }>(
  advice: Advice | null,
  position: Position | null,
): advice is Advice {
  return advice !== null && position !== null && isSamePosition(advice.position, position)
}

export const ADVISOR: Service<'advisor', Advisor> = { name: 'advisor' }
