/** The numbers in the sentence of a verdict, and how the figures of a claim are written. */
import type { ClaimId } from '../../../../engine/lab/claims/claims.ts'
import { MAX_CLAIM_STONES } from '../../../../engine/lab/claims/moves-plan.ts'
import type { Figure, Finding } from '../../../../engine/lab/claims/finding.ts'
import type { HistoryGroup } from '../../../../engine/lab/claims/history.ts'
import { NOTICEABLE, shareOfTests } from '../../../../engine/lab/claims/terminal.ts'
import { COMPARED } from '../../../../engine/lab/lab.ts'
import { decimal, percent, ranges, ratio } from '../../../language/format.ts'
import { i18n } from '../../../language/i18n.ts'
import { ALGORITHM_NAMES } from '../../../language/names.ts'
import { count } from '../../../language/words.ts'

/** Figures are shares, multiples or counts. */
export const FORMATS: Readonly<Record<ClaimId, (value: number) => string>> = {
  guess: percent,
  sorting: ratio,
  aspiration: ratio,
  finer: ratio,
  table: ratio,
  history: ratio,
  horizon: percent,
  evaluation: percent,
  terminal: ratio,
  negascout: ratio,
  corners: percent,
  mistakes: percent,
  leaves: count,
  memory: percent,
  keptTable: ratio,
  tableGames: ratio,
}

/** The limits that the rule compares the figures with. */
export const LIMITS: Readonly<Record<ClaimId, readonly number[]>> = {
  guess: [0.5],
  sorting: [0.5, 1],
  aspiration: [0.8, 1],
  finer: [0.9, 1],
  table: [0.9, 1],
  history: [0.9, 1],
  horizon: [0.01, 0.1],
  evaluation: [0.9],
  terminal: [1, NOTICEABLE],
  negascout: [0.9, 1],
  corners: [2 / 3],
  mistakes: [0.1, 0.5],
  leaves: [],
  memory: [0.1, 1],
  keptTable: [0.9],
  tableGames: [0.1, 1],
}

/** The meaning of the columns, and the way each is written. */
interface Columns {
  readonly title: 'depth' | 'step' | 'margin' | 'ring' | 'stones' | 'game'
  readonly write: (place: number) => string
}

const DEPTHS: Columns = { title: 'depth', write: String }
const WIDTHS: Columns = { title: 'margin', write: (place) => `±\u00a0${decimal(place)}` }
const STEPS: Columns = { title: 'step', write: (place) => `${place} → ${place + 1}` }

export const COLUMNS: Readonly<Record<ClaimId, Columns>> = {
  guess: STEPS,
  sorting: DEPTHS,
  aspiration: WIDTHS,
  finer: WIDTHS,
  table: DEPTHS,
  history: DEPTHS,
  horizon: STEPS,
  evaluation: DEPTHS,
  terminal: DEPTHS,
  negascout: DEPTHS,
  corners: { title: 'ring', write: (place) => 'abcd'[place] },
  // The last group may be shorter.
  mistakes: {
    title: 'stones',
    write: (place) =>
      ranges(
        Array.from({ length: Math.min(3, MAX_CLAIM_STONES + 1 - place) }, (_, i) => place + i),
        '–',
      ),
  },
  leaves: DEPTHS,
  memory: DEPTHS,
  keptTable: DEPTHS,
  tableGames: { title: 'game', write: String },
}

/** The evaluations of the claim `finer`. */
type FinerSeries = 'report' | 'two-distance' | 'learned' | 'network'

/** A figure that has a value. */
export type Known = Figure & { readonly value: number }

const isKnown = (figure: Figure): figure is Known => figure.value !== null
const least = (figures: readonly Known[]) => figures.reduce((a, b) => (b.value < a.value ? b : a))
const most = (figures: readonly Known[]) => figures.reduce((a, b) => (b.value > a.value ? b : a))

/** The groups of figures that a claim's words name; null if one of them has no figure. */
function groupsOf(id: ClaimId, { figures }: Finding): readonly (readonly Known[])[] | null {
  const known = figures.filter(isKnown)
  const of = (series: string) => known.filter((figure) => figure.series === series)
  const group = (name: HistoryGroup) => known.filter(({ series }) => series.startsWith(`${name}-`))
  const at = (series: string, at: number) => of(series).filter((figure) => figure.at === at)
  const named = {
    guess: [known],
    sorting: [of('id'), of('last')],
    aspiration: [known],
    finer: [known],
    table: [known],
    horizon: [of('turned'), of('changed')],
    evaluation: [at('floyd-warshall', 3), at('bit-parallel', 3)],
    negascout: [of('by-id'), of('by-last'), of('re-search')],
    corners: [known],
    mistakes: [of('second'), of('some')],
    leaves: [of('leaves'), of('positions')],
    memory: [at('plain', 5), at('symmetric', 5)],
    tableGames: [at('needed', 10), at('over-games', 10)],
    history: [group('history-own'), group('killers-own'), group('history-value'), group('history-evaluated')],
    terminal: [at('floyd-warshall', 3), at('bit-parallel', 3)],
    keptTable: [
      of('kept-alpha-beta'),
      of('kept-iterative-deepening'),
      [...at('filled-alpha-beta', 5), ...at('filled-iterative-deepening', 5)],
    ],
  }[id]
  return named.some((group) => group.length === 0) ? null : named
}

/** The values in a verdict's sentence; null if a group of figures that it names has none. */
export function verdictValues(id: ClaimId, finding: Finding): Record<string, string | number> | null {
  const groups = groupsOf(id, finding)
  return groups === null ? null : VALUES[id](groups)
}

/** The figure that a claim is summed up by: the least or the most of a group, whichever its rule asks about. */
const HEADLINES: Readonly<Record<ClaimId, (groups: readonly (readonly Known[])[]) => Known>> = {
  guess: ([first]) => least(first),
  sorting: ([first]) => most(first),
  aspiration: ([first]) => least(first),
  finer: ([first]) => least(first),
  table: ([first]) => least(first),
  history: ([first]) => least(first),
  horizon: ([first]) => most(first),
  evaluation: ([, fast]) => most(fast),
  terminal: ([, fast]) => most(fast),
  negascout: ([, last]) => least(last),
  corners: ([first]) => least(first),
  mistakes: ([first]) => most(first),
  leaves: ([first]) => most(first),
  memory: ([first]) => most(first),
  keptTable: ([first]) => least(first),
  tableGames: ([first]) => most(first),
}

export function headlineOf(id: ClaimId, finding: Finding): Known | null {
  const groups = groupsOf(id, finding)
  return groups === null ? null : HEADLINES[id](groups)
}

type Values = Record<string, string | number>
/** The values in a verdict's sentence, from the groups of figures that it names. */
const VALUES: Record<ClaimId, (groups: readonly (readonly Known[])[]) => Values> = {
  guess: ([first]) => ({ least: write('guess', least(first)), most: write('guess', most(first)) }),
  sorting: ([first, second]) => ({
    idLeast: write('sorting', least(first)),
    idMost: write('sorting', most(first)),
    lastLeast: write('sorting', least(second)),
    lastMost: write('sorting', most(second)),
  }),
  aspiration: ([first]) => ({
    best: write('aspiration', least(first)),
    margin: least(first).at,
    depth: least(first).series,
  }),
  finer: ([first]) => ({
    best: bestOfEach(first)
      .map((figure) =>
        i18n.t('claims:finer.bestOf', {
          evaluation: i18n.t(`claims:series.${figure.series as FinerSeries}`),
          best: write('finer', figure),
        }),
      )
      .join('; '),
  }),
  table: ([first]) => ({ best: write('table', least(first)), depth: least(first).at }),
  history: ([first, second, third, fourth]) => ({
    best: write('history', least(first)),
    algorithm: algorithmOf(least(first)),
    depth: least(first).at,
    killers: write('history', least(second)),
    killersAlgorithm: algorithmOf(least(second)),
    killersDepth: least(second).at,
    valueLeast: write('history', least(third)),
    valueMost: write('history', most(third)),
    evaluatedLeast: write('history', least(fourth)),
    evaluatedMost: write('history', most(fourth)),
  }),
  horizon: ([first, second]) => ({
    most: write('horizon', most(first)),
    depth: most(first).at,
    next: most(first).at + 1,
    changed: write('horizon', most(second)),
  }),
  evaluation: ([first, second]) => ({
    slow: write('evaluation', most(first)),
    fast: write('evaluation', most(second)),
  }),
  terminal: ([first, second]) => ({
    slow: write('terminal', first[0]),
    fast: write('terminal', second[0]),
    slowShare: percent(shareOfTests(first[0].value)),
    fastShare: percent(shareOfTests(second[0].value)),
  }),
  negascout: ([first, second, third]) => ({
    idLeast: write('negascout', least(first)),
    idMost: write('negascout', most(first)),
    lastLeast: write('negascout', least(second)),
    lastMost: write('negascout', most(second)),
    againLeast: write('negascout', least(third)),
    againMost: write('negascout', most(third)),
  }),
  corners: ([first]) => ({
    least: write('corners', least(first)),
    leastRing: COLUMNS.corners.write(least(first).at),
    most: write('corners', most(first)),
    mostRing: COLUMNS.corners.write(most(first).at),
  }),
  mistakes: ([first, second]) => ({
    least: write('mistakes', least(first)),
    leastStones: COLUMNS.mistakes.write(least(first).at),
    most: write('mistakes', most(first)),
    mostStones: COLUMNS.mistakes.write(most(first).at),
    some: write('mistakes', least(second)),
  }),
  leaves: ([first, second]) => ({ leaves: count(first[0].value), positions: count(second[0].value) }),
  memory: ([first, second]) => ({
    plain: write('memory', most(first)),
    symmetric: write('memory', most(second)),
    ...rangeWords(most(first)),
  }),
  tableGames: ([first, second]) => ({ needed: write('tableGames', first[0]), visited: write('tableGames', second[0]) }),
  keptTable: ([first, second, third]) => ({
    least: write('keptTable', least(first)),
    leastDepth: least(first).at,
    deepeningLeast: write('keptTable', least(second)),
    deepeningDepth: least(second).at,
    filled: figureWords(most(third), percent),
    ...rangeWords(most(third)),
  }),
}

function write(id: ClaimId, figure: Known): string {
  return figureWords(figure, FORMATS[id])
}

/** The search of a figure of the history of moves. */
function algorithmOf({ series }: Known): string {
  const algorithm = COMPARED.find((each) => series.endsWith(each))
  return algorithm === undefined ? series : ALGORITHM_NAMES[algorithm]
}

/** The least figure of each series. */
function bestOfEach(figures: readonly Known[]): Known[] {
  return [...new Set(figures.map(({ series }) => series))].map((name) =>
    least(figures.filter(({ series }) => series === name)),
  )
}

/** The least and the greatest share of a position behind a median. */
function rangeWords({ range }: Known): { lowest: string; greatest: string } {
  const [lowest, greatest] = range ?? [NaN, NaN]
  return { lowest: percent(lowest), greatest: percent(greatest) }
}

/** A figure with its interval and its number of positions; alone where they are too few for an interval. */
function figureWords({ value, lower, upper, count: positions }: Known, format: (value: number) => string): string {
  const key = Number.isFinite(lower) ? 'claims:figureWords' : 'claims:figureAlone'
  return i18n.t(key, { value: format(value), low: format(lower), high: format(upper), count: positions })
}
