/** What real losses say of the horizon effect, beside what signs say of it: where they are measured, or what came out there. */
import { useEffect } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { horizonOf } from '../accuracy/figures.ts'
import { horizonValues } from '../accuracy/words.ts'
import { useApp } from '../app-context.tsx'

export function RealLosses() {
  const { t } = useTranslation('claims')
  const { measuring } = useApp()
  const record = useStore(measuring.store, (state) => state.record)
  useEffect(() => void measuring.load(), [measuring])
  const horizon = record === null ? null : horizonOf(record)
  return (
    <p className="real-losses">
      {horizon !== null && <strong className={`verdict ${horizon.verdict}`}>{t(`verdicts.${horizon.verdict}`)}</strong>}{' '}
      <Trans
        t={t}
        i18nKey={horizon === null ? 'horizon.losses' : 'horizon.lossesFound'}
        values={horizon === null ? {} : horizonValues(horizon)}
        components={{ accuracy: <a href="#lab/accuracy" /> }}
      />
    </p>
  )
}
