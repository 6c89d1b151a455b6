/** How the states in the table are counted: the app's way or the report's, with what the chosen way counts. */
import { useTranslation } from 'react-i18next'
import { COUNTINGS, STATE_1 } from '../../../../engine/lab/report.ts'
import { COMPARISON, useChoice } from '../../../model/compare/comparison.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'

export function CountingSwitch() {
  const { t } = useTranslation('lab')
  const { comparison } = useLaterServices(COMPARISON)
  const { counting, positions } = useChoice()
  const hasPublished = positions.includes(STATE_1.position)
  return (
    <div className="row wrap gap-x-4 counting-switch">
      <Segmented
        legend={t('counting.legend')}
        options={COUNTINGS.map((value) => ({ value, label: t(`counting.ways.${value}`) }))}
        value={counting}
        onChange={(counting) => comparison.countAs(counting)}
      />
      <p className="muted small">
        {t(`counting.means.${counting}`)} {hasPublished && counting === 'visited' && t('counting.published')}
      </p>
    </div>
  )
}
