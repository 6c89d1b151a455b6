/** Names of colours, algorithms and their settings, in the current language. */
import { COLOURS } from '../../engine/game/colour.ts'
import { i18n } from './i18n.ts'
import { ALGORITHMS } from '../../engine/search/methods.ts'
import { SEARCH_SETTINGS, type SettingName } from '../../engine/search/settings.ts'
import { COUNTER_NAMES, OPTION_COUNTER_NAMES } from '../../engine/search/counters.ts'

/** A table of names that follows the language. */
function namesOf<Key extends string>(
  keys: readonly Key[],
  nameOf: (key: Key) => string,
): Readonly<Record<Key, string>> {
  const names = {} as Record<Key, string>
  for (const key of keys) Object.defineProperty(names, key, { enumerable: true, get: () => nameOf(key) })
  return names
}

export const COLOUR_NAMES = namesOf(COLOURS, (colour) => i18n.t(`common:players.${colour}`))

export const ALGORITHM_NAMES = namesOf(ALGORITHMS, (algorithm) => i18n.t(`common:algorithms.${algorithm}.name`))

export const ORDERING_NAMES = namesOf(SEARCH_SETTINGS.ordering, (ordering) => i18n.t(`common:orderings.${ordering}`))

export const TABLE_NAMES = namesOf(SEARCH_SETTINGS.table, (table) => i18n.t(`common:tables.${table}`))

export const TERMINAL_NAMES = namesOf(SEARCH_SETTINGS.terminal, (test) => i18n.t(`common:terminals.${test}`))

export const EXTENSION_NAMES = namesOf(SEARCH_SETTINGS.extension, (extension) =>
  i18n.t(`common:extensions.${extension}`),
)

const EVALUATION_NAMES = namesOf(SEARCH_SETTINGS.evaluation, (method) => i18n.t(`players:evaluations.${method}`))

/** The values of every setting of a search. */
export const VALUE_NAMES: {
  readonly [Name in SettingName]: Readonly<Record<(typeof SEARCH_SETTINGS)[Name][number], string>>
} = {
  ordering: ORDERING_NAMES,
  table: TABLE_NAMES,
  evaluation: EVALUATION_NAMES,
  terminal: TERMINAL_NAMES,
  extension: EXTENSION_NAMES,
}

export const COUNTER_LABELS = namesOf([...COUNTER_NAMES, ...OPTION_COUNTER_NAMES], (counter) =>
  i18n.t(`common:counters.${counter}`),
)
