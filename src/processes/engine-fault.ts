/** Faults of programs as errors: what each says in English, and of which kind it is. */
import type { ProgramFault, ProgramFaultName } from '../engine/arena/program-fault.ts'

/** The ways in which a program breaks off a game. */
export const ENGINE_FAULTS = ['start', 'exit', 'silence', 'flood', 'memory', 'nonsense', 'illegal', 'refusal'] as const
export type EngineFaultKind = (typeof ENGINE_FAULTS)[number]

type Saying = readonly [kind: EngineFaultKind | 'resignation', sentence: (first: string, second: string) => string]

/** Sentences without their subject, such as `said nothing for 5 s`. */
const SAYINGS: Readonly<Record<ProgramFaultName, Saying>> = {
  missing: ['start', () => 'could not be started: there is no such program'],
  notRunnable: ['start', () => 'could not be started: it may not be run'],
  noProgram: ['start', () => 'could not be started: it is no program'],
  unstartable: ['start', (reason) => `could not be started: ${reason}`],
  exitCode: ['exit', (code) => `ended with code ${code} before the end of the game`],
  exitSignal: ['exit', (signal) => `ended by the signal ${signal} before the end of the game`],
  silence: ['silence', (seconds) => `said nothing for ${seconds} s`],
  noEmptyLine: [
    'silence',
    (text, seconds) => `wrote ${text}, but not the empty line that ends an answer, within ${seconds} s`,
  ],
  noLineFeed: ['silence', (text, seconds) => `wrote ${text}, but no line feed after it, within ${seconds} s`],
  flood: ['flood', (kilobytes) => `wrote more than ${kilobytes} kB without the end of an answer`],
  memory: ['memory', (megabytes) => `used more than ${megabytes} MB of memory`],
  noMove: ['nonsense', (word) => `answered ${word}, which is no move`],
  noAnswer: ['nonsense', (word, line) => `answered ${word} to ${line}, which begins with neither = nor ?`],
  occupied: ['illegal', (word) => `played ${word}, where a stone stands`],
  unplayable: ['illegal', (word) => `played ${word}, where nothing may be played`],
  swapped: ['illegal', () => 'swapped, which only --swap allows, and only in answer to the first stone'],
  refused: ['refusal', (text, line) => `refused ${line}: ${text}`],
  resigned: ['resignation', () => 'gave up'],
}

export function kindOf({ name }: Pick<ProgramFault, 'name'>): EngineFaultKind | 'resignation' {
  return SAYINGS[name][0]
}

export function sentenceOf({ name, words: [first = '', second = ''] }: Pick<ProgramFault, 'name' | 'words'>): string {
  return SAYINGS[name][1](first, second)
}

export class EngineFault extends Error {
  override readonly name = 'EngineFault'
  readonly words: readonly string[]

  constructor(
    readonly fault: ProgramFaultName,
    ...words: string[]
  ) {
    super(sentenceOf({ name: fault, words }))
    this.words = words
  }

  /** @param errors the end of the program's error stream */
  told(errors: string): ProgramFault {
    return { name: this.fault, words: this.words, errors }
  }
}
