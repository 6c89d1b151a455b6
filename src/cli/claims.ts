/** `polyy claims`: the report's claims, each put to the test on a sample of positions. */
import { Option, type Command } from 'commander'
import { CLAIM_IDS, CLAIMS, Results, sampleOfClaim, USUAL_CLAIM_SAMPLE, USUAL_COUNTS, type ClaimSample, type Figure, type Finding } from '../engine/lab/claims.ts'
import { runExperiment } from './experiment.ts'
import { addSampleOptions, coresOption, readSample, readStoneCount, type SampleOptions } from './options.ts'
import { alignRows, countText, NONE, print, printJson } from './text.ts'

const EXAMPLES = `
Examples:
  polyy claims
  polyy claims --sample 14x50 --seed 2 --json

Without a number of positions each claim has as many as nearly always settle it: ${CLAIM_IDS.map((id) => `${id} ${USUAL_COUNTS[id]}`).join(', ')}.
That takes some minutes. Each figure stands with its interval and the number of positions behind it. The intervals of a
claim hold together with 95 % confidence; where they leave more than one verdict open, it is undecided.`

/** Stones, and positions or null for as many as each claim needs. */
type ClaimSize = Pick<ClaimSample, 'stones' | 'count'>

interface Options extends Omit<SampleOptions, 'sample'> {
  sample: ClaimSize
  cores: number
  json?: boolean
}

function readClaimSample(text: string): ClaimSize {
  return text.includes('x') ? readSample(text) : { stones: readStoneCount(text), count: null }
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
  aspiration: 'visited states, as a multiple of those with the full window: half the width down, depth across',
  table: 'visited states, as a multiple of those without a table, by depth',
  horizon: 'share of positions where the sign of f turns round, or changes at all, one ply deeper, by depth',
  evaluation: 'share of the time that evaluating takes, by depth',
} as const

export function addClaims(program: Command): void {
  const command = program.command('claims').description("The report's claims about the game, each put to the test.")
  const sample = new Option('--sample <stones>[x<positions>]', 'positions drawn at random, such as 8 or 6x20')
    .argParser(readClaimSample)
    .default(USUAL_CLAIM_SAMPLE, String(USUAL_CLAIM_SAMPLE.stones))
  addSampleOptions(command, sample, USUAL_CLAIM_SAMPLE.kind)
    .addOption(coresOption())
    .option('--json', 'one JSON object a claim')
    .addHelpText('after', EXAMPLES)
    .action(runClaims)
}

async function runClaims({ json, cores, sample: { stones, count }, kind, undecided = false, seed, size }: Options): Promise<void> {
  const sample: ClaimSample = { kind, isUndecided: undecided, boardSize: size, stones, count, seed }
  for (const id of CLAIM_IDS) {
    const experiment = CLAIMS[id].experiment(sampleOfClaim(id, sample))
    // This one compares times, which searches side by side would blur.
    const { positions, settings, measurements } = await runExperiment(`polyy claims: ${id}`, experiment, id === 'evaluation' ? 1 : cores)
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

/** Depths or widths down, series across. */
function figureLines({ figures }: Finding): string[] {
  const series = [...new Set(figures.map((figure) => figure.series))]
  const places = [...new Set(figures.map((figure) => figure.at))]
  const cell = (name: string, at: number) => figures.filter((figure) => figure.series === name && figure.at === at).map(figureText)[0] ?? ''
  return alignRows([['', ...series], ...places.map((at) => [String(at), ...series.map((name) => cell(name, at))])])
}

/** With its interval, and the positions behind it. */
function figureText({ value, lower, upper, count }: Figure): string {
  if (value === null) return NONE
  const interval = Number.isFinite(lower) ? `${lower.toFixed(2)} to ${upper.toFixed(2)}` : 'too few for an interval'
  return `${value.toFixed(2)} (${interval}), n ${countText(count)}`
}
