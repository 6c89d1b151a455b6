/** The form for a surface: the choices, the plan that they make, and what is wrong with them. */
import { usualOf } from '../../../../contract/studies/field.ts'
import { SURFACE_FIELDS } from '../../../../contract/studies/match.ts'
import type { Contestant } from '../../../../engine/arena/contestant.ts'
import { expectedGameTime } from '../../../../engine/arena/game-time.ts'
import { withReadySearches } from '../../../../engine/arena/ready-searches.ts'
import { playerAt, pointCount, type Surface } from '../../../../engine/arena/surface.ts'
import type { Weights } from '../../../../engine/evaluation/evaluator.ts'
import { FEATURES, type FeatureId } from '../../../../engine/evaluation/features.ts'
import { startOf } from '../../../../engine/game/position.ts'
import { maxOpeningStones } from '../contest/contest-draft.ts'
import type { NumberedTypes } from '../numbered.ts'
import type { PlanOf, StudyDraft } from '../study-kind.ts'
import type { SurfaceRecord } from './surface-file.ts'

/** `fixed` also keeps the weights of the two features that the surface spans, for when others are chosen. */
export interface SurfaceDraft extends Omit<Surface, 'reference'> {
  readonly name: string
  /** By name. */
  readonly reference: string
}

const INITIAL: SurfaceDraft = { name: '', ...usualOf(SURFACE_FIELDS), reference: 'greedy' }

export type DraftFault = 'nobody' | 'opening'

interface SurfacePlan extends Pick<Surface, 'x' | 'y'> {
  /** The surface; null where something is wrong with it. */
  readonly surface: Surface | null
  readonly points: number
  readonly games: number
  /** Expected milliseconds of one core for all of it. */
  readonly time: number
  readonly faults: readonly DraftFault[]
}

export interface Surfaces extends NumberedTypes {
  readonly name: 'surfaces'
  readonly record: SurfaceRecord
  readonly draft: SurfaceDraft
  readonly plan: SurfacePlan
  readonly job: 'point'
  readonly findings: 'points'
}

function planOf(draft: SurfaceDraft, players: readonly Contestant[]): PlanOf<Surfaces> {
  const reference = withReadySearches(players).find(
    ({ name, mind }) => name === draft.reference && mind.by !== 'program',
  )
  const found: readonly (DraftFault | false)[] = [
    reference === undefined && 'nobody',
    draft.openingStones > maxOpeningStones(draft.boardSize) && 'opening',
  ]
  const faults = found.filter((fault) => fault !== false)
  const points = pointCount(draft)
  const { x, y, step, depth, boardSize, pairs, openingStones, seed } = draft
  const surface =
    faults.length > 0 || reference === undefined
      ? null
      : { x, y, step, fixed: weightsBesides(draft), depth, reference, boardSize, pairs, openingStones, seed }
  const games = 2 * pairs * points
  const time =
    surface === null
      ? 0
      : games *
        expectedGameTime([playerAt(surface, { x: 1, y: 1 }), surface.reference], startOf(surface), openingStones)
  return { body: surface && { surface, points: [] }, surface, x, y, points, games, time, faults }
}

/** The features other than the two that the surface spans. */
export function featuresBesides({ x, y }: Pick<Surface, 'x' | 'y'>): FeatureId[] {
  return FEATURES.filter((id) => id !== x && id !== y)
}

/** The fixed weights that are not 0. */
function weightsBesides(draft: Pick<Surface, 'x' | 'y' | 'fixed'>): Weights {
  return Object.fromEntries(
    featuresBesides(draft).flatMap((id) => ((draft.fixed[id] ?? 0) === 0 ? [] : [[id, draft.fixed[id]]])),
  )
}

function draftOf({ name, surface: { reference, ...surface } }: Pick<SurfaceRecord, 'name' | 'surface'>): SurfaceDraft {
  return { ...surface, name, reference: reference.name }
}

export const SURFACE_DRAFT = {
  initial: INITIAL,
  presets: () => [
    { key: 'chains', x: 'secondDistance', y: 'chains' },
    { key: 'rings', x: 'edge', y: 'innerRing' },
    { key: 'thesis', x: 'chains', y: 'corners', fixed: { piecesToWin: -1 }, reference: 'random' },
    { key: 'deeper', x: 'secondDistance', y: 'corners', step: 2, depth: 2, reference: 'report-2' },
  ],
  planOf,
  of: draftOf,
} as const satisfies StudyDraft<Surfaces>
