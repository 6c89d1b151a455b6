/** The dialog with the values that searches and evaluators give to the game, and the reasons of a move. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { hasPerfectPlay } from '../../../engine/game/position.ts'
import { goTo } from '../../model/review/edit.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { CloseButton, Modal } from '../../ui/controls/modal.tsx'
import { MomentGrounds } from './moment-grounds.tsx'
import type { ReviewView } from './review-view.ts'
import { SearchPanel } from './search-panel.tsx'

export function EngineDialog({ view, onClose }: { view: ReviewView; onClose: () => void }) {
  const { t } = useTranslation('review')
  const app = useLaterServices(LIBRARY, MATCH, REVIEW)
  const showsSets = useStore(app.review, (state) => state.showsSets)
  const { line, shown, analysis } = view
  return (
    <Modal title={t('engine.label')} onClose={onClose}>
      <div className="stack gap-3">
        <SearchPanel facts={analysis.facts} step={shown.step} onStep={(step) => goTo(app, line.steps[step].id)} />
        {hasPerfectPlay(line.steps[0].position) && (
          <Checkbox isSelected={showsSets} onChange={(showsSets) => app.review.setState({ showsSets })}>
            {t('board.sets')}
          </Checkbox>
        )}
        <MomentGrounds shown={shown} />
        <CloseButton />
      </div>
    </Modal>
  )
}
