/** A board in words for screen readers: each node by itself, or all stones in a sentence. */
import type { TFunction } from 'i18next'
import { SIDE_NAMES } from '../../../engine/game/board.ts'
import { nodesOf, type NodeSet } from '../../../engine/game/node-set.ts'
import { SIDE_COUNT, type Pentagon } from '../../../engine/game/pentagon.ts'
import type { Position } from '../../../engine/game/position.ts'
import { capturesOf } from './captures.ts'
import type { Capture, Ghost, Mark } from './marks.ts'
import type { Picture } from './picture.ts'

interface NodeFacts {
  readonly picture: Picture
  readonly node: number
  readonly isLastMove: boolean
  readonly mark: Mark | undefined
  readonly ghosts: readonly Ghost[]
  /** The colour that has captured the corner on this node. */
  readonly captor: Capture['colour'] | undefined
}

/** A node's name, its sides, its stone, and what is marked on it. */
export function nodeWords(t: TFunction, { picture, node, isLastMove, mark, ghosts, captor }: NodeFacts): string {
  const owner = picture.owners[node]
  const words = [
    picture.board.names[node],
    sideWords(t, picture.board, node),
    captor !== undefined && t(`board.captured.${captor}`),
    owner === null ? t('board.empty') : t(`board.stone.${owner}`),
    isLastMove && owner !== null && t('board.lastMove'),
    mark?.meaning,
    ...ghosts.map(
      ({ colour, number, sign }) =>
        sign?.meaning ?? (number === undefined ? t(`board.inSet.${colour}`) : t('board.inLine', { number })),
    ),
  ]
  return words.filter(Boolean).join(', ')
}

function sideWords(t: TFunction, board: Pentagon, node: number): string {
  const corner = board.corners.indexOf(node)
  if (corner >= 0) return cornerWords(t, corner)
  const side = board.sideLists.findIndex((nodes) => nodes.includes(node))
  return side < 0 ? '' : t('board.side', { side: SIDE_NAMES[side] })
}

/** The two sides that meet at a corner, in the order of their letters. */
function cornerWords(t: TFunction, corner: number): string {
  const [first, second] = [corner, (corner + SIDE_COUNT - 1) % SIDE_COUNT].sort((a, b) => a - b)
  return t('board.corner', { first: SIDE_NAMES[first], second: SIDE_NAMES[second] })
}

/** A captured corner, and the chain that has captured it. */
export function captureWords(t: TFunction, board: Pentagon, corner: number, { colour, chain }: Capture): string {
  const nodes = chain.map((node) => board.names[node]).join(', ')
  return t('board.capture', { corner: cornerWords(t, corner), captured: t(`board.captured.${colour}`), nodes })
}

/** The nodes of both colours' stones in one sentence. */
export function boardWords(t: TFunction, position: Position): string {
  const { board, red, blue } = position
  const list = (stones: NodeSet) =>
    Array.from(nodesOf(stones), (node) => board.names[node]).join(', ') || t('board.none')
  const corners = position.cornersToWin > 1 ? capturesOf(position) : []
  const captured = corners.flatMap((capture, k) => (capture === null ? [] : [captureWords(t, board, k, capture)]))
  return [t('board.stones', { red: list(red), blue: list(blue) }), ...captured.map((words) => `${words}.`)].join(' ')
}
