/** The address of an opening: the nodes of its board, the rule where it is not the usual one, and the moves. */
import { useMemo } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import { BOARD_SIZES } from '../../../engine/game/board.ts'
import { CORNERS_TO_WIN, RULE_NAMES, ruleNamed, usualRule } from '../../../engine/game/corners.ts'
import {
  emptyPosition,
  hasPerfectPlay,
  legalMoves,
  play,
  winnerOf,
  type Position,
} from '../../../engine/game/position.ts'
import { hasSwapMap } from '../../../engine/playouts/has-swap-map.ts'
import { shippedSwapMap } from '../../../engine/playouts/shipped-swap-maps.ts'
import { namesByFairness } from '../../../engine/playouts/swap-map.ts'
import { useAddress } from '../../platform/address.ts'
import { pageHash } from '../../platform/places.ts'

/** The empty boards of which first stones are known: by proof, or by games of the search with itself. */
export const STARTS: readonly Position[] = BOARD_SIZES.flatMap((size) =>
  CORNERS_TO_WIN.map((rule) => emptyPosition(size, rule)),
).filter((start) => hasPerfectPlay(start) || hasSwapMap(start))

/** An opening: its empty board, and its moves, of which there is at least one. */
export interface Opening {
  readonly start: Position
  readonly path: readonly number[]
}

/** The first stone that is shown until one is chosen: the fairest, or where the winner is proven the centre. */
export function openingOn(start: Position): Opening {
  const map = shippedSwapMap(start)
  return { start, path: [map === null ? 0 : start.board.names.indexOf(namesByFairness(map)[0])] }
}

/** The opening that a link names, as far as it names one; on the largest board if it names none. */
function openingOf(link: string): Opening {
  const [nodes, ...words] = link.split('/')
  const onBoard = STARTS.filter(({ board }) => String(board.nodeCount) === nodes)
  const rule = ruleNamed(words[0] ?? '')
  const start = onBoard.find(({ cornersToWin }) => cornersToWin === rule) ?? onBoard.at(0) ?? STARTS[STARTS.length - 1]
  const path: number[] = []
  let position = start
  for (const name of rule === null ? words : words.slice(1)) {
    const node = start.board.names.indexOf(name)
    if (winnerOf(position) !== null || !legalMoves(position).includes(node)) break
    path.push(node)
    position = play(position, node)
  }
  return path.length === 0 ? openingOn(start) : { start, path }
}

function linkOf({ start: { board, cornersToWin }, path }: Opening): string {
  const rule = cornersToWin === usualRule(board.size) ? [] : [RULE_NAMES[cornersToWin]]
  return [board.nodeCount, ...rule, ...path.map((node) => board.names[node])].join('/')
}

/** The opening at an address of the page. */
export const openingAt = (hash: string): Opening => openingOf(hash.slice(pageHash('openings').length + 1))

export function useOpeningAddress(opening: StoreApi<Opening>): void {
  useAddress(
    useMemo(
      () => ({
        place: pageHash('openings'),
        open: (link) => opening.setState(openingOf(link ?? '')),
        present: () => linkOf(opening.getState()),
        onChange: opening.subscribe,
      }),
      [opening],
    ),
  )
}
