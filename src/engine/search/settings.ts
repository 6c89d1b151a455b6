/**
 * The settings of a search that are chosen from a list. Forms, files, messages and the command line are made from it: a new
 * setting is a line here, its words, and what it does.
 */
import { EVALUATION_METHODS } from '../evaluation/evaluation.ts'
import { TERMINAL_TESTS } from '../game/terminal-test.ts'
import { REPORTS_MARGIN } from './aspiration.ts'
import { EXTENSIONS } from './extension.ts'
import { ORDERINGS } from './ordering.ts'
import { TABLES } from './transposition-table.ts'

/** The values of each setting. The first is what a search has by default, but for `ordering`: there it is the algorithm's own. */
export const SEARCH_SETTINGS = {
  ordering: ORDERINGS,
  table: TABLES,
  evaluation: EVALUATION_METHODS,
  terminal: TERMINAL_TESTS,
  extension: EXTENSIONS,
} as const
export type SettingName = keyof typeof SEARCH_SETTINGS

/** A value for some of the settings. */
export type SearchSettings = { readonly [Name in SettingName]?: (typeof SEARCH_SETTINGS)[Name][number] }

/**
 * A search as its authors describe it: pieces to win from two Floyd–Warshall tables, the terminal test by depth-first search,
 * no table, and each algorithm's own ordering. They give no width of the window; this one is inferred from their counts.
 */
export const AS_THE_REPORT = { table: 'off', evaluation: 'floyd-warshall', terminal: 'dfs', extension: 'none', margin: REPORTS_MARGIN } as const satisfies SearchSettings & { margin: number }
