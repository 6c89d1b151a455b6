/** The searches of an experiment: each list is one that it varies. */
import * as v from 'valibot'
import { COMPARED, COMPARED_DEPTHS } from '../../engine/lab/lab.ts'
import { ALGORITHMS, MAX_DEPTH } from '../../engine/search/methods.ts'
import { SEARCH_SETTINGS } from '../../engine/search/settings.ts'
import { NamedEvaluatorsSchema } from '../evaluator-schema.ts'
import { MAX_SEARCHES } from '../limits.ts'
import { whole } from '../number-schema.ts'
import { Margin } from '../search-schema.ts'
import { field } from './field.ts'
import { someOf } from './fields.ts'

/** The option for several values of a setting. */
const several = (name: string, values: readonly string[]) => ({
  flag: `${name}s <names>`,
  help: `of an experiment, as --${name}: ${values.join(', ')}`,
})

const some = <Item extends v.GenericSchema>(item: Item) => someOf(item, MAX_SEARCHES)

const { table, evaluation, terminal, extension } = SEARCH_SETTINGS
const ordering = ['own', ...SEARCH_SETTINGS.ordering] as const

export const EXPERIMENT_FIELDS = {
  algorithms: field(some(v.picklist(ALGORITHMS)), {
    flag: 'algorithms <names>',
    help: 'algorithms separated by commas',
    flagUsual: COMPARED,
  }),
  depths: field(some(whole(1, MAX_DEPTH)), {
    flag: 'depths <plies>',
    help: 'a range such as 2-5, a list such as 2,4, or both',
    flagUsual: COMPARED_DEPTHS,
  }),
  orderings: field(some(v.picklist(ordering)), several('ordering', ordering)),
  tables: field(some(v.picklist(table)), several('table', table)),
  evaluations: field(some(v.picklist(evaluation)), several('evaluation', evaluation)),
  margins: field(some(Margin), { flag: 'margins <widths>', help: 'of an experiment, as --margin' }),
  // Experiments by flood fill alone, without extensions, have neither.
  terminals: field(v.exactOptional(some(v.picklist(terminal))), several('terminal', terminal)),
  extensions: field(v.exactOptional(some(v.picklist(extension))), several('extension', extension)),
  // Experiments by the report's f alone have none.
  evaluators: field(v.exactOptional(NamedEvaluatorsSchema), { flag: 'evaluators <names>' }),
}
