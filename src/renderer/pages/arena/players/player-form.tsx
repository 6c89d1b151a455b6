/** The form that makes or changes a player: all its settings, with faults shown as one types. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { UNSEARCHED } from '../../../../engine/arena/contestant.ts'
import { MAX_NAME_LENGTH, MAX_SEARCH_STATES } from '../../../../engine/arena/contestant-file.ts'
import { MAX_DEPTH } from '../../../../engine/search/methods.ts'
import { NumberField } from '../../../ui/controls/number-field.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { contestantFrom, faultsOf, MAX_SECONDS, type PlayerDraft } from '../../../model/players/draft.ts'
import { SearchFields } from '../../../parts/search/search-fields.tsx'
import { EvaluatorFields, type FieldsProps } from './evaluator-fields.tsx'
import { keepPlayer, leaveForm, PLAYERS_PAGE } from '../../../model/players/page-store.ts'
import { lineOf } from '../../../model/players/words.ts'
import { OWN_PLAYERS, usePlayers } from '../../../model/players/players.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { PlayoutFields } from './playout-fields.tsx'
import './player-form.css'
import { emptyPosition } from '../../../../engine/game/position.ts'

/** Plies from which a move can take minutes. */
const DEEP = 7

export function PlayerForm() {
  const { t, i18n } = useTranslation(['players', 'yours'])
  const { players, playersPage } = useLaterServices(OWN_PLAYERS, PLAYERS_PAGE)
  const { draft } = useStore(playersPage)
  // A name may be taken or become free while the form shows.
  usePlayers()
  const faults = faultsOf(draft, (name) => players.isTaken(name, draft.id))
  const choose = (part: Partial<PlayerDraft>) => playersPage.setState({ draft: { ...draft, ...part } })
  const heading = t(draft.id === null ? 'new' : 'yours:form.change')
  return (
    <section className="panel results player-form" aria-label={heading}>
      <h2 className="title">{heading}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (faults.length === 0) keepPlayer(playersPage, players, draft.id, contestantFrom(draft))
        }}
      >
        <label className="field player-form-name">
          {t('yours:form.name')}
          <input
            type="text"
            value={draft.name}
            maxLength={MAX_NAME_LENGTH}
            aria-invalid={faults.includes('taken')}
            onChange={(event) => choose({ name: event.target.value })}
          />
        </label>
        <div className="form-groups">
          <MindFields draft={draft} choose={choose} />
          <div className="form-column stack gap-3">
            {draft.by === 'search' && <EvaluatorFields draft={draft} choose={choose} />}
            <HabitFields draft={draft} choose={choose} />
          </div>
        </div>
        <div className="sum player-sum">
          <div role="status">
            {faults.map((fault) => (
              <p key={fault} className={fault === 'unnamed' ? 'muted' : 'fault'}>
                {t(`yours:form.faults.${fault}`)}
              </p>
            ))}
            {faults.length === 0 && <p className="muted">{lineOf({ ...contestantFrom(draft), name: '' })}</p>}
          </div>
          <div className="buttons">
            <button type="button" onClick={() => leaveForm(playersPage, draft.id)}>
              {i18n.t('common:cancel')}
            </button>
            <button type="submit" className="primary" disabled={faults.length > 0}>
              {t('yours:form.save')}
            </button>
          </div>
        </div>
      </form>
    </section>
  )
}

function MindFields({ draft, choose }: FieldsProps) {
  const { t } = useTranslation(['players', 'yours'])
  return (
    <fieldset className="group">
      <legend>{t('yours:form.moves')}</legend>
      <Segmented
        legend={t('yours:form.by')}
        options={(['search', 'playouts', ...UNSEARCHED] as const).map((value) => ({
          value,
          label: t(`form.minds.${value}`),
        }))}
        value={draft.by}
        onChange={(by) => choose({ by })}
      />
      {draft.by !== 'search' && <p className="muted small">{t(`yours:form.mindHints.${draft.by}`)}</p>}
      {draft.by === 'playouts' && <PlayoutFields draft={draft} choose={choose} />}
      {draft.by === 'search' && (
        <SearchFields
          algorithm={draft.algorithm}
          settings={draft.settings}
          start={emptyPosition(4)}
          hasEvaluator={false}
          onChange={(algorithm, { evaluator, ...settings }) => choose({ algorithm, settings })}
        >
          <Segmented
            legend={t('yours:form.limit')}
            options={(['depth', 'time', 'states'] as const).map((value) => ({
              value,
              label: t(`yours:form.limits.${value}`),
            }))}
            value={draft.limit}
            onChange={(limit) => choose({ limit })}
          />
          <LimitField draft={draft} choose={choose} />
        </SearchFields>
      )}
    </fieldset>
  )
}

/** The field for the limit of the search. */
function LimitField({ draft, choose }: FieldsProps) {
  const { t } = useTranslation(['players', 'yours'])
  const label = t(`yours:form.limitFields.${draft.limit}`)
  if (draft.limit === 'time')
    return (
      <NumberField
        label={label}
        min={0.1}
        max={MAX_SECONDS}
        digits={1}
        value={draft.seconds}
        onChange={(seconds) => choose({ seconds })}
      />
    )
  if (draft.limit === 'states')
    return (
      <NumberField
        label={label}
        min={1}
        max={MAX_SEARCH_STATES}
        value={draft.states}
        onChange={(states) => choose({ states })}
      />
    )
  return (
    <>
      <NumberField label={label} min={1} max={MAX_DEPTH} value={draft.depth} onChange={(depth) => choose({ depth })} />
      {draft.depth >= DEEP && <p className="warning small">{t('yours:form.deep')}</p>}
    </>
  )
}

function HabitFields({ draft, choose }: FieldsProps) {
  const { t } = useTranslation(['players', 'yours'])
  return (
    <fieldset className="group">
      <legend>{t('yours:form.habits')}</legend>
      <NumberField
        label={t('yours:form.randomness')}
        min={0}
        max={100}
        value={draft.randomness}
        onChange={(randomness) => choose({ randomness })}
      />
      <label className="field">
        {t('yours:form.firstNodes')}
        <input
          type="text"
          value={draft.firstNodes}
          spellCheck={false}
          placeholder="d1 d4 d7"
          onChange={(event) => choose({ firstNodes: event.target.value })}
        />
      </label>
      <p className="muted small">{t('yours:form.firstNodesHint')}</p>
    </fieldset>
  )
}
