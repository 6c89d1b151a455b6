/** The drawer with what searches and evaluators say of the game. Closed, it is a rail beside the panel. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { hasPerfectPlay } from '../../../engine/game/position.ts'
import { goTo } from '../../model/review/edit.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { Column } from '../../ui/boundary.tsx'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { Rail } from '../../ui/controls/rail.tsx'
import { MomentGrounds } from './moment-grounds.tsx'
import type { ReviewView } from './review-view.ts'
import { SearchPanel } from './search-panel.tsx'

export function EngineRail({ view }: { view: ReviewView }) {
  const { t } = useTranslation('review')
  const app = useLaterServices(LIBRARY, MATCH, REVIEW)
  const { showsEngine, showsSets } = useStore(app.review)
  const { line, shown, analysis } = view
  const { position } = line.steps[0]
  return (
    <Rail
      className="engine-rail"
      label={t('engine.label')}
      title={t('engine.title')}
      isOpen={showsEngine}
      onToggle={() => app.review.setState({ showsEngine: !showsEngine })}
    >
      <Column>
        <SearchPanel facts={analysis.facts} step={shown.step} onStep={(step) => goTo(app, line.steps[step].id)} />
        {hasPerfectPlay(position) && (
          <section className="panel">
            <Checkbox isSelected={showsSets} onChange={(showsSets) => app.review.setState({ showsSets })}>
              {t('board.sets')}
            </Checkbox>
          </section>
        )}
        <MomentGrounds shown={shown} />
      </Column>
    </Rail>
  )
}
