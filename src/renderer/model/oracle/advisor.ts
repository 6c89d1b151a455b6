/** Advice during a game: hints on request, stage by stage, and a warning before a move that would give a win away. */
import { createStore } from 'zustand/vanilla'
import { positionOf, resultOf } from '../../../engine/game/game.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { play } from '../../../engine/game/position.ts'
import { moverOf, playHuman, type MatchStore } from '../match/match-store.ts'
import type { HintStage } from './hint.ts'
import type { SettingsStore } from '../settings.ts'
import type { Truths } from './truths.ts'
import type { Service } from '../../platform/services.tsx'

/** A human's move that is being checked, or that gives a win away, with the position it was made in. */
export interface HeldMove {
  readonly position: string
  readonly node: number
  readonly isBad: boolean
  /** How many stones of its refutation are shown, not counting the move itself; null while it is not asked for. */
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

  /** Gives the first stage of a hint, and at each further request the next one. */
  hint(): void {
    const { now } = this
    const { hinted } = this.store.getState()
    const before = hinted?.position === now ? hinted.stage : 0
    this.store.setState({
      hinted: now === null ? null : { position: now, stage: before === 0 ? 1 : before === 1 ? 2 : 3 },
    })
  }

  /**
   * Takes a human's move. It is played at once; with the tutor, once it is known to keep a win or to have none to lose.
   */
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

  /** Plays the move held if it is not bad, or if that cannot be found out. */
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

  /** Drops advice about a position that is no longer the current one. */
  private drop(): void {
    const { hinted, held } = this.store.getState()
    const { now } = this
    if (hinted !== null && hinted.position !== now) this.store.setState({ hinted: null })
    if (held !== null && held.position !== now) this.store.setState({ held: null })
  }
}

export const ADVISOR: Service<'advisor', Advisor> = { name: 'advisor' }
