/** How near each side is to the win over the moves, and a search that values what is not proven. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { BoardAndRule } from '../../../engine/game/position.ts'
import { JUDGING, judgingDepths } from '../../model/review/judging.ts'
import type { StepFacts } from '../../model/review/reviewed.ts'
import { DepthChoice, SearchFields } from '../../parts/search/search-fields.tsx'
import { useLaterServices } from '../../platform/services.tsx'
import { ValueGraph } from './value-graph.tsx'
import './search-panel.css'

interface SearchPanelProps {
  readonly facts: readonly StepFacts[]
  readonly step: number
  readonly onStep: (step: number) => void
}

export function SearchPanel(props: SearchPanelProps) {
  const { t } = useTranslation('review')
  const { position } = props.facts[0].moment
  return (
    <section className="panel value-panel" aria-label={t('graph.title')}>
      <ValueGraph {...props} />
      <Search start={position} />
    </section>
  )
}

function Search({ start }: { start: BoardAndRule }) {
  const { t } = useTranslation('review')
  const { judging } = useLaterServices(JUDGING)
  const { options, isOn } = useStore(judging.store)
  const { isRunning, error } = useStore(judging.judged.store)
  return (
    <>
      <p className="muted small">{t('search.about')}</p>
      <SearchFields
        algorithm={options.algorithm}
        settings={options.settings}
        start={start}
        hasExtension={false}
        onChange={(algorithm, settings) => judging.choose({ algorithm, settings })}
      >
        <DepthChoice
          depths={judgingDepths(start)}
          value={options.depth}
          onChange={(depth) => judging.choose({ depth })}
        />
      </SearchFields>
      {error !== null && <p className="fault small">{t('search.failed', { error })}</p>}
      <button onClick={() => (isOn ? judging.stop() : judging.start())}>
        {t(isRunning ? 'search.cancel' : isOn ? 'search.off' : 'search.start')}
      </button>
    </>
  )
}
