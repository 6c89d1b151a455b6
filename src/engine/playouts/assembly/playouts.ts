/** Playouts: `../playouts.ts`, `../good-replies.ts` and `../../math/random.ts` in AssemblyScript. */
import {
  ANSWERS,
  AROUND,
  CAPTURED,
  COLOURS,
  CORNERS,
  EMPTY,
  MOVES,
  NEIGHBOURS,
  NO_STONE,
  ORDER,
  PARENTS,
  RED,
  REPLIES,
  REPLIES_LENGTH,
  ROOT_STONES,
  SIDES_OF,
  STONES,
  TOUCHED,
} from './memory'
import { cornersToWin, hasWon, nodes } from './stones'

const PLACES: usize = 6
/** Bytes of the answers to a stone: those of a colour, and of both. */
const OF_COLOUR: i32 = 4096
const OF_CENTRE: i32 = 8192

/** Stones placed in playouts: within minutes they are more than 32 bits hold. */
export let placed: f64 = 0
/** The nodes that were empty where the tree begins; their order is random, and every playout shuffles it further. */
export let orderCount: i32 = 0
let drawn: i32 = 0
let moveCount: i32 = 0
let keepsReplies: bool = false
let randomState: u32 = 0

export function setUpPlayouts(seed: i32, isToKeepReplies: bool): void {
  randomState = seed
  keepsReplies = isToKeepReplies
  memory.fill(REPLIES, <u8>nodes, REPLIES_LENGTH)
}

/** Takes the empty nodes of the root. */
export function beginPlayouts(): void {
  orderCount = 0
  for (let node = 0; node < nodes; node++)
    if (load<u8>(ROOT_STONES + node) === EMPTY) store<u8>(ORDER + orderCount++, node)
  for (let i = orderCount - 1; i > 0; i--) swapInOrder(i, below(i + 1))
}

export function forgetMoves(): void {
  moveCount = 0
}

/** Notes a move of this playout. */
export function note(move: i32): void {
  store<u8>(MOVES + moveCount++, move)
}

/** Plays on to the end of the game. */
export function play(toMove: i32, last: i32): i32 {
  return cornersToWin === 3 ? fill(toMove, last) : race(toMove, last)
}

/** Fills the board, and looks for the winner then. */
function fill(toMove: i32, last: i32): i32 {
  let colour = toMove
  let before = last
  let left = 0
  for (let i = 0; i < orderCount; i++) left += i32(load<u8>(STONES + load<u8>(ORDER + i)) === EMPTY)
  placed += left
  drawn = 0
  for (; left > 0; left--) {
    before = next(colour, before)
    store<u8>(STONES + before, colour)
    note(before)
    colour = COLOURS - colour
  }
  store<u32>(STONES + CORNERS, 0)
  for (let node = 0; node < nodes; node++) if (load<u8>(STONES + node) === RED) join(node, RED, node)
  return hasWon(RED) ? RED : COLOURS - RED
}

/** Plays until a colour has won. */
function race(toMove: i32, last: i32): i32 {
  let colour = toMove
  let before = last
  drawn = 0
  store<u32>(STONES + CORNERS, 0)
  for (let node = 0; node < nodes; node++) {
    const stone = load<u8>(STONES + node)
    if (stone !== EMPTY) join(node, stone, node)
  }
  for (;;) {
    before = next(colour, before)
    store<u8>(STONES + before, colour)
    note(before)
    placed++
    join(before, colour, nodes)
    if (hasWon(colour)) return colour
    colour = COLOURS - colour
  }
  return EMPTY
}

/** The next move of a playout: one that restores a bridge, or else a good reply, or else a random empty node. */
function next(colour: i32, last: i32): i32 {
  if (last !== NO_STONE) {
    const around = AROUND + (last << 3)
    const index = (last === 0 ? OF_CENTRE : 0) + (colour - 1) * OF_COLOUR + codeAround(around)
    let places = <i32>load<u8>(ANSWERS + index)
    if (places !== 0) {
      const count = popcnt(places)
      for (let skipped = count === 1 ? 0 : below(count); skipped > 0; skipped--) places &= places - 1
      return load<u8>(around + ctz(places))
    }
    if (keepsReplies) {
      const reply = load<u8>(replyTo(last, colour))
      if (load<u8>(STONES + reply) === EMPTY) return reply
    }
  }
  for (;;) {
    swapInOrder(drawn, drawn + below(orderCount - drawn))
    const node = load<u8>(ORDER + drawn++)
    if (load<u8>(STONES + node) === EMPTY) return node
  }
  return NO_STONE
}

function codeAround(around: usize): i32 {
  return (
    <i32>load<u8>(STONES + load<u8>(around)) |
    ((<i32>load<u8>(STONES + load<u8>(around, 1))) << 2) |
    ((<i32>load<u8>(STONES + load<u8>(around, 2))) << 4) |
    ((<i32>load<u8>(STONES + load<u8>(around, 3))) << 6) |
    ((<i32>load<u8>(STONES + load<u8>(around, 4))) << 8) |
    ((<i32>load<u8>(STONES + load<u8>(around, 5))) << 10)
  )
}

function swapInOrder(i: i32, j: i32): void {
  const node = load<u8>(ORDER + i)
  store<u8>(ORDER + i, load<u8>(ORDER + j))
  store<u8>(ORDER + j, node)
}

/** Joins a stone to its neighbours of ids below `end`, which stand in their order, if they are of its colour. */
function join(node: i32, colour: i32, end: i32): void {
  store<u8>(PARENTS + node, node)
  let touched = load<u8>(SIDES_OF + node)
  let root = node
  const first = NEIGHBOURS + (node << 3)
  for (let i = first; i < first + PLACES; i++) {
    const neighbour = <i32>load<u8>(i)
    if (neighbour >= end) break
    if (load<u8>(STONES + neighbour) !== colour) continue
    const other = rootOf(neighbour)
    if (other === root) continue
    touched |= load<u8>(TOUCHED + other)
    store<u8>(PARENTS + root, other)
    root = other
  }
  store<u8>(TOUCHED + root, touched)
  const corners = STONES + CORNERS + colour
  store<u8>(corners, load<u8>(corners) | load<u8>(CAPTURED + touched))
}

/** The root of a stone's chain; the way there is halved. */
function rootOf(node: i32): i32 {
  let at = node
  let parent = <i32>load<u8>(PARENTS + at)
  while (parent !== at) {
    const next = <i32>load<u8>(PARENTS + parent)
    store<u8>(PARENTS + at, next)
    at = next
    parent = <i32>load<u8>(PARENTS + at)
  }
  return at
}

function replyTo(stone: i32, colour: i32): usize {
  return REPLIES + (colour << 7) + stone
}

/** Learns replies from this playout; the colour and the last stone are those of the root. */
export function learn(toMove: i32, last: i32, winner: i32): void {
  if (!keepsReplies) return
  let colour = toMove
  let answered = last
  for (let i = 0; i < moveCount; i++) {
    const move = <i32>load<u8>(MOVES + i)
    if (answered !== NO_STONE) {
      const place = replyTo(answered, colour)
      if (colour === winner) store<u8>(place, move)
      else if (load<u8>(place) === move) store<u8>(place, nodes)
    }
    answered = move
    colour = COLOURS - colour
  }
}

/** A whole number from 0 to `limit` − 1, by Mulberry32, as in `../../math/random.ts`. */
function below(limit: i32): i32 {
  randomState += 0x6d2b79f5
  let t = (randomState ^ (randomState >>> 15)) * (randomState | 1)
  t ^= t + (t ^ (t >>> 7)) * (t | 61)
  return <i32>((<u64>(t ^ (t >>> 14)) * <u64>limit) >>> 32)
}
