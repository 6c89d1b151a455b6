/** What is shown of a game under review: one line of its tree, and a moment on it. Plain values, worked out anew each time. */
import { evaluate } from '../../engine/evaluation.ts'
import { canSwapAt, lineThrough, momentOf, START, type GameTree, type Moment } from '../../engine/game-tree.ts'
import { formatPosition } from '../../engine/notation.ts'
import { reviewMove, type Judgement, type MoveReview } from '../../engine/review.ts'

/** Where in a tree one is. */
export interface Place {
  readonly at: number
  /** A moment of the line shown, which goes on from there along the first children. */
  readonly through: number
}

export interface Reviewed {
  readonly tree: GameTree
  readonly moment: Moment
  /** From the start to its end. */
  readonly line: readonly Moment[]
  /** The start and what each move of the line led to; remarks between two moves are left out. */
  readonly steps: readonly Moment[]
  /** Which of the steps is shown, so that its index is the number of moves played. */
  readonly step: number
}

/** Where that moment has gone from the tree, the end of its main line. */
export function reviewed(tree: GameTree, { at, through }: Place): Reviewed {
  const known = tree.moments.has(at) ? at : (lineThrough(tree).at(-1)?.id ?? START)
  const moment = momentOf(tree, known)
  const last = lineThrough(tree, tree.moments.has(through) ? through : known)
  const line = last.includes(moment) ? last : lineThrough(tree, known)
  const steps = line.filter(({ move, parent }) => move !== null || parent === null)
  return { tree, moment, line, steps, step: moment.ply - steps[0].ply }
}

/** Going to a moment of the line shown leaves the line as it is; any other takes its own line along. */
export function placeAt({ tree, line }: Reviewed, { through }: Place, at: number): Place {
  return { at, through: line.some(({ id }) => id === at) && tree.moments.has(through) ? through : at }
}

/** The moment before or after on the line shown; null at its ends. */
export function neighbour({ line, moment }: Reviewed, step: -1 | 1): Moment | null {
  return line[line.findIndex(({ id }) => id === moment.id) + step] ?? null
}

/** What could have been played instead: all moments after the one before, itself among them. */
export function variationsOf(tree: GameTree, { id, parent }: Moment): readonly number[] {
  return parent === null ? [id] : momentOf(tree, parent).children
}

/** The variation before or after; null where there is none. */
export function variation(tree: GameTree, moment: Moment, step: -1 | 1): number | null {
  const variations = variationsOf(tree, moment)
  return variations[variations.indexOf(moment.id) + step] ?? null
}

/** What a search says of a position, where that is known. */
export type JudgementOf = (position: string) => Judgement | undefined

/** What is known of each step of a line. */
export interface StepFacts {
  readonly moment: Moment
  /** f of the position by itself. */
  readonly value: number
  readonly judgement: Judgement | null
  /** What the move that led here lost; null at the start, and as long as it is not known. */
  readonly review: MoveReview | null
}

export function factsOf({ tree, steps }: Pick<Reviewed, 'tree' | 'steps'>, judgementOf: JudgementOf): StepFacts[] {
  const judged = steps.map(({ position }) => judgementOf(formatPosition(position)) ?? null)
  return steps.map((moment, i) => {
    const [before, after] = [judged[i - 1] ?? null, judged[i]]
    const isKnown = before !== null && after !== null && moment.move !== null
    return {
      moment,
      value: evaluate(moment.position).value,
      judgement: after,
      review: isKnown ? reviewMove(moment.move, steps[i - 1].position.toMove, before, after, canSwapAt(tree, steps[i - 1].id)) : null,
    }
  })
}

/** The steps whose moves lost something, the greatest loss first: a win given away for a loss, one or the other, then by f. */
export function lossesOf(facts: readonly StepFacts[]): StepFacts[] {
  const weight = ({ review }: StepFacts) => {
    if (review === null) return 0
    if (Number.isFinite(review.lost)) return review.lost
    const isWorst = !Number.isFinite(review.best) && !Number.isFinite(review.played)
    return isWorst ? Number.MAX_SAFE_INTEGER : Number.MAX_SAFE_INTEGER - 1
  }
  return facts.filter((fact) => weight(fact) > 0).sort((a, b) => weight(b) - weight(a))
}
