/** Changes to a game tree; each returns another tree. */
import type { Move } from './game.ts'
import { momentOf, START, subtree, type GameTree, type Moment } from './game-tree.ts'
import { allowsSwap, newMoment, stateAfter, type Remarks } from './tree-builder.ts'

/** The tree with these moments replaced, by id. */
function withMoments(tree: GameTree, changed: readonly Moment[]): GameTree {
  const moments = new Map(tree.moments)
  for (const moment of changed) moments.set(moment.id, moment)
  return { ...tree, moments }
}

/**
 * Plays a move at a moment, as a new variation unless it is there already. Returns the moment after it.
 *
 * @throws IllegalMove
 */
export function playAt(tree: GameTree, at: number, move: Move): { tree: GameTree; at: number } {
  const before = momentOf(tree, at)
  const known = before.children.find((id) => momentOf(tree, id).move === move)
  if (known !== undefined) return { tree, at: known }
  const id = tree.nextId
  const state = stateAfter(before, move, allowsSwap(tree.swapRule, momentOf(tree, START), before))
  const grown = withMoments(tree, [{ ...before, children: [...before.children, id] }, newMoment(id, at, move, state, {})])
  return { tree: { ...grown, nextId: id + 1 }, at: id }
}

/** Sets the name or comment of a moment. */
export function annotate(tree: GameTree, at: number, remarks: Remarks): GameTree {
  return withMoments(tree, [{ ...momentOf(tree, at), ...remarks }])
}

/** Removes a moment and all that follow it; returns the moment before. The start stays. */
export function removeAt(tree: GameTree, at: number): { tree: GameTree; at: number } {
  const { parent } = momentOf(tree, at)
  if (parent === null) return { tree, at }
  const before = momentOf(tree, parent)
  const moments = new Map(tree.moments)
  moments.set(parent, { ...before, children: before.children.filter((id) => id !== at) })
  for (const moment of subtree(tree, at)) moments.delete(moment.id)
  return { tree: { ...tree, moments }, at: parent }
}

/** Promotes the line to a moment: at the last branching where it is not the first variation, it becomes the first. */
export function promote(tree: GameTree, at: number): GameTree {
  for (let moment = momentOf(tree, at); moment.parent !== null;) {
    const { id } = moment
    const before = momentOf(tree, moment.parent)
    if (before.children[0] !== id) return withMoments(tree, [{ ...before, children: [id, ...before.children.filter((other) => other !== id)] }])
    moment = before
  }
  return tree
}

/**
 * The tree with the ids of another tree for the moments that the same moves lead to, so that the current moment stays
 * valid when a game is read again from its file.
 */
export function withIdsOf(tree: GameTree, other: GameTree): GameTree {
  const ids = new Map([[START, START]])
  let nextId = Math.max(tree.nextId, other.nextId)
  for (const { id, children } of subtree(tree)) {
    const free = [...(other.moments.get(ids.get(id) as number)?.children ?? [])]
    for (const child of children) {
      const same = free.findIndex((candidate) => momentOf(other, candidate).move === momentOf(tree, child).move)
      ids.set(child, same < 0 ? nextId++ : free.splice(same, 1)[0])
    }
  }
  const named = (id: number) => ids.get(id) as number
  const moments = Array.from(subtree(tree), (moment) => ({ ...moment, id: named(moment.id), parent: moment.parent === null ? null : named(moment.parent), children: moment.children.map(named) }))
  return { ...tree, nextId, moments: new Map(moments.map((moment) => [moment.id, moment])) }
}
