/** Fields that several plans have. */
import * as v from 'valibot'
import { BIT_SIZES } from '../../engine/game/board.ts'
import { MAX_SEED, SAMPLE_KINDS } from '../../engine/lab/sample-plan.ts'
import { MAX_DEPTH } from '../../engine/search/methods.ts'
import { whole } from '../number-schema.ts'
import { field } from './field.ts'

export const Seed = field(whole(0, MAX_SEED), {
  usual: 1,
  label: 'experiments:form.seed',
  look: 'name',
  flag: 'seed <number>',
  noun: 'A seed is a whole number',
})

export const BOARD_SIZE_TRAITS = {
  usual: 4,
  label: 'experiments:form.size',
  look: 'list',
  flag: 'size <rings>',
  help: 'board size: 2, 3 or 4',
  noun: `A board has ${BIT_SIZES.join(', ')} rings`,
  isQuiet: true,
} as const

export const BoardSize = field(v.picklist(BIT_SIZES), BOARD_SIZE_TRAITS)

export const Depth = field(whole(1, MAX_DEPTH), { flag: 'depth <plies>', noun: 'A depth is a whole number of plies' })

export const SAMPLE_KIND_TRAITS = {
  label: 'accuracy:kind',
  values: 'accuracy:kinds',
  notes: 'accuracy:kindTexts',
  flag: 'kind <how>',
  help: 'reached by random moves, or played with some care',
} as const

export const SampleKindField = field(v.picklist(SAMPLE_KINDS), SAMPLE_KIND_TRAITS)

/** At least one item, each once. */
export const someOf = <Item extends v.GenericSchema>(item: Item, max: number) =>
  v.pipe(
    v.array(item),
    v.minLength(1),
    v.maxLength(max),
    v.check((items) => new Set(items).size === items.length),
  )

/** At least one of these, each once. */
export const some = <Item extends string | number>(options: readonly Item[]) =>
  someOf(v.picklist(options), options.length)
