/** The shape of a search's settings: what is in the engine's list, the window, and an evaluator. */
import * as v from 'valibot'
import { EvaluatorSchema, NamedEvaluatorSchema } from './evaluator-schema.ts'
import { isMargin } from '../engine/search/margin.ts'
import { field } from './studies/field.ts'
import { SEARCH_SETTINGS, type SettingName } from '../engine/search/settings.ts'

type Settings = {
  readonly [Name in SettingName]: v.ExactOptionalSchema<
    v.PicklistSchema<(typeof SEARCH_SETTINGS)[Name], undefined>,
    undefined
  >
}

const LISTED = Object.fromEntries(
  Object.entries(SEARCH_SETTINGS).map(([name, values]) => [
    name,
    field(v.exactOptional(v.picklist(values as readonly string[])), { flag: `${name} <name>` }),
  ]),
) as unknown as Settings

/** Half the width of the window of aspiration search, in stones. */
export const Margin = v.custom<number>(isMargin)

/** The settings but for the evaluator. */
export const LISTED_ENTRIES = { ...LISTED, margin: field(v.exactOptional(Margin), { flag: 'margin <stones>' }) }

/** The settings of a search that the engine makes. */
export const SETTING_ENTRIES = { ...LISTED_ENTRIES, evaluator: v.exactOptional(EvaluatorSchema) }

/** The settings in forms and documents, where the evaluator has a name. */
export const NAMED_SETTING_ENTRIES = { ...LISTED_ENTRIES, evaluator: v.exactOptional(NamedEvaluatorSchema) }
