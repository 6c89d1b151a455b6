/** `polyy trace`: whether a trace that any program has written is what its algorithm does, and where it first differs. */
import type { Command } from 'commander'
import { FaultError } from '../engine/game/fault.ts'
import type { Algorithm } from '../engine/search/methods.ts'
import type { Trace } from '../engine/search/recorder.ts'
import type { SearchRoot } from '../engine/search/search-root.ts'
import { formatTrace, MAX_TRACE_STEPS, readTrace } from '../engine/search/trace-file.ts'
import { checkTrace, differenceFault } from '../engine/search/trace-replay.ts'
import { FAILED, InputError, reportFault } from './input.ts'
import { allLinesOf } from './lines.ts'
import { readPath } from './options.ts'
import { MAX_BYTES, readText } from './read-file.ts'
import { countText, print } from './text.ts'
import { writeWhole } from './whole-file.ts'

const EXAMPLES = `
Examples:
  polyy trace mine.jsonl
  python3 mine.py | polyy trace -
  polyy search --tree '((3 12 8)(2 4 6)(14 5 2))' --algorithm alpha-beta --trace mine.jsonl

The format is described in docs/trace.md. Exit code 1 tells that a step differs.`

export function addTrace(program: Command): void {
  program
    .command('trace')
    .description('Check the trace of a search step by step against the algorithm that it claims to be.')
    .argument('<file>', 'JSON lines, as any program can write them; - for stdin', readPath)
    .addHelpText('after', EXAMPLES)
    .action(runTrace)
}

async function runTrace(path: string): Promise<void> {
  try {
    const file = readTrace(path === '-' ? (await allLinesOf(path, MAX_BYTES)).join('\n') : readText(path))
    const { difference, result } = checkTrace(file)
    if (difference !== null)
      return reportFault('polyy trace', new FaultError(...differenceFault(difference)).message, FAILED)
    print(
      `${countText(file.steps.length)} steps, all as ${file.algorithm} makes them: ${countText(result.visited)} states visited, ${countText(result.cutoffs)} cutoffs`,
    )
  } catch (error) {
    throw error instanceof FaultError ? new InputError(`${path === '-' ? 'stdin' : path}: ${error.message}`) : error
  }
}

/**
 * Writes a recorded search as a trace.
 *
 * @throws InputError when it has more steps than a trace may have
 */
export function writeTrace(path: string, root: SearchRoot, algorithm: Algorithm, trace: Trace): void {
  const text = trace.total > trace.length ? '' : formatTrace(root, algorithm, trace)
  if (text === '' || text.split('\n').length - 2 > MAX_TRACE_STEPS)
    throw new InputError(`a trace has at most ${countText(MAX_TRACE_STEPS)} steps: search less deep`)
  writeWhole(path, text)
}
