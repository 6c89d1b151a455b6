/** The options of a command for the fields of a plan, which they follow from. */
import { InvalidArgumentError, Option, type Command } from 'commander'
import { flagName, shapeOf, traitsOf, type Fields, type PlanOfFields } from '../contract/studies/field.ts'
import { readSome, wholeNumber } from './options.ts'

/** The differences of a command's own option from its field. */
interface OwnOption {
  readonly usual?: unknown
  readonly usualText?: string
  readonly help?: string
  readonly read?: (text: string) => unknown
  /** Must it be given, whatever the default of the form? */
  readonly isRequired?: boolean
}

/** Adds an option for each field that has a flag, in their order. */
export function addPlanOptions<Of extends Fields>(
  command: Command,
  fields: Of,
  own: { readonly [Name in keyof Of]?: OwnOption } = {},
): Command {
  for (const [name, schema] of Object.entries(fields)) {
    const { flag, help, usual, flagUsual, flagUsualText, times = 1 } = traitsOf(schema)
    if (flag === undefined) continue
    const { read, ...mine } = own[name] ?? {}
    const option = new Option(`--${flag}`, mine.help ?? help)
    if (mine.isRequired) option.makeOptionMandatory()
    const normally = mine.isRequired
      ? undefined
      : (mine.usual ?? flagUsual ?? (typeof usual === 'number' ? usual * times : usual))
    const normallyText = mine.usualText ?? flagUsualText ?? (Array.isArray(normally) ? normally.join(',') : undefined)
    if (normally !== undefined) option.default(normally, normallyText)
    command.addOption(read === undefined ? readBySchema(option, schema) : option.argParser(read))
  }
  return command
}

function readBySchema(option: Option, schema: Fields[string]): Option {
  const shape = shapeOf(schema)
  const { noun = '', times = 1 } = traitsOf(schema)
  if (shape.kind === 'number')
    return option.argParser((text) => wholeNumber(text, times * (shape.min - 1) + 1, times * shape.max, noun))
  if (shape.kind === 'choices') return option.argParser(readSome(shape.values))
  if (shape.kind !== 'choice') return option
  // Where the field says what its values are, the help does too, and need not list them.
  if (noun === '') option.choices(shape.values.map(String))
  const listed = option.parseArg
  return option.argParser((text) => {
    listed?.(text, undefined)
    const value = shape.values.find((one) => String(one) === text)
    if (value === undefined) throw new InvalidArgumentError(`${noun}.`)
    return value
  })
}

/** The plan that the options make. */
export function planIn<Of extends Fields>(fields: Of, options: object): PlanOfFields<Of> {
  const given = options as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, schema]) => {
      const { flag, times = 1 } = traitsOf(schema)
      const value = flag === undefined ? undefined : given[flagName(flag)]
      if (value === undefined) return []
      return [[name, typeof value === 'number' ? Math.ceil(value / times) : value]]
    }),
  ) as PlanOfFields<Of>
}
