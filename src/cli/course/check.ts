/** The check of an engine before a course: it is started, asked for its name, and plays a few moves as each colour. */
import type { ProgramStrategy } from '../../engine/arena/contestant.ts'
import { openingOf, type Match } from '../../engine/arena/match.ts'
import { COLOURS } from '../../engine/game/colour.ts'
import { legalMoves, play, winnerOf } from '../../engine/game/position.ts'
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

/** Plays against random moves, up to a few of its own. */
async function playSome(player: EnginePlayer, colour: (typeof COLOURS)[number], settings: Settings): Promise<void> {
  let position = openingOf(settings, 0)
  const random = new Random(settings.seed)
  await player.start(position)
  for (let played = 0; played < MOVES && winnerOf(position) === null;) {
    const mover = position.toMove
    const moves = legalMoves(position)
    // A program that swaps here is refused by `move`.
    const node = mover === colour ? ((await player.move(position)) as number | null) : moves[random.below(moves.length)]
    // A program that gives up has answered well.
    if (node === null) return
    position = play(position, node)
    if (mover === colour) played++
    else await player.hear(mover, node)
  }
}
