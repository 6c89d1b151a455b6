/** Fields that several plans have. */
import * as v from 'valibot'
import { BIT_SIZES, BOARD_SIZES, MAX_NODES } from '../../engine/game/board.ts'
import { RULE_NAMES } from '../../engine/game/corners.ts'
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

const BOARD_SIZE_TRAITS = {
  usual: 4,
  label: 'experiments:form.size',
  look: 'list',
  flag: 'size <rings>',
  help: 'board size: 2, 3 or 4',
  noun: `A board has ${BIT_SIZES.join(', ')} rings`,
  isQuiet: true,
} as const

/** A board that the kernels know. */
export const BoardSize = field(v.picklist(BIT_SIZES), BOARD_SIZE_TRAITS)

/** Any board, for plans of games and searches alone. */
export const AnyBoardSize = field(v.picklist(BOARD_SIZES), {
  ...BOARD_SIZE_TRAITS,
  help: 'board size: 2 to 7',
  noun: `A board has ${BOARD_SIZES.join(', ')} rings`,
})

/** The most stones of an open position on any board. */
export const MAX_OPEN_STONES = MAX_NODES - 1

/** The rule of the games; plans of the usual rule of their board have none. */
export const Rule = field(v.exactOptional(v.picklist(Object.values(RULE_NAMES))), {
  flag: 'rule <name>',
  help: `${Object.values(RULE_NAMES).join(' or ')}; by default three-sides up to size 4`,
  noun: `A rule is ${Object.values(RULE_NAMES).join(' or ')}`,
})

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
