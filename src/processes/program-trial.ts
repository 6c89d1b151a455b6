/** A program as it is tried before it plays: it is started, asked who it is, and for a move on an empty board. */
import type { ProgramStrategy } from '../engine/arena/contestant.ts'
import { CODECUP_SIZE } from '../engine/game/codecup.ts'
import { emptyPosition } from '../engine/game/position.ts'
import type { ProgramTrial, TrialStep } from '../engine/arena/program.ts'
import type { EnginePlayer } from './engine-player.ts'

/** @throws EngineFault */
export async function tryProgram(
  player: EnginePlayer,
  { protocol }: ProgramStrategy,
  report: (step: TrialStep) => void,
): Promise<ProgramTrial> {
  const position = emptyPosition(protocol === 'codecup' ? CODECUP_SIZE : 4)
  report('start')
  await player.start(position)
  report('introduce')
  const introduction = await player.introduce()
  report('move')
  const move = await player.move(position)
  return { ...introduction, move: typeof move === 'number' ? position.board.names[move] : null }
}
