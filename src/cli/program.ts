/**
 * All commands, as a function of the words of the command line.
 *
 * Exit code 0 on success, 2 on input that cannot be used, 1 on work that has failed, with one line on stderr for each
 * fault.
 */
import { Command, CommanderError } from 'commander'
import { addAccuracy } from './accuracy.ts'
import { addAgreement } from './agreement.ts'
import { addBook } from './book.ts'
import { addChances } from './chances.ts'
import { addClaims } from './claims.ts'
import { addClimb } from './climb.ts'
import { addCourse } from './course/course.ts'
import { addEvaluate } from './evaluate.ts'
import { addEvolve } from './evolve.ts'
import { reportFault, FAILED, FailedError, InputError, systemReason } from './input.ts'
import { addGames } from './games.ts'
import { addGtp } from './gtp.ts'
import { addGuess } from './guess.ts'
import { addLab } from './lab.ts'
import { addLearn } from './learn.ts'
import { addMatch } from './match.ts'
import { addLevels } from './levels.ts'
import { addNumberings } from './numberings.ts'
import { addPatterns } from './patterns.ts'
import { addPolicy } from './policy.ts'
import { addSwapMap } from './swap-map.ts'
import { addPlay } from './play.ts'
import { addPuzzles } from './puzzles.ts'
import { withTableKinds } from './search-options.ts'
import { addSearch } from './search.ts'
import { addSolve } from './solve.ts'
import { addSurface } from './surface.ts'
import { addTable } from './table.ts'
import { addTableGames } from './table-games.ts'
import { addTournament } from './tournament.ts'
import { addTrace } from './trace.ts'
import { addTrain } from './train.ts'
import { withFiles } from './used-files.ts'

/** Commander's own words for a usage fault, without the `error:` before them. */
function usageFault(error: CommanderError, commands: readonly string[]): string {
  if (error.code === 'commander.help')
    return `give a command: ${commands.slice(0, -1).join(', ')} or ${commands.at(-1)} (--help says more)`
  return error.message.replace(/^error: /, '')
}

/** Has the system refused something? */
function isSystemFault(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}

/** Functions that add the commands, in the order in which help names them. */
const COMMANDS: readonly ((program: Command) => void)[] = [
  addEvaluate,
  addSearch,
  addSolve,
  addChances,
  addTrace,
  addTable,
  addBook,
  addLab,
  addClaims,
  addTableGames,
  addGuess,
  addNumberings,
  addAccuracy,
  addAgreement,
  addLearn,
  addTrain,
  addClimb,
  addEvolve,
  addPatterns,
  addPolicy,
  addSwapMap,
  addLevels,
  addMatch,
  addTournament,
  addCourse,
  addSurface,
  addPuzzles,
  addGames,
  addPlay,
  addGtp,
]

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
  for (const add of COMMANDS) add(program)
  try {
    await withFiles(() => program.parseAsync(withTableKinds(words), { from: 'user' }))
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode !== 0)
        reportFault(
          command,
          usageFault(
            error,
            program.commands.map((command) => command.name()),
          ),
        )
    } else if (error instanceof InputError) reportFault(command, error.message)
    else if (error instanceof FailedError) reportFault(command, error.message, FAILED)
    else if (isSystemFault(error))
      reportFault(command, `cannot use ${error.path ?? error.syscall}: ${systemReason(error)}`, FAILED)
    else throw error
  }
}
