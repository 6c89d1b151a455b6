/** Before the table of 16 nodes is there: how large it is, and the button that makes it; then how far it is. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { rounded } from '../../../../engine/math/rounding.ts'
import { percent } from '../../../language/format.ts'
import { count } from '../../../language/words.ts'
import { colouringsOf, COMPLETE_TABLE } from '../../../model/table/complete-table.ts'
import { useLaterServices } from '../../../platform/services.tsx'

/** A colouring takes a byte of the table. */
const BYTES_PER_MEGABYTE = 1_000_000

export function MakeTable() {
  const { t } = useTranslation(['table', 'common'])
  const { completeTable } = useLaterServices(COMPLETE_TABLE)
  const { share, error } = useStore(completeTable.store)
  const colourings = colouringsOf(3)
  return (
    <section className="panel empty-state table-make" aria-label={t('make.title')}>
      <h3>{t('make.title')}</h3>
      <p className="huge">{count(colourings)}</p>
      <p className="muted">{t('make.text', { megabytes: count(rounded(colourings / BYTES_PER_MEGABYTE)) })}</p>
      {error !== null && (
        <p className="fault" role="alert">
          {t('failed', { reason: error })}
        </p>
      )}
      {share === null ? (
        <button className="primary" onClick={() => completeTable.make()}>
          {t('make.start')}
        </button>
      ) : (
        <>
          <progress value={share} max={1} aria-label={t('make.progress')} />
          <p className="muted small" role="status">
            {t('make.done', { share: percent(Math.floor(share * 10) / 10) })}
          </p>
          <button onClick={() => completeTable.cancel()}>{t('common:cancel')}</button>
        </>
      )}
    </section>
  )
}
