/** How near each side is to the win over the moves, and a search that values what is not proven. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { ALGORITHMS } from '../../../engine/search/search.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { JUDGING, JUDGING_DEPTHS } from '../../model/review/judging.ts'
import type { StepFacts } from '../../model/review/reviewed.ts'
import { ALGORITHM_NAMES } from '../../language/names.ts'
import { useServices } from '../../platform/services.tsx'
import { ValueGraph } from './value-graph.tsx'
import './search-panel.css'

interface SearchPanelProps {
  readonly facts: readonly StepFacts[]
  readonly step: number
  readonly onStep: (step: number) => void
}

export function SearchPanel(props: SearchPanelProps) {
  const { t } = useTranslation('review')
  const { judging } = useServices(JUDGING)
  const { options, isOn, isRunning, error } = useStore(judging.store)
  return (
    <section className="panel value-panel" aria-label={t('graph.title')}>
      <ValueGraph {...props} />
      <p className="muted small">{t('search.about')}</p>
      <div className="search-choice">
        <Select
          label={t('search.algorithm')}
          options={ALGORITHMS.map((value) => ({ value, label: ALGORITHM_NAMES[value] }))}
          value={options.algorithm}
          onChange={(algorithm) => judging.choose({ algorithm })}
        />
        <Segmented
          legend={t('search.depth')}
          options={JUDGING_DEPTHS.map((value) => ({ value, label: String(value), name: t('search.depthNamed', { depth: value }) }))}
          value={options.depth}
          onChange={(depth) => judging.choose({ depth })}
        />
      </div>
      {error !== null && <p className="fault small">{t('search.failed', { error })}</p>}
      <button onClick={() => (isOn ? judging.stop() : judging.start())}>{t(isRunning ? 'search.cancel' : isOn ? 'search.off' : 'search.start')}</button>
    </section>
  )
}
