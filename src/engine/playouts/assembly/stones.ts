/** Stones on a board with their chains and captured corners: `../../cells/stones.ts` in AssemblyScript. */
import { CAPTURED, CHAINS, CORNERS, NEIGHBOURS, ROOT_STONES, SIDES, SIDES_OF, STONES, STONES_LENGTH } from './memory'

const PLACES: usize = 6

/** The number of nodes, and of corners that win. */
export let nodes: i32 = 0
export let cornersToWin: i32 = 0

export function setBoard(nodeCount: i32, corners: i32): void {
  nodes = nodeCount
  cornersToWin = corners
}

/** Puts the stones of the root on the board. */
export function setUpStones(): void {
  for (let i: usize = 0; i < STONES_LENGTH; i += 16) v128.store(STONES + i, v128.load(ROOT_STONES + i))
}

/** Puts a stone on an empty node; chains are numbered anew where they meet. */
export function place(node: i32, colour: i32): void {
  const chains = STONES + CHAINS
  const sides = STONES + SIDES
  store<u8>(STONES + node, colour)
  store<u8>(chains + node, node)
  store<u8>(sides + node, load<u8>(SIDES_OF + node))
  let chain = node
  const first = NEIGHBOURS + (node << 3)
  for (let i = first; i < first + PLACES; i++) {
    const next = load<u8>(i)
    if (load<u8>(STONES + next) !== colour) continue
    const other = <i32>load<u8>(chains + next)
    if (other === chain) continue
    store<u8>(sides + other, load<u8>(sides + other) | load<u8>(sides + chain))
    if (chain === node) store<u8>(chains + node, other)
    else renumber(chain, other, colour)
    chain = other
  }
  const corners = STONES + CORNERS + colour
  store<u8>(corners, load<u8>(corners) | load<u8>(CAPTURED + load<u8>(sides + chain)))
}

function renumber(from: i32, to: i32, colour: i32): void {
  for (let node = 0; node < nodes; node++)
    if (load<u8>(STONES + CHAINS + node) === from && load<u8>(STONES + node) === colour)
      store<u8>(STONES + CHAINS + node, to)
}

/** Has a colour captured enough corners? */
export function hasWon(colour: i32): bool {
  return popcnt<i32>(load<u8>(STONES + CORNERS + colour)) >= cornersToWin
}
