/** The review's search on the move that led to the moment shown, compared with all other possible moves. */
import { useStore } from 'zustand'
import { searcher } from '../../../engine/arena/contestant.ts'
import { momentOf } from '../../../engine/game/game-tree.ts'
import { canSwapAt } from '../../../engine/game/tree-builder.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { GroundsPanel } from '../../parts/grounds/grounds-panel.tsx'
import { i18n } from '../../language/i18n.ts'
import { ALGORITHM_NAMES } from '../../language/names.ts'
import type { AskedMove } from '../../model/grounds/grounds-finder.ts'
import { JUDGING, reviewOptions } from '../../model/review/judging.ts'
import type { Reviewed } from '../../model/review/reviewed.ts'
import { settingsWords } from '../../model/search/words.ts'
import { useLaterServices } from '../../platform/services.tsx'

/** A deeper search of all moves takes too long on an empty board. */
const MAX_GROUNDS_DEPTH = 4

export function MomentGrounds({ shown: { tree, moment } }: { shown: Reviewed }) {
  const { judging } = useLaterServices(JUDGING)
  const options = useStore(judging.store, ({ options }) => options)
  const { algorithm, settings } = options
  const depth = Math.min(options.depth, MAX_GROUNDS_DEPTH)
  const { parent, move } = moment
  const before = parent === null || move === null ? null : momentOf(tree, parent)
  const start = moment.position
  const asked = (): AskedMove | null => {
    if (before === null || move === null) return null
    const contestant = searcher(ALGORITHM_NAMES[algorithm], reviewOptions({ ...options, depth }, start))
    return {
      move,
      isOwn: false,
      request: {
        position: formatPosition(before.position),
        contestant,
        drawn: null,
        swapper: canSwapAt(tree, before.id) ? 'mover' : null,
      },
    }
  }
  return (
    <GroundsPanel asked={asked()}>
      <p className="muted small">
        {[ALGORITHM_NAMES[algorithm], i18n.t('common:limit.depth', { depth }), settingsWords(settings)].join(' · ')}
      </p>
    </GroundsPanel>
  )
}
