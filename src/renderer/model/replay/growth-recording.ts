/** A recorded Monte Carlo tree search, to be replayed. */
import type { Growth } from '../../../engine/playouts/growth.ts'
import type { GrowthPlan } from '../../../engine/playouts/growth-plan.ts'

export interface GrowthRecording {
  /** One-line position. */
  readonly position: string
  readonly plan: GrowthPlan
  readonly growth: Growth
}
