/** Advice during a game: a hint when asked for, and a word before a move that would give a win away. */
import { createStore } from 'zustand/vanilla'
import { positionOf, resultOf } from '../../../engine/game/game.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { play } from '../../../engine/game/position.ts'
import { moverOf, playHuman, type MatchStore } from '../match/match-store.ts'
import type { SettingsStore } from '../settings.ts'
import type { Truths } from './truths.ts'
import type { Service } from '../../platform/services.tsx'

export interface AdviceState {
  /** The one-line position for which a hint was asked. */
  readonly hinted: string | null
  /** A human's move that is being looked at, or that gives a win away, in the position it was made in. */
  readonly held: { readonly position: string; readonly node: number; readonly isBad: boolean } | null
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

  hint(): void {
    this.store.setState({ hinted: this.now })
  }

  /** A human's move: played at once, or with the tutor once it is known to keep a win or to have none to lose. */
  play(node: number): void {
    const position = this.now
    const mover = moverOf(this.match.getState())
    if (position === null || mover === null || !mover.player.human) return
    if (!this.settings.getState().tutor) return playHuman(this.match, node)
    this.store.setState({ held: { position, node, isBad: false } })
    this.look()
  }

  /** Plays the move held, whatever it gives away. */
  insist(): void {
    const { held } = this.store.getState()
    if (held !== null) playHuman(this.match, held.node)
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
    else if (before !== undefined && after !== undefined) this.store.setState({ held: { ...held, isBad: true } })
  }

  /** What was said of another position says nothing of this one. */
  private drop(): void {
    const { hinted, held } = this.store.getState()
    const { now } = this
    if (hinted !== null && hinted !== now) this.store.setState({ hinted: null })
    if (held !== null && held.position !== now) this.store.setState({ held: null })
  }
}

export const ADVISOR: Service<'advisor', Advisor> = { name: 'advisor' }
