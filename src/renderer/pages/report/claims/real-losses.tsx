/** The horizon effect by real losses, beside the signs: a link to their measurement, or its result. */
import { useEffect } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { horizonFigures } from '../../../model/studies/accuracy/figures.ts'
import { horizonValues } from '../../../model/studies/accuracy/words.ts'
import { ACCURACIES } from '../../../model/studies/accuracy/accuracies.ts'
import { useLaterServices } from '../../../platform/services.tsx'

export function RealLosses() {
  const { t } = useTranslation('claims')
  const { list } = useLaterServices(ACCURACIES).accuracies
  const { entries } = useStore(list.store)
  useEffect(() => void list.load(), [list])
  // Figures of the newest study by f that has them. The report says nothing about other evaluators.
  const measured = entries
    .map((entry) => ({
      id: entry.id,
      horizon:
        entry.kind === 'broken' || entry.record.plan.evaluator !== undefined ? null : horizonFigures(entry.record),
    }))
    .find(({ horizon }) => horizon !== null && horizon.worst !== null)
  const horizon = measured?.horizon
  const worst = horizon?.worst ?? null
  const show = () => list.select(measured?.id ?? null)
  return (
    <p className="real-losses">
      {horizon && worst !== null && (
        <strong className={`verdict ${horizon.verdict}`}>{t(`verdicts.${horizon.verdict}`)}</strong>
      )}{' '}
      <Trans
        t={t}
        i18nKey={worst === null ? 'horizon.losses' : 'horizon.lossesFound'}
        values={worst === null ? {} : horizonValues(worst)}
        components={{ accuracy: <a href="#experiments/accuracy" onClick={show} /> }}
      />
    </p>
  )
}
