/** The form for a new experiment: presets that start at one click, or a plan with its size and time. */
import { useTranslation } from 'react-i18next'
import { parsePosition } from '../../../../engine/game/notation.ts'
import { winnerOf } from '../../../../engine/game/position.ts'
import { ALGORITHMS, hasMargin } from '../../../../engine/search/methods.ts'
import { Choices } from '../../../ui/controls/choices.tsx'
import { SearchSelect } from '../../../ui/controls/search-select.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Toggles } from '../../../ui/controls/toggles.tsx'
import { usePositionsFor } from '../../../parts/positions/position-choice.tsx'
import { GameFields } from './game-fields.tsx'
import { startFor, type Draft } from '../../../model/studies/experiment/draft.ts'
import { EvaluatorChoices } from '../../../parts/players/evaluator-choices.tsx'
import type { FieldsProps } from '../../../parts/studies/plan-fields.tsx'
import { StudyForm } from '../../../parts/studies/study-form.tsx'
import { AsTheReport, SettingChoices } from '../../../parts/search/setting-choices.tsx'
import { SampleFields } from '../../../parts/studies/sample-fields.tsx'
import { ALGORITHM_NAMES } from '../../../language/names.ts'
import { EXPERIMENTS } from '../../../model/studies/experiment/experiments.ts'

/** The values of the toggles: deeper searches take hours, and no search leaves a wider window. */
const DEPTHS = [1, 2, 3, 4, 5, 6, 7, 8]
const MARGINS = [1, 2, 3, 4, 5, 6, 8]

export function ExperimentForm() {
  return <StudyForm kind={EXPERIMENTS} Fields={Fields} />
}

function Fields(props: FieldsProps<Draft>) {
  return (
    <div className="form-groups">
      <PositionsGroup {...props} />
      <SearchesGroup {...props} />
    </div>
  )
}

function PositionsGroup({ draft, choose }: FieldsProps<Draft>) {
  const { t } = useTranslation('experiments')
  const { source } = draft
  const sources = [
    { value: 'sample', label: t('form.drawn') },
    { value: 'game', label: t('form.fromGame') },
    { value: 'list', label: t('form.listed') },
  ] as const
  return (
    <fieldset className="group">
      <legend>{t('form.positions')}</legend>
      <Segmented legend={t('form.source')} options={sources} value={source} onChange={(source) => choose({ source })} />
      {source === 'sample' && (
        <SampleFields
          sample={draft.sample}
          onChange={(part) => choose({ sample: { ...draft.sample, ...part } })}
          range={draft.range}
          onRange={(range) => choose({ range })}
        />
      )}
      {source === 'game' && <GameFields draft={draft} choose={choose} />}
      {source === 'list' && <PositionList draft={draft} choose={choose} />}
    </fieldset>
  )
}

function PositionList({ draft: { list }, choose }: FieldsProps<Draft>) {
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

function SearchesGroup({ draft, choose }: FieldsProps<Draft>) {
  const { t } = useTranslation(['experiments', 'players'])
  /** The values offered, and others that a duplicated experiment has. */
  const options = (offered: readonly number[], chosen: readonly number[]) =>
    [...new Set([...offered, ...chosen])].sort((a, b) => a - b)
  return (
    <fieldset className="group searches-group">
      <legend>{t('form.searches')}</legend>
      <AsTheReport values={draft} onChange={choose} />
      <div className="choice-columns grid">
        <Choices
          legend={t('form.algorithms')}
          options={ALGORITHMS.map((value) => ({ value, label: ALGORITHM_NAMES[value] }))}
          values={draft.algorithms}
          onChange={(algorithms) => choose({ algorithms })}
        />
        <SettingChoices values={draft} onChange={choose} />
      </div>
      <EvaluatorChoices
        start={startFor(draft)}
        values={draft.evaluators}
        onChange={(evaluators) => choose({ evaluators })}
      />
      <Toggles
        legend={t('form.depths')}
        options={options(DEPTHS, draft.depths)}
        values={draft.depths}
        onChange={(depths) => choose({ depths })}
      />
      {draft.algorithms.some(hasMargin) && (
        <Toggles
          legend={t('players:settings.names.margin')}
          options={options(MARGINS, draft.margins)}
          values={draft.margins}
          onChange={(margins) => choose({ margins })}
        />
      )}
    </fieldset>
  )
}
