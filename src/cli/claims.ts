/** `polyy claims`: the report's claims, each put to the test on a sample of positions. */
import { Argument, Option, type Command } from 'commander'
import { BIT_SAMPLE_FIELDS } from '../contract/sample-schema.ts'
import { RoomField } from '../contract/studies/kept-table.ts'
import { stoneCountsOf, type AccuracyPlan } from '../engine/lab/accuracy-plan.ts'
import { DEFAULT_BUDGET, type Check } from '../engine/lab/accuracy.ts'
import type { Claim, ClaimSample } from '../engine/lab/claims/claim.ts'
import {
  CLAIM_IDS,
  CLAIMS,
  sampleOfClaim,
  TIMED_CLAIMS,
  USUAL_CLAIM_SAMPLE,
  type ClaimId,
} from '../engine/lab/claims/claims.ts'
import type { Figure, Finding } from '../engine/lab/claims/finding.ts'
import { HISTORY_GROUPS } from '../engine/lab/claims/history.ts'
import { movesPlan } from '../engine/lab/claims/moves-plan.ts'
import { fullestOf, KEPT_SEARCHES, type KeptTablePlan, type Room } from '../engine/lab/kept-table.ts'
import { Results } from '../engine/lab/claims/results.ts'
import { shareOfTests } from '../engine/lab/claims/terminal.ts'
import type { Experiment } from '../engine/lab/experiment.ts'
import { seriesCount, type TableGamesPlan } from '../engine/lab/table-games.ts'
import { checkSample } from './accuracy.ts'
import { runExperiment } from './experiment.ts'
import { coresOption, readSample, readStoneCount } from './options.ts'
import { addPlanOptions, planIn } from './plan-options.ts'
import { positionJobs } from './position-jobs.ts'
import { alignRows, countText, NONE, percentText, print, printJson, ratioText } from './text.ts'
import { withThreads, type Threads } from './threads.ts'

const EXAMPLES = `
Examples:
  polyy claims
  polyy claims history terminal
  polyy claims --sample 14x50 --seed 2 --json
  polyy claims aspiration finer

Without a number of positions each claim has as many as settled it with the seeds tried: ${CLAIM_IDS.flatMap((id) => usualCountText(id, CLAIMS[id])).join(', ')}.
That takes some minutes. corners and mistakes are decided by perfect play, on the board of 31 nodes: of each of nine numbers of
stones, beginning with that of the sample, as many positions as the sample has. leaves is counted out, without a sample, and
tableGames plays from the empty board as many series as the sample has positions. Each
figure stands with its interval and the number of positions behind it. The intervals of a claim hold together with 95 %
confidence; where they leave more than one verdict open, the claim is undecided.`

function usualCountText(id: ClaimId, claim: Claim): string[] {
  return claim.kind === 'count' ? [] : [`${id} ${claim.usualCount}`]
}

/** Stones, and positions or null for as many as each claim needs. */
type ClaimSize = Pick<ClaimSample, 'stones' | 'count'>

interface Options {
  sample: ClaimSize
  cores: number
  room: Room
  json?: boolean
}

function readClaimSample(text: string): ClaimSize {
  return text.includes('x') ? readSample(text) : { stones: readStoneCount(text), count: null }
}

/** The report's claims, in its authors' order of ideas. */
const SENTENCES = {
  guess: 'The best move at depth d is a good guess at depth d + 1.',
  sorting: 'Sorting successors by their static value is enough.',
  aspiration: 'Aspiration search gains little, because the evaluation has few values.',
  finer: 'Aspiration search gains more where the evaluation has more values.',
  table: 'A transposition table cannot help in this game.',
  history: 'A history of moves cannot help in this game.',
  horizon: 'There is no horizon effect.',
  evaluation: 'The evaluation takes nearly all the time.',
  terminal: 'The terminal test, repeated at every state, slows the search noticeably.',
  negascout: 'NegaScout is cured by sorting, and the remembered order cuts what a re-search costs.',
  corners: 'Corners are worth most.',
  mistakes: 'Every mistake may lose.',
  leaves: 'The tree of the empty board has over two million leaves at depth 5.',
  memory: 'A table kept for all of the game soon runs out of memory.',
  keptTable: 'A table that is kept from move to move saves searching.',
  tableGames: 'A table kept over several games soon runs out of memory.',
} as const satisfies Record<ClaimId, string>

/** The meaning of each claim's figures. */
const FIGURES = {
  guess: 'share of positions where the move stands one ply deeper, by depth',
  sorting: 'median of visited states, as a multiple of those with the other ordering, by depth',
  aspiration:
    'median of visited states, as a multiple of those with the full window: half the width down, depth across',
  finer:
    'median of visited states at depth 4, as a multiple of those with the full window: half the width in stones down, evaluators across',
  table: 'median of visited states, as a multiple of those without a table, by depth',
  history:
    "median over the positions: visited states, as a multiple of those with the search's own ordering, and by static value; evaluations, as a multiple of those by static value; by depth",
  horizon: 'share of positions where the sign of f turns round, or changes at all, one ply deeper, by depth',
  evaluation:
    'median share of the time that evaluating takes, with the least and the greatest of the positions; by depth',
  terminal:
    'median time of a search that tests every state depth first, as a multiple of its time by flood fill; in brackets the share of the time that the tests take; by depth',
  negascout:
    'median of visited states, as a multiple of those of alpha-beta deepened alike, by ordering; states of a re-search with remembered orders, as one of those without; by depth',
  corners:
    'share of won positions where empty corners win more often than the other nodes of a ring, by ring from the centre',
  mistakes:
    'share of won positions where the second-best move, or some move, is a blunder: a move that turns a win into a loss; by stones (three numbers together)',
  leaves: 'leaves of the whole tree, and different positions at them, by depth; exact',
  keptTable:
    'median of visited states at the moves after the first, as a multiple of those with a table that is empty before each move; share of the kept table that is full at the end, with the least and the greatest of the games; by depth',
  tableGames:
    'median of the states that a table needs, as a share of its usual 1,048,576 entries; median of visited states, as a multiple of those with a table that is empty before each move; by game (1 to 10)',
  memory:
    'upper bound of the states that a search stores, as a share of the entries of the table: the median of the positions, then their least and greatest; by depth',
} as const satisfies Record<ClaimId, string>

export function addClaims(program: Command): void {
  const command = program.command('claims').description("The report's claims about the game, each put to the test.")
  command.addArgument(new Argument('[claim...]', 'which claims (default: all)').choices(CLAIM_IDS))
  const sample = new Option('--sample <stones>[x<positions>]', 'positions drawn at random, such as 8 or 6x20')
    .argParser(readClaimSample)
    .default(USUAL_CLAIM_SAMPLE, String(USUAL_CLAIM_SAMPLE.stones))
  const { kind, isUndecided, seed, boardSize } = BIT_SAMPLE_FIELDS
  addPlanOptions(
    command.addOption(sample),
    { kind, isUndecided, seed, boardSize, room: RoomField },
    { kind: { usual: USUAL_CLAIM_SAMPLE.kind } },
  )
    .addOption(coresOption())
    .option('--json', 'one JSON object a claim')
    .addHelpText('after', EXAMPLES)
    .action(runClaims)
}

function runClaims(named: readonly ClaimId[], { cores, ...options }: Options): Promise<void> {
  return withThreads(cores, (threads) => runOn(threads, named.length === 0 ? CLAIM_IDS : named, options))
}

async function runOn(
  threads: Threads,
  ids: readonly ClaimId[],
  { json, room, sample: { stones, count }, ...options }: Omit<Options, 'cores'>,
): Promise<void> {
  const { kind = 'random', isUndecided = false, boardSize, seed } = planIn(BIT_SAMPLE_FIELDS, options)
  const sample = { kind, isUndecided, boardSize, stones, count, seed }
  const test = tester(sample, room, threads)
  for (const id of ids) {
    const { finding, tested } = await test(id)
    if (json) printJson({ claim: id, sentence: SENTENCES[id], ...finding, ...tested })
    else {
      print(`${SENTENCES[id]}  ${finding.verdict.toUpperCase()}`)
      print(`  ${FIGURES[id]}`)
      for (const line of claimLines(id, finding)) print(`  ${line}`)
      for (const line of fillLines(tested.fullest ?? [])) print(`  ${line}`)
      print('')
    }
  }
}

/** A finding, and what was run for it. */
interface Tested {
  readonly finding: Finding
  readonly tested: {
    readonly experiment?: Experiment
    readonly plan?: AccuracyPlan
    readonly games?: KeptTablePlan
    readonly series?: TableGamesPlan
    readonly fullest?: readonly Fullest[]
  }
}

/** The fullest memories of the games of a search. */
type Fullest = (typeof KEPT_SEARCHES)[number] & ReturnType<typeof fullestOf>

function fillLines(all: readonly Fullest[]): string[] {
  if (all.length === 0) return []
  const rows = all.map(({ algorithm, depth, table, ordering }) => [
    `${algorithm}, depth ${depth}`,
    ...[table.states, table.lacking, ordering.states, ordering.lacking].map(countText),
  ])
  return [
    'states remembered in the fullest game: in the table, replaced there, with an order of moves, without room for one',
    ...alignRows(rows),
  ]
}

/** Tests claims one by one; claims about the same positions share the results of perfect play. */
function tester(sample: ClaimSample, room: Room, threads: Threads): (id: ClaimId) => Promise<Tested> {
  const checked = new Map<string, readonly Check[]>()
  return async (id) => {
    const claim: Claim = CLAIMS[id]
    // This counts leaves by a formula, in less than a millisecond: it needs no job.
    if (claim.kind === 'count') return { finding: claim.judge(), tested: {} }
    if (claim.kind === 'searches') {
      const experiment = claim.experiment(sampleOfClaim(claim, sample))
      const search = (some: Threads) => runExperiment(`polyy claims: ${id}`, experiment, some)
      // Searches side by side would distort times.
      const { positions, settings, measurements } = await (TIMED_CLAIMS.includes(id)
        ? withThreads(1, search)
        : search(threads))
      return { finding: claim.judge(new Results(settings, positions.length, measurements)), tested: { experiment } }
    }
    if (claim.kind === 'games') {
      const plan = { sample: sampleOfClaim(claim, sample), room }
      const requests = Array.from({ length: plan.sample.count }, (_, number) => ({ plan, number }))
      const games = await positionJobs(`polyy claims: ${id}`, 'keptTable', requests, threads)
      return {
        finding: claim.judge(games),
        tested: { games: plan, fullest: KEPT_SEARCHES.map((search, i) => ({ ...search, ...fullestOf(games, i) })) },
      }
    }
    if (claim.kind === 'series') {
      const series = claim.plan(sampleOfClaim(claim, sample))
      const requests = Array.from({ length: seriesCount(series) }, (_, number) => ({ plan: series, number }))
      const played = await positionJobs(`polyy claims: ${id}`, 'tableGames', requests, threads)
      return { finding: claim.judge(series, played), tested: { series } }
    }
    const plan = movesPlan(claim, sample)
    const key = JSON.stringify(plan)
    const checks = checked.get(key) ?? (await checkPlan(`polyy claims: ${id}`, plan, threads))
    checked.set(key, checks)
    return { finding: claim.judge(plan, checks), tested: { plan } }
  }
}

async function checkPlan(command: string, plan: AccuracyPlan, threads: Threads): Promise<Check[]> {
  const { kind, count, algorithms, depths, seed, everyMove = false } = plan
  return (
    await checkSample(
      command,
      { kind, count, algorithms, depths, seed, everyMove, stones: stoneCountsOf(plan), budget: DEFAULT_BUDGET },
      threads,
    )
  ).map(([check]) => check)
}

/**
 * All figures of a claim as a table; those of the history of moves as a table for each group, with the algorithms
 * across.
 */
function claimLines(id: ClaimId, { figures }: Finding): string[] {
  const textOf = CLAIMS[id].kind === 'count' ? exactText : (figure: Figure) => figureText(id, figure)
  if (id !== 'history') return figureLines(figures, textOf)
  return HISTORY_GROUPS.flatMap((group) => {
    const start = `${group}-`
    const own = figures
      .filter(({ series }) => series.startsWith(start))
      .map((figure) => ({ ...figure, series: figure.series.slice(start.length) }))
    return [HISTORY_HEADS[group], ...figureLines(own, textOf)]
  })
}

const HISTORY_HEADS = {
  'history-own': "history: visited states, of those with the search's own ordering",
  'killers-own': "killers: visited states, of those with the search's own ordering",
  'history-value': 'history: visited states, of those by static value',
  'killers-value': 'killers: visited states, of those by static value',
  'history-evaluated': 'history: evaluations, of those by static value',
  'killers-evaluated': 'killers: evaluations, of those by static value',
} as const satisfies Record<(typeof HISTORY_GROUPS)[number], string>

/** Depths or widths down, series across. */
function figureLines(figures: readonly Figure[], textOf: (figure: Figure) => string): string[] {
  const series = [...new Set(figures.map((figure) => figure.series))]
  const places = [...new Set(figures.map((figure) => figure.at))].sort((a, b) => a - b)
  const cell = (name: string, at: number) =>
    figures.filter((figure) => figure.series === name && figure.at === at).map(textOf)[0] ?? ''
  return alignRows([['', ...series], ...places.map((at) => [String(at), ...series.map((name) => cell(name, at))])])
}

/** An exact count, which has no interval. */
function exactText({ value }: Figure): string {
  return countText(value)
}

/** Claims, and a series, whose figures are shares; the others are multiples. */
const SHARES: readonly ClaimId[] = ['guess', 'horizon', 'evaluation', 'corners', 'mistakes', 'memory']
const isShare = (id: ClaimId, series: string) => SHARES.includes(id) || series.startsWith('filled-')

/** A figure with its interval, and the number of positions behind it. */
function figureText(id: ClaimId, { series, value, lower, upper, count, range }: Figure): string {
  if (value === null) return NONE
  const write = isShare(id, series) ? percentText : ratioText
  const interval = Number.isFinite(lower) ? `${write(lower)} to ${write(upper)}` : 'too few for an interval'
  // How full a table gets is a question of its greatest share too.
  const ends = range !== null && isShare(id, series) ? `, from ${range.map(write).join(' to ')}` : ''
  const share = id === 'terminal' ? ` [${percentText(shareOfTests(value))}]` : ''
  return `${write(value)}${share} (${interval}), n ${countText(count)}${ends}`
}
