/** A program of somebody else as a player: what the form holds, how it is tried, and its faults in words. */
import { createStore } from 'zustand/vanilla'
import { isCommand, MAX_NAME_LENGTH } from '../../../engine/arena/contestant-file.ts'
import type { Contestant, ProgramStrategy } from '../../../engine/arena/contestant.ts'
import type { ProgramFault } from '../../../engine/arena/program-fault.ts'
import { cutText } from '../../../engine/math/cut-text.ts'
import { rounded } from '../../../engine/math/rounding.ts'
import { isSameJson } from '../../../engine/math/plain-data.ts'
import { UNSTARTED, type ProgramTrial, type TrialStep } from '../../../engine/arena/program.ts'
import { PROGRAM_TROUBLES } from '../../../contract/api.ts'
import type { EngineClient } from '../../../workers/client.ts'
import { i18n } from '../../language/i18n.ts'

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

/** A fault as a sentence about the program of this name. */
export function faultWords(name: string, { name: fault, words: [first = '', second = ''] }: ProgramFault): string {
  return i18n.t(`players:program.faults.${fault}`, { name, first, second })
}

/** The last lines of an error stream that are shown. */
const ERROR_LINES = 5

export function lastErrors({ errors }: ProgramFault): string {
  return errors.trim().split('\n').slice(-ERROR_LINES).join('\n')
}

/** Why a job with a program was refused, in words; other messages as they are. */
export function troubleWords(message: string): string {
  if (message === PROGRAM_TROUBLES.notAllowed) return i18n.t('players:program.troubles.notAllowed')
  if (message === PROGRAM_TROUBLES.listUnread) return i18n.t('players:program.troubles.listUnread')
  if (message === PROGRAM_TROUBLES.midGame) return i18n.t('players:program.troubles.midGame')
  return message === UNSTARTED ? i18n.t('players:program.troubles.unstarted') : message
}
