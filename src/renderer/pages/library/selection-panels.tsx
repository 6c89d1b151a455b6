/** The panels that take the place of the details when several entries are selected. */
import { useTranslation } from 'react-i18next'
import { BoardThumbnail } from '../../parts/board/thumbnail.tsx'
import { lastMoment, type Entry } from '../../model/library/entries.ts'
import { BrokenPicture } from './entry-card.tsx'
import { FileActions } from './entry-buttons.tsx'
import { LIBRARY_PAGE, select } from '../../model/library/page-store.ts'
import { useLaterServices } from '../../platform/services.tsx'
import './selection-panels.css'

/** Number of pictures on the pile. */
const PILE = 3

export function Several({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('library')
  const { libraryPage } = useLaterServices(LIBRARY_PAGE)
  return (
    <section className="panel details several" aria-label={t('page.details')}>
      <div className="pile">
        {entries.slice(0, PILE).map((entry) => (
          <div key={entry.id} className="piled">
            {entry.kind === 'broken' ? <BrokenPicture /> : <BoardThumbnail position={lastMoment(entry).position} />}
          </div>
        ))}
      </div>
      <h2 className="title">{t('page.selected', { count: entries.length })}</h2>
      <FileActions entries={entries} />
      <button className="quiet" onClick={() => select(libraryPage, [])}>
        {t('page.selectNone')}
      </button>
    </section>
  )
}
