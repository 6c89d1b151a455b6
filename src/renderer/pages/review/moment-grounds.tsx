/** What a chosen evaluator thinks of the move that led to the moment shown, compared with all other possible moves. */
import { useState } from 'react'
import { useStore } from 'zustand'
import { searcher } from '../../../engine/arena/contestant.ts'
import { momentOf } from '../../../engine/game/game-tree.ts'
import { canSwapAt } from '../../../engine/game/tree-builder.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { GroundsPanel } from '../../parts/grounds/grounds-panel.tsx'
import { judgeOn, JudgeSelect, USUAL_JUDGE } from '../../parts/players/judge-select.tsx'
import { ALGORITHM_NAMES } from '../../language/names.ts'
import type { AskedMove } from '../../model/grounds/grounds-finder.ts'
import { JUDGING } from '../../model/review/judging.ts'
import type { Reviewed } from '../../model/review/reviewed.ts'
import { useServices } from '../../platform/services.tsx'

/** A deeper search of all moves takes too long on an empty board. */
const MAX_GROUNDS_DEPTH = 4

export function MomentGrounds({ shown: { tree, moment } }: { shown: Reviewed }) {
  const { judging } = useServices(JUDGING)
  const { algorithm, depth } = useStore(judging.store, ({ options }) => options)
  const [judge, setJudge] = useState(USUAL_JUDGE)
  const { parent, move } = moment
  const before = parent === null || move === null ? null : momentOf(tree, parent)
  const boardSize = moment.position.board.size
  const asked = (): AskedMove | null => {
    if (before === null || move === null) return null
    const contestant = searcher(ALGORITHM_NAMES[algorithm], { algorithm, depth: Math.min(depth, MAX_GROUNDS_DEPTH), ...judgeOn(judge, boardSize) })
    return { move, isOwn: false, request: { position: formatPosition(before.position), contestant, drawn: null, maySwap: canSwapAt(tree, before.id) } }
  }
  return (
    <GroundsPanel asked={asked()}>
      <JudgeSelect boardSize={boardSize} value={judge} onChange={setJudge} />
    </GroundsPanel>
  )
}
