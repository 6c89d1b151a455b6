/** One game in which programs play, to its end or to the first fault, which loses it. */
import type { Contestant, ProgramStrategy } from '../engine/arena/contestant.ts'
import type { MatchGame } from '../engine/arena/match.ts'
import type { ProgramFault } from '../engine/arena/program-fault.ts'
import { opponentOf, type Colour } from '../engine/game/colour.ts'
import { formatPosition } from '../engine/game/notation.ts'
import { play, winnerOf, type Position } from '../engine/game/position.ts'
import { EngineFault } from './engine-fault.ts'
import { enginePlayer, type EnginePlayer } from './engine-player.ts'

/** A player of a game: a program, in its folder if it has one, or one of our own. */
export type SeatedPlayer =
  | { readonly program: ProgramStrategy; readonly folder?: string }
  | { readonly contestant: Contestant }

/** The parts of a game that its players and its opening determine. */
export interface ProgramGame extends Omit<MatchGame, 'number' | 'thrown'> {
  /** Milliseconds that each colour has used. */
  readonly ms: Readonly<Record<Colour, number>>
}

export interface ProgramGameControl {
  /** Finds the move of one of our own players; `index` counts the moves from the opening on. */
  readonly own: (contestant: Contestant, position: Position, index: number) => Promise<number>
  readonly played?: (moves: readonly string[]) => void
  /** Ends all programs at once, and with them the game. */
  readonly signal?: AbortSignal
}

/** Plays a game to its end, or to the first fault. */
export async function playProgramGame(
  opening: Position,
  players: Readonly<Record<Colour, SeatedPlayer>>,
  { own, played, signal }: ProgramGameControl,
): Promise<ProgramGame> {
  const programs = new Map<Colour, EnginePlayer>()
  const kill = () => programs.forEach((program) => program.kill())
  signal?.addEventListener('abort', kill)
  let position = opening
  const moves: string[] = []
  const ms = { red: 0, blue: 0 }
  let acting = position.toMove
  const ended = (fault?: ProgramFault): ProgramGame => ({
    opening: formatPosition(opening),
    moves,
    winner: fault === undefined ? opponentOf(position.toMove) : opponentOf(acting),
    ...(fault && { fault }),
    ms: { red: Math.round(ms.red), blue: Math.round(ms.blue) },
  })
  try {
    for (const colour of ['red', 'blue'] as const) {
      const player = players[colour]
      if (!('program' in player) || signal?.aborted) continue
      acting = colour
      const program = enginePlayer(player.program, player.folder)
      programs.set(colour, program)
      await program.start(position)
    }
    while (winnerOf(position) === null) {
      acting = position.toMove
      const player = players[acting]
      const { move, took } =
        'program' in player
          ? await programsMove(programs.get(acting) as EnginePlayer, position)
          : await timed(own(player.contestant, position, moves.length))
      ms[acting] += took
      if (move === null) return ended({ name: 'resigned', words: [], errors: '' })
      // Contests have no swaps, which a program's move is checked for.
      const node = move as number
      moves.push(position.board.names[node])
      played?.(moves)
      const mover = position.toMove
      position = play(position, node)
      if (winnerOf(position) !== null) break
      acting = position.toMove
      await programs.get(acting)?.hear(mover, node)
    }
    return ended()
  } catch (error) {
    if (!(error instanceof EngineFault)) throw error
    return ended(error.told(programs.get(acting)?.errorText ?? ''))
  } finally {
    signal?.removeEventListener('abort', kill)
    await Promise.all([...programs.values()].map((program) => program.end()))
  }
}

async function programsMove(program: EnginePlayer, position: Position) {
  const move = await program.move(position)
  // By its own count, which leaves out the time for which this process stood still.
  return { move, took: program.exchanges.at(-1)?.ms ?? 0 }
}

async function timed(finding: Promise<number>) {
  const started = performance.now()
  return { move: await finding, took: performance.now() - started }
}
