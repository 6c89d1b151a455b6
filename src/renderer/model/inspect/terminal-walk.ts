/** The report's terminal test on the position that is inspected: which stone it begins at, and how much of its walk is shown. */
import { chainsOf, winningChain } from '../../../engine/game/chain.ts'
import { has, lowest, nodesOf, only, setOf, size, type NodeSet } from '../../../engine/game/node-set.ts'
import { opponentOf, type Player } from '../../../engine/game/player.ts'
import { ownerOf, winnerOf, type Position } from '../../../engine/game/position.ts'
import { terminalTest, type TerminalTest } from '../../../engine/game/terminal-test.ts'
import { draw, walkFrom, type InspectStore, type TestWalk } from './inspect-store.ts'

export interface ShownWalk {
  readonly position: Position
  /** Whose stone is taken to be the last. */
  readonly player: Player
  readonly lastStone: number
  readonly test: TerminalTest
  /** How many stones of the walk are shown, from 1 on. */
  readonly shown: number
  /** Those of the set A. */
  readonly grown: NodeSet
  /** The whole of A is there, and so is the verdict. */
  readonly isOver: boolean
}

/** Null on a board without stones. */
export function shownWalk(position: Position, walk: TestWalk): ShownWalk | null {
  const isStone = walk.lastStone !== null && has(position.red | position.blue, walk.lastStone)
  const lastStone = isStone ? walk.lastStone : likelyLastStone(position)
  const player = lastStone === null ? null : ownerOf(position, lastStone)
  if (lastStone === null || player === null) return null
  const test = terminalTest(position.board, position[player], lastStone)
  const shown = Math.min(walk.shown ?? Infinity, test.walk.length)
  const grown = setOf(test.walk.slice(0, shown).map(({ node }) => node))
  return { position, player, lastStone, test, shown, grown, isOver: shown === test.walk.length }
}

/** A stone of the winner without which nobody would have won; as long as nobody has, one of the largest chain, of equal ones the mover's before. */
function likelyLastStone(position: Position): number | null {
  const { board } = position
  const winner = winnerOf(position)
  if (winner !== null) {
    const chain = winningChain(board, position[winner])
    return [...nodesOf(chain)].find((node) => winningChain(board, position[winner] & ~only(node)) === 0) ?? lowest(chain)
  }
  const chains = [opponentOf(position.toMove), position.toMove].flatMap((player) => [...chainsOf(board, position[player])])
  const largest = chains.reduce((most, chain) => (size(chain) > size(most) ? chain : most), 0)
  return largest === 0 ? null : lowest(largest)
}

/** Takes another stone to be the last; what is no stone is left alone. */
export function chooseLastStone(store: InspectStore, node: number): void {
  const { drawn } = store.getState()
  if (drawn !== null && has(drawn.red | drawn.blue, node)) store.setState({ walk: walkFrom(node) })
}

function walkIn(store: InspectStore): ShownWalk | null {
  const { drawn, walk } = store.getState()
  return drawn === null ? null : shownWalk(drawn, walk)
}

/** Shows the walk as far as its `shown`th stone, or as near to that as there is. Playing goes on until the end. */
export function goToStone(store: InspectStore, shown: number): void {
  const walk = walkIn(store)
  if (walk === null) return
  const to = Math.max(1, Math.min(walk.test.walk.length, shown))
  store.setState((state) => ({ walk: { ...state.walk, shown: to, isPlaying: state.walk.isPlaying && to < walk.test.walk.length } }))
}

export function stepWalk(store: InspectStore, by: number): void {
  const walk = walkIn(store)
  if (walk !== null) goToStone(store, walk.shown + by)
}

/** Plays the walk on, from its first stone where it has come to its end, or pauses it. */
export function togglePlaying(store: InspectStore): void {
  const walk = walkIn(store)
  if (walk === null) return
  const isPlaying = !store.getState().walk.isPlaying && walk.test.walk.length > 1
  store.setState((state) => ({ walk: { ...state.walk, isPlaying, shown: isPlaying && walk.isOver ? 1 : walk.shown } }))
}

/** Lays out a position for the test of its last stone. */
export function inspectEnd(store: InspectStore, position: Position, lastStone: number | null): void {
  draw(store, position, lastStone)
  store.setState({ view: 'terminal' })
}
