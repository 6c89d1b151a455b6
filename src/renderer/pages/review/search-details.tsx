/** Details to unfold: f over the moves, and the search that judges them until they are proven. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { ALGORITHMS } from '../../../engine/search/search.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { JUDGING, JUDGING_DEPTHS } from '../../model/review/judging.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import type { StepFacts } from '../../model/review/reviewed.ts'
import { ALGORITHM_NAMES } from '../../language/names.ts'
import { useServices } from '../../platform/services.tsx'
import { ValueGraph } from './value-graph.tsx'

interface SearchDetailsProps {
  readonly facts: readonly StepFacts[]
  readonly step: number
  readonly onStep: (step: number) => void
}

export function SearchDetails(props: SearchDetailsProps) {
  const { t } = useTranslation('review')
  const { judging, review } = useServices(JUDGING, REVIEW)
  const { options } = useStore(judging.store)
  const isOpen = useStore(review, ({ showsSearch }) => showsSearch)
  return (
    <details className="more graph-panel" open={isOpen} onToggle={({ currentTarget }) => review.setState({ showsSearch: currentTarget.open })}>
      <summary>{t('search.details')}</summary>
      {isOpen && (
        <>
          <p className="muted small">{t('search.about')}</p>
          <ValueGraph {...props} />
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
        </>
      )}
    </details>
  )
}
