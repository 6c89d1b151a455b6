/** The shape of the settings of a search, in messages and in what is kept: made from the one list that the engine has of them. */
import * as v from 'valibot'
import { whole } from './number-schema.ts'
import { MAX_MARGIN } from '../engine/search/aspiration.ts'
import { SEARCH_SETTINGS, SETTING_NAMES, USUAL_TUNING, type SettingName } from '../engine/search/settings.ts'

type Picklists = { readonly [Name in SettingName]: v.PicklistSchema<(typeof SEARCH_SETTINGS)[Name], undefined> }

/** The values of each setting. */
export const SETTING_VALUES = entriesOf(SETTING_NAMES, (name) => v.picklist(SEARCH_SETTINGS[name])) as Picklists

const Margin = whole(1, MAX_MARGIN)

/** All settings and the margin, any of which may be missing. */
export const TUNING = {
  ...(entriesOf(SETTING_NAMES, (name) => v.exactOptional(SETTING_VALUES[name])) as { readonly [Name in SettingName]: v.ExactOptionalSchema<Picklists[Name], undefined> }),
  margin: v.exactOptional(Margin),
}

type Filled = Exclude<SettingName, 'ordering'>
const FILLED = SETTING_NAMES.filter((name) => name !== 'ordering')

/** All but the ordering, each with what a search has by default where it is missing: earlier versions had fewer settings. */
export const FILLED_TUNING = {
  ...(entriesOf(FILLED, (name) => v.optional(SETTING_VALUES[name] as v.GenericSchema, USUAL_TUNING[name])) as { readonly [Name in Filled]: v.OptionalSchema<Picklists[Name], (typeof USUAL_TUNING)[Name]> }),
  margin: v.optional(Margin, USUAL_TUNING.margin),
}

function entriesOf<Name extends SettingName>(names: readonly Name[], of: (name: Name) => unknown): object {
  return Object.fromEntries(names.map((name) => [name, of(name)]))
}
