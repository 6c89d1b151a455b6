/** The form for a new contest: presets that start at one click, or a plan with its number of games. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { playsOn, type Contestant } from '../../../../engine/arena/contestant.ts'
import { MAX_CONTESTANTS, MAX_GAMES } from '../../../../engine/arena/tournament.ts'
import { Checkbox } from '../../../ui/controls/checkbox.tsx'
import { NumberField } from '../../../ui/controls/number-field.tsx'
import { FormSum } from '../../../parts/studies/form-sum.tsx'
import { Presets } from '../../../parts/studies/presets.tsx'
import { contestantLabel } from '../../../model/players/names.ts'
import { useContestants } from '../../../model/players/use-contestants.ts'
import { ratingWords } from '../../../model/players/words.ts'
import { count } from '../../../language/words.ts'
import { type ContestDraft, type ContestPlan, planOf, PRESETS } from '../../../model/studies/contest/contest-draft.ts'
import { OpeningFields } from '../../../parts/studies/opening-fields.tsx'
import { aboutWords, usualName } from '../../../model/studies/contest/words.ts'
import { useServices } from '../../../platform/services.tsx'
import { CONTESTS } from '../../../model/studies/contest/contests.ts'
import './contest-form.css'

/** More pairs of games between two players add little. */
const MAX_PAIRS = 10_000

interface PartProps {
  readonly draft: ContestDraft
  readonly choose: (part: Partial<ContestDraft>) => void
}

export function ContestForm() {
  const { t } = useTranslation('arena')
  const { draft: store } = useServices(CONTESTS).contests
  const draft = useStore(store)
  const players = useContestants()
  const start = useStart()
  const plan = planOf(draft, players)
  const choose = (part: Partial<ContestDraft>) => store.setState(part)
  return (
    <section className="panel results new-experiment" aria-label={t('new')}>
      <h2>{t('presets.heading')}</h2>
      <ContestPresets />
      <h2>{t('form.heading')}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (plan.faults.length === 0) start(draft.name, plan)
        }}
      >
        <div className="form-groups">
          <ContestantsGroup draft={draft} choose={choose} />
          <GamesGroup draft={draft} choose={choose} isMatch={plan.tournament.contestants.length === 2} />
        </div>
        <Sum draft={draft} plan={plan} choose={choose} />
      </form>
    </section>
  )
}

/** Starts a contest and shows it. */
function useStart() {
  const { contests } = useServices(CONTESTS)
  return (name: string, { tournament, test }: ContestPlan) => contests.startNew(name.trim() || usualName(tournament), { tournament, test, games: [] })
}

function ContestPresets() {
  const { t } = useTranslation('arena')
  const { draft } = useServices(CONTESTS).contests
  const start = useStart()
  const players = useContestants()
  const presets = PRESETS.map(({ key, contestants, pairs }) => {
    const names = contestants ?? players.map(({ name }) => name)
    const plan = planOf({ ...draft.getInitialState(), contestants: names, pairs }, players)
    const name = t(`presets.${key}.name`)
    return { key, name, text: t(`presets.${key}.text`), size: t('presets.size', { count: plan.games, games: count(plan.games) }), onChoose: () => start(name, plan) }
  })
  return <Presets presets={presets} />
}

function ContestantsGroup({ draft, choose }: PartProps) {
  const { t } = useTranslation('arena')
  const players = useContestants()
  const all = players.map(({ name }) => name)
  const toggle = (name: string, isChosen: boolean) => choose({ contestants: all.filter((other) => (other === name ? isChosen : draft.contestants.includes(other))) })
  const isAll = all.every((name) => draft.contestants.includes(name))
  return (
    <fieldset className="group">
      <legend>{t('form.contestants')}</legend>
      <div className="contestants">
        {players.map((player) => (
          <Contender key={player.name} player={player} draft={draft} onChange={(isChosen) => toggle(player.name, isChosen)} />
        ))}
      </div>
      <div className="buttons">
        <button type="button" className="quiet" onClick={() => choose({ contestants: isAll ? [] : all })}>
          {t(isAll ? 'form.nobody' : 'form.everybody')}
        </button>
      </div>
    </fieldset>
  )
}

interface ContenderProps {
  readonly player: Contestant
  readonly draft: ContestDraft
  readonly onChange: (isChosen: boolean) => void
}

function Contender({ player, draft: { contestants, boardSize }, onChange }: ContenderProps) {
  const { name } = player
  const canPlay = playsOn(player, boardSize)
  return (
    <Checkbox isSelected={canPlay && contestants.includes(name)} isDisabled={!canPlay} onChange={onChange}>
      <span className="contestant-name">{contestantLabel(name)}</span> <span className="muted small number">{ratingWords(name)}</span>
    </Checkbox>
  )
}

function GamesGroup({ draft, choose, isMatch }: PartProps & { isMatch: boolean }) {
  const { t } = useTranslation('arena')
  return (
    <fieldset className="group">
      <legend>{t('form.games')}</legend>
      <OpeningFields draft={draft} choose={choose} pairsLabel={t('form.pairs')} mostPairs={MAX_PAIRS} />
      <Checkbox isSelected={draft.isBalanced} onChange={(isBalanced) => choose({ isBalanced })}>
        {t('form.balanced')}
      </Checkbox>
      <p className="muted small check-note">{t('form.balancedText')}</p>
      <Checkbox isSelected={draft.isJudged} onChange={(isJudged) => choose({ isJudged })}>
        {t('form.judged')}
      </Checkbox>
      <p className="muted small check-note">{t('form.judgedText')}</p>
      <Checkbox isSelected={draft.isTested && isMatch} isDisabled={!isMatch} onChange={(isTested) => choose({ isTested })}>
        {t('form.tested')}
      </Checkbox>
      <p className="muted small check-note">{t(isMatch ? 'form.testedText' : 'form.testedOnlyTwo')}</p>
      {draft.isTested && isMatch && (
        <div className="field-pair">
          <NumberField label={t('form.elo0')} min={-800} max={800} value={draft.elo0} onChange={(elo0) => choose({ elo0 })} />
          <NumberField label={t('form.elo1')} min={-800} max={800} value={draft.elo1} onChange={(elo1) => choose({ elo1 })} />
        </div>
      )}
    </fieldset>
  )
}

/** The size of the contest in games, and the button. */
function Sum({ draft, plan: { tournament, faults, games }, choose }: PartProps & { plan: ContestPlan }) {
  const { t } = useTranslation('arena')
  const isEmpty = tournament.contestants.length < 2
  return (
    <FormSum
      words={{ name: t('form.name'), start: t('form.start'), queue: t('form.queue') }}
      name={draft.name}
      usualName={isEmpty ? '' : usualName(tournament)}
      onName={(name) => choose({ name })}
      hint={isEmpty ? t('form.fault.few') : null}
      faults={faults.filter((fault) => fault !== 'few').map((fault) => t(`form.fault.${fault}`, { players: MAX_CONTESTANTS, games: count(MAX_GAMES) }))}
      isReady={faults.length === 0}
    >
      <p>
        <strong>{t('form.sum', { count: games, games: count(games) })}</strong>
      </p>
      <p className="muted small">{aboutWords(tournament)}</p>
    </FormSum>
  )
}
