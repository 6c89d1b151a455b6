/** Days in a row on which a puzzle was solved, and those of this week. */
import { useTranslation } from 'react-i18next'
import { streakOf, weekOf } from '../../../model/puzzles/ratings.ts'
import type { TriedPuzzle } from '../../../model/puzzles/records.ts'
import { useToday } from '../../../platform/today.ts'
import { Tick } from '../../../ui/controls/icons.tsx'

export function StreakPanel({ tried }: { tried: readonly TriedPuzzle[] }) {
  const { t, i18n } = useTranslation('puzzles')
  const today = useToday()
  const [letter, name] = (['narrow', 'long'] as const).map(
    (weekday) => new Intl.DateTimeFormat(i18n.language, { weekday }),
  )
  return (
    <section className="panel" aria-label={t('streak')}>
      <h2 className="title row spread gap-3">
        {t('streak')} <span className="number">{t('days', { count: streakOf(tried, today) })}</span>
      </h2>
      <ol className="puzzle-week">
        {weekOf(tried, today).map(({ date, isSolved, isToday }) => (
          <li
            key={date.getDay()}
            className={[isSolved && 'done', isToday && 'today'].filter(Boolean).join(' ')}
            aria-label={t(isSolved ? 'daySolved' : 'dayNot', { day: name.format(date) })}
          >
            <span className="puzzle-day">{isSolved && <Tick />}</span>
            <span className="muted small" aria-hidden="true">
              {letter.format(date)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
