/** Explanations of the features, for users who weigh them. */
import { useTranslation } from 'react-i18next'
import { FEATURES, type FeatureId } from '../../../engine/evaluation/features.ts'
import './feature-meanings.css'

export function FeatureMeanings({ ids = FEATURES }: { ids?: readonly FeatureId[] }) {
  const { t } = useTranslation('players')
  return (
    <details className="feature-meanings small">
      <summary>{t('meanings.heading')}</summary>
      <dl>
        {ids.map((id) => (
          <div key={id}>
            <dt>{t(`features.${id}`)}</dt>
            <dd className="muted">{t(`meanings.${id}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
