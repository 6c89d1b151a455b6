import { boardOfSize } from '../../game/board.ts'
import type { RankedMove } from '../ranked-moves.ts'
import type { MoveClaim } from './claim.ts'
import { findingOf } from './finding.ts'
import { wonPositions, type WonPosition } from './moves-plan.ts'
import { holdsIf } from './verdict.ts'

const RINGS = [0, 1, 2, 3] as const
const CORNERS = 4

/** The ring of a node, from the centre; the corners count as a ring of their own. */
function ringOf(node: number): number {
  const { rings, corners } = boardOfSize(4)
  return corners.includes(node) ? CORNERS : rings.findIndex((ring) => ring.includes(node))
}

function winningShare(moves: readonly RankedMove[]): number {
  return moves.filter(({ keepsWin }) => keepsWin).length / moves.length
}

/**
 * Does a greater share of the empty corners than of the ring's other empty nodes keep the win? Null when either has
 * none, or the shares are equal.
 */
function cornersWinMore({ moves }: WonPosition, ring: number): boolean | null {
  const on = (wanted: number) => moves.filter(({ node }) => ringOf(node) === wanted)
  const [corners, others] = [on(CORNERS), on(ring)]
  if (corners.length === 0 || others.length === 0) return null
  const [ofCorners, ofOthers] = [winningShare(corners), winningShare(others)]
  return ofCorners === ofOthers ? null : ofCorners > ofOthers
}

/**
 * Claim: corners are worth most. In positions that the mover wins, the share of empty corners that keep the win is
 * compared with that of the empty nodes of each ring, the outer one without its corners; positions with equal shares do
 * not count. Holds if corners have the greater share in at least two thirds of the others for every ring, partly if for
 * some ring.
 */
export const corners: MoveClaim = {
  kind: 'moves',
  usualCount: 200,
  judge(_, checks) {
    const won = wonPositions(checks)
    const observed = RINGS.map((ring) => ({
      series: 'corners',
      at: ring,
      answers: won.map((position) => cornersWinMore(position, ring)).filter((answer) => answer !== null),
    }))
    return findingOf(observed, (figures) => {
      const worse = figures.filter(({ value }) => value >= 2 / 3).length
      return holdsIf(worse === figures.length, worse > 0)
    })
  },
}
