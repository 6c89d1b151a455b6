/**
 * The report's terminal test on the position that is inspected: which stone it begins at, and how much of its walk is
 * shown.
 */
import { chainsOf, hasWon } from '../../../engine/game/chain.ts'
import { opponentOf, type Colour } from '../../../engine/game/colour.ts'
import { EMPTY, has, lowest, nodesOf, setOf, size, withoutNode, type NodeSet } from '../../../engine/game/node-set.ts'
import { ownerOf, stonesOf, winnerOf, winningStones, type Position } from '../../../engine/game/position.ts'
import { terminalTest, type TerminalTest } from '../../../engine/game/terminal-test.ts'
import { draw, walkFrom, type InspectStore, type TestWalk } from './inspect-store.ts'

export interface ShownWalk {
  readonly position: Position
  /** The owner of the stone that is taken to be the last. */
  readonly colour: Colour
  readonly lastStone: number
  readonly test: TerminalTest
  /** Number of stones of the walk that are shown, from 1 on. */
  readonly shown: number
  /** The stones of the set A that are shown. */
  readonly grown: NodeSet
  /** Is all of A shown, and with it the verdict? */
  readonly isOver: boolean
}

/** The walk as far as it is shown; null on a board without stones. */
export function shownWalk(position: Position, walk: TestWalk): ShownWalk | null {
  const isStone = walk.lastStone !== null && has(stonesOf(position), walk.lastStone)
  const lastStone = isStone ? walk.lastStone : likelyLastStone(position)
  const colour = lastStone === null ? null : ownerOf(position, lastStone)
  if (lastStone === null || colour === null) return null
  const test = terminalTest(position.board, position[colour], lastStone)
  const shown = Math.min(walk.shown ?? Infinity, test.walk.length)
  const grown = setOf(test.walk.slice(0, shown).map(({ node }) => node))
  return { position, colour, lastStone, test, shown, grown, isOver: shown === test.walk.length }
}

/**
 * A stone that the win depends on; without a win, one of the largest chain. Of equal chains, that of the colour not to
 * move.
 */
function likelyLastStone(position: Position): number | null {
  const { board } = position
  const winner = winnerOf(position)
  if (winner !== null) {
    const chain = winningStones(position)
    return (
      [...nodesOf(chain)].find((node) => !hasWon(board, withoutNode(position[winner], node), position.cornersToWin)) ??
      lowest(chain)
    )
  }
  const chains = [opponentOf(position.toMove), position.toMove].flatMap((colour) => [
    ...chainsOf(board, position[colour]),
  ])
  const largest = chains.reduce((best, chain) => (size(chain) > size(best) ? chain : best), EMPTY)
  return largest === EMPTY ? null : lowest(largest)
}

/** Takes another stone to be the last; does nothing for an empty node. */
export function chooseLastStone(store: InspectStore, node: number): void {
  const { drawn } = store.getState()
  if (drawn !== null && has(stonesOf(drawn), node)) store.setState({ walk: walkFrom(node) })
}

function walkIn(store: InspectStore): ShownWalk | null {
  const { drawn, walk } = store.getState()
  return drawn === null ? null : shownWalk(drawn, walk)
}

/** Shows the first `shown` stones of the walk: at least one, at most all. Playing stops at the end. */
export function goToStone(store: InspectStore, shown: number): void {
  const walk = walkIn(store)
  if (walk === null) return
  const to = Math.max(1, Math.min(walk.test.walk.length, shown))
  store.setState((state) => ({
    walk: { ...state.walk, shown: to, isPlaying: state.walk.isPlaying && to < walk.test.walk.length },
  }))
}

export function stepWalk(store: InspectStore, by: number): void {
  const walk = walkIn(store)
  if (walk !== null) goToStone(store, walk.shown + by)
}

/** Plays or pauses the walk; at its end, it plays from the first stone again. */
export function togglePlaying(store: InspectStore): void {
  const walk = walkIn(store)
  if (walk === null) return
  const isPlaying = !store.getState().walk.isPlaying && walk.test.walk.length > 1
  store.setState((state) => ({ walk: { ...state.walk, isPlaying, shown: isPlaying && walk.isOver ? 1 : walk.shown } }))
}

/** Draws a position, and shows the terminal test of its last stone. */
export function inspectEnd(store: InspectStore, position: Position, lastStone: number | null): void {
  draw(store, position, lastStone)
  store.setState({ view: 'terminal' })
}
