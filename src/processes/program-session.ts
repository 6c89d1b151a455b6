/**
 * A program that plays a game on the screen: it is asked for moves in positions one after another, and keeps its process
 * between them. GTP takes up any position; the lines of the CodeCup only those that go on from the empty board.
 */
import type { ProgramStrategy } from '../engine/arena/contestant.ts'
import { opponentOf } from '../engine/game/colour.ts'
import { isSamePosition, legalMoves, play, stonesOf, type Position } from '../engine/game/position.ts'
import { EMPTY, size } from '../engine/game/node-set.ts'
import type { Move } from '../engine/game/game.ts'
import { enginePlayer, type EngineMove, type EnginePlayer } from './engine-player.ts'

/** A position that a program of the CodeCup cannot take up, since it knows of games only what it has played. */
export class MidGame extends Error {
  override readonly name = 'MidGame'
}

export class ProgramSession {
  private player: EnginePlayer | null = null
  /** The position that the program knows. */
  private known: Position | null = null

  constructor(
    private readonly program: ProgramStrategy,
    private readonly folder: string,
  ) {}

  get errorText(): string {
    return this.player?.errorText ?? ''
  }

  /**
   * Asks for a move in an open position.
   *
   * @param swap may it answer the first stone by taking it over, and has it or the other side done so?
   * @throws EngineFault, or MidGame
   */
  async move(
    position: Position,
    { maySwap, hasSwapped }: { readonly maySwap: boolean; readonly hasSwapped: boolean },
  ): Promise<EngineMove> {
    const player = await this.playerAt(position, hasSwapped && size(stonesOf(position)) === 1)
    const move = await player.move(position, maySwap)
    // A swap leaves the stones and the colour to move as they are.
    this.known = typeof move === 'number' ? play(position, move) : position
    return move
  }

  /** @param isTaken has the other side taken over the one stone there is, which was the program's? */
  private async playerAt(position: Position, isTaken: boolean): Promise<EnginePlayer> {
    const heard = this.player === null || this.known === null ? null : moveBetween(this.known, position)
    if (this.player !== null && heard !== null) {
      await this.player.hear(opponentOf(position.toMove), heard)
      return this.player
    }
    if (this.program.protocol === 'codecup') {
      // A CodeCup program would answer the stone by a swap, and cannot be told that the stone was its own.
      if (isTaken) throw new MidGame()
      return this.atStart(position)
    }
    this.player ??= enginePlayer(this.program, this.folder)
    await this.player.start(position)
    // A program that is not told of the swap takes the stone for the other side's, and may answer it by a swap.
    if (isTaken) await this.player.hear(position.toMove, 'swap')
    return this.player
  }

  private async atStart(position: Position): Promise<EnginePlayer> {
    const empty = { ...position, red: EMPTY, blue: EMPTY, toMove: 'red' } as const
    const first = moveBetween(empty, position)
    if (stonesOf(position) !== EMPTY && (first === null || first === 'swap')) throw new MidGame()
    this.kill()
    this.player = enginePlayer(this.program, this.folder)
    await this.player.start(empty)
    if (typeof first === 'number') await this.player.hear('red', first)
    return this.player
  }

  /** Ends the program at once. */
  kill(): void {
    this.player?.kill()
    void this.player?.end()
    this.player = null
    this.known = null
  }
}

/** The one move from a position to another; null where there is none. The stone of the first move stays in a swap. */
function moveBetween(before: Position, after: Position): Move | null {
  if (isSamePosition(before, after)) return size(stonesOf(after)) === 1 ? 'swap' : null
  if (size(stonesOf(after)) !== size(stonesOf(before)) + 1) return null
  return legalMoves(before).find((node) => isSamePosition(play(before, node), after)) ?? null
}
