/** Whether a new game is played with a clock, and how much time there is. */
import { useTranslation } from 'react-i18next'
import { INCREMENTS, MINUTES, type TimeControl } from '../../model/match/clock.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'

const NO_CLOCK = 0

interface ClockChoiceProps {
  readonly control: TimeControl | null
  readonly onChange: (control: TimeControl | null) => void
}

export function ClockChoice({ control, onChange }: ClockChoiceProps) {
  const { t } = useTranslation('play')
  const { increment = 0 } = control ?? {}
  return (
    <div className="stack">
      <Segmented
        legend={t('clock.legend')}
        options={[
          { value: NO_CLOCK, label: t('clock.none'), name: t('clock.noneName') },
          ...MINUTES.map((value) => ({ value, label: String(value), name: t('clock.minutes', { count: value }) })),
        ]}
        value={control?.minutes ?? NO_CLOCK}
        onChange={(minutes) => onChange(minutes === NO_CLOCK ? null : { minutes, increment })}
      />
      {control !== null && (
        <>
          <Segmented
            legend={t('clock.increment')}
            options={INCREMENTS.map((value) => ({
              value,
              label: String(value),
              name: t('clock.seconds', { count: value }),
            }))}
            value={increment}
            onChange={(increment) => onChange({ ...control, increment })}
          />
          <p className="muted small">{t('clock.note')}</p>
        </>
      )}
    </div>
  )
}
