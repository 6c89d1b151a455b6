/** The variables of a state's search, with their values before the last event changed them. */
import { useTranslation } from 'react-i18next'
import { depthLeft, type ReplayMoment, type ReplayState } from '../../../engine/search/replay-moment.ts'
import { METHODS } from '../../../engine/search/methods.ts'
import { EVENTS } from '../../../engine/search/trace.ts'
import type { Recording } from '../../model/replay/recording.ts'
import { boundText, shownAt, startText, valueText, type Shown } from './replay-words.ts'

/** Written for a variable without a value. */
const UNSET = '–'

interface Variable {
  readonly name: string
  readonly value: string | null
  /** The value before the last event; null if that did not change it. */
  readonly before: string | null
}

interface VariablesProps {
  readonly recording: Recording
  readonly moment: ReplayMoment
  readonly state: ReplayState
  readonly ply: number
}

export function Variables({ recording, moment, state, ply }: VariablesProps) {
  const { t } = useTranslation('replay')
  return (
    <dl className="variables" aria-label={t('code.variables')}>
      {variablesOf(recording, moment, state, ply).map(({ name, value, before }) => (
        <div key={name} className={before === null ? undefined : 'changed'}>
          <dt>
            <code data-print="">{name}</code>
          </dt>
          <dd data-print="">{value ?? UNSET}</dd>
          <dd className="muted small">{before === null ? '\u00a0' : t('code.was', { value: before })}</dd>
        </div>
      ))}
    </dl>
  )
}

export function variablesOf(recording: Recording, moment: ReplayMoment, state: ReplayState, ply: number): Variable[] {
  const { last } = moment
  const shown = shownAt(recording, ply)
  const shownText = (value: number | null) => startText(value === null ? null : shown.value(value))
  const verdict = last?.kind === EVENTS.value && last.ply === ply ? last.verdict : null
  const { tried } = state
  const given = state.alpha !== null && state.beta !== null ? { alpha: state.alpha, beta: state.beta } : state.given
  const window = given && shown.window(given)
  const [before, latest] = [tried.at(-2), tried.at(-1)].map((tried) =>
    tried === undefined ? null : boundText(shown.valued(tried)),
  )
  const constant = (name: string, value: string | null): Variable => ({ name, value, before: null })
  const best: Variable = {
    name: 'best',
    value: shownText(state.best),
    before: verdict?.outcome === 'better' ? shownText(verdict.before) : null,
  }
  const value: Variable = {
    name: 'value',
    value: latest,
    before: verdict === null || verdict.isSecond ? null : (before ?? UNSET),
  }
  const { window: rootWindow, scouts } = METHODS[recording.options.algorithm]
  if (rootWindow === 'none') return [constant('d', String(depthLeft(moment, ply))), best, value]
  const scout = scouts ? [constant('scout', scoutOf(state, verdict !== null, shown))] : []
  return [
    constant('α', startText(window?.alpha ?? null)),
    best,
    ...scout,
    constant('β', startText(window?.beta ?? null)),
    value,
  ]
}

/** The `scout` of the pseudocode: β for the first move, just above the best for the others. */
function scoutOf({ alpha, beta, tried, cutoff, research }: ReplayState, isBack: boolean, shown: Shown): string | null {
  if (alpha === null || beta === null) return null
  // The value just returned is the current move's, whose scout was set before it.
  const settled = isBack || cutoff !== null || research !== null ? tried.slice(0, -1) : tried
  const scout = settled.length === 0 ? beta : Math.max(alpha, ...settled.map(({ value }) => value)) + 1
  return valueText(shown.value(scout))
}
