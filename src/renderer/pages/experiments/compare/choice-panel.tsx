/** The choice of what to compare: positions, depths, ordering and further settings; and the progress. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { parsePosition } from '../../../../engine/game/notation.ts'
import { ORDERINGS } from '../../../../engine/search/ordering.ts'
import { ALGORITHMS } from '../../../../engine/search/methods.ts'
import { tuningOf, USUAL_TUNING } from '../../../../engine/search/settings.ts'
import { ALGORITHM_NAMES, ORDERING_NAMES } from '../../../language/names.ts'
import { DEPTHS } from '../../../model/compare/comparison-file.ts'
import { COMPARISON, useChoice, useComparisonRun } from '../../../model/compare/comparison.ts'
import { searchesOf } from '../../../model/compare/searches.ts'
import { isAsTheReport, unusual, type Settings } from '../../../model/search/settings.ts'
import { FoldedSettings } from '../../../parts/search/setting-fields.tsx'
import { lookOf } from '../../../parts/studies/series.ts'
import { pageHash } from '../../../platform/places.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { Checkbox } from '../../../ui/controls/checkbox.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { Toggles } from '../../../ui/controls/toggles.tsx'
import { OpenComparison } from './open-comparison.tsx'
import { EvaluatorFields } from './evaluator-fields.tsx'
import { PositionList } from './position-list.tsx'
import './choice-panel.css'
import { emptyPosition } from '../../../../engine/game/position.ts'

export function ChoicePanel() {
  const { t } = useTranslation('lab')
  const { comparison } = useLaterServices(COMPARISON)
  const choice = useChoice()
  return (
    <section className="panel gap-4" aria-label={t('choice')}>
      <h2>{t('heading')}</h2>
      <PositionList />
      <Algorithms />
      <Toggles
        legend={t('depths')}
        options={DEPTHS}
        values={choice.depths}
        onChange={(depths) => comparison.choose({ depths })}
      />
      <OrderingFields />
      <EachEvaluation />
      <Run />
      <Advanced />
      <p className="muted small">
        {t('playoutsElsewhere')} <a href={pageHash('arena')}>{t('playoutsMatch')}</a>
      </p>
      <OpenComparison />
    </section>
  )
}

function OrderingFields() {
  const { t } = useTranslation(['lab', 'players'])
  const { comparison } = useLaterServices(COMPARISON)
  const { isAlike, alike } = useChoice()
  return (
    <div className="ordering-fields stack">
      <Segmented
        legend={t('players:settings.names.ordering')}
        options={[
          { value: 'own', label: t('ownOrderings') },
          { value: 'alike', label: t('sameOrdering') },
        ]}
        value={isAlike ? 'alike' : 'own'}
        onChange={(value) => comparison.orderAlike(value === 'alike')}
      />
      {isAlike && (
        <Select
          label={t('whichOrdering')}
          options={ORDERINGS.map((value) => ({ value, label: t('orderedBy', { ordering: ORDERING_NAMES[value] }) }))}
          value={alike}
          onChange={(alike) => comparison.choose({ alike })}
        />
      )}
    </div>
  )
}

/** Runs every search once with each evaluation, of which only the times differ. */
function EachEvaluation() {
  const { t } = useTranslation('lab')
  const { comparison } = useLaterServices(COMPARISON)
  const { isByEach } = useChoice()
  return (
    <>
      <Checkbox isSelected={isByEach} onChange={(isByEach) => comparison.choose({ isByEach })}>
        {t('eachEvaluation')}
      </Checkbox>
      {isByEach && <p className="muted small">{t('eachEvaluationHint')}</p>}
    </>
  )
}

/** The buttons, and how many of the chosen searches have been made. */
function Run() {
  const { t } = useTranslation('lab')
  const { comparison } = useLaterServices(COMPARISON)
  const choice = useChoice()
  const { status, error, also } = useComparisonRun()
  const total = searchesOf(choice).length
  const made = useStore(comparison.store, () => comparison.made())
  const isRunning = status === 'running'
  const isPartly = made > 0 && made < total
  const words = () => {
    if (choice.positions.length === 0) return t('noPosition')
    if (choice.algorithms.length === 0) return t('none')
    if (isRunning && also > 0) return t('status.also', { count: also })
    if (isRunning) return t('status.running', { number: made + 1, count: total })
    if (made === total) return t('status.done', { count: total })
    if (status === 'failed') return t('status.failed', { reason: error ?? '' })
    if (status === 'cancelled') return t('status.cancelled', { number: made, count: total })
    return made === 0 ? t('toDo', { count: total }) : t('status.partly', { number: made, count: total })
  }
  return (
    <div className="comparison-run stack">
      {isRunning ? (
        <button onClick={() => comparison.cancel()}>{t('cancel')}</button>
      ) : (
        <button
          className="primary"
          disabled={total === 0}
          onClick={() => (total === made ? comparison.startAgain() : comparison.start())}
        >
          {t(made === 0 ? 'start' : isPartly ? 'continue' : 'startAgain')}
        </button>
      )}
      {isPartly && !isRunning && <button onClick={() => comparison.startAgain()}>{t('startAgain')}</button>}
      <progress value={made} max={Math.max(total, 1)} aria-label={t('progress')} />
      <p className={status === 'failed' && made < total ? 'fault' : 'muted small'} role="status">
        {words()}
      </p>
    </div>
  )
}

function Algorithms() {
  const { t } = useTranslation('lab')
  const { comparison } = useLaterServices(COMPARISON)
  const { algorithms } = useChoice()
  return (
    <fieldset className="searches stack">
      <legend>{t('searches')}</legend>
      {ALGORITHMS.map((algorithm) => (
        <Checkbox
          key={algorithm}
          isSelected={algorithms.includes(algorithm)}
          onChange={(isChosen) => comparison.chooseAlgorithm(algorithm, isChosen)}
        >
          <i className={`swatch ${lookOf(algorithm)}`} aria-hidden="true" />
          {ALGORITHM_NAMES[algorithm]}
        </Checkbox>
      ))}
    </fieldset>
  )
}

/** The settings that all searches have, and the evaluator of each. */
function Advanced() {
  const { comparison } = useLaterServices(COMPARISON)
  const choice = useChoice()
  const { algorithms, position, table, evaluation, terminal, extension, margin } = choice
  const start = position === null ? emptyPosition(4) : parsePosition(position)
  const choose = (settings: Settings) => {
    const isReport = isAsTheReport(settings)
    comparison.choose({ ...USUAL_TUNING, ...tuningOf(settings), ...(isReport && { isAlike: false, evaluators: {} }) })
    if (isReport) comparison.countAs('report')
  }
  return (
    <FoldedSettings
      algorithms={algorithms}
      start={start}
      settings={unusual({ table, evaluation, terminal, extension, margin })}
      hasOrdering={false}
      hasEvaluator={false}
      onChange={choose}
    >
      <EvaluatorFields />
    </FoldedSettings>
  )
}
