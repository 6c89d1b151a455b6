/**
 * Monte Carlo tree search (see `../monte-carlo.ts`) in AssemblyScript, a dialect of TypeScript that compiles to
 * WebAssembly. Each step is that of TypeScript in the same order, random numbers too, so the trees are the same to the last
 * visit. TypeScript keeps what is not searching: it gives moves their chances when it is asked for them, makes room for the
 * tree, and moves it together. A node of the tree is here the place of its record in memory.
 */
import { COLOURS, EMPTY, NO_STONE, ORDER, PATH, RED, STONES, TREE } from './memory'
import { beginPlayouts, forgetMoves, learn, note, orderCount, placed, play, setUpPlayouts } from './playouts'
import { hasWon, nodes, place, setBoard, setUpStones } from './stones'

export {
  ANSWERS,
  AROUND,
  CAPTURED,
  CHAINS,
  CORNERS,
  NEIGHBOURS,
  ROOT_STONES,
  SIDES,
  SIDES_OF,
  STONES,
  TREE,
} from './memory'

/** Writes the chances of the children of an expanded node, by its priors or by their better source. */
declare function value(node: i32, toMove: i32, last: i32, secondLast: i32, isBetter: bool): void

const OPEN: i32 = 0
const LOST: i32 = 1
const WON: i32 = 2

/** The record of a node, of 28 bytes, as in `../tree.ts`; it begins with the visits. */
const BYTES: usize = 28
const WINS: usize = 4
const RAVE_VISITS: usize = 8
const RAVE_WINS: usize = 12
const FIRST: usize = 16
const PRIOR: usize = 20
const MOVE: usize = 24
const PROOF: usize = 25
const PLIES: usize = 26
const CHILDREN: usize = 27

/** Nodes of the tree, and those that there is room for. */
export let size: i32 = 0
let room: i32 = 0
/** The nodes that this playout has passed, less the root; moves made in the tree in all playouts, soon more than 32 bits hold. */
let depth: i32 = 0
let treePlies: f64 = 0

let toMoveAtRoot: i32 = RED
let lastAtRoot: i32 = NO_STONE
let secondLastAtRoot: i32 = NO_STONE

/** RAVE visits of a prior; the visits with which a node is valued again, and expanded; the scale of RAVE. */
let priorVisits: f64 = 0
let hasBetter: bool = false
let revalueAt: i32 = 0
let expandAt: i32 = 0
let scale: f64 = 0

/** Takes the figures of a search; the tables of the board are in place. */
export function setUp(
  nodeCount: i32,
  cornersToWin: i32,
  seed: i32,
  visitsOfPriors: i32,
  isBetterThere: bool,
  visitsToRevalue: i32,
  visitsToExpand: i32,
  raveScale: i32,
): void {
  setBoard(nodeCount, cornersToWin)
  setUpPlayouts(seed, visitsOfPriors > 0)
  priorVisits = visitsOfPriors
  hasBetter = isBetterThere
  revalueAt = visitsToRevalue
  expandAt = visitsToExpand
  scale = raveScale
}

/** Takes the state at the root, whose stones are in place. */
export function begin(toMove: i32, last: i32, secondLast: i32): void {
  toMoveAtRoot = toMove
  lastAtRoot = last
  secondLastAtRoot = secondLast
  beginPlayouts()
}

/** Stones placed in all playouts, those in the tree among them. */
export function plies(): f64 {
  return treePlies + placed
}

/**
 * Grows the tree by playouts, up to so many, to a proof, or until there may be no room for another.
 *
 * @param treeSize the nodes that the tree has
 * @param treeRoom those that it has room for
 * @returns the number of playouts, at least one
 */
export function run(most: i32, treeSize: i32, treeRoom: i32): i32 {
  size = treeSize
  room = treeRoom
  let made = 0
  do {
    playOut()
    made++
  } while (made < most && proofOf(TREE) === OPEN && size + nodes <= room)
  return made
}

function playOut(): void {
  // 1 and 2. Select and expand.
  let toMove = toMoveAtRoot
  let last = lastAtRoot
  let secondLast = secondLastAtRoot
  let node = TREE
  depth = 0
  forgetMoves()
  store<u32>(PATH, <u32>TREE)
  setUpStones()
  for (;;) {
    if (load<u8>(node, CHILDREN) === 0) {
      if (!expand(node, toMove, last, secondLast)) break
    } else if (hasBetter && node !== TREE && load<i32>(node) === revalueAt)
      value(idOf(node), toMove, last, secondLast, true)
    node = bestChild(node)
    depth++
    store<u32>(PATH + (depth << 2), <u32>node)
    treePlies++
    secondLast = last
    last = load<u8>(node, MOVE)
    note(last)
    place(last, toMove)
    if (hasWon(toMove)) {
      passProofUp()
      return finish(toMove)
    }
    toMove = COLOURS - toMove
  }
  // 3. Play out.
  finish(play(toMove, last))
}

// 4. Back up.
function finish(winner: i32): void {
  backUp(winner)
  learn(toMoveAtRoot, lastAtRoot, winner)
}

function placeOf(id: i32): usize {
  return TREE + <usize>id * BYTES
}

function idOf(node: usize): i32 {
  return <i32>((node - TREE) / BYTES)
}

function proofOf(node: usize): i32 {
  return load<u8>(node, PROOF)
}

function prove(node: usize, proof: i32, plies: i32): void {
  store<u8>(node, proof, PROOF)
  store<u8>(node, plies, PLIES)
}

function firstOf(node: usize): usize {
  return placeOf(load<i32>(node, FIRST))
}

function pathAt(ply: i32): usize {
  return load<u32>(PATH + (ply << 2))
}

function expand(node: usize, toMove: i32, last: i32, secondLast: i32): bool {
  const visits = load<i32>(node)
  if (node !== TREE && visits < expandAt) return false
  const nothing = i32x4.splat(0)
  const first = size
  let child = placeOf(first)
  const end = placeOf(room)
  for (let i = 0; i < orderCount; i++) {
    const move = load<u8>(ORDER + i)
    if (load<u8>(STONES + move) !== EMPTY) continue
    if (child === end) return false
    v128.store(child, nothing)
    store<u64>(child, 0, FIRST)
    store<u32>(child, move, MOVE)
    child += BYTES
  }
  size = idOf(child)
  store<i32>(node, first, FIRST)
  store<u8>(node, size - first, CHILDREN)
  if (priorVisits > 0) value(idOf(node), toMove, last, secondLast, hasBetter && (node === TREE || visits >= revalueAt))
  return true
}

/** The best child, as `MonteCarloTreeSearch` has it; the values of two children at a time are computed side by side. */
function bestChild(node: usize): usize {
  const first = firstOf(node)
  const end = first + BYTES * load<u8>(node, CHILDREN)
  let best = first
  let highest: f64 = -1
  for (let child = first; child < end; child += 2 * BYTES) {
    const values = valuesFrom(child)
    const one = f64x2.extract_lane(values, 0)
    if (one > highest && proofOf(child) === OPEN) {
      highest = one
      best = child
    }
    const partner = child + BYTES
    const other = f64x2.extract_lane(values, 1)
    if (other > highest && partner < end && proofOf(partner) === OPEN) {
      highest = other
      best = partner
    }
  }
  return best
}

function valuesFrom(child: usize): v128 {
  const one = v128.load(child)
  const other = v128.load(child, BYTES)
  const visitsAndWins = v128.shuffle<i32>(one, other, 0, 4, 1, 5)
  const raveCounts = v128.shuffle<i32>(one, other, 2, 6, 3, 7)
  const n = f64x2.convert_low_i32x4_s(visitsAndWins)
  const w = f64x2.convert_low_i32x4_s(v128.shuffle<i32>(visitsAndWins, visitsAndWins, 2, 3, 2, 3))
  const visitsOfPrior = f64x2.splat(priorVisits)
  const r = f64x2.add(f64x2.convert_low_i32x4_s(raveCounts), visitsOfPrior)
  const raveWins = f64x2.convert_low_i32x4_s(v128.shuffle<i32>(raveCounts, raveCounts, 2, 3, 2, 3))
  const chances = v128.load32_lane(child, v128.load32_zero(child, PRIOR), 1, PRIOR + BYTES)
  const chance = f64x2.promote_low_f32x4(chances)
  const s = f64x2.splat(scale)
  const all = f64x2.add(f64x2.mul(s, f64x2.add(r, n)), f64x2.mul(r, n))
  const wins = f64x2.add(f64x2.add(raveWins, f64x2.mul(visitsOfPrior, chance)), w)
  const won = f64x2.add(f64x2.mul(s, wins), f64x2.mul(r, w))
  // A child of which nothing is known has the value 1.
  return v128.bitselect(f64x2.splat(1), f64x2.div(won, all), f64x2.eq(all, f64x2.splat(0)))
}

/** Proves the last node of the path won, and passes the proof up. */
function passProofUp(): void {
  prove(pathAt(depth), WON, 0)
  for (let i = depth - 1; i >= 0; i--) {
    const parent = pathAt(i)
    const child = pathAt(i + 1)
    if (proofOf(child) === WON) prove(parent, LOST, load<u8>(child, PLIES) + 1)
    else {
      const longest = longestLoss(parent)
      if (longest < 0) return
      prove(parent, WON, longest + 1)
    }
  }
}

/** The most plies by which a node's children lose; −1 if one does not. */
function longestLoss(node: usize): i32 {
  let longest: i32 = 0
  let child = firstOf(node)
  for (const end = child + BYTES * load<u8>(node, CHILDREN); child < end; child += BYTES) {
    if (proofOf(child) !== LOST) return -1
    longest = max(longest, <i32>load<u8>(child, PLIES))
  }
  return longest
}

function backUp(winner: i32): void {
  let toMove = toMoveAtRoot
  for (let i = 0; i <= depth; i++) {
    const node = pathAt(i)
    const isWon = i32(toMove === winner)
    store<i32>(node, load<i32>(node) + 1)
    store<i32>(node, load<i32>(node, WINS) + 1 - isWon, WINS)
    let child = firstOf(node)
    for (const end = child + BYTES * load<u8>(node, CHILDREN); child < end; child += BYTES) {
      // Half of the stones are of the colour to move, so a branch would be guessed wrong.
      const isTaken = i32(load<u8>(STONES + <usize>load<u8>(child, MOVE)) === toMove)
      store<i32>(child, load<i32>(child, RAVE_VISITS) + isTaken, RAVE_VISITS)
      store<i32>(child, load<i32>(child, RAVE_WINS) + (isTaken & isWon), RAVE_WINS)
    }
    toMove = COLOURS - toMove
  }
}
