/** The check of an engine before a course: it is started, asked for its name, and plays a few moves as each colour. */
import type { ProgramStrategy } from '../../engine/arena/contestant.ts'
import { openingOf, swapperIn, type Match } from '../../engine/arena/match.ts'
import { COLOURS, opponentOf, type Colour } from '../../engine/game/colour.ts'
import { positionAfter } from '../../engine/game/game.ts'
import { legalMoves, winnerOf } from '../../engine/game/position.ts'
import { Random } from '../../engine/math/random.ts'
import { enginePlayer, type EnginePlayer } from '../../processes/engine-player.ts'
import { EngineFault } from '../../processes/engine-fault.ts'
import type { Exchange } from '../../processes/engine-process.ts'
import { beforeEnd } from '../before-end.ts'
import type { BrokenOff } from '../engines/contest.ts'

export interface Check {
  /** The engine's name and version, if it says them. */
  readonly said: string | null
  /** The first fault of the engine; null where all was right. */
  readonly fault: Pick<BrokenOff, 'why' | 'errors'> | null
  /** The questions and answers, those of the second colour only where the first went well. */
  readonly exchanges: readonly Exchange[]
}

export type Settings = Omit<Match, 'contestants'>

/** Moves that it plays as each colour. */
const MOVES = 3

/** @param folder where it runs */
export async function checkEngine(program: ProgramStrategy, folder: string, settings: Settings): Promise<Check> {
  const exchanges: Exchange[] = []
  let said: string | null = null
  for (const colour of COLOURS) {
    const player = enginePlayer(program, folder)
    const release = beforeEnd(() => player.kill())
    try {
      const { name, version } = await player.introduce()
      said = [name, version].filter(Boolean).join(' ') || null
      await playSome(player, colour, settings)
    } catch (error) {
      if (!(error instanceof EngineFault)) throw error
      return {
        said,
        fault: { why: error.message, errors: player.errorText },
        exchanges: [...exchanges, ...player.exchanges],
      }
    } finally {
      await player.end()
      release()
    }
    exchanges.push(...player.exchanges)
  }
  return { said, fault: null, exchanges }
}

/** Plays against random moves, and a swap where it is allowed, up to a few of its own. */
async function playSome(player: EnginePlayer, begins: Colour, settings: Settings): Promise<void> {
  const opening = openingOf(settings, 0)
  const random = new Random(settings.seed)
  let [position, colour] = [opening, begins]
  await player.start(position)
  for (let made = 0, own = 0; own < MOVES && winnerOf(position) === null; made++) {
    const mover = position.toMove
    const maySwap = swapperIn(settings, opening, made) === 'mover'
    const isOwn = mover === colour
    const moves = legalMoves(position)
    const move = isOwn ? await player.move(position, maySwap) : maySwap ? 'swap' : moves[random.below(moves.length)]
    // A program that gives up has answered well.
    if (move === null) return
    position = positionAfter(position, move)
    if (move === 'swap') colour = opponentOf(colour)
    if (isOwn) own++
    else await player.hear(mover, move)
  }
}
