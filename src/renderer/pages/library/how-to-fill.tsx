/** How entries come into the library, where none is saved yet. */
import { useTranslation } from 'react-i18next'
import { MAX_GAME_FILE_BYTES } from '../../../contract/api.ts'
import { MAX_GAMES } from '../../model/library/read-sgf.ts'
import './how-to-fill.css'

export function HowToFill() {
  const { t } = useTranslation('library')
  return (
    <div className="empty-list stack gap-3 how-to-fill">
      <svg className="shelf-picture" viewBox="0 0 160 96" aria-hidden="true">
        <path d="M48 8 74 27 64 57H32L22 27ZM112 8l26 19-10 30H96L86 27Z" />
        <path className="arrow" d="M80 62v22M72 76l8 8 8-8" />
        <path d="M12 78v12h136V78" />
      </svg>
      <ul className="stack gap-1">
        <li>{t('page.fill.play')}</li>
        <li>{t('page.fill.inspect')}</li>
        <li>{t('page.fill.drop')}</li>
        <li>{t('page.fill.paste')}</li>
      </ul>
      <p className="muted small">{t('page.fill.limit', { games: MAX_GAMES, size: MAX_GAME_FILE_BYTES / 1_000_000 })}</p>
    </div>
  )
}
