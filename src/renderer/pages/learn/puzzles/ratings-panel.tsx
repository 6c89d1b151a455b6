/** The rating as a plain number; what its deviation means, and the rating by theme, folded under it. */
import { MEAN_RATING } from '../../../../engine/arena/cast-ratings.ts'
import { rounded } from '../../../../engine/math/rounding.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { THEMES } from '../../../../engine/puzzles/themes.ts'
import { ratingFrom, withTheme } from '../../../model/puzzles/ratings.ts'
import { SETTLED_AFTER } from '../../../model/players/own-rating.ts'
import { PUZZLE_RECORDS, useRecords, type TriedPuzzle } from '../../../model/puzzles/records.ts'
import { count } from '../../../language/words.ts'
import { NOTICE, say } from '../../../platform/notice.tsx'
import { DocumentFaults } from '../../../parts/documents/document-faults.tsx'
import { useLaterServices } from '../../../platform/services.tsx'

export function RatingsPanel({ tried }: { tried: readonly TriedPuzzle[] }) {
  const { t } = useTranslation('puzzles')
  const { puzzleRecords, notice } = useLaterServices(NOTICE, PUZZLE_RECORDS)
  const { unread, isPartial, unsaved } = useRecords()
  const rating = useMemo(() => ratingFrom(tried), [tried])
  const reset = () => {
    const undo = puzzleRecords.reset()
    say(notice, t('forgotten'), undo)
  }
  return (
    <section className="panel" aria-label={t('rating')}>
      <h2 className="title">{t('rating')}</h2>
      <p className="huge">{rounded(rating.rating)}</p>
      <p className="muted small">
        {rating.puzzles === 0
          ? t('unrated')
          : rating.isProvisional
            ? t('provisional', { count: rating.puzzles, needed: SETTLED_AFTER })
            : t('settled', { count: rating.puzzles })}
      </p>
      <DocumentFaults
        unread={unread}
        isPartial={isPartial}
        unsaved={unsaved}
        unreadWords={(reason) => t('unread', { reason })}
      />
      {tried.length > 0 && (
        <details className="more">
          <summary>{t('statistics')}</summary>
          <ByTheme tried={tried} />
          <p className="muted small">
            {t('deviation', { deviation: count(rounded(rating.deviation)), first: MEAN_RATING })}
          </p>
          <button className="quiet" onClick={reset}>
            {t('reset')}
          </button>
        </details>
      )}
    </section>
  )
}

function ByTheme({ tried }: { tried: readonly TriedPuzzle[] }) {
  const { t } = useTranslation('puzzles')
  const rows = THEMES.map((theme) => ({ theme, own: withTheme(tried, theme) })).filter(({ own }) => own.length > 0)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('chooseTheme')}</th>
          <th scope="col" className="number">
            {t('triedCount')}
          </th>
          <th scope="col" className="number">
            {t('rating')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ theme, own }) => (
          <tr key={theme}>
            <th scope="row">{t(`theme.${theme}`)}</th>
            <td className="number">{count(own.length)}</td>
            <td className="number">{rounded(ratingFrom(own).rating)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
