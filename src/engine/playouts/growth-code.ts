/** The pseudocode of Monte Carlo tree search in step with a recording: which lines each step runs. */
import type { CornersToWin } from '../game/corners.ts'
import type { GrowthNode } from './growth-node.ts'
import type { GrowthMoment } from './growth.ts'
import { VISITS_TO_REVALUE, type PriorKind } from './prior-kinds.ts'

const LINES = {
  call: 'one more playout',
  root: '  node ← root',
  loop: '  while node has children',
  revalue: `    if n = ${VISITS_TO_REVALUE}: chances by network`,
  select: '    node ← best child',
  isSeen: '  if node is root or n ≥ 2',
  expand: '    add a child for each move',
  selectNew: '    node ← best child',
  goOn: '  while nobody has won',
  stone: '    bridge reply or random move',
  winner: '  winner ← who has won',
  proof: '  pass a proof up',
  way: '  for each node back to root',
  count: '    n ← n+1;  w ← w+1 if won',
  rave: '    r, W of children played',
  learn: "  keep the winner's replies",
} as const
export type GrowthLine = keyof typeof LINES

/** The loop of a playout that fills the board, under the rule of three corners. */
const FILL = '  while a node is empty'

/** The moves of playouts that keep good replies: those of a search with patterns. */
const WITH_REPLIES = '    bridge, good reply or random'

/** The code under a rule, of a search with a source of chances. */
export function growthCode(
  cornersToWin: CornersToWin,
  priors: PriorKind,
): readonly { readonly id: GrowthLine; readonly text: string }[] {
  const keepsReplies = priors !== 'none'
  const changed: Partial<Record<GrowthLine, string>> = {
    ...(cornersToWin === 3 && { goOn: FILL }),
    ...(keepsReplies && { stone: WITH_REPLIES }),
  }
  return (Object.keys(LINES) as GrowthLine[])
    .filter((id) => (id !== 'learn' || keepsReplies) && (id !== 'revalue' || priors === 'network'))
    .map((id) => ({ id, text: changed[id] ?? LINES[id] }))
}

/** Has a node's line of the network just been run? The root's chances are the network's from the beginning. */
const isRevalued = ({ above, visits }: GrowthNode, priors: PriorKind) =>
  priors === 'network' && above !== null && visits === VISITS_TO_REVALUE

/** The lines that the last step has run; the last of them is the current one. */
export function growthLinesRun({ step, here, way, stones }: GrowthMoment, priors: PriorKind): readonly GrowthLine[] {
  switch (step?.kind) {
    case undefined:
      return []
    case 'select': {
      // A node that has just grown has no visited child; the root is entered first.
      const isNew = here.children.every(({ visits }) => visits === 0)
      if (isNew) return ['selectNew']
      if (isRevalued(here, priors)) return ['select']
      return [...(way.length === 2 ? (['call', 'root'] as const) : []), 'loop', 'select']
    }
    case 'expand':
      return [...(way.length === 1 ? (['call', 'root'] as const) : []), 'loop', 'isSeen', 'expand']
    case 'revalue':
      return ['loop', 'revalue']
    case 'stone':
      return [...(stones.length === 1 ? (['isSeen'] as const) : []), 'goOn', 'stone']
    case 'result':
      return ['goOn', 'winner']
    case 'prove':
      return ['proof']
    case 'count':
      return ['way', 'count', 'rave', ...(priors !== 'none' && here.above === null ? (['learn'] as const) : [])]
  }
}
