/** A board in words for screen readers: each node by itself, or all stones in a sentence. */
import type { TFunction } from 'i18next'
import { SIDE_NAMES, type Board } from '../../../engine/game/board.ts'
import { has, nodesOf, type NodeSet } from '../../../engine/game/node-set.ts'
import { ownerOf, type Position } from '../../../engine/game/position.ts'
import type { Ghost, Mark } from './marks.ts'

interface NodeFacts {
  readonly position: Position
  readonly node: number
  readonly isLastMove: boolean
  readonly mark: Mark | undefined
  readonly ghosts: readonly Ghost[]
}

/** A node's name, its sides, its stone, and what is marked on it. */
export function nodeWords(t: TFunction, { position, node, isLastMove, mark, ghosts }: NodeFacts): string {
  const owner = ownerOf(position, node)
  const words = [
    position.board.names[node],
    sideWords(t, position.board, node),
    owner === null ? t('board.empty') : t(`board.stone.${owner}`),
    isLastMove && t('board.lastMove'),
    mark?.meaning,
    ...ghosts.map(
      ({ colour, number, sign }) =>
        sign?.meaning ?? (number === undefined ? t(`board.inSet.${colour}`) : t('board.inLine', { number })),
    ),
  ]
  return words.filter(Boolean).join(', ')
}

function sideWords(t: TFunction, board: Board, node: number): string {
  const sides = SIDE_NAMES.filter((_, k) => has(board.sides[k], node))
  if (sides.length === 2) return t('board.corner', { first: sides[0], second: sides[1] })
  return sides.length === 1 ? t('board.side', { side: sides[0] }) : ''
}

/** The nodes of both colours' stones in one sentence. */
export function boardWords(t: TFunction, { board, red, blue }: Position): string {
  const list = (stones: NodeSet) =>
    Array.from(nodesOf(stones), (node) => board.names[node]).join(', ') || t('board.none')
  return t('board.stones', { red: list(red), blue: list(blue) })
}
