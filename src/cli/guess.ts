/**
 * `polyy guess`: positions whose counts come near to those published for the report's State 2, whose picture is lost.
 */
import { Option, type Command } from 'commander'
import { GUESS_FIELDS } from '../contract/studies/guess.ts'
import {
  agreeingOf,
  BATCH,
  bestGuesses,
  distanceOf,
  GUESSED_BY,
  type Guess,
  type GuessBatch,
} from '../engine/lab/guess.ts'
import { PUBLISHED_STATE_2, REPORT_DEPTHS } from '../engine/lab/report.ts'
import { coresOption, readCount } from './options.ts'
import { addPlanOptions, planIn } from './plan-options.ts'
import { positionJobs } from './position-jobs.ts'
import { alignRows, countText, percentText, print, printJson } from './text.ts'
import { withThreads } from './threads.ts'

const EXAMPLES = `
Examples:
  polyy guess
  polyy guess --count 100000 --seed 2 --best 3 --json

Positions are tried ${BATCH} at a time; the count is rounded up. A guess is off by the mean error of its counts, of
${GUESSED_BY.join(', ')} at depths ${REPORT_DEPTHS.join(', ')}.`

interface Options {
  readonly best: number
  readonly cores: number
  readonly json?: boolean
}

export function addGuess(program: Command): void {
  const command = program
    .command('guess')
    .description(
      "Positions of six red and five blue stones whose counts come near to those of the report's lost State 2.",
    )
  addPlanOptions(command, GUESS_FIELDS)
    .addOption(new Option('--best <number>', 'guesses to print').argParser(readCount).default(5))
    .addOption(coresOption())
    .option('--json', 'one JSON object a guess')
    .addHelpText('after', EXAMPLES)
    .action(runGuess)
}

async function runGuess(options: Options): Promise<void> {
  const batches = await tryAll(options)
  const best = bestGuesses(batches, options.best)
  if (options.json) return best.forEach((guess) => printJson({ ...guess, off: Math.expm1(distanceOf(guess.counts)) }))
  print(
    `${countText(agreeingOf(batches))} of ${countText(BATCH * batches.length)} positions have the 70 leaves of alpha-beta at depth 2`,
  )
  for (const guess of best) for (const line of ['', ...guessText(guess)]) print(line)
}

function tryAll({ cores, ...options }: Options): Promise<GuessBatch[]> {
  const { kind, batches, seed } = planIn(GUESS_FIELDS, options)
  const requests = Array.from({ length: batches }, (_, number) => ({ plan: { kind, seed }, number }))
  return withThreads(cores, (threads) => positionJobs('polyy guess', 'guess', requests, threads, BATCH))
}

function guessText({ position, counts }: Guess): string[] {
  const rows = GUESSED_BY.map((algorithm, i) => {
    const published = PUBLISHED_STATE_2[algorithm] ?? []
    return [
      algorithm,
      ...counts[i].map((count, d) =>
        count === published[d] ? `${countText(count)} =` : `${countText(count)} (${countText(published[d])})`,
      ),
    ]
  })
  return [
    `${position}   off by ${percentText(Math.expm1(distanceOf(counts)))} on average; = is as published, in brackets what was`,
    ...alignRows([['', ...REPORT_DEPTHS.map(String)], ...rows]),
  ]
}
