/** A button that makes the searches which a sentence or a chart lacks, whether they are among those chosen or not. */
import { useTranslation } from 'react-i18next'
import { COMPARISON, useComparison, useComparisonRun } from '../../../model/compare/comparison.ts'
import { type Asked, missingOf, type Search } from '../../../model/compare/searches.ts'
import { useLaterServices } from '../../../platform/services.tsx'

export function RunMissing({ searches }: { searches: readonly Search[] }) {
  const { t } = useTranslation('lab')
  const { comparison } = useLaterServices(COMPARISON)
  const isRunning = useComparisonRun().also > 0
  return (
    <button className="run-missing" disabled={isRunning} onClick={() => comparison.make(searches)}>
      {isRunning ? t('missing.running') : t('missing.run', { count: searches.length })}
    </button>
  )
}

/** The line above a chart that lacks searches; none while the comparison makes them anyway. */
export function MissingInChart({ asked }: { asked: readonly Asked[] }) {
  const { t } = useTranslation('lab')
  const { status, also } = useComparisonRun()
  const missing = missingOf(useComparison(), asked)
  if (missing.length === 0 || (status === 'running' && also === 0)) return null
  return (
    <p className="missing-in-chart row wrap gap-x-3 small">
      {t('missing.inChart', { count: missing.length })} <RunMissing searches={missing} />
    </p>
  )
}
