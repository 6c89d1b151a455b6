/**
 * A lane's port to the engine's thread, which also plays for programs of other people: their processes are started here,
 * only once the user has allowed them, and end with the lane.
 */
import { homedir } from 'node:os'
import path from 'node:path'
import { programsAmong, type ProgramStrategy } from '../engine/arena/contestant.ts'
import type { Choice } from '../engine/arena/choice.ts'
import { beginnerOf, openingOf } from '../engine/arena/match.ts'
import type { ProgramFault } from '../engine/arena/program-fault.ts'
import { opponentOf } from '../engine/game/colour.ts'
import { computersMove, moveNamed, type Move } from '../engine/game/game.ts'
import { formatPosition, parsePosition } from '../engine/game/notation.ts'
import { legalMoves } from '../engine/game/position.ts'
import { RefusedRequest } from '../engine/math/refused-request.ts'
import { throttled } from '../engine/math/throttled.ts'
import type { JobMessage, JobReply, Jobs, MoveRequest } from '../engine/jobs.ts'
import { commandWords } from '../processes/command-words.ts'
import { EngineFault, kindOf } from '../processes/engine-fault.ts'
import { playProgramGame, type SeatedPlayer } from '../processes/engine-game.ts'
import { enginePlayer } from '../processes/engine-player.ts'
import { KeptPrograms } from '../processes/kept-programs.ts'
import { MidGame, ProgramSession } from '../processes/program-session.ts'
import { tryProgram } from '../processes/program-trial.ts'
import { PROGRAM_TROUBLES } from '../contract/api.ts'
import { EngineClient, type EnginePort, type OpenPort } from '../workers/client.ts'
import { isAllowed } from './allowed-programs.ts'

export function programPort(openThread: OpenPort): OpenPort {
  return (onReply) => new ProgramPort(openThread, onReply)
}

class ProgramPort implements EnginePort {
  private thread: EnginePort | null = null
  private readonly own: EngineClient
  private readonly sessions = new Map<string, ProgramSession>()
  /** The programs of the last game of a contest. */
  private readonly kept = new KeptPrograms()
  private readonly ending = new AbortController()

  constructor(
    private readonly openThread: OpenPort,
    private readonly onReply: (reply: JobReply) => void,
  ) {
    this.own = new EngineClient(openThread)
  }

  post(message: JobMessage): void {
    const programs = programsIn(message)
    if (programs.length > 0) void this.run(message, programs)
    else (this.thread ??= this.openThread((reply) => this.answer(reply))).post(message)
  }

  /** Ends the thread, and all programs at once. */
  end(): void {
    this.ending.abort()
    this.thread?.end()
    this.own.end()
    this.kept.kill()
    this.sessions.forEach((session) => session.kill())
  }

  private answer(reply: JobReply): void {
    if (!this.ending.signal.aborted) this.onReply(reply)
  }

  private async run(message: JobMessage, programs: readonly ProgramStrategy[]): Promise<void> {
    const { id } = message
    try {
      for (const { command } of programs)
        if (!(await isAllowed(command)))
          return this.answer({ id, type: 'failed', message: PROGRAM_TROUBLES.notAllowed, isRefused: true })
      // The question may have been open while the lane ended.
      if (this.ending.signal.aborted) return
      this.answer({ id, type: 'done', result: await this.resultOf(message) })
    } catch (error) {
      if (error instanceof RefusedRequest)
        return this.answer({ id, type: 'failed', message: error.message, isRefused: true })
      if (error instanceof MidGame)
        return this.answer({ id, type: 'failed', message: PROGRAM_TROUBLES.midGame, isRefused: true })
      this.answer({ id, type: 'failed', message: String((error as Error).message), ...faultIn(error) })
    }
  }

  private resultOf(message: JobMessage): Promise<Jobs[JobMessage['kind']]['result']> {
    if (message.kind === 'game') return this.playGame(message.id, message.request)
    if (message.kind === 'move') return this.findMove(message.request)
    return this.trial(message.id, message.request as ProgramStrategy)
  }

  private async trial(id: number, program: ProgramStrategy): Promise<Jobs['tryProgram']['result']> {
    const player = enginePlayer(program, folderOf(program))
    const kill = () => player.kill()
    this.ending.signal.addEventListener('abort', kill)
    try {
      return await tryProgram(player, program, (step) => this.answer({ id, type: 'progress', progress: { step } }))
    } catch (error) {
      throw withErrors(error, player.errorText)
    } finally {
      this.ending.signal.removeEventListener('abort', kill)
      await player.end()
    }
  }

  private async findMove({ position: text, contestant, swapper, hasSwapped = false }: MoveRequest): Promise<Choice> {
    const [program] = programsAmong([contestant])
    const key = JSON.stringify(program)
    const session = this.sessions.get(key) ?? new ProgramSession(program, folderOf(program))
    this.sessions.set(key, session)
    const position = parsePosition(text)
    try {
      const move = await session.move(position, { maySwap: swapper === 'mover', hasSwapped })
      if (move === null) throw new EngineFault('resigned')
      const swaps = move === 'swap'
      return { by: 'program', node: swaps ? legalMoves(position)[0] : move, value: null, search: null, swaps }
    } catch (error) {
      const told = withErrors(error, session.errorText)
      session.kill()
      throw told
    }
  }

  private async playGame(id: number, { match, number }: Jobs['game']['request']): Promise<Jobs['game']['result']> {
    const opening = openingOf(match, number >> 1)
    const seated = (colour: 'red' | 'blue'): SeatedPlayer => {
      const contestant = match.contestants[beginnerOf(colour, number)]
      const { mind } = contestant
      return mind.by === 'program' ? { program: mind.options, folder: folderOf(mind.options) } : { contestant }
    }
    const { ms: _, ...game } = await playProgramGame(
      opening,
      { red: seated('red'), blue: seated('blue') },
      {
        kept: this.kept,
        signal: this.ending.signal,
        ...(match.swapRule && { swapRule: true }),
        own: ({ contestant, position, index, swapper }) =>
          this.ownMove({
            position: formatPosition(position),
            contestant,
            seed: match.seed,
            number: number * position.board.nodeCount + index,
            swapper,
          }),
        played: throttled((names) =>
          this.answer({ id, type: 'progress', progress: names.map((name) => moveNamed(opening.board, name)) }),
        ),
      },
    )
    const { fault, winner } = game
    // A program that cannot be started would lose each game: the contest stops instead, as on the command line.
    if (fault !== undefined && kindOf(fault) === 'start')
      throw new RefusedRequest(
        PROGRAM_TROUBLES.unstartable + match.contestants[beginnerOf(opponentOf(winner), number)].name,
      )
    return { number, ...game }
  }

  private ownMove(request: MoveRequest): Promise<Move> {
    return new Promise((resolve, reject) =>
      this.own.start('move', request, {
        progress: () => undefined,
        done: (choice) => resolve(computersMove(request.swapper, choice)),
        failed: (message) => reject(new Error(message)),
      }),
    )
  }
}

/** The programs that a job would start. */
function programsIn(message: JobMessage): ProgramStrategy[] {
  if (message.kind === 'tryProgram') return [message.request]
  const contestants =
    message.kind === 'move'
      ? [message.request.contestant]
      : message.kind === 'game'
        ? message.request.match.contestants
        : []
  return programsAmong(contestants)
}

/** A program runs in its own folder, or in the user's where its command names none. */
function folderOf({ command }: ProgramStrategy): string {
  const [file = ''] = commandWords(command)
  return path.isAbsolute(file) ? path.dirname(file) : homedir()
}

/** A fault with the end of the error stream of its program. */
class ToldFault extends Error {
  readonly fault: ProgramFault

  constructor(fault: EngineFault, errors: string) {
    super(fault.message)
    this.fault = fault.told(errors)
  }
}

function withErrors(error: unknown, errors: string): unknown {
  return error instanceof EngineFault ? new ToldFault(error, errors) : error
}

function faultIn(error: unknown): Pick<JobReply & { type: 'failed' }, 'fault'> {
  return error instanceof ToldFault ? { fault: error.fault } : {}
}
