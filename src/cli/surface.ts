/**
 * `polyy surface`: how often a linear evaluator wins over a grid of two of its weights, as in the backgammon thesis. It
 * goes on where it stopped.
 */
import { InvalidArgumentError, type Command } from 'commander'
import { SURFACE_FIELDS } from '../contract/studies/match.ts'
import {
  MAX_SURFACE_WEIGHT,
  highestPoint,
  pointCount,
  weightsOf,
  type Surface,
  type SurfacePoint,
} from '../engine/arena/surface.ts'
import { checkedPoint, MAX_FIXED_WEIGHT, MAX_POINT_PAIRS } from '../engine/arena/surface-file.ts'
import type { Weights } from '../engine/evaluation/evaluator.ts'
import { FEATURES, type FeatureId } from '../engine/evaluation/features.ts'
import { CAST_HELP, readContestant } from './contestants.ts'
import { addGameOptions, KERNELS_BOARD, spanText, type GameOptions } from './game-options.ts'
import { GameRun, type Playable } from './game-run.ts'
import { InputError } from './input.ts'
import { coresOption, readSome } from './options.ts'
import { addPlanOptions, planIn } from './plan-options.ts'
import { alignRows, countText, perCentText, percentText, print, printJson } from './text.ts'
import { FEATURES_HELP } from './training-options.ts'

const EXAMPLES = `
Examples:
  polyy surface --x secondDistance --y middleRing
  polyy surface --x chains --y corners --fixed piecesToWin=-5 --step 1 --file surface.jsonl
  polyy surface --x piecesToWin --y secondDistance --fixed middleRing=1 --against report-2 --depth 2

${FEATURES_HELP}
${CAST_HELP}`

interface Options extends GameOptions {
  cores: number
}

export function addSurface(program: Command): void {
  const command = program
    .command('surface')
    .description(
      `How often an evaluator wins, by two of its weights: a table with all values from -${MAX_SURFACE_WEIGHT} to ${MAX_SURFACE_WEIGHT}.`,
    )
  const { x, y, step, fixed, depth, reference } = SURFACE_FIELDS
  addPlanOptions(command, { x, y }, { x: REQUIRED, y: REQUIRED })
  addPlanOptions(
    addGameOptions(command, 40, KERNELS_BOARD),
    { step, fixed, depth, reference },
    {
      fixed: { read: readWeights },
      reference: { read: readContestant, usual: readContestant('greedy'), usualText: 'greedy' },
    },
  )
    .addOption(coresOption())
    .addHelpText('after', EXAMPLES)
    .action(async ({ cores, file, ...options }: Options) => {
      const surface = surfaceOf(options)
      const points = (await new GameRun(surfacePoints(surface), file ?? null).play(cores)).sort(
        (a, b) => a.number - b.number,
      )
      if (options.json)
        printJson({ ...surface, reference: surface.reference.name, points, highest: highestPoint(points) })
      else for (const line of surfaceText(surface, points)) print(line)
    })
}

function surfacePoints(surface: Surface): Playable<Surface, 'point'> {
  return {
    command: 'surface',
    unit: 'points',
    played: surface,
    countOf: pointCount,
    check: checkedPoint,
    kind: 'point',
    requestOf: (number) => ({ surface, number }),
    isDecided: () => false,
    say: () => '',
  }
}

function surfaceOf(options: Omit<Options, 'cores' | 'file'>): Surface {
  const { games } = options
  const { x, y, step, fixed, ...surface } = planIn(SURFACE_FIELDS, options)
  if (x === y) throw new InputError('a surface has two different features')
  if (games > 2 * MAX_POINT_PAIRS)
    throw new InputError(
      `a point of a surface has at most ${countText(2 * MAX_POINT_PAIRS)} games, not ${countText(games)}`,
    )
  const others = Object.fromEntries(Object.entries(fixed).filter(([id]) => id !== x && id !== y))
  return { x, y, step, fixed: others, ...surface }
}

const REQUIRED = { isRequired: true, read: readFeature } as const

function readFeature(text: string): FeatureId {
  const [feature, ...more] = readSome(FEATURES)(text)
  if (more.length > 0) throw new InvalidArgumentError('One feature is wanted.')
  return feature
}

function readWeights(text: string): Weights {
  const weights = text.split(',').map((part) => {
    const [name, weight, ...more] = part.split('=')
    if (more.length > 0 || !/^-?\d+(\.\d+)?$/.test(weight ?? ''))
      throw new InvalidArgumentError(`${part} is not FEATURE=WEIGHT, such as piecesToWin=-1.`)
    if (Math.abs(Number(weight)) > MAX_FIXED_WEIGHT)
      throw new InvalidArgumentError(`A fixed weight is from -${MAX_FIXED_WEIGHT} to ${MAX_FIXED_WEIGHT}.`)
    return [readFeature(name), Number(weight)] as const
  })
  return Object.fromEntries(weights)
}

/** The table, y upwards. */
function surfaceText(surface: Surface, points: readonly SurfacePoint[]): string[] {
  const { x, y, fixed, depth, reference, pairs } = surface
  const weights = weightsOf(surface)
  const rows = weights.map((weight, row) => {
    const own = points.slice(row * weights.length, (row + 1) * weights.length)
    return [String(weight), ...own.map(({ rate }) => perCentText(rate.value))]
  })
  const fixedText = Object.entries(fixed)
    .map(([id, weight]) => `, ${id} ${weight}`)
    .join('')
  const highest = highestPoint(points)
  return [
    `wins of 100 games at depth ${depth} against ${reference.name}, from ${countText(2 * pairs)} each${fixedText}`,
    `${y} upwards, ${x} to the right`,
    ...alignRows([...rows.reverse(), ['', ...weights.map(String)]]),
    ...(highest === null
      ? []
      : [
          `highest: ${x} ${highest.x}, ${y} ${highest.y}: ${spanText(highest.rate, percentText)}, 95 % of a fixed sample; the highest of ${countText(points.length)} owes some of it to luck`,
        ]),
  ]
}
