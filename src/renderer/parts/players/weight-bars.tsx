/** The weights of a linear evaluator as bars. */
import { useTranslation } from 'react-i18next'
import type { LinearEvaluator } from '../../../engine/evaluation/evaluator.ts'
import { FEATURES } from '../../../engine/evaluation/features.ts'
import { FeatureMeanings } from './feature-meanings.tsx'
import { decimal, percent } from '../../language/format.ts'
import './weight-bars.css'

/** Bars to the right for positive weights, to the left for negative ones; each phase of the game has its own. */
export function WeightBars({ evaluator: { phases, attack } }: { evaluator: LinearEvaluator }) {
  const { t } = useTranslation('players')
  const weighed = FEATURES.filter((id) => phases.some((weights) => (weights[id] ?? 0) !== 0))
  const max = Math.max(...weighed.flatMap((id) => phases.map((weights) => Math.abs(weights[id] ?? 0))))
  return (
    <>
      <h3>{t('view.weights')}</h3>
      <div className="scroll" tabIndex={0} role="group" aria-label={t('view.weights')}>
        <table className="weights">
          {phases.length > 1 && (
            <thead>
              <tr>
                <th scope="col">{t('view.feature')}</th>
                {phases.map((_, phase) => (
                  <th key={phase} scope="col">
                    {t('view.phase', { number: phase + 1 })}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {weighed.map((id) => (
              <tr key={id}>
                <th scope="row">{t(`features.${id}`)}</th>
                {phases.map((weights, phase) => (
                  <td key={phase}>
                    <WeightBar weight={weights[id] ?? 0} max={max} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted small">{t('view.weightsHint')}</p>
      <FeatureMeanings ids={weighed} />
      {attack !== 0 && (
        <p className="muted small">
          {t(attack > 0 ? 'view.attacks' : 'view.defends', { share: percent(Math.abs(attack)) })}
        </p>
      )}
    </>
  )
}

function WeightBar({ weight, max }: { weight: number; max: number }) {
  const width = (50 * Math.abs(weight)) / max
  return (
    <span className="weight cells">
      <svg className="weight-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect
          className={weight < 0 ? 'less' : 'more'}
          x={weight < 0 ? 50 - width : 50}
          y={0}
          width={width}
          height={8}
        />
        <line x1={50} x2={50} y1={0} y2={8} />
      </svg>
      <span className="number">{weight === 0 ? '0' : `${weight < 0 ? '−' : '+'}${decimal(Math.abs(weight))}`}</span>
    </span>
  )
}
