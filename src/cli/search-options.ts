/**
 * The options by which a command chooses how a search is made. They follow from the engine's list of settings, and all
 * commands have them from here, so that none lacks one.
 */
import { Option, type Command } from 'commander'
import { TERMINAL_TESTS } from '../engine/game/terminal-test.ts'
import { REPORTS_MARGIN } from '../engine/search/margin.ts'
import type { OptionCounterName } from '../engine/search/counters.ts'
import type { Ordering } from '../engine/search/ordering.ts'
import { ALGORITHMS, type Algorithm } from '../engine/search/methods.ts'
import { EXTENSIONS } from '../engine/search/extension.ts'
import {
  AS_THE_REPORT,
  SEARCH_SETTINGS,
  SETTING_NAMES,
  tuningOf,
  unusualTuning,
  type SearchTuning,
  type SettingName,
} from '../engine/search/settings.ts'
import { TABLES, type TableKind } from '../engine/search/transposition-table.ts'
import { evaluationOption } from './evaluation-option.ts'
import { readMargin } from './options.ts'

const [, DFS] = TERMINAL_TESTS
const [, FORCED] = EXTENSIONS

const SETTINGS_HELP: Readonly<Record<Exclude<SettingName, 'evaluation'>, string>> = {
  ordering: "order of successors: own is the algorithm's in the report; history and killers learn from cutoffs",
  table: 'transposition table; symmetric: the ten symmetries share its entries',
  terminal: `how a won state is found: flood fill, or ${DFS}, the report's depth-first search; the counts are the same`,
  extension: `${FORCED}: the only move that stops a win at once costs no ply, so it is searched deeper`,
}

const MARGIN_HELP = `half the width of aspiration search's window, in stones; the report gives none, ${REPORTS_MARGIN} is inferred from its counts`

const AS_REPORT_HELP = `the report's way, as far as no other option says otherwise: ${Object.entries(AS_THE_REPORT)
  .map(([name, value]) => `--${name} ${value}`)
  .join(' ')}`

/** The values of these options as commander reads them. */
export interface TuningFlags extends Omit<SearchTuning, 'ordering'> {
  readonly ordering?: Ordering | 'own'
  readonly symmetries?: boolean
  readonly asReport?: boolean
}

/**
 * Adds an option for each setting, and the preset.
 *
 * @param shape changes each option
 */
export function addTuning(command: Command, shape: (option: Option) => Option = (option) => option): Command {
  for (const name of SETTING_NAMES) command.addOption(shape(settingOption(name)))
  return command
    .addOption(shape(new Option('--symmetries', 'as --table symmetric')))
    .addOption(shape(new Option('--margin <stones>', MARGIN_HELP).argParser(readMargin)))
    .addOption(new Option('--as-report', AS_REPORT_HELP))
}

function settingOption(name: SettingName): Option {
  if (name === 'evaluation') return evaluationOption()
  const help = SETTINGS_HELP[name]
  if (name === 'table')
    return new Option('--table [kind]', `${help} (without a kind: plain)`).choices(TABLES).preset('plain')
  if (name === 'ordering') return new Option('--ordering <by>', help).choices(['own', ...SEARCH_SETTINGS.ordering])
  return new Option(`--${name} <name>`, help).choices(SEARCH_SETTINGS[name])
}

export function algorithmOption(normally: Algorithm): Option {
  return new Option('--algorithm <name>', 'which search').choices(ALGORITHMS).default(normally)
}

/** The settings that have been chosen; the others are left out. */
export function tuningIn({ ordering, symmetries = false, asReport = false, ...given }: TuningFlags): SearchTuning {
  const table: { readonly table?: TableKind } = symmetries ? { table: 'symmetric' } : {}
  const own = ordering === undefined || ordering === 'own' ? {} : { ordering }
  return tuningOf({ ...(asReport && AS_THE_REPORT), ...given, ...table, ...own })
}

/** The settings that are not the usual ones, as words; the ordering is told by itself. */
export function unusualSettings({ ordering, ...tuning }: SearchTuning): string[] {
  return Object.entries(unusualTuning(tuning)).map(([name, value]) => `${name} ${value as string | number}`)
}

/** The counters that some settings bring, in words. */
export const OPTION_COUNTER_WORDS: Readonly<Record<OptionCounterName, string>> = {
  terminalTests: 'terminal tests',
  stonesWalked: 'stones walked',
  extensions: 'forced replies searched deeper',
}
