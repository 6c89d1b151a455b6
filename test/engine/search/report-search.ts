/**
 * The report's searches written again, over positions and with plain infinities, to count what they visit. They
 * share with the engine the rules and the evaluation, nothing of its searches.
 */
import { evaluate } from '../../../src/engine/evaluation/evaluation.ts'
import { successors, type Position } from '../../../src/engine/game/position.ts'

/** Alpha-beta as the report prints it: negamax, fail-hard, successors in id order unless they are sorted. */
export class ReportSearch {
  leaves = 0
  terminal = 0
  cutoffs = 0
  /** Successors evaluated to be sorted, by the depth left below them. */
  readonly sorted = new Map<number, number>()
  private readonly remembered = new Map<string, Position[]>()

  constructor(private readonly sorts = false) {}

  /** The value for the side to move. */
  value(position: Position, depth: number, alpha = -Infinity, beta = Infinity): number {
    const { value, winner } = evaluate(position)
    if (depth === 0 || winner !== null) {
      this.leaves++
      if (winner !== null) this.terminal++
      return position.toMove === 'red' ? value : -value
    }
    let bound = alpha
    for (const next of this.successorsOf(position, depth)) {
      bound = Math.max(bound, -this.value(next, depth - 1, -beta, -bound))
      if (bound >= beta) {
        this.cutoffs++
        return beta
      }
    }
    return bound
  }

  /** In id order, or sorted once by evaluation, the best for the mover first, and remembered by the stones. */
  private successorsOf(position: Position, depth: number): readonly Position[] {
    const key = `${position.red} ${position.blue}`
    const known = this.remembered.get(key)
    if (known !== undefined) return known
    const next = Array.from(successors(position), (successor) => successor.position)
    if (!this.sorts) return next
    const sign = position.toMove === 'red' ? 1 : -1
    const rate = new Map(next.map((successor) => [successor, sign * evaluate(successor).value]))
    // Equal infinities must not subtract to NaN, hence the comparison.
    next.sort((a, b) =>
      (rate.get(a) as number) === (rate.get(b) as number) ? 0 : (rate.get(b) as number) - (rate.get(a) as number),
    )
    // A successor that ends the game is not evaluated.
    const open = next.filter((successor) => Number.isFinite(rate.get(successor)))
    this.sorted.set(depth - 1, (this.sorted.get(depth - 1) ?? 0) + open.length)
    this.remembered.set(key, next)
    return next
  }
}

/** Leaves of the report's aspiration search over depths 1 … `depth`, re-searches included. */
export function aspirationLeaves(position: Position, depth: number): number {
  const report = new ReportSearch()
  const staticValue = evaluate(position).value
  let guess = position.toMove === 'red' ? staticValue : -staticValue
  for (let d = 1; d <= depth && Number.isFinite(guess); d++) {
    const low = guess - 2
    const high = guess + 2
    guess = report.value(position, d, low, high)
    if (guess <= low) guess = report.value(position, d, -Infinity, low)
    else if (guess >= high) guess = report.value(position, d, high, Infinity)
  }
  return report.leaves
}

/**
 * Counts as the report does for iterative deepening: successors newly evaluated just above the leaves of the last
 * depth.
 */
export function newlyEvaluated(position: Position, depth: number): number {
  const report = new ReportSearch(true)
  for (let d = 1; d <= depth; d++) {
    report.sorted.clear()
    if (!Number.isFinite(report.value(position, d))) break
  }
  return report.sorted.get(0) ?? 0
}
