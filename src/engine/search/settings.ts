/**
 * The settings of a search that are chosen from a list. Forms, files, messages and the command line are made from it: a
 * new setting is a line here, its words, and what it does.
 */
import { EVALUATION_METHODS } from '../evaluation/evaluation.ts'
import { TERMINAL_TESTS } from '../game/terminal-test.ts'
import { isMargin, MAX_MARGIN, MIN_MARGIN, REPORTS_MARGIN } from './margin.ts'
import { OPTION_COUNTER_NAMES, type OptionCounterName } from './counters.ts'
import { EXTENSIONS } from './extension.ts'
import { ORDERINGS } from './ordering.ts'
import { TABLES } from './transposition-table.ts'

/**
 * The values of each setting. The first is what a search has by default, but for `ordering`: there it is the
 * algorithm's own.
 */
export const SEARCH_SETTINGS = {
  ordering: ORDERINGS,
  table: TABLES,
  evaluation: EVALUATION_METHODS,
  terminal: TERMINAL_TESTS,
  extension: EXTENSIONS,
} as const
export type SettingName = keyof typeof SEARCH_SETTINGS
export const SETTING_NAMES = Object.keys(SEARCH_SETTINGS) as readonly SettingName[]

/** A value for some of the settings. */
export type SearchSettings = { readonly [Name in SettingName]?: (typeof SEARCH_SETTINGS)[Name][number] }

/** Settings, with half the width of the window of aspiration search in stones. */
export interface SearchTuning extends SearchSettings {
  readonly margin?: number
}

/** The default settings of a search; the ordering is the algorithm's own. */
export const USUAL_TUNING = {
  ...(Object.fromEntries(
    SETTING_NAMES.filter((name) => name !== 'ordering').map((name) => [name, SEARCH_SETTINGS[name][0]]),
  ) as Required<Omit<SearchSettings, 'ordering'>>),
  margin: REPORTS_MARGIN,
} as const

/** The settings that are not the usual ones, always in the same order; a given ordering is among them. */
export function unusualTuning(tuning: {
  readonly [Name in keyof SearchTuning]?: SearchTuning[Name] | undefined
}): SearchTuning {
  const usual: SearchTuning = USUAL_TUNING
  const names = [...SETTING_NAMES, 'margin'] as const
  return Object.fromEntries(
    names.flatMap((name) => (tuning[name] === undefined || tuning[name] === usual[name] ? [] : [[name, tuning[name]]])),
  )
}

/** The counters that a search with these settings has besides the usual ones. */
export function optionCounterNames({
  terminal = 'flood',
  extension = 'none',
}: Pick<SearchSettings, 'terminal' | 'extension'>): OptionCounterName[] {
  return OPTION_COUNTER_NAMES.filter((name) => (name === 'extensions' ? extension === 'forced' : terminal === 'dfs'))
}

/** Copies out of a larger object the settings that it has. */
export function tuningOf(from: SearchTuning): SearchTuning {
  return Object.fromEntries(
    [...SETTING_NAMES, 'margin' as const].flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])),
  )
}

/**
 * The settings in untrusted plain data; other fields are ignored.
 *
 * @param fault makes the error for a value that a setting does not have; `known` says which it has
 */
export function tuningFrom(
  data: Readonly<Record<string, unknown>>,
  fault: (name: keyof SearchTuning, known: string) => Error,
): SearchTuning {
  for (const name of SETTING_NAMES)
    if (data[name] !== undefined && !SEARCH_SETTINGS[name].some((known) => known === data[name]))
      throw fault(name, `one of ${SEARCH_SETTINGS[name].join(', ')}`)
  if (data.margin !== undefined && !isMargin(data.margin))
    throw fault('margin', `a number from ${MIN_MARGIN} to ${MAX_MARGIN}`)
  return tuningOf(data)
}

/**
 * A search as its authors describe it: pieces to win from two Floyd–Warshall tables, the terminal test by depth-first
 * search, no table, and each algorithm's own ordering. They give no width of the window; this one is inferred from
 * their counts.
 */
export const AS_THE_REPORT = {
  table: 'off',
  evaluation: 'floyd-warshall',
  terminal: 'dfs',
  extension: 'none',
  margin: REPORTS_MARGIN,
} as const satisfies SearchTuning
