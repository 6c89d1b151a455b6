/** Advice during a game: a hint when asked for, more of it when asked again, and a word before a move that would give a win away. */
import { createStore } from 'zustand/vanilla'
import { positionOf, resultOf } from '../../../engine/game/game.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { play } from '../../../engine/game/position.ts'
import { moverOf, playHuman, type MatchStore } from '../match/match-store.ts'
import type { HintStage } from './hint.ts'
import type { SettingsStore } from '../settings.ts'
import type { Truths } from './truths.ts'
import type { Service } from '../../platform/services.tsx'

/** A human's move that is being looked at, or that gives a win away, in the position it was made in. */
export interface HeldMove {
  readonly position: string
  readonly node: number
  readonly isBad: boolean
  /** Stones of its refutation on the board, the move itself not counted; null while that is not asked for. */
  readonly refuted: number | null
}

export interface AdviceState {
  /** The one-line position for which a hint was asked, and how much of it. */
  readonly hinted: { readonly position: string; readonly stage: HintStage } | null
  readonly held: HeldMove | null
}

export class Advisor {
  readonly store = createStore<AdviceState>(() => ({ hinted: null, held: null }))

  constructor(
    private readonly match: MatchStore,
    private readonly settings: SettingsStore,
    private readonly truths: Truths,
  ) {
    match.subscribe(() => this.drop())
    truths.store.subscribe(() => this.look())
  }

  /** The one-line position that is played now; null once the game is over. */
  private get now(): string | null {
    const { game } = this.match.getState()
    return resultOf(game) === null ? formatPosition(positionOf(game)) : null
  }

  /** The first stage of a hint, and each time it is asked for again the next. */
  hint(): void {
    const { now } = this
    const { hinted } = this.store.getState()
    const before = hinted?.position === now ? hinted.stage : 0
    this.store.setState({ hinted: now === null ? null : { position: now, stage: before === 0 ? 1 : before === 1 ? 2 : 3 } })
  }

  /** A human's move: played at once, or with the tutor once it is known to keep a win or to have none to lose. */
  play(node: number): void {
    const position = this.now
    const mover = moverOf(this.match.getState())
    if (position === null || mover === null || !mover.player.human) return
    if (!this.settings.getState().tutor) return playHuman(this.match, node)
    this.store.setState({ held: { position, node, isBad: false, refuted: null } })
    this.look()
  }

  /** Plays the move held, whatever it gives away. */
  insist(): void {
    const { held } = this.store.getState()
    if (held !== null) playHuman(this.match, held.node)
  }

  /** Plays the refutation of the move held out on the board, from its first stone, or clears it away. */
  showWhy(isShown: boolean): void {
    this.changeHeld({ refuted: isShown ? 0 : null })
  }

  /** The next stone of it. */
  showMore(): void {
    const { held } = this.store.getState()
    if (held !== null && held.refuted !== null) this.changeHeld({ refuted: held.refuted + 1 })
  }

  /** Forgets the move held: another will be made. */
  takeBack(): void {
    this.store.setState({ held: null })
  }

  /** Is the move held good or bad? Where that cannot be found out it is played. */
  private look(): void {
    const { held } = this.store.getState()
    if (held === null || held.isBad) return
    const { known, error } = this.truths.store.getState()
    const position = positionOf(this.match.getState().game)
    const before = known.get(held.position)
    const after = known.get(formatPosition(play(position, held.node)))
    const mover = position.toMove
    const isHarmless = (before !== undefined && before.winner !== mover) || after?.winner === mover
    if (isHarmless || error !== null) playHuman(this.match, held.node)
    else if (before !== undefined && after !== undefined) this.changeHeld({ isBad: true })
  }

  private changeHeld(change: Partial<HeldMove>): void {
    this.store.setState(({ held }) => ({ held: held && { ...held, ...change } }))
  }

  /** What was said of another position says nothing of this one. */
  private drop(): void {
    const { hinted, held } = this.store.getState()
    const { now } = this
    if (hinted !== null && hinted.position !== now) this.store.setState({ hinted: null })
    if (held !== null && held.position !== now) this.store.setState({ held: null })
  }
}

export const ADVISOR: Service<'advisor', Advisor> = { name: 'advisor' }
