/** What real losses say of the horizon effect, beside what signs say of it: where they are measured, or what came out there. */
import { useEffect } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { horizonFigures } from '../../../model/studies/accuracy/figures.ts'
import { horizonValues } from '../../../model/studies/accuracy/words.ts'
import { MEASURING } from '../../../model/studies/accuracy/measuring.ts'
import { useServices } from '../../../platform/services.tsx'

export function RealLosses() {
  const { t } = useTranslation('claims')
  const { measuring } = useServices(MEASURING)
  const record = useStore(measuring.store, (state) => state.record)
  useEffect(() => void measuring.load(), [measuring])
  const horizon = record === null ? null : horizonFigures(record)
  const worst = horizon?.worst ?? null
  return (
    <p className="real-losses">
      {horizon !== null && worst !== null && <strong className={`verdict ${horizon.verdict}`}>{t(`verdicts.${horizon.verdict}`)}</strong>}{' '}
      <Trans
        t={t}
        i18nKey={worst === null ? 'horizon.losses' : 'horizon.lossesFound'}
        values={worst === null ? {} : horizonValues(worst)}
        components={{ accuracy: <a href="#lab/accuracy" /> }}
      />
    </p>
  )
}
