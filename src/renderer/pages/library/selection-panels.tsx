/** What is shown when several entries are selected, and how to get entries where none is saved. */
import { useTranslation } from 'react-i18next'
import { MAX_GAME_FILE_BYTES } from '../../../contract/api.ts'
import { BoardThumbnail } from '../../parts/board/thumbnail.tsx'
import { lastMoment, type Entry } from '../../model/library/entries.ts'
import { BrokenPicture } from './entry-card.tsx'
import { FileActions } from './entry-buttons.tsx'
import { LIBRARY_PAGE, select } from '../../model/library/page-store.ts'
import { MAX_GAMES } from '../../model/library/read-sgf.ts'
import { useServices } from '../../platform/services.tsx'
import './selection-panels.css'

/** How many pictures lie on the pile. */
const PILE = 3

export function Several({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('library')
  const { libraryPage } = useServices(LIBRARY_PAGE)
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

export function HowToFill() {
  const { t } = useTranslation('library')
  return (
    <div className="empty-list how-to-fill">
      <svg className="shelf-picture" viewBox="0 0 160 96" aria-hidden="true">
        <path d="M48 8 74 27 64 57H32L22 27ZM112 8l26 19-10 30H96L86 27Z" />
        <path className="arrow" d="M80 62v22M72 76l8 8 8-8" />
        <path d="M12 78v12h136V78" />
      </svg>
      <ul>
        <li>{t('page.fill.play')}</li>
        <li>{t('page.fill.inspect')}</li>
        <li>{t('page.fill.drop')}</li>
        <li>{t('page.fill.paste')}</li>
      </ul>
      <p className="muted small">{t('page.fill.limit', { games: MAX_GAMES, size: MAX_GAME_FILE_BYTES / 1_000_000 })}</p>
    </div>
  )
}
