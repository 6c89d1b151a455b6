/** `polyy claims`: the report's claims, each put to the test on a sample of positions. */
import type { Command } from 'commander'
import { CLAIM_IDS, CLAIMS, Results, type Finding } from '../engine/claims.ts'
import { runExperiment } from './experiment.ts'
import { addSampleOptions, sampleOf, type SampleOptions } from './options.ts'
import { alignRows, print, printJson } from './text.ts'

const EXAMPLES = `
Examples:
  polyy claims
  polyy claims --sample 14x50 --seed 2 --json

Takes about two minutes with the sample it has by default.`

interface Options extends SampleOptions {
  json?: boolean
}

/** What the report says, in its authors' order of ideas. */
const SENTENCES = {
  guess: 'The best move at depth d is a good guess at depth d + 1.',
  sorting: 'Sorting successors by their static value is enough.',
  aspiration: 'Aspiration search gains little, because the evaluation has few values.',
  table: 'A transposition table cannot help in this game.',
  horizon: 'There is no horizon effect.',
  evaluation: 'The evaluation takes nearly all the time.',
} as const

/** What the figures of each claim are. */
const FIGURES = {
  guess: 'share of positions where the move stands one ply deeper, by depth',
  sorting: 'visited states, as a multiple of those with the other ordering, by depth',
  aspiration: 'visited states, as a multiple of those with the full window: depth, by half the width',
  table: 'visited states, as a multiple of those without a table, by depth',
  horizon: 'share of positions where the sign of f turns round, or changes at all, one ply deeper, by depth',
  evaluation: 'share of the time that evaluating takes, by depth',
} as const

export function addClaims(program: Command): void {
  const command = program.command('claims').description("The report's claims about the game, each put to the test.")
  addSampleOptions(command, { stones: 6, count: 20 })
    .option('--json', 'one JSON object a claim')
    .addHelpText('after', EXAMPLES)
    .action(runClaims)
}

async function runClaims({ json, ...options }: Options): Promise<void> {
  const sample = sampleOf(options)
  for (const id of CLAIM_IDS) {
    const experiment = CLAIMS[id].experiment(sample)
    const { positions, settings, measurements } = await runExperiment(`polyy claims: ${id}`, experiment)
    const finding = CLAIMS[id].judge(new Results(settings, positions.length, measurements))
    if (json) printJson({ claim: id, sentence: SENTENCES[id], ...finding, experiment })
    else {
      print(`${SENTENCES[id]}  ${finding.verdict.toUpperCase()}`)
      print(`  ${FIGURES[id]}`)
      for (const line of figureLines(finding)) print(`  ${line}`)
      print('')
    }
  }
}

/** Series down, depths or widths across. */
function figureLines({ figures }: Finding): string[] {
  const series = [...new Set(figures.map((figure) => figure.series))]
  const places = [...new Set(figures.map((figure) => figure.at))]
  const cell = (name: string, at: number) => figures.find((figure) => figure.series === name && figure.at === at)?.value.toFixed(2) ?? ''
  return alignRows([['', ...places.map(String)], ...series.map((name) => [name, ...places.map((at) => cell(name, at))])])
}
