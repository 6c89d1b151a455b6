/**
 * The comparison: the report's table of visited states for several positions, computed in the background, kept and
 * explained.
 */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { parsePosition } from '../../../../engine/game/notation.ts'
import { COMPARISON, useChoice } from '../../../model/compare/comparison.ts'
import { useSettings } from '../../../model/settings.ts'
import { BoardView } from '../../../parts/board/board-view.tsx'
import { DocumentFaults } from '../../../parts/documents/document-faults.tsx'
import { useLaterServices } from '../../../platform/services.tsx'
import { ChoicePanel } from './choice-panel.tsx'
import { ComparisonResults } from './comparison-results.tsx'
import { usePositionWords } from './position-words.ts'
import './compare.css'

export function CompareTab() {
  const { t } = useTranslation('lab')
  const { position } = useChoice()
  const { status, unread, isPartial, unsaved } = useStore(
    useLaterServices(COMPARISON).comparison.store,
    useShallow(({ status, unread, isPartial, unsaved }) => ({ status, unread, isPartial, unsaved })),
  )
  if (status === 'unloaded') return <div className="page comparison" aria-busy="true" />
  return (
    <div className="page comparison">
      <div className="column">
        <DocumentFaults
          unread={unread}
          isPartial={isPartial}
          unsaved={unsaved}
          unreadWords={(reason) => t('unread', { reason })}
        />
        <ChoicePanel />
        {position !== null && <ShownBoard position={position} />}
      </div>
      <ComparisonResults />
    </div>
  )
}

/** The position that charts and words are about, with the names of its nodes if the settings ask for them. */
function ShownBoard({ position }: { position: string }) {
  const { t } = useTranslation('lab')
  const { showNames } = useSettings()
  const name = usePositionWords(useChoice().positions).get(position)
  return (
    <section className="panel thumbnail" aria-label={t('thumbnail')}>
      <BoardView position={parsePosition(position)} label={t('board', { name })} showNames={showNames} />
    </section>
  )
}
