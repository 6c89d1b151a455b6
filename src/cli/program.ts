/**
 * All commands, as a function of the words of the command line. A call loads the module of its own command alone.
 *
 * Exit code 0 on success, 2 on input that cannot be used, 1 on work that has failed, with one line on stderr for each
 * fault.
 */
import { Command, CommanderError } from 'commander'
import { reportFault, FAILED, FailedError, InputError, systemReason } from './input.ts'
import { withFiles } from './used-files.ts'

/** Has the system refused something? */
function isSystemFault(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}

interface CommandEntry {
  readonly name: string
  /** Loads the module that has the command, and the function that adds it. */
  readonly load: () => Promise<(program: Command) => void>
}

/** The commands, in the order in which help names them. */
const COMMANDS: readonly CommandEntry[] = [
  { name: 'evaluate', load: async () => (await import('./evaluate.ts')).addEvaluate },
  { name: 'search', load: async () => (await import('./search.ts')).addSearch },
  { name: 'solve', load: async () => (await import('./solve.ts')).addSolve },
  { name: 'chances', load: async () => (await import('./chances.ts')).addChances },
  { name: 'trace', load: async () => (await import('./trace.ts')).addTrace },
  { name: 'table', load: async () => (await import('./table.ts')).addTable },
  { name: 'book', load: async () => (await import('./book.ts')).addBook },
  { name: 'lab', load: async () => (await import('./lab.ts')).addLab },
  { name: 'claims', load: async () => (await import('./claims.ts')).addClaims },
  { name: 'table-games', load: async () => (await import('./table-games.ts')).addTableGames },
  { name: 'guess', load: async () => (await import('./guess.ts')).addGuess },
  { name: 'numberings', load: async () => (await import('./numberings.ts')).addNumberings },
  { name: 'accuracy', load: async () => (await import('./accuracy.ts')).addAccuracy },
  { name: 'agreement', load: async () => (await import('./agreement.ts')).addAgreement },
  { name: 'learn', load: async () => (await import('./learn.ts')).addLearn },
  { name: 'train', load: async () => (await import('./train.ts')).addTrain },
  { name: 'climb', load: async () => (await import('./climb.ts')).addClimb },
  { name: 'evolve', load: async () => (await import('./evolve.ts')).addEvolve },
  { name: 'patterns', load: async () => (await import('./patterns.ts')).addPatterns },
  { name: 'policy', load: async () => (await import('./policy.ts')).addPolicy },
  { name: 'swap-map', load: async () => (await import('./swap-map.ts')).addSwapMap },
  { name: 'levels', load: async () => (await import('./levels.ts')).addLevels },
  { name: 'match', load: async () => (await import('./match.ts')).addMatch },
  { name: 'tournament', load: async () => (await import('./tournament.ts')).addTournament },
  { name: 'course', load: async () => (await import('./course/course.ts')).addCourse },
  { name: 'surface', load: async () => (await import('./surface.ts')).addSurface },
  { name: 'puzzles', load: async () => (await import('./puzzles.ts')).addPuzzles },
  { name: 'games', load: async () => (await import('./games.ts')).addGames },
  { name: 'play', load: async () => (await import('./play.ts')).addPlay },
  { name: 'gtp', load: async () => (await import('./gtp.ts')).addGtp },
]

/** The commands that a call needs: its own, or all where it names none, as help lists them and a fault suggests one. */
function commandsFor(words: readonly string[]): readonly CommandEntry[] {
  const own = COMMANDS.filter(({ name }) => name === words[0])
  return own.length > 0 ? own : COMMANDS
}

/** Commander's own words for a usage fault, without the `error:` before them. */
function usageFault(error: CommanderError): string {
  const names = COMMANDS.map(({ name }) => name)
  if (error.code === 'commander.help')
    return `give a command: ${names.slice(0, -1).join(', ')} or ${names.at(-1)} (--help says more)`
  return error.message.replace(/^error: /, '')
}

/**
 * The words of a command line, with the kind written out behind each `--table` that has none: what stands behind it may
 * be a position.
 */
export function withTableKinds(words: readonly string[]): string[] {
  const isKind = (word: string | undefined) => word !== undefined && !word.startsWith('-') && !word.includes('/')
  return words.map((word, i) => (word === '--table' && !isKind(words[i + 1]) ? '--table=plain' : word))
}

/** Runs a command; its faults are reported, and set the exit code of the process. */
export async function runCommand(words: readonly string[]): Promise<void> {
  const program = new Command('polyy')
    .description('Play Poly-Y, evaluate and search its positions, and count what the searches visit.')
    .usage('<command>   (in a clone: npm run -s polyy -- <command>)')
    // Faults are thrown, and reported in one line below.
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .addHelpText(
      'after',
      `
A position is its rings from the centre out, one of r, b and . for each node, then the side to move:
  ./...../........../.........r..... b     one red stone on d10, Blue to move
Where a position is expected, - reads positions from stdin, one a line.`,
    )
  let command = 'polyy'
  program.hook('preSubcommand', (_, sub) => void (command = `polyy ${sub.name()}`))
  const loading = commandsFor(words).map(({ load }) => load())
  for (const add of await Promise.all(loading)) add(program)
  try {
    await withFiles(() => program.parseAsync(withTableKinds(words), { from: 'user' }))
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode !== 0) reportFault(command, usageFault(error))
    } else if (error instanceof InputError) reportFault(command, error.message)
    else if (error instanceof FailedError) reportFault(command, error.message, FAILED)
    else if (isSystemFault(error))
      reportFault(command, `cannot use ${error.path ?? error.syscall}: ${systemReason(error)}`, FAILED)
    else throw error
  }
}
