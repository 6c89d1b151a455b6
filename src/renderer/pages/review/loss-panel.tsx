/** The search that judges the moves: which, how deep, how far it has come, and what it has found. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { ALGORITHMS } from '../../../engine/search/search.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { JUDGING, JUDGING_DEPTHS } from '../../model/review/judging.ts'
import { LossList } from './loss-list.tsx'
import type { StepFacts } from '../../model/review/reviewed.ts'
import { ALGORITHM_NAMES } from '../../language/names.ts'
import { useServices } from '../../platform/services.tsx'
import './loss-panel.css'

export function LossPanel({ facts, at }: { facts: readonly StepFacts[]; at: number }) {
  const { t } = useTranslation('review')
  const { judging } = useServices(JUDGING)
  const { options, isOn, error } = useStore(judging.store)
  const done = facts.filter(({ judgement }) => judgement !== null).length
  const isDone = done === facts.length
  const words = () => {
    if (error !== null) return t('search.failed', { error })
    if (isDone) return t('search.done', { count: done })
    return isOn ? t('search.running', { done, count: facts.length }) : t('search.hint', { count: facts.length - done })
  }
  return (
    <section className="panel losses" aria-label={t('losses.title')}>
      <h2>{t('losses.title')}</h2>
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
      <div className="search-state">
        {!isDone && (
          <button className={isOn ? '' : 'primary'} onClick={() => (isOn ? judging.stop() : judging.start())}>
            {t(isOn ? 'search.stop' : 'search.start')}
          </button>
        )}
        <p className={error === null ? 'muted small' : 'fault small'} role="status">
          {words()}
        </p>
      </div>
      {isOn && !isDone && <progress value={done} max={facts.length} aria-label={t('search.progress')} />}
      <LossList facts={facts} at={at} />
    </section>
  )
}
