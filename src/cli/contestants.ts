/**
 * Contestants and evaluators by their names on the command line. Readers throw commander's InvalidArgumentError with
 * the fault.
 */
import type { EvaluationMethod } from '../engine/evaluation/evaluation.ts'
import { InvalidArgumentError } from 'commander'
import { isFileName, namesIn } from '../contract/names.ts'
import { castOf } from '../engine/arena/cast.ts'
import { CAST_BY_RATING } from '../engine/arena/cast-ratings.ts'
import { fromContestantFile, MAX_MILLISECONDS, PLAYER_FORMAT } from '../engine/arena/contestant-file.ts'
import { LEVEL_COUNT, playoutPlayer, searcher, type Contestant } from '../engine/arena/contestant.ts'
import { BOARD_LEVELS } from '../engine/arena/levels.ts'
import { PLAYOUT_PRIORS_OF, timedPlayouts } from '../engine/arena/timed-players.ts'
import { REPORT_EVALUATOR, type Evaluator } from '../engine/evaluation/evaluator.ts'
import { fromEvaluatorFile } from '../engine/evaluation/evaluator-file.ts'
import { REPORTS_OWN, type NamedEvaluator } from '../engine/evaluation/named-evaluator.ts'
import type { EvaluatorsOf } from '../engine/lab/lab.ts'
import { quote } from '../engine/game/notation.ts'
import { fieldsOf } from '../engine/math/plain-data.ts'
import { ALGORITHMS, type Algorithm } from '../engine/search/methods.ts'
import type { SearchOptions } from '../engine/search/search.ts'
import { AS_THE_REPORT, SEARCH_SETTINGS, SETTING_NAMES, tuningFrom } from '../engine/search/settings.ts'
import { readEvaluator } from './evaluator-files.ts'
import { InputError } from './input.ts'
import { readJson } from './json-files.ts'
import { readAlgorithm, readDepth, readPlayouts, wholeNumber } from './options.ts'

const AS_REPORT = 'as-report'

/** The settings behind a contestant's name. */
const NAMED_SETTINGS = [...SETTING_NAMES, 'margin', 'evaluator'] as const
type NamedSetting = (typeof NAMED_SETTINGS)[number]

const VALUES: Readonly<Record<NamedSetting, string>> = {
  ...(Object.fromEntries(SETTING_NAMES.map((name) => [name, SEARCH_SETTINGS[name].join('|')])) as Record<
    keyof typeof SEARCH_SETTINGS,
    string
  >),
  margin: 'STONES',
  evaluator: 'report|NAME|FILE.json',
}

const LEVEL = 'level'

export const CONTESTANT_HELP = `ALGORITHM:DEPTH, such as alpha-beta:2 (${ALGORITHMS.join(', ')}),
${Object.keys(PLAYOUT_PRIORS_OF)
  .map((name) => `${name}:N`)
  .join(', ')} for N playouts a move, under three corners
with a policy network over learnt patterns, with the patterns alone, and with neither,
ALGORITHM:TIME or playouts:TIME for a time a move, such as playouts:200ms or negascout:1.5s,
level:N for a level of the board, from 1 to ${LEVEL_COUNT},
FILE.json for a player that the app has exported, FILE.json:DEPTH with the evaluator of a file, or one of:
${CAST_BY_RATING.map(({ name }) => name).join(', ')}.
Settings of its search may follow, as in negascout:3,ordering=history,terminal=dfs; they are
${[
  ...NAMED_SETTINGS.map((name) => `  ${name}=${VALUES[name]}`),
  `  ${AS_REPORT}, for ${Object.entries(AS_THE_REPORT)
    .map(([name, value]) => `${name}=${value}`)
    .join(',')}`,
].join('\n')}`

export const CAST_HELP = `A contestant is ${CONTESTANT_HELP}
Games are played in pairs from the same opening, with the colours reversed. The same seed gives the same games.`

/** A contestant by its name, with the settings behind it. */
export function readContestant(text: string): Contestant {
  const { who, settings } = partsOf(text)
  const contestant = readUnchanged(who)
  if (settings.length === 0) return contestant
  if (contestant.mind.by !== 'search')
    throw new InvalidArgumentError(`${contestant.name} does not search: it has no settings.`)
  return {
    ...contestant,
    name: [contestant.name, ...settings].join(','),
    mind: { by: 'search', options: { ...contestant.mind.options, ...settingsIn(settings) } },
  }
}

/** One of the cast, a player's file, ALGORITHM:DEPTH, or FILE.json:DEPTH for NegaScout with the evaluator of a file. */
function readUnchanged(name: string): Contestant {
  const known = castOf(name)
  if (known !== undefined) return known
  if (isFileName(name)) return readJson(name, fromContestantFile)
  // A path may have colons of its own.
  const end = name.lastIndexOf(':')
  if (end < 0)
    throw new InvalidArgumentError(`${name} is not ALGORITHM:DEPTH, FILE.json, FILE.json:DEPTH nor one of the cast.`)
  const who = name.slice(0, end).trim()
  const limit = name.slice(end + 1).trim()
  if (who === LEVEL) return readLevel(limit)
  const time = timeOf(limit)
  if (isByPlayouts(who)) {
    const priors = PLAYOUT_PRIORS_OF[who]
    return time === null
      ? playoutPlayer(name, { playouts: readPlayouts(limit), priors })
      : timedPlayouts(name, priors, time)
  }
  const search = isFileName(who)
    ? ({ algorithm: 'negascout', evaluator: readEvaluator(who) } as const)
    : { algorithm: readAlgorithm(who) }
  return searcher(name, { ...search, ...(time === null ? { depth: readDepth(limit) } : { time }) })
}

const isByPlayouts = (who: string) => Object.hasOwn(PLAYOUT_PRIORS_OF, who)

/** The level of the board that is played on. */
export function readLevel(text: string): Contestant {
  return BOARD_LEVELS[wholeNumber(text, 1, LEVEL_COUNT, 'A level is a whole number') - 1]
}

/** A time as in `200ms` or `1.5s`, in milliseconds; null for any other text. */
function timeOf(text: string): number | null {
  const [, number, unit] = /^(\d{1,7}(?:\.\d{1,3})?)(ms|s)$/.exec(text) ?? []
  if (unit === undefined) return null
  const time = Number(number) * (unit === 's' ? 1000 : 1)
  if (Number.isInteger(time) && time >= 1 && time <= MAX_MILLISECONDS) return time
  throw new InputError(`A time is a whole number of ms from 1 to ${MAX_MILLISECONDS}, not ${quote(text)}`)
}

interface NameParts {
  readonly who: string
  /** `name=value`, or the preset. */
  readonly settings: readonly string[]
}

/**
 * Splits a name at the first comma behind which settings begin. A file may have commas and `=` in its own name: what
 * stands before the comma must be a contestant, and what stands behind it a setting, unless all of it can be no name at
 * all.
 */
function partsOf(text: string): NameParts {
  const parts = text.split(',')
  const isNameItself = isWho(text.trim())
  for (let i = 1; i < parts.length; i++) {
    const who = parts.slice(0, i).join(',').trim()
    if (isWho(who) && (isSetting(parts[i]) || !isNameItself)) return { who, settings: joined(parts.slice(i)) }
  }
  return { who: text.trim(), settings: [] }
}

function isWho(name: string): boolean {
  const [, before = ''] = /^(.*):\s*(?:\d+|[\d.]+m?s)$/.exec(name) ?? []
  return (
    castOf(name) !== undefined ||
    isFileName(name) ||
    isFileName(before) ||
    isByPlayouts(before.trim()) ||
    before.trim() === LEVEL ||
    ALGORITHMS.some((algorithm) => algorithm === before.trim())
  )
}

function isSetting(part: string): boolean {
  const name = part.split('=')[0].trim()
  return part.includes('=') ? NAMED_SETTINGS.some((known) => known === name) : name === AS_REPORT
}

/** Settings from the parts between commas: the name of an evaluator's file may have commas. */
function joined(parts: readonly string[]): string[] {
  const settings: string[] = []
  for (const part of parts) {
    const last = settings.at(-1)
    const goesOn =
      last?.startsWith('evaluator=') === true && !isSetting(part) && !isEvaluatorName(last.slice('evaluator='.length))
    if (goesOn) settings[settings.length - 1] = `${last},${part}`
    else settings.push(part.trim().replace(/\s*=\s*/, '='))
  }
  return settings
}

function settingsIn(settings: readonly string[]): Partial<SearchOptions> {
  const given: Record<string, string> = {}
  for (const setting of settings.filter((each) => each !== AS_REPORT)) {
    const [name, value] = [setting.slice(0, setting.indexOf('=')), setting.slice(setting.indexOf('=') + 1)]
    if (!isSetting(setting))
      throw new InvalidArgumentError(
        `${setting} is not a setting of a search: ${NAMED_SETTINGS.map((known) => `${known}=${VALUES[known]}`).join(', ')}, ${AS_REPORT}.`,
      )
    if (name in given) throw new InvalidArgumentError(`${name} is there twice.`)
    given[name] = value
  }
  const { evaluator, margin, ...others } = given
  const width = margin === undefined ? {} : { margin: /^\d+(\.\d+)?$/.test(margin) ? Number(margin) : margin }
  const chosen = tuningFrom(
    { ...others, ...width },
    (name, known) => new InvalidArgumentError(`${name}=${given[name]}: it is ${known}.`),
  )
  return {
    ...(settings.includes(AS_REPORT) && AS_THE_REPORT),
    ...chosen,
    ...(evaluator !== undefined && { evaluator: evaluatorNamed(evaluator) }),
  }
}

/** The help for an option that names an evaluator. */
export const EVALUATOR_HELP = 'report, one of the cast, or FILE.json of an evaluator or a player'

/**
 * The report's evaluator, that of one of the cast, or one from a file: an evaluator's, or that of an exported player.
 */
export function evaluatorNamed(text: string): Evaluator {
  if (text === REPORTS_OWN.name) return REPORT_EVALUATOR
  if (isFileName(text))
    return readJson(text, (data) =>
      fieldsOf(data).format === PLAYER_FORMAT ? evaluatorOf(fromContestantFile(data)) : fromEvaluatorFile(data),
    )
  const known = castOf(text)
  if (known === undefined) throw new InvalidArgumentError(`${text} is not ${EVALUATOR_HELP}.`)
  return evaluatorOf(known)
}

const isEvaluatorName = (name: string) => name === REPORTS_OWN.name || isFileName(name) || castOf(name) !== undefined

function evaluatorOf({ name, mind }: Contestant): Evaluator {
  if (mind.by !== 'search')
    throw new InvalidArgumentError(
      `${name} plays ${{ oracle: 'perfectly', rules: 'by rules', playouts: 'by playouts', program: 'as a program', level: 'at a level' }[mind.by]} and has no evaluator.`,
    )
  return mind.options.evaluator ?? REPORT_EVALUATOR
}

/** Why an evaluator cannot value positions of a board. */
export function misfitFault({ name, evaluator }: NamedEvaluator): InputError {
  return new InputError(
    evaluator.kind === 'linear'
      ? `${name} values boards of up to 31 nodes under the rule of three sides alone`
      : `${name} is a network for another board`,
  )
}

/** Why a method cannot count f of positions of a board. */
export function methodFault(method: EvaluationMethod): InputError {
  return new InputError(`${method} counts f on boards of up to 31 nodes under the rule of three sides alone`)
}

/** Several evaluators, separated by commas, each once. */
export function readEvaluators(text: string): NamedEvaluator[] {
  return [
    ...new Map(
      namesIn(text, isEvaluatorName)
        .map(readNamed)
        .map((each) => [each.name, each]),
    ).values(),
  ]
}

function readNamed(name: string): NamedEvaluator {
  const evaluator = evaluatorNamed(name)
  return evaluator.kind === 'report' ? REPORTS_OWN : { name, evaluator }
}

/** A single evaluator. */
export function readOneEvaluator(text: string): NamedEvaluator {
  const [evaluator, ...more] = readEvaluators(text)
  if (more.length > 0) throw new InvalidArgumentError('There is one evaluator.')
  return evaluator
}

/**
 * One evaluator for all algorithms, or ALGORITHM=WHO for some, separated by commas; algorithms that use f are left out.
 */
export function readEvaluatorsOf(text: string): EvaluatorsOf {
  const given = namesIn(text, (part) => isEvaluatorName(assignmentOf(part).who)).flatMap((part) => {
    const { algorithms, who } = assignmentOf(part)
    // Where it names neither, the algorithm is what is wrong.
    if (!isEvaluatorName(who) && who.includes('=')) readAlgorithm(who.slice(0, who.indexOf('=')).trim())
    const evaluator = readNamed(who)
    return algorithms.map((algorithm) => [algorithm, evaluator] as const)
  })
  return Object.fromEntries(given.filter(([, { evaluator }]) => evaluator.kind !== 'report'))
}

/** Splits ALGORITHM=WHO at the sign, unless the part before it belongs to the name of a file. */
function assignmentOf(part: string): { readonly algorithms: readonly Algorithm[]; readonly who: string } {
  const end = part.indexOf('=')
  const algorithm = ALGORITHMS.find((name) => name === part.slice(0, end).trim())
  return algorithm === undefined
    ? { algorithms: ALGORITHMS, who: part.trim() }
    : { algorithms: [algorithm], who: part.slice(end + 1).trim() }
}
