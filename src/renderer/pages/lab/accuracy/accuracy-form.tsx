/** The form of what to measure, how far it is, and its buttons. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { MAX_SEED, SAMPLE_KINDS } from '../../../../engine/lab/sample.ts'
import { ALGORITHMS } from '../../../../engine/search/search.ts'
import { Choices } from '../../../ui/controls/choices.tsx'
import { NumberField } from '../../../ui/controls/number-field.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Toggles } from '../../../ui/controls/toggles.tsx'
import { AnotherTab } from '../../../model/documents/document-list.ts'
import { useClock } from '../../../parts/studies/run-state.ts'
import { roughTime } from '../../../model/studies/experiment/words.ts'
import { lookOf } from '../../../parts/studies/series.ts'
import { NOTICE, say } from '../../../platform/notice.tsx'
import { count, reasonOf } from '../../../language/words.ts'
import { type Measuring, MEASURING, type MeasuringState } from '../../../model/studies/accuracy/measuring.ts'
import { DEPTHS, isSamePlan, LEAST_STONES, MOST_POSITIONS, MOST_STONES, totalOf } from '../../../model/studies/accuracy/plan.ts'
import { ALGORITHM_NAMES } from '../../../language/names.ts'
import { useServices } from '../../../platform/services.tsx'

export function AccuracyForm() {
  const { measuring } = useServices(MEASURING)
  const state = useStore(measuring.store)
  return (
    <>
      <PlanFields measuring={measuring} state={state} />
      <Buttons measuring={measuring} state={state} />
      {state.running === null ? <Status state={state} /> : <Running measuring={measuring} state={state} />}
      <Faults measuring={measuring} state={state} />
    </>
  )
}

interface PartProps {
  readonly measuring: Measuring
  readonly state: MeasuringState
}

function PlanFields({ measuring, state: { plan } }: PartProps) {
  const { t } = useTranslation('accuracy')
  const { kind, from, to, count, algorithms, depths, seed } = plan
  const algorithmOptions = ALGORITHMS.map((value) => ({
    value,
    label: (
      <>
        <i className={`swatch ${lookOf(value)}`} aria-hidden="true" />
        {ALGORITHM_NAMES[value]}
      </>
    ),
  }))
  return (
    <>
      <Segmented
        legend={t('kind')}
        options={SAMPLE_KINDS.toReversed().map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        onChange={(kind) => measuring.choose({ kind })}
      />
      <p className="muted small">{t(`kindTexts.${kind}`)}</p>
      <div className="field-pair">
        <NumberField label={t('from')} min={LEAST_STONES} max={MOST_STONES} value={from} onChange={(from) => measuring.choose({ from, to: Math.max(from, to) })} />
        <NumberField label={t('to')} min={LEAST_STONES} max={MOST_STONES} value={to} onChange={(to) => measuring.choose({ to, from: Math.min(from, to) })} />
      </div>
      <div className="field-pair">
        <NumberField label={t('count')} min={1} max={MOST_POSITIONS} value={count} onChange={(count) => measuring.choose({ count })} />
        <NumberField label={t('seed')} min={0} max={MAX_SEED} value={seed} onChange={(seed) => measuring.choose({ seed })} isName />
      </div>
      <Choices legend={t('algorithms')} options={algorithmOptions} values={algorithms} onChange={(algorithms) => measuring.choose({ algorithms })} />
      <Toggles legend={t('depths')} options={DEPTHS} values={depths} onChange={(depths) => measuring.choose({ depths })} />
    </>
  )
}

function Buttons({ measuring, state: { status, plan, record, running } }: PartProps) {
  const { t } = useTranslation('accuracy')
  const { notice } = useServices(NOTICE)
  const isShown = record !== null && isSamePlan(record.plan, plan)
  const isBegun = isShown && record.checks.length > 0
  const isDone = isShown && record.checks.length === totalOf(plan)
  const start = () => {
    const replaced = measuring.start()
    if (replaced !== null) say(notice, t('replaced'), () => measuring.restore(replaced))
  }
  return (
    <div className="buttons">
      <button className="primary" disabled={status !== 'ready' || running !== null || isDone || plan.algorithms.length === 0} onClick={start}>
        {t(isBegun && !isDone && running === null ? 'resume' : 'start')}
      </button>
      <button disabled={running === null} onClick={() => measuring.stop()}>
        {t('stop')}
      </button>
    </div>
  )
}

/** What there is, or is to do, while nothing runs. */
function Status({ state: { plan, record, error } }: { state: MeasuringState }) {
  const { t } = useTranslation('accuracy')
  const total = totalOf(plan)
  const shown = record !== null && isSamePlan(record.plan, plan) ? record : null
  const done = shown?.checks.length ?? 0
  const words = () => {
    if (plan.algorithms.length === 0) return t('none')
    if (shown !== null && error !== null) return t('status.failed', { done: count(done), total: count(total), reason: error })
    if (record !== null && record.checks.length > 0 && shown === null) return t('otherPlan')
    if (done === 0) return t('toDo', { count: total })
    return done === total ? t('status.done', { count: total }) : t('status.stopped', { done: count(done), total: count(total) })
  }
  return (
    <>
      <progress value={done} max={total} aria-label={t('progress')} />
      <p className={shown !== null && error !== null ? 'fault' : 'muted small'} role="status">
        {words()}
      </p>
    </>
  )
}

function Running({ measuring, state: { record } }: PartProps) {
  const { t } = useTranslation('accuracy')
  useClock()
  if (record === null) return null
  const total = totalOf(record.plan)
  const counts = t('counts', { done: count(record.checks.length), total: count(total) })
  const left = measuring.timeLeft()
  return (
    <>
      <progress value={record.checks.length} max={total} aria-label={t('progress')} />
      <p className="muted small" title={t('leftHint')}>
        {left === null ? counts : t('left', { counts, time: roughTime(left) })}
      </p>
    </>
  )
}

function Faults({ measuring, state: { unread, unsaved } }: PartProps) {
  const { t } = useTranslation('accuracy')
  return (
    <>
      {unread instanceof AnotherTab && <p className="muted small">{t('elsewhere')}</p>}
      {unread !== null && !(unread instanceof AnotherTab) && (
        <>
          <p className="fault">{t('unread', { reason: reasonOf(unread) })}</p>
          <div className="buttons">
            <button onClick={() => void measuring.discard()}>{t('discard')}</button>
          </div>
        </>
      )}
      {unsaved !== null && <p className="fault">{t('unsaved', { reason: reasonOf(unsaved) })}</p>}
    </>
  )
}
