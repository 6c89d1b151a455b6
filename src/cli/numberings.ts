/** `polyy numberings`: how far other numberings of the nodes reproduce the report's table of State 1. */
import { Option, type Command } from 'commander'
import { boardOfSize } from '../engine/game/board.ts'
import {
  hasWholeRow,
  NUMBERING_BATCHES,
  NUMBERING_FAMILIES,
  type FittingNumbering,
  type NumberingBatch,
  type NumberingFamily,
} from '../engine/lab/numbering.ts'
import { PUBLISHED_STATE_1 } from '../engine/lab/report.ts'
import type { Algorithm } from '../engine/search/methods.ts'
import { coresOption } from './options.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { countText, namesOf, print, printJson } from './text.ts'
import { withThreads } from './threads.ts'

const EXAMPLES = `
Examples:
  polyy numberings
  polyy numberings --family ring-c --json

The family rings is numbered ring by ring, from the centre out or from the edge in; each ring begins at any of its nodes and
runs in either direction, and State 1's stone is on a node of each class of symmetric ones. The family ring-c has all orders
of ring c, with the other nodes numbered as usual and the stone on d10. States are counted as by lab --count report.`

interface Options {
  readonly family: NumberingFamily
  readonly cores: number
  readonly json?: boolean
}

export function addNumberings(program: Command): void {
  program
    .command('numberings')
    .description("Numberings of the nodes with which counts of the report's State 1 are as published.")
    .addOption(new Option('--family <name>', 'the numberings to try').choices(NUMBERING_FAMILIES).default('rings'))
    .addOption(coresOption())
    .option('--json', 'one JSON object a numbering')
    .addHelpText('after', EXAMPLES)
    .action(runNumberings)
}

async function runNumberings({ family, cores, json }: Options): Promise<void> {
  const batches = await tryAll(family, cores)
  const fitting = batches.flatMap(({ fitting }) => fitting)
  if (json)
    return fitting.forEach((one) =>
      printJson({ stone: nameOf(one.stone), numbering: namesOf(BOARD, one.numbering), counts: one.counts }),
    )
  const tried = countText(batches.reduce((sum, batch) => sum + batch.tried, 0))
  for (const line of family === 'rings' ? ringsText(tried, fitting) : ringCText(tried, fitting)) print(line)
}

const BOARD = boardOfSize(4)
const nameOf = (node: number) => BOARD.names[node]

async function tryAll(family: NumberingFamily, cores: number): Promise<NumberingBatch[]> {
  const started = performance.now()
  const requests = Array.from({ length: NUMBERING_BATCHES[family] }, (_, number) => ({ family, number }))
  const showDone = (done: number) => showProgress(`polyy numberings: ${done} of ${requests.length} batches`)
  const batches = await withThreads(cores, (threads) => threads.all('numberings', requests, showDone))
  endProgress(`polyy numberings: ${requests.length} batches in ${secondsText(performance.now() - started)}`)
  return batches
}

function ringsText(tried: string, fitting: readonly FittingNumbering[]): string[] {
  const whole = fitting.filter(({ counts }) => hasWholeRow(counts))
  const stones = [...new Set(fitting.map(({ stone }) => nameOf(stone)))]
  const apart = new Set(
    fitting.map(({ counts }) => countAt(counts, 'aspiration', 3) - countAt(counts, 'alpha-beta', 3)),
  )
  return [
    `${countText(fitting.length)} of ${tried} numberings give ${published('alpha-beta', 2)} (alpha-beta), ${published('aspiration', 2)} (aspiration) and ${published('iterative-deepening', 2, 3, 4)} (iterative deepening)`,
    `the stone is then on ${stones.join(', ')}; aspiration less alpha-beta at depth 3 is ${[...apart].map(countText).join(', ')}, as published ${countText(PUBLISHED_3.aspiration - PUBLISHED_3.alphaBeta)}`,
    `${countText(whole.length)} of these also give ${published('iterative-deepening', 5)}, and so all of iterative deepening`,
    ...nearestText(whole),
  ]
}

const PUBLISHED_3 = {
  alphaBeta: countAt(PUBLISHED_STATE_1, 'alpha-beta', 3),
  aspiration: countAt(PUBLISHED_STATE_1, 'aspiration', 3),
}

/**
 * The numbering whose count of alpha-beta at depth 3 is nearest to the published, among those with all of iterative
 * deepening's figures.
 */
function nearestText(whole: readonly FittingNumbering[]): string[] {
  const off = ({ counts }: FittingNumbering) => Math.abs(countAt(counts, 'alpha-beta', 3) - PUBLISHED_3.alphaBeta)
  const nearest = whole.toSorted((a, b) => off(a) - off(b)).at(0)
  if (nearest === undefined) return []
  const rows = (['alpha-beta', 'aspiration'] as const).map((algorithm) => {
    const counts = [3, 4].map(
      (depth) => `${countText(countAt(nearest.counts, algorithm, depth))} (${published(algorithm, depth)})`,
    )
    return `  ${algorithm}: ${counts.join(', ')}`
  })
  return [
    'the nearest of them at depths 3 and 4, in brackets as published:',
    ...rows,
    `  ${namesOf(BOARD, nearest.numbering).join(' ')}`,
  ]
}

function ringCText(tried: string, fitting: readonly FittingNumbering[]): string[] {
  const deeper = fitting.map(({ counts }) => countAt(counts, 'alpha-beta', 4)).sort((a, b) => a - b)
  const [first] = fitting
  return [
    `${countText(fitting.length)} of ${tried} orders of ring c give ${published('alpha-beta', 3)} (alpha-beta at depth 3)`,
    ...(first === undefined
      ? []
      : [
          `at depth 4 they give ${countText(deeper[0])} to ${countText(deeper.at(-1) ?? null)}, as published ${published('alpha-beta', 4)}; one of them:`,
          `  ${namesOf(BOARD, first.numbering).join(' ')}`,
        ]),
  ]
}

/** @throws Error for a count that is not there */
function countAt(
  counts: Readonly<Partial<Record<Algorithm, readonly (number | null)[]>>>,
  algorithm: Algorithm,
  depth: number,
): number {
  const count = counts[algorithm]?.[depth - 2]
  if (count === undefined || count === null) throw new Error(`no count of ${algorithm} at depth ${depth}`)
  return count
}

function published(algorithm: Algorithm, ...depths: readonly number[]): string {
  return depths.map((depth) => countText(countAt(PUBLISHED_STATE_1, algorithm, depth))).join(', ')
}
