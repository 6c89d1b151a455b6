/** The comparison: the report's table of visited states for several positions, computed in the background, kept and explained. */
import { useTranslation } from 'react-i18next'
import { parsePosition } from '../../../../engine/game/notation.ts'
import { useComparison } from '../../../model/compare/comparison.ts'
import { useSettings } from '../../../model/settings.ts'
import { BoardView } from '../../../parts/board/board-view.tsx'
import { KeptFaults } from '../../../parts/documents/kept-faults.tsx'
import { ChoicePanel } from './choice-panel.tsx'
import { ComparisonResults } from './comparison-results.tsx'
import { usePositionWords } from './position-words.ts'
import './compare.css'

export function CompareTab() {
  const { t } = useTranslation('lab')
  const { choice, status, unread, unsaved } = useComparison()
  if (status === 'unloaded') return <div className="page comparison" aria-busy="true" />
  return (
    <div className="page comparison">
      <div className="column">
        <KeptFaults unread={unread} unsaved={unsaved} unreadWords={(reason) => t('unread', { reason })} />
        <ChoicePanel />
        {choice.position !== null && <ShownBoard position={choice.position} />}
      </div>
      <ComparisonResults />
    </div>
  )
}

/** The position that charts and words are about, with the names of its nodes if the settings ask for them. */
function ShownBoard({ position }: { position: string }) {
  const { t } = useTranslation('lab')
  const { showNames } = useSettings()
  const name = usePositionWords(useComparison().choice.positions).get(position)
  return (
    <section className="panel thumbnail" aria-label={t('thumbnail')}>
      <BoardView position={parsePosition(position)} label={t('board', { name })} showNames={showNames} />
    </section>
  )
}
