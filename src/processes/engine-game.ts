/** One game in which programs play, to its end or to the first fault, which loses it. */
import type { Contestant } from '../engine/arena/contestant.ts'
import type { MatchGame } from '../engine/arena/match.ts'
import type { ProgramFault } from '../engine/arena/program-fault.ts'
import { COLOURS, opponentOf, type Colour } from '../engine/game/colour.ts'
import { moveName, positionAfter, swapperAfter, type Move, type Swapper } from '../engine/game/game.ts'
import { formatPosition } from '../engine/game/notation.ts'
import { winnerOf, type Position } from '../engine/game/position.ts'
import { EngineFault } from './engine-fault.ts'
import { enginePlayer, type EnginePlayer } from './engine-player.ts'
import { keyOf, type KeptPrograms, type ProgramSeat } from './kept-programs.ts'

/** A player of a game: a program, in its folder if it has one, or one of our own. */
export type SeatedPlayer = ProgramSeat | { readonly contestant: Contestant }

/** The parts of a game that its players and its opening determine. */
export interface ProgramGame extends Omit<MatchGame, 'number' | 'thrown'> {
  /** Milliseconds that the player of each colour has used; after a swap, of the colour that it then has. */
  readonly ms: Readonly<Record<Colour, number>>
}

export interface ProgramGameControl {
  /** Finds the move of one of our own players. */
  readonly own: (question: OwnQuestion) => Promise<Move>
  /** May the second player answer the first stone by taking it over, from the empty board? */
  readonly swapRule?: boolean
  readonly played?: (moves: readonly string[]) => void
  /** Programs of the games before, which play on where they can. */
  readonly kept: KeptPrograms
  /** Ends all programs at once, and with them the game. */
  readonly signal?: AbortSignal
}

/** A question to one of our own players. */
export interface OwnQuestion {
  readonly contestant: Contestant
  readonly position: Position
  /** The number of moves from the opening on. */
  readonly index: number
  /** The player who may swap; null where nobody may. */
  readonly swapper: Swapper | null
}

/** A player in its game. */
interface InGame {
  readonly player: SeatedPlayer
  program: EnginePlayer | null
  /** The key of its process when that was started. */
  key: string
  ms: number
}

/** Plays a game to its end, or to the first fault. */
export async function playProgramGame(
  opening: Position,
  players: Readonly<Record<Colour, SeatedPlayer>>,
  { own, played, signal, kept, swapRule = false }: ProgramGameControl,
): Promise<ProgramGame> {
  let seats: Record<Colour, InGame> = { red: inGame(players.red, kept), blue: inGame(players.blue, kept) }
  const kill = () => COLOURS.forEach((colour) => seats[colour].program?.kill())
  signal?.addEventListener('abort', kill)
  let position = opening
  const moves: string[] = []
  let acting = position.toMove
  /** Whose programs may play on: none while the game has no end, and not the one whose fault has ended it. */
  let sound: readonly InGame[] = []
  const ended = (fault?: ProgramFault): ProgramGame => {
    const hasFailed = fault !== undefined && fault.name !== 'resigned'
    sound = [seats[opponentOf(acting)], ...(hasFailed ? [] : [seats[acting]])]
    return {
      opening: formatPosition(opening),
      moves,
      winner: fault === undefined ? opponentOf(position.toMove) : opponentOf(acting),
      ...(fault && { fault }),
      ms: { red: Math.round(seats.red.ms), blue: Math.round(seats.blue.ms) },
    }
  }
  try {
    await kept.end()
    for (const colour of COLOURS) {
      acting = colour
      await begin(seats[colour], opening, signal)
    }
    while (winnerOf(position) === null) {
      acting = position.toMove
      const mover = acting
      const swapper = swapperAfter(moves.length, { start: opening, swapRule })
      const { move, took } = await moveIn(seats[mover], { position, index: moves.length, swapper }, own)
      seats[mover].ms += took
      if (move === null) return ended({ name: 'resigned', words: [], errors: '' })
      moves.push(moveName(position.board, move))
      played?.(moves)
      position = positionAfter(position, move)
      if (winnerOf(position) !== null) break
      // After a swap the turn stays with the colour, which is now the other player's.
      if (move === 'swap') seats = { red: seats.blue, blue: seats.red }
      acting = position.toMove
      await seats[acting].program?.hear(mover, move)
    }
    return ended()
  } catch (error) {
    if (!(error instanceof EngineFault)) throw error
    return ended(error.told(seats[acting].program?.errorText ?? ''))
  } finally {
    signal?.removeEventListener('abort', kill)
    const isKept = (seat: InGame) => signal?.aborted !== true && sound.includes(seat)
    await Promise.all([seats.red, seats.blue].map((seat) => leave(seat, isKept(seat) ? kept : null)))
  }
}

function inGame(player: SeatedPlayer, kept: KeptPrograms): InGame {
  const key = 'program' in player ? keyOf(player) : ''
  return { player, program: kept.take(key), key, ms: 0 }
}

/** Has a program take up the game: in the process that it has, or else in a new one. */
async function begin(seat: InGame, opening: Position, signal?: AbortSignal): Promise<void> {
  if (!('program' in seat.player) || signal?.aborted) return
  if (seat.program !== null) {
    if (await seat.program.restart(opening)) return
    await seat.program.end()
    if (signal?.aborted) return
  }
  seat.key = keyOf(seat.player)
  seat.program = enginePlayer(seat.player.program, seat.player.folder)
  await seat.program.start(opening)
}

/** @param kept takes it for another game; null ends it */
async function leave({ program, key }: InGame, kept: KeptPrograms | null): Promise<void> {
  if (kept !== null && program?.canRestart) kept.keep(key, program)
  else await program?.end()
}

function moveIn(
  { player, program }: InGame,
  question: Omit<OwnQuestion, 'contestant'>,
  own: ProgramGameControl['own'],
) {
  return 'contestant' in player
    ? timed(own({ contestant: player.contestant, ...question }))
    : programsMove(program as EnginePlayer, question.position, question.swapper === 'mover')
}

async function programsMove(program: EnginePlayer, position: Position, maySwap: boolean) {
  const move = await program.move(position, maySwap)
  // By its own count, which leaves out the time for which this process stood still.
  return { move, took: program.exchanges.at(-1)?.ms ?? 0 }
}

async function timed(finding: Promise<Move>) {
  const started = performance.now()
  return { move: await finding, took: performance.now() - started }
}
