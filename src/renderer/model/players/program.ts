/** A program of somebody else as a player: what the form holds and how it is tried. */
import { createStore } from 'zustand/vanilla'
import { isCommand, MAX_NAME_LENGTH } from '../../../engine/arena/contestant-file.ts'
import type { Contestant, ProgramStrategy } from '../../../engine/arena/contestant.ts'
import type { ProgramFault } from '../../../engine/arena/program-fault.ts'
import { cutText } from '../../../engine/math/cut-text.ts'
import { rounded } from '../../../engine/math/rounding.ts'
import { isSameJson } from '../../../engine/math/plain-data.ts'
import type { ProgramTrial, TrialStep } from '../../../engine/arena/program.ts'
import type { EngineClient } from '../../../workers/client.ts'
import { troubleWords } from './program-words.ts'

export interface ProgramDraft {
  /** The id of the player that is changed; null for a new one. */
  readonly id: string | null
  /** Empty for the name that the program says of itself. */
  readonly name: string
  /** The first word of the command. */
  readonly program: string
  /** The other words of the command. */
  readonly words: string
  readonly protocol: ProgramStrategy['protocol']
  readonly seconds: number
  readonly megabytes: number
}

export const NEW_PROGRAM: ProgramDraft = {
  id: null,
  name: '',
  program: '',
  words: '',
  protocol: 'gtp',
  seconds: 5,
  megabytes: 1024,
}

/** The draft of an existing player. */
export function programDraftOf(options: ProgramStrategy, name: string, id: string | null): ProgramDraft {
  const { command, protocol, moveMs, megabytes } = options
  const [, program = '', words = ''] = /^((?:[^\s"']|"[^"]*"|'[^']*'|["'])+)\s*(.*)$/.exec(command) ?? []
  return { id, name, program, words, protocol, seconds: moveMs / 1000, megabytes }
}

/** The program of a draft; null where it has no command. */
export function programOf({ program, words, protocol, seconds, megabytes }: ProgramDraft): ProgramStrategy | null {
  const command = `${program.trim()} ${words.trim()}`.trim()
  if (program.trim() === '' || !isCommand(command)) return null
  return { command, protocol, moveMs: rounded(seconds * 1000), megabytes }
}

export function programPlayer(name: string, options: ProgramStrategy): Contestant {
  return { name, mind: { by: 'program', options }, randomness: 0, firstNodes: [] }
}

/** The name of a program that has been given none: by its own word, or the last part of its file's name. */
export function usualNameOf({ command }: ProgramStrategy, found: ProgramTrial | null): string {
  const said = [found?.name, found?.version].filter((part) => part !== null && part !== undefined).join(' ')
  const file = programDraftOf({ command } as ProgramStrategy, '', null).program.replace(/["']/g, '')
  return cutText(said || (file.split(/[\\/]/).at(-1) ?? ''), MAX_NAME_LENGTH)
}

/** A program that is being tried, or has been. */
export interface TrialState {
  /** The program of the last trial; null before the first. */
  readonly program: ProgramStrategy | null
  /** The step that runs; null while nothing does. */
  readonly step: TrialStep | null
  readonly found: ProgramTrial | null
  readonly fault: ProgramFault | null
  /** The reason why nothing could be tried. */
  readonly trouble: string | null
}

const UNTRIED: TrialState = { program: null, step: null, found: null, fault: null, trouble: null }

export class ProgramTrials {
  readonly store = createStore<TrialState>(() => UNTRIED)

  constructor(private readonly engine: EngineClient) {}

  start(program: ProgramStrategy): void {
    this.store.setState({ ...UNTRIED, program, step: 'start' })
    this.engine.start('tryProgram', program, {
      progress: ({ step }) => this.store.setState({ step }),
      done: (found) => this.store.setState({ step: null, found }),
      failed: (message, _, fault) =>
        this.store.setState({ step: null, ...(fault ? { fault } : { trouble: troubleWords(message) }) }),
    })
  }

  /** Ends the program that is being tried. */
  cancel(): void {
    this.engine.end()
    if (this.store.getState().step !== null) this.store.setState(UNTRIED)
  }

  /** Has this very program been tried with success? */
  hasFound(program: ProgramStrategy | null): boolean {
    const { found, program: tried } = this.store.getState()
    return found !== null && program !== null && isSameJson(tried, program)
  }
}
