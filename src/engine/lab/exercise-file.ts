/**
 * Files of exercise sets: each is a plan, from which the search and its questions follow. Its content is checked as it
 * is read.
 */
import { size } from '../game/node-set.ts'
import { emptyNodes, winnerOf, type Position } from '../game/position.ts'
import { cutText } from '../math/cut-text.ts'
import { framed, unframed } from '../math/framed-json.ts'
import { isWhole, fieldsOf } from '../math/plain-data.ts'
import { isMargin } from '../search/margin.ts'
import { ALGORITHMS, MAX_DEPTH } from '../search/methods.ts'
import { readRoot, type SearchRoot } from '../search/search-root.ts'
import { tuningFrom } from '../search/settings.ts'
import { TREE_ALGORITHMS, treeOptions } from '../search/tree-search.ts'
import { MAX_LEAF, type TypedTree } from '../search/typed-tree.ts'
import type { ExerciseOptions, ExercisePlan } from './exercise.ts'
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

/** Characters that nobody sees, and that break a line or turn its direction; not those that join parts of an emoji. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu

/** A title as one line, without characters that nobody sees; a longer one is cut. Empty where nothing is left. */
export function titleOf(text: string): string {
  return cutText(text.replace(UNSEEN, ' '), MAX_TITLE_LENGTH)
}

/** @throws RangeError */
export function checkedTitle(data: unknown): string {
  const title = typeof data === 'string' ? titleOf(data) : ''
  if (title === '') throw new RangeError('it has no title')
  return title
}

/**
 * A plan from untrusted plain data.
 *
 * @throws RangeError that names what is wrong
 */
export function checkedPlan({ position: text, options, seed, kinds, count }: Record<string, unknown>): ExercisePlan {
  if (typeof text !== 'string') throw new RangeError('its position is no text')
  const root = readRoot(text)
  if (root.position !== null && winnerOf(root.position) !== null)
    throw new RangeError('its position is won: there is nothing to search')
  if (!isWhole(seed, 0, MAX_SEED))
    throw new RangeError(`its seed is ${JSON.stringify(seed)}, not a whole number from 0 to ${MAX_SEED}`)
  if (!isWhole(count, 1, MAX_QUESTIONS))
    throw new RangeError(`its count is ${JSON.stringify(count)}, not a whole number from 1 to ${MAX_QUESTIONS}`)
  return { position: text, options: checkedOptions(fieldsOf(options), root), seed, kinds: checkedKinds(kinds), count }
}

function checkedOptions(
  { algorithm, depth, ordering, table, margin, guess, ...others }: Record<string, unknown>,
  root: SearchRoot,
): ExerciseOptions {
  const other = Object.keys(others)[0]
  if (other !== undefined) throw new RangeError(`a search of an exercise has no option ${JSON.stringify(other)}`)
  if (!isWhole(depth, 1, MAX_DEPTH))
    throw new RangeError(`its depth is ${JSON.stringify(depth)}, not a whole number from 1 to ${MAX_DEPTH}`)
  if (root.position === null) return checkedTree(root.tree, { algorithm, margin, guess })
  if (guess !== undefined) throw new RangeError('a search of a position has no option "guess"')
  if (fullTreeOf(root.position, depth) > MAX_EXERCISE_STATES)
    throw new RangeError(
      `its depth, ${depth}, is too great for its position: there may be more than ${MAX_EXERCISE_STATES} states`,
    )
  const given: Record<string, unknown> = { ordering, table, margin }
  const settings = tuningFrom(
    given,
    (name, known) => new RangeError(`its ${name} is ${JSON.stringify(given[name])}, not ${known}`),
  )
  return { algorithm: oneOf(ALGORITHMS, algorithm, 'algorithm'), depth, ...settings }
}

/** The options of a search of a typed tree, whose depth and order follow from it. */
function checkedTree(tree: TypedTree | null, { algorithm, margin, guess }: Record<string, unknown>): ExerciseOptions {
  if (tree === null) throw new RangeError('it has neither a position nor a tree')
  if (margin !== undefined && !isMargin(margin)) throw new RangeError(`its margin is ${JSON.stringify(margin)}`)
  if (guess !== undefined && !isWhole(guess, -MAX_LEAF, MAX_LEAF))
    throw new RangeError(`its guess is ${JSON.stringify(guess)}, not a whole number`)
  const chosen = {
    algorithm: oneOf(TREE_ALGORITHMS, algorithm, 'algorithm'),
    ...(margin !== undefined && { margin }),
    ...(guess !== undefined && { guess }),
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
  if (!Array.isArray(kinds) || kinds.length === 0) throw new RangeError('it has no list of kinds of questions')
  const checked = kinds.map((kind: unknown) => oneOf(QUESTION_KINDS, kind, 'kind of question'))
  if (new Set(checked).size < checked.length) throw new RangeError('it names a kind of question twice')
  return checked
}

function oneOf<T extends string>(known: readonly T[], value: unknown, what: string): T {
  const found = known.find((each) => each === value)
  if (found === undefined)
    throw new RangeError(`there is no ${what} ${JSON.stringify(value)}: it is one of ${known.join(', ')}`)
  return found
}
