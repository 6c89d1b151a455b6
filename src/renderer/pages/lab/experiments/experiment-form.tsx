/** The form for a new experiment: presets that start at one click, or a plan with its size and time. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { EVALUATION_METHODS } from '../../../../engine/evaluation/evaluation.ts'
import type { Experiment } from '../../../../engine/lab/experiment.ts'
import { parsePosition } from '../../../../engine/game/notation.ts'
import { winnerOf } from '../../../../engine/game/position.ts'
import { ORDERINGS } from '../../../../engine/search/ordering.ts'
import { ALGORITHMS } from '../../../../engine/search/search.ts'
import { TABLES } from '../../../../engine/search/transposition-table.ts'
import { Choices } from '../../../ui/controls/choices.tsx'
import { SearchSelect } from '../../../ui/controls/search-select.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Toggles } from '../../../ui/controls/toggles.tsx'
import { usePositionsFor } from '../../../parts/positions/position-choice.tsx'
import { count, reasonOf } from '../../../language/words.ts'
import { boardSizeOf, type Draft, type DraftFault, draftOf, type Plan, planOf, PRESETS } from '../../../model/studies/experiment/draft.ts'
import { EvaluatorChoices } from '../../../parts/players/evaluator-choices.tsx'
import { FormSum } from '../../../parts/studies/form-sum.tsx'
import { Presets } from '../../../parts/studies/presets.tsx'
import { SampleFields } from '../../../parts/studies/sample-fields.tsx'
import { contestantLabel } from '../../../model/players/names.ts'
import { roughTime, usualName } from '../../../model/studies/experiment/words.ts'
import { ALGORITHM_NAMES } from '../../../language/names.ts'
import { useServices } from '../../../platform/services.tsx'
import { EXPERIMENTS, newExperiment } from '../../../model/studies/experiment/experiments.ts'

/** What the toggles offer: deeper searches take hours, and no search leaves a wider window. */
const DEPTHS = [1, 2, 3, 4, 5, 6, 7, 8]
const MARGINS = [1, 2, 3, 4, 5, 6, 8]

/** The expected milliseconds from which the form warns, and warns strongly. */
const LONG = 10 * 60_000
const VERY_LONG = 6 * 60 * 60_000

export function ExperimentForm() {
  const { t } = useTranslation('experiments')
  const { draft: store } = useServices(EXPERIMENTS).experiments
  const draft = useStore(store)
  const start = useStart()
  const plan = planOf(draft)
  const choose = (part: Partial<Draft>) => store.setState(part)
  return (
    <section className="panel results new-experiment" aria-label={t('new')}>
      <h2>{t('presets.heading')}</h2>
      <ExperimentPresets />
      <h2>{t('form.heading')}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (plan.experiment !== null) start(draft.name.trim() || usualName(plan.experiment), plan.experiment)
        }}
      >
        <div className="form-groups">
          <PositionsGroup draft={draft} choose={choose} />
          <SearchesGroup draft={draft} choose={choose} />
        </div>
        <Sum draft={draft} plan={plan} choose={choose} />
      </form>
    </section>
  )
}

/** Starts an experiment and shows it. */
function useStart() {
  const { experiments } = useServices(EXPERIMENTS)
  return (name: string, experiment: Experiment) => experiments.startNew(name, newExperiment(experiment))
}

function ExperimentPresets() {
  const { t } = useTranslation('experiments')
  const { pool } = useServices(EXPERIMENTS).experiments
  const start = useStart()
  const presets = PRESETS.map(({ key, experiment }) => {
    const { positions, settings, time } = planOf(draftOf('', experiment))
    const name = t(`presets.${key}.name`)
    const size = t('presets.size', { searches: count(positions * settings), time: roughTime(time / pool.size) })
    return { key, name, text: t(`presets.${key}.text`), size, onChoose: () => start(name, experiment) }
  })
  return <Presets presets={presets} />
}

interface GroupProps {
  readonly draft: Draft
  readonly choose: (part: Partial<Draft>) => void
}

function PositionsGroup({ draft, choose }: GroupProps) {
  const { t } = useTranslation('experiments')
  const { source } = draft
  const sources = [
    { value: 'sample', label: t('form.drawn') },
    { value: 'list', label: t('form.listed') },
  ] as const
  return (
    <fieldset className="group">
      <legend>{t('form.positions')}</legend>
      <Segmented legend={t('form.source')} options={sources} value={source} onChange={(source) => choose({ source })} />
      {source === 'sample' ? <SampleFields sample={draft.sample} onChange={(part) => choose({ sample: { ...draft.sample, ...part } })} /> : <PositionList draft={draft} choose={choose} />}
    </fieldset>
  )
}

function PositionList({ draft: { list }, choose }: GroupProps) {
  const { t } = useTranslation('experiments')
  const choices = usePositionsFor('search').filter(({ position }) => winnerOf(parsePosition(position)) === null)
  const add = (id: string) => {
    const position = choices.find((choice) => choice.id === id)?.position ?? ''
    choose({ list: list.trim() === '' ? position : `${list.trimEnd()}\n${position}` })
  }
  return (
    <>
      <label className="field">
        {t('form.list')}
        <textarea rows={6} value={list} spellCheck={false} onChange={(event) => choose({ list: event.target.value })} />
      </label>
      <SearchSelect label={t('form.add')} placeholder={t('form.add')} options={choices} value={null} onChange={add} />
    </>
  )
}

function SearchesGroup({ draft, choose }: GroupProps) {
  const { t } = useTranslation(['experiments', 'players'])
  /** The values offered, and others that a duplicated experiment has. */
  const options = (offered: readonly number[], chosen: readonly number[]) => [...new Set([...offered, ...chosen])].sort((a, b) => a - b)
  return (
    <fieldset className="group searches-group">
      <legend>{t('form.searches')}</legend>
      <div className="choice-columns">
        <Choices
          legend={t('form.algorithms')}
          options={ALGORITHMS.map((value) => ({ value, label: ALGORITHM_NAMES[value] }))}
          values={draft.algorithms}
          onChange={(algorithms) => choose({ algorithms })}
        />
        <Choices
          legend={t('form.orderings')}
          options={(['own', ...ORDERINGS] as const).map((value) => ({ value, label: t(`orderings.${value}`) }))}
          values={draft.orderings}
          onChange={(orderings) => choose({ orderings })}
        />
        <Choices
          legend={t('form.tables')}
          options={TABLES.map((value) => ({ value, label: t(`tables.${value}`) }))}
          values={draft.tables}
          onChange={(tables) => choose({ tables })}
        />
        <Choices
          legend={t('form.evaluations')}
          options={EVALUATION_METHODS.map((value) => ({ value, label: t(`players:evaluations.${value}`) }))}
          values={draft.evaluations}
          onChange={(evaluations) => choose({ evaluations })}
        />
      </div>
      <EvaluatorChoices boardSize={boardSizeOf(draft)} values={draft.evaluators} onChange={(evaluators) => choose({ evaluators })} />
      <Toggles legend={t('form.depths')} options={options(DEPTHS, draft.depths)} values={draft.depths} onChange={(depths) => choose({ depths })} />
      {draft.algorithms.includes('aspiration') && (
        <Toggles legend={t('form.margins')} options={options(MARGINS, draft.margins)} values={draft.margins} onChange={(margins) => choose({ margins })} />
      )}
    </fieldset>
  )
}

/** The size of the experiment in searches and in time, and the button. */
function Sum({ draft, plan, choose }: GroupProps & { plan: Plan }) {
  const { t } = useTranslation('experiments')
  const { pool } = useServices(EXPERIMENTS).experiments
  const { experiment, faults, positions, settings } = plan
  const time = plan.time / pool.size
  const parts = { positions: t('form.sumPositions', { count: positions }), searches: t('form.sumSearches', { count: settings }) }
  return (
    <FormSum
      words={{ name: t('form.name'), start: t('form.start'), queue: t('form.queue') }}
      name={draft.name}
      usualName={experiment === null ? '' : usualName(experiment)}
      onName={(name) => choose({ name })}
      faults={faults.map(faultText)}
      isReady={experiment !== null}
    >
      <p>
        <strong>{t('form.sum', { ...parts, count: positions * settings })}</strong>
      </p>
      <p className="muted small">{t('form.time', { time: roughTime(time), count: pool.size })}</p>
      {time >= LONG && <p className="warning">{t(time >= VERY_LONG ? 'form.veryLong' : 'form.long')}</p>}
    </FormSum>
  )

  function faultText(fault: DraftFault): string {
    if (fault.kind === 'none') return t(`form.fault.none.${fault.of}`)
    if (fault.kind === 'line') return t('form.fault.line', { line: fault.line, reason: fault.error === null ? t('form.fault.over') : reasonOf(fault.error) })
    if (fault.kind === 'misfit') return t('form.fault.misfit', { name: contestantLabel(fault.name) })
    return fault.kind === 'few' ? t('form.fault.few', { count: fault.most }) : t('form.fault.many', { most: count(fault.most) })
  }
}
