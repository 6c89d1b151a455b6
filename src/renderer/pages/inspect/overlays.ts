/** The overlays of the board, computed from the position: marks for the nodes, and the legend that explains them. */
import { rounded } from '../../../engine/math/rounding.ts'
import { LINEAR_UNIT, REPORT_EVALUATOR, valueForRed, type Evaluator } from '../../../engine/evaluation/evaluator.ts'
import { distancesToSide } from '../../../engine/evaluation/needs.ts'
import type { Colour } from '../../../engine/game/colour.ts'
import { legalMoves, play, type Position } from '../../../engine/game/position.ts'
import type { Mark } from '../../parts/board/marks.ts'
import { decimal } from '../../language/format.ts'
import { i18n } from '../../language/i18n.ts'
import { signed } from '../../language/words.ts'

export interface OverlayPicture {
  readonly marks: ReadonlyMap<number, Mark>
  /** One entry for each value there is. */
  readonly legend: readonly Mark[]
}

const MIN_STRENGTH = 0.12
const MAX_STRENGTH = 0.75

/** Stones the colour needs to reach one side from each node, the stone on the node included. */
export function distanceOverlay(position: Position, colour: Colour, side: number): OverlayPicture {
  const distances = distancesToSide(position, colour, side)
  const farthest = Math.max(1, ...distances.filter(Number.isFinite))
  const markOf = (distance: number): Mark =>
    Number.isFinite(distance)
      ? {
          text: String(distance),
          meaning: i18n.t('inspect:stones', { count: distance }),
          tone: colour,
          strength: MAX_STRENGTH - (MAX_STRENGTH - MIN_STRENGTH) * (distance / farthest),
        }
      : { text: '∞', meaning: i18n.t('inspect:noWay'), tone: colour, strength: 0 }
  return pictureOf(distances.entries(), markOf)
}

/** f after each legal move, or the value by another evaluator with the side to move as the searcher. */
export function moveOverlay(position: Position, evaluator: Evaluator = REPORT_EVALUATOR): OverlayPicture {
  const valueOf = valueForRed(evaluator, position.board)
  const values = legalMoves(position).map((node) => [node, valueOf(play(position, node), position.toMove)] as const)
  const isInStones = evaluator.kind === 'report'
  const largest = Math.max(1, ...values.map(([, value]) => Math.abs(value)).filter(Number.isFinite))
  const markOf = (value: number): Mark => ({
    text: isInStones || !Number.isFinite(value) ? signed(value) : signedPoints(value),
    meaning: isInStones || !Number.isFinite(value) ? meaningOf(value) : pointsMeaning(value),
    tone: value < 0 ? 'blue' : value > 0 ? 'red' : 'accent',
    strength:
      value === 0
        ? 0
        : Number.isFinite(value)
          ? MIN_STRENGTH + (0.5 - MIN_STRENGTH) * (Math.abs(value) / largest)
          : MAX_STRENGTH,
  })
  const picture = pictureOf(values, markOf)
  // These values are nearly all different, so that the minimum and the maximum are legend enough.
  return isInStones
    ? picture
    : {
        ...picture,
        legend: [...new Set([picture.legend.at(0), picture.legend.at(-1)])].filter((mark) => mark !== undefined),
      }
}

/** A value in units, with one decimal: a node has no room for more. */
const points = (value: number) => decimal(rounded(Math.abs(value) / LINEAR_UNIT, 1))

function signedPoints(value: number): string {
  const size = points(value)
  return size === '0' ? size : value < 0 ? `−${size}` : `+${size}`
}

function pointsMeaning(value: number): string {
  return value === 0
    ? i18n.t('inspect:even')
    : i18n.t(`inspect:better.${value > 0 ? 'red' : 'blue'}`, { size: points(value) })
}

function pictureOf(values: Iterable<readonly [number, number]>, markOf: (value: number) => Mark): OverlayPicture {
  const all = [...values]
  const present = [...new Set(all.map(([, value]) => value))].sort((a, b) => a - b)
  return { marks: new Map(all.map(([node, value]) => [node, markOf(value)])), legend: present.map(markOf) }
}

function meaningOf(value: number): string {
  if (value === 0) return i18n.t('inspect:even')
  const ahead = value > 0 ? 'red' : 'blue'
  return Number.isFinite(value)
    ? i18n.t(`inspect:ahead.${ahead}`, { count: Math.abs(value) })
    : i18n.t(`inspect:wins.${ahead}`)
}
