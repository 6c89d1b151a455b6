/**
 * The declaration of a study's plan: a schema whose entries also carry what its form, its command and the command shown
 * on the page need to know. So the wire, the file, the form and the flags have one source.
 */
import * as v from 'valibot'

/** The traits of a part of a plan, beside its schema. */
export interface Traits<Value = unknown> {
  /** The default in the form, and on the command line unless `flagUsual` is another. */
  readonly usual?: Value extends readonly (infer Item)[] ? readonly Item[] : Value
  /** The key of its label in the form. */
  readonly label?: string
  /** The figures in its label. */
  readonly figures?: Readonly<Record<string, number>>
  /** The key of a note below it. */
  readonly note?: string
  /** The key below which each of its values has a label. */
  readonly values?: string
  /** The key below which each of its values has a note, which stands first. */
  readonly notes?: string
  /** The key of a button that draws another number. */
  readonly renew?: string
  /** Is it chosen from a list that opens, or only a name, as a seed is? */
  readonly look?: 'list' | 'name'
  /** The limits of the form where they are narrower than those of the schema. */
  readonly formMin?: number
  readonly formMax?: number
  /** Option of the field in a terminal, as `depth <plies>`. */
  readonly flag?: string
  readonly help?: string
  /** Says what values are; of a number, without its limits. */
  readonly noun?: string
  readonly flagUsual?: unknown
  /** The default in the help, where the value says too much. */
  readonly flagUsualText?: string
  /** The number that the form counts where the plan has one, and that the option counts: two games for a pair. */
  readonly formTimes?: number
  readonly times?: number
  /** Does the command leave it out where it has its default? */
  readonly isQuiet?: boolean
}

/** The entries of a plan. */
export type Fields = v.ObjectEntries

type Unchanged<Plan> = {
  readonly [Name in keyof Plan]: Plan[Name] extends readonly (infer Item)[] ? readonly Item[] : Plan[Name]
}

/** The plan that has these entries. */
export type PlanOfFields<Of extends Fields> = Unchanged<v.InferOutput<v.StrictObjectSchema<Of, undefined>>>

/** A part of a plan. A field may be made of another: the traits given last count. */
export function field<Schema extends v.GenericSchema>(schema: Schema, traits: Traits<v.InferOutput<Schema>>) {
  return v.pipe(schema, v.metadata(traits as Record<string, unknown>))
}

export function traitsOf(schema: Fields[string]): Traits {
  return v.getMetadata(schema)
}

/** The default plan, as far as its fields have defaults. */
export function usualOf<Of extends Fields>(fields: Of): PlanOfFields<Of> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, schema]) => {
      const { usual } = traitsOf(schema)
      return usual === undefined ? [] : [[name, usual]]
    }),
  ) as PlanOfFields<Of>
}

/** The shape of a part as far as forms and options go by it. */
export type Shape =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice' | 'choices'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'switch' | 'other' }

/** The steps that a schema is made of, those of its parts first. */
function stepsOf(schema: unknown): Record<string, unknown>[] {
  const step = schema as Record<string, unknown>
  const inner = [...((step.pipe as unknown[] | undefined) ?? []), ...(step.wrapped === undefined ? [] : [step.wrapped])]
  return [...inner.filter((one) => one !== schema).flatMap(stepsOf), step]
}

export function shapeOf(schema: Fields[string]): Shape {
  const steps = stepsOf(schema)
  const at = (type: string) => steps.find((step) => step.type === type)
  const item = at('array')?.item
  const values = (item === undefined ? at('picklist') : stepsOf(item).find(({ type }) => type === 'picklist'))?.options
  if (values !== undefined)
    return { kind: item === undefined ? 'choice' : 'choices', values: values as (string | number)[] }
  const [min, max] = [at('min_value')?.requirement, at('max_value')?.requirement]
  if (typeof min === 'number' && typeof max === 'number') return { kind: 'number', min, max }
  return { kind: at('boolean') === undefined ? 'other' : 'switch' }
}

/** The name of an option, without its value. */
export const flagName = (flag: string) => flag.split(' ')[0]

/**
 * The options by which a command gets this plan; those that have their usual value are left out where the field says so.
 *
 * @param written parts in words of their own; null for one that is left out
 */
export function flagsOf<Plan extends object>(
  fields: Fields,
  plan: Plan,
  written: { readonly [Name in keyof Plan]?: string | null } = {},
): string[] {
  return Object.entries(fields).flatMap(([name, schema]) => {
    const { flag, usual, times, isQuiet = false } = traitsOf(schema)
    const value = plan[name as keyof Plan] as unknown
    if (flag === undefined || value === undefined || value === false || (isQuiet && textOf(value) === textOf(usual)))
      return []
    const option = `--${flagName(flag)}`
    const text = name in written ? written[name as keyof Plan] : textOf(value, times)
    if (text === null || text === undefined) return []
    // The text may look like an option itself.
    return value === true ? [option] : text.includes('=') ? [`${option}=${text}`] : [option, text]
  })
}

const textOf = (value: unknown, times = 1) =>
  Array.isArray(value) ? value.join(',') : String(typeof value === 'number' ? value * times : value)
