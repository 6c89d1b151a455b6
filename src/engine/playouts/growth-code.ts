/** The pseudocode of Monte Carlo tree search in step with a recording: which lines each step runs. */
import type { CornersToWin } from '../game/corners.ts'
import type { GrowthMoment } from './growth.ts'

const LINES = {
  call: 'one more playout',
  root: '  node ← root',
  loop: '  while node has children',
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
} as const
export type GrowthLine = keyof typeof LINES

/** Where three corners win, a playout fills the board. */
const FILL = '  while a node is empty'

export function growthCode(cornersToWin: CornersToWin): readonly { readonly id: GrowthLine; readonly text: string }[] {
  return (Object.keys(LINES) as GrowthLine[]).map((id) => ({
    id,
    text: id === 'goOn' && cornersToWin === 3 ? FILL : LINES[id],
  }))
}

/** The lines that the last step has run; the last of them is the current one. */
export function growthLinesRun({ step, here, way, stones }: GrowthMoment): readonly GrowthLine[] {
  switch (step?.kind) {
    case undefined:
      return []
    case 'select': {
      // A node that has just grown has no visited child; the root is entered first.
      const isNew = here.children.every(({ visits }) => visits === 0)
      if (isNew) return ['selectNew']
      return [...(way.length === 2 ? (['call', 'root'] as const) : []), 'loop', 'select']
    }
    case 'expand':
      return [...(way.length === 1 ? (['call', 'root'] as const) : []), 'loop', 'isSeen', 'expand']
    case 'stone':
      return [...(stones.length === 1 ? (['isSeen'] as const) : []), 'goOn', 'stone']
    case 'result':
      return ['goOn', 'winner']
    case 'prove':
      return ['proof']
    case 'count':
      return ['way', 'count', 'rave']
  }
}
