/** An exercise as a link: its plan and its title. The search is written as in the link of a replay. */
import type { ExercisePlan } from '../../../engine/lab/exercise.ts'
import { checkedPlan, checkedTitle, type TitledExercise } from '../../../engine/lab/exercise-file.ts'
import { PartFault } from '../../../engine/lab/part-fault.ts'
import { numeric } from './link.ts'

/** Short enough for any program: the plan is a position of at most 31 nodes, a few words and numbers. */
export function exerciseLink({ title, plan: { position, options, kinds, count, seed } }: TitledExercise): string {
  const { algorithm, depth, ordering, table, margin, guess } = options
  const parts = {
    position,
    search: algorithm,
    depth,
    order: ordering,
    table,
    margin,
    guess,
    questions: kinds.join(','),
    count,
    seed,
    title,
  }
  return new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
}

/**
 * Reads the exercise that a link names; null if it names none.
 *
 * @throws PartFault, or FaultError for its position
 */
export function readExerciseLink(link: string): TitledExercise | null {
  const parts = new URLSearchParams(link)
  const kinds = parts.get('questions')
  if (kinds === null) return null
  const number = (name: string) => numeric(parts.get(name)) ?? undefined
  const optional = {
    ordering: parts.get('order') ?? undefined,
    table: parts.get('table') ?? undefined,
    margin: number('margin'),
    guess: number('guess'),
  }
  const options = {
    algorithm: parts.get('search'),
    depth: number('depth'),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
  }
  const data = {
    position: parts.get('position'),
    options,
    seed: number('seed'),
    kinds: kinds.split(','),
    count: number('count'),
  }
  return { title: checkedTitle(parts.get('title')), plan: planOf(data) }
}

/** Names in a link of the parts that have another name in a file. */
const LINK_NAMES: Readonly<Record<string, string>> = { algorithm: 'search', ordering: 'order', kinds: 'questions' }

/** A plan from the data of a link, whose faults are named as the link names its parts. */
function planOf(data: Record<string, unknown>): ExercisePlan {
  try {
    return checkedPlan(data)
  } catch (error) {
    if (!(error instanceof PartFault)) throw error
    throw new PartFault(error.code, LINK_NAMES[error.part] ?? error.part, error.values)
  }
}
