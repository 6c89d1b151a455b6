/** An exercise as a link: its plan and its title. The search is written as in the link of a replay. */
import { checkedPlan, checkedTitle, type TitledExercise } from '../../../engine/lab/exercise-file.ts'

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
 * @throws RangeError that names what is wrong
 */
export function readExerciseLink(link: string): TitledExercise | null {
  const parts = new URLSearchParams(link)
  const kinds = parts.get('questions')
  if (kinds === null) return null
  const whole = (name: string) =>
    /^-?\d{1,15}$/.test(parts.get(name) ?? '') ? Number(parts.get(name)) : (parts.get(name) ?? undefined)
  const optional = {
    ordering: parts.get('order') ?? undefined,
    table: parts.get('table') ?? undefined,
    margin: whole('margin'),
    guess: whole('guess'),
  }
  const options = {
    algorithm: parts.get('search'),
    depth: whole('depth'),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
  }
  const plan = checkedPlan({
    position: parts.get('position'),
    options,
    seed: whole('seed'),
    kinds: kinds.split(','),
    count: whole('count'),
  })
  return { title: checkedTitle(parts.get('title')), plan }
}
