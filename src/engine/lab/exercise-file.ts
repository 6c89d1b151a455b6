/**
 * Files of exercise sets: each is a plan, from which the search and its questions follow. Its content is checked as it
 * is read.
 */
import { FaultError } from '../game/fault.ts'
import { size } from '../game/node-set.ts'
import { emptyNodes, winnerOf, type Position } from '../game/position.ts'
import { cutText } from '../math/cut-text.ts'
import { framed, unframed } from '../math/framed-json.ts'
import { fieldsOf } from '../math/plain-data.ts'
import { onOneLine } from '../game/unseen.ts'
import { MAX_MARGIN, MIN_MARGIN } from '../search/margin.ts'
import { ALGORITHMS, MAX_DEPTH } from '../search/methods.ts'
import { readRoot, type SearchRoot } from '../search/search-root.ts'
import { SEARCH_SETTINGS } from '../search/settings.ts'
import { TREE_ALGORITHMS, treeOptions } from '../search/tree-search.ts'
import { MAX_LEAF, type TypedTree } from '../search/typed-tree.ts'
import type { ExerciseOptions, ExercisePlan } from './exercise.ts'
import { numberOf, oneOf, PartFault, wholeOf } from './part-fault.ts'
import { QUESTION_KINDS, type QuestionKind } from './question.ts'
import { MAX_SEED } from './sample-plan.ts'

export const EXERCISE_FRAME = { format: 'poly-y exercise', version: 1 }

/** Maximum number of questions in a set. */
export const MAX_QUESTIONS = 50

export const MAX_TITLE_LENGTH = 100

/**
 * Maximum number of states in the full tree of a set: enough for counting by hand, and its questions are found at once.
 * Three plies from the empty board of 31 nodes are fewer.
 */
const MAX_EXERCISE_STATES = 100_000

export interface TitledExercise {
  readonly title: string
  readonly plan: ExercisePlan
}

export function formatExercise(plan: ExercisePlan, title: string): string {
  return framed(EXERCISE_FRAME, { title, ...plan })
}

/** @throws FileFault */
export function readExercise(text: string): TitledExercise {
  return unframed(EXERCISE_FRAME, text, ({ title, ...parts }) => ({
    title: checkedTitle(title),
    plan: checkedPlan(parts),
  }))
}

/** A title as one line, without characters that nobody sees; a longer one is cut. Empty where nothing is left. */
export function titleOf(text: string): string {
  return cutText(onOneLine(text), MAX_TITLE_LENGTH)
}

/** @throws PartFault */
export function checkedTitle(data: unknown): string {
  const title = typeof data === 'string' ? titleOf(data) : ''
  if (title === '') throw new PartFault('missing', 'title')
  return title
}

/**
 * A plan from untrusted plain data.
 *
 * @throws PartFault, or FaultError for its position
 */
export function checkedPlan({ position: text, options, seed, kinds, count }: Record<string, unknown>): ExercisePlan {
  if (typeof text !== 'string') throw new PartFault('missing', 'position')
  const root = readRoot(text)
  if (root.position !== null && winnerOf(root.position) !== null) throw new FaultError('over')
  return {
    position: text,
    options: checkedOptions(fieldsOf(options), root),
    seed: wholeOf('seed', seed, 0, MAX_SEED),
    kinds: checkedKinds(kinds),
    count: wholeOf('count', count, 1, MAX_QUESTIONS),
  }
}

function checkedOptions(
  { algorithm, depth, ordering, table, margin, guess, ...others }: Record<string, unknown>,
  { position, tree }: SearchRoot,
): ExerciseOptions {
  const other = Object.keys(others)[0]
  if (other !== undefined) throw new PartFault('option', other)
  const plies = wholeOf('depth', depth, 1, MAX_DEPTH)
  const width = margin === undefined ? {} : { margin: numberOf('margin', margin, MIN_MARGIN, MAX_MARGIN) }
  if (tree !== null) return checkedTree(tree, { algorithm, guess }, width)
  if (guess !== undefined) throw new PartFault('option', 'guess')
  if (position !== null && fullTreeOf(position, plies) > MAX_EXERCISE_STATES)
    throw new PartFault('deep', 'depth', { found: plies, most: MAX_EXERCISE_STATES })
  return {
    algorithm: oneOf('algorithm', algorithm, ALGORITHMS),
    depth: plies,
    ...(ordering !== undefined && { ordering: oneOf('ordering', ordering, SEARCH_SETTINGS.ordering) }),
    ...(table !== undefined && { table: oneOf('table', table, SEARCH_SETTINGS.table) }),
    ...width,
  }
}

/** The options of a search of a typed tree, whose depth and order follow from it. */
function checkedTree(
  tree: TypedTree,
  { algorithm, guess }: Record<string, unknown>,
  width: { readonly margin?: number },
): ExerciseOptions {
  const chosen = {
    algorithm: oneOf('algorithm', algorithm, TREE_ALGORITHMS),
    ...width,
    ...(guess !== undefined && { guess: wholeOf('guess', guess, -MAX_LEAF, MAX_LEAF) }),
  }
  return { ...treeOptions(tree, chosen), depth: tree.depth }
}

/** States below the root where no game ends before the depth. */
function fullTreeOf(position: Position, depth: number): number {
  const moves = size(emptyNodes(position))
  let states = 0
  let ofPly = 1
  for (let ply = 0; ply < Math.min(depth, moves); ply++) states += ofPly *= moves - ply
  return states
}

function checkedKinds(kinds: unknown): readonly QuestionKind[] {
  if (!Array.isArray(kinds) || kinds.length === 0) throw new PartFault('missing', 'kinds')
  const checked = kinds.map((kind: unknown) => oneOf('kinds', kind, QUESTION_KINDS))
  if (new Set(checked).size < checked.length) throw new PartFault('twice', 'kinds')
  return checked
}
