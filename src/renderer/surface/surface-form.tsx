/** A new surface: some at one click, or one put together, with what it comes to before it starts. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { MOST_FIXED, MOST_POINT_PAIRS } from '../../engine/arena/surface-file.ts'
import { STEPS, weightsOf, type Surface } from '../../engine/arena/surface.ts'
import { BOARD_SIZES, boardOfSize } from '../../engine/board.ts'
import { FEATURES } from '../../engine/evaluator/features.ts'
import { MAX_SEED } from '../../engine/sample.ts'
import { useApp } from '../app-context.tsx'
import { mostOpening } from '../arena/contest-draft.ts'
import { NumberField } from '../controls/number-field.tsx'
import { Segmented } from '../controls/segmented.tsx'
import { Select } from '../controls/select.tsx'
import { MAX_NAME } from '../documents/document-list.ts'
import { contestantLabel } from '../players/names.ts'
import { useContestants } from '../players/use-contestants.ts'
import { count } from '../words.ts'
import { featuresBesides, planOf, PRESETS, type SurfaceDraft, type SurfacePlan } from './surface-draft.ts'
import { aboutWords, featureLabel, fixedWords, usualName } from './words.ts'

/** So deep a search takes too long for hundreds of games. */
const DEEPEST = 6

interface PartProps {
  readonly draft: SurfaceDraft
  readonly choose: (part: Partial<SurfaceDraft>) => void
}

export function SurfaceForm() {
  const { t } = useTranslation('surface')
  const { surfaceDraft: store } = useApp()
  const draft = useStore(store)
  const start = useStart()
  const plan = planOf(draft, useContestants())
  const choose = (part: Partial<SurfaceDraft>) => store.setState(part)
  return (
    <section className="panel results new-experiment" aria-label={t('new')}>
      <h2>{t('presets.heading')}</h2>
      <Presets />
      <h2>{t('form.heading')}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (plan.surface !== null) start(draft.name, plan.surface)
        }}
      >
        <div className="form-groups surface-groups">
          <WeightsGroup draft={draft} choose={choose} />
          <GamesGroup draft={draft} choose={choose} />
        </div>
        <Sum draft={draft} plan={plan} choose={choose} />
      </form>
    </section>
  )
}

/** Starts a surface and shows it. */
function useStart() {
  const { surfaces, surfaceRunner } = useApp()
  return (name: string, surface: Surface) => {
    const id = surfaces.define(name.trim() || usualName(surface), surface)
    surfaces.select(id)
    surfaceRunner.start(id)
  }
}

function Presets() {
  const { t } = useTranslation('surface')
  const { surfaceDraft } = useApp()
  const start = useStart()
  const players = useContestants()
  return (
    <ul className="presets">
      {PRESETS.map(({ key, ...preset }) => {
        const { surface, points, games } = planOf({ ...surfaceDraft.getInitialState(), ...preset }, players)
        return (
          surface && (
            <li key={key}>
              <button className="preset" onClick={() => start(t(`presets.${key}.name`), surface)}>
                <strong>{t(`presets.${key}.name`)}</strong>
                <span className="muted">{t(`presets.${key}.text`)}</span>
                <span className="muted small">{t('size', { points: t('points', { count: points, points: count(points) }), games: t('games', { count: games, games: count(games) }) })}</span>
              </button>
            </li>
          )
        )
      })}
    </ul>
  )
}

/** The two that the surface spans, and all others with the weight that they keep. */
function WeightsGroup({ draft, choose }: PartProps) {
  const { t } = useTranslation('surface')
  const options = FEATURES.map((value) => ({ value, label: featureLabel(value) }))
  return (
    <fieldset className="group">
      <legend>{t('form.weights')}</legend>
      <div className="field-pair">
        <Select label={t('form.x')} isLabelShown options={options} value={draft.x} onChange={(x) => choose(x === draft.y ? { x, y: draft.x } : { x })} />
        <Select label={t('form.y')} isLabelShown options={options} value={draft.y} onChange={(y) => choose(y === draft.x ? { y, x: draft.y } : { y })} />
      </div>
      <Segmented
        legend={t('form.step')}
        options={STEPS.toReversed().map((step) => {
          const across = weightsOf({ step }).length
          return { value: step, label: `${across} × ${across}`, name: t('form.stepName', { across, step }) }
        })}
        value={draft.step}
        onChange={(step) => choose({ step })}
      />
      <p className="muted small">{t('form.fixedText')}</p>
      <div className="weight-fields">
        {featuresBesides(draft).map((id) => (
          <NumberField
            key={id}
            label={featureLabel(id)}
            min={-MOST_FIXED}
            max={MOST_FIXED}
            digits={3}
            value={draft.fixed[id] ?? 0}
            onChange={(weight) => choose({ fixed: { ...draft.fixed, [id]: weight } })}
          />
        ))}
      </div>
    </fieldset>
  )
}

function GamesGroup({ draft, choose }: PartProps) {
  const { t } = useTranslation(['surface', 'arena'])
  const players = useContestants()
  return (
    <fieldset className="group">
      <legend>{t('arena:form.games')}</legend>
      <Select
        label={t('surface:form.reference')}
        isLabelShown
        options={players.map(({ name }) => ({ value: name, label: contestantLabel(name) }))}
        value={draft.reference}
        onChange={(reference) => choose({ reference })}
      />
      <NumberField label={t('surface:form.depth')} min={1} max={DEEPEST} value={draft.depth} onChange={(depth) => choose({ depth })} />
      <p className="muted small">{t('arena:form.gamesText')}</p>
      <div className="field-pair">
        <NumberField label={t('surface:form.pairs')} min={1} max={MOST_POINT_PAIRS} value={draft.pairs} onChange={(pairs) => choose({ pairs })} />
        <NumberField label={t('arena:form.opening')} min={0} max={mostOpening(draft.boardSize)} value={draft.openingStones} onChange={(openingStones) => choose({ openingStones })} />
      </div>
      <div className="field-pair">
        <Select
          label={t('arena:form.board')}
          isLabelShown
          options={BOARD_SIZES.toReversed().map((size) => ({ value: size, label: t('arena:form.nodes', { count: boardOfSize(size).nodeCount }) }))}
          value={draft.boardSize}
          onChange={(boardSize) => choose({ boardSize, openingStones: Math.min(draft.openingStones, mostOpening(boardSize)) })}
        />
        <NumberField label={t('arena:form.seed')} min={0} max={MAX_SEED} value={draft.seed} onChange={(seed) => choose({ seed })} isName />
      </div>
    </fieldset>
  )
}

/** What it comes to, in points and games, and the button. */
function Sum({ draft, plan, choose }: PartProps & { plan: SurfacePlan }) {
  const { t } = useTranslation(['surface', 'arena'])
  const running = useStore(useApp().turns.store, (state) => state.running)
  const { surface, points, games, faults } = plan
  return (
    <div className="sum">
      <label className="field">
        {t('arena:form.name')}
        <input type="text" value={draft.name} maxLength={MAX_NAME} placeholder={usualName(draft)} onChange={(event) => choose({ name: event.target.value })} />
      </label>
      <div role="status">
        {faults.map((fault) => (
          <p key={fault} className="fault">
            {t(`surface:form.fault.${fault}`)}
          </p>
        ))}
        {surface && (
          <>
            <p>
              <strong>{t('surface:size', { points: t('surface:points', { count: points, points: count(points) }), games: t('surface:games', { count: games, games: count(games) }) })}</strong>
            </p>
            <p className="muted small">{[aboutWords(surface), fixedWords(surface)].join(' · ')}</p>
          </>
        )}
      </div>
      <button type="submit" className="primary" disabled={surface === null}>
        {t(running === null ? 'arena:form.start' : 'arena:form.queue')}
      </button>
    </div>
  )
}
