/** Changes to a game tree; each returns another tree. */
import type { Move } from './game.ts'
import { lineThrough, lineTo, momentOf, START, subtree, type GameTree, type Moment } from './game-tree.ts'
import { allowsSwap, newMoment, stateAfter, type Remarks } from './tree-builder.ts'

/** The tree with these moments replaced, by id. */
function withMoments(tree: GameTree, changed: readonly Moment[]): GameTree {
  const moments = new Map(tree.moments)
  for (const moment of changed) moments.set(moment.id, moment)
  return { ...tree, moments }
}

/** The moments before which no further move was made: these, and the remarks that follow them. */
function withRemarks(tree: GameTree, ids: readonly number[]): Moment[] {
  const found: Moment[] = []
  const waiting = ids.toReversed()
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const moment = momentOf(tree, id)
    found.push(moment)
    waiting.push(...moment.children.filter((child) => momentOf(tree, child).move === null).toReversed())
  }
  return found
}

/** The moments that a move leads to from any of these, past remarks; a file may have several. */
function movesFrom(tree: GameTree, ids: readonly number[], move: Move): number[] {
  return withRemarks(tree, ids).flatMap(({ children }) =>
    children.filter((child) => momentOf(tree, child).move === move),
  )
}

/** The last of the remarks with which the line goes on from a moment, before the next move. */
function lastRemark(tree: GameTree, at: number): Moment {
  let last = momentOf(tree, at)
  for (let [next] = last.children; next !== undefined; [next] = last.children) {
    const moment = momentOf(tree, next)
    if (moment.move !== null || isEndMark(tree, moment)) break
    last = moment
  }
  return last
}

/** A moment without anything, as `endAt` adds it. */
function isEndMark(tree: GameTree, { move, parent, name, comment, properties, children }: Moment): boolean {
  const isBare =
    move === null && children.length === 0 && name === '' && comment === '' && Object.keys(properties).length === 0
  return isBare && parent !== null && momentOf(tree, parent).children.length > 1
}

/** Adds a moment as the last variation, or as the first. */
function grow(tree: GameTree, before: Moment, moment: Moment, isFirst = false): { tree: GameTree; at: number } {
  const { id } = moment
  const children = isFirst ? [id, ...before.children] : [...before.children, id]
  return { tree: { ...withMoments(tree, [{ ...before, children }, moment]), nextId: id + 1 }, at: id }
}

/**
 * Plays a move at a moment, as a new variation unless the same moves lead to it already, whatever remarks stand between
 * them. Returns the moment after it.
 *
 * @throws IllegalMove
 */
export function playAt(tree: GameTree, at: number, move: Move): { tree: GameTree; at: number } {
  const moment = momentOf(tree, at)
  const alike = lineTo(tree, at).reduce(
    (ids, { move: played }) => (played === null ? ids : movesFrom(tree, ids, played)),
    [START],
  )
  const [known] = movesFrom(tree, [at, ...alike], move)
  if (known !== undefined) return { tree, at: known }
  return addAt(tree, isEndMark(tree, moment) ? (moment.parent as number) : at, move)
}

function addAt(tree: GameTree, at: number, move: Move): { tree: GameTree; at: number } {
  const before = lastRemark(tree, at)
  const state = stateAfter(before, move, allowsSwap(tree.swapRule, momentOf(tree, START), before))
  return grow(tree, before, newMoment(tree.nextId, before.id, move, state, {}))
}

/**
 * Plays moves from the start, which become the main line. Nothing is taken away: where the tree goes on after them, an
 * empty moment ends the main line, and what followed becomes variations.
 *
 * @throws IllegalMove
 */
export function playMainLine(tree: GameTree, moves: readonly Move[]): GameTree {
  const end = lineThrough(tree).at(-1) as Moment
  let grown = isEndMark(tree, end) ? removeAt(tree, end.id).tree : tree
  let ids = [START]
  for (const move of moves) {
    const known = movesFrom(grown, ids, move)
    if (known.length > 0) ids = known
    else {
      const added = addAt(grown, ids[0], move)
      grown = added.tree
      ids = [added.at]
    }
  }
  return endAt(promoteWholly(grown, ids[0]), ids[0])
}

/**
 * The tree with all lines of another tree, as variations where it lacks them, and with the remarks of moments that have
 * none. Returns the ids that the other tree's moments have in it. Both trees begin with the same position.
 */
export function graft(tree: GameTree, other: GameTree): { tree: GameTree; ids: ReadonlyMap<number, number> } {
  const ids = new Map([[START, START]])
  let grown = tree
  for (const { id, parent, move, name, comment } of subtree(other)) {
    const before = parent === null ? START : (ids.get(parent) as number)
    if (parent !== null) {
      const played = move === null ? { tree: grown, at: before } : playAt(grown, before, move)
      grown = played.tree
      ids.set(id, played.at)
    }
    const at = ids.get(id) as number
    const known = momentOf(grown, at)
    const remarks = { name: known.name || name, comment: known.comment || comment }
    if (remarks.name !== known.name || remarks.comment !== known.comment) grown = annotate(grown, at, remarks)
  }
  return { tree: grown, ids }
}

/** Makes the line to a moment the main line, up to there. */
function promoteWholly(tree: GameTree, at: number): GameTree {
  const line = lineTo(tree, at)
  const first = (before: Moment, id: number) => ({
    ...before,
    children: [id, ...before.children.filter((other) => other !== id)],
  })
  return withMoments(
    tree,
    line.slice(1).map(({ id }, i) => first(line[i], id)),
  )
}

/** Ends the line to a moment there. */
function endAt(tree: GameTree, at: number): GameTree {
  const last = lastRemark(tree, at)
  return last.children.length === 0
    ? tree
    : grow(tree, last, newMoment(tree.nextId, last.id, null, last, {}), true).tree
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
    if (before.children[0] !== id)
      return withMoments(tree, [{ ...before, children: [id, ...before.children.filter((other) => other !== id)] }])
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
  const moments = Array.from(subtree(tree), (moment) => ({
    ...moment,
    id: named(moment.id),
    parent: moment.parent === null ? null : named(moment.parent),
    children: moment.children.map(named),
  }))
  return { ...tree, nextId, moments: new Map(moments.map((moment) => [moment.id, moment])) }
}
