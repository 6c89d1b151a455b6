/** The header of every page: where you are, your rating, and small marks for what is saved and what runs. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useOwnRating } from '../model/players/use-own-rating.ts'
import { points } from '../model/players/words.ts'
import { focusBoard } from '../parts/board/focus.ts'
import { COPY, copyAndTell } from '../platform/clipboard.ts'
import { useCommands } from '../platform/command.ts'
import { NOTICE } from '../platform/notice.tsx'
import type { PageName } from '../platform/places.ts'
import { useServices } from '../platform/services.tsx'
import { SAVING } from '../platform/storage/autosave.ts'
import { SAVERS } from '../platform/storage/saver.ts'
import { DOCUMENTS } from '../platform/storage/watched-documents.ts'
import { Copy, Knobs, Magnifier, Tick } from '../ui/controls/icons.tsx'
import { AT_START } from './commands-at-start.ts'
import { shownOn, useDoing } from './doing.ts'
import { PagesNav } from './pages-nav.tsx'
import './header.css'

/** @param shown the position that the page shows; null where it shows none */
export function Header({ page, shown }: { page: PageName; shown: string | null }) {
  const { t } = useTranslation()
  const commands = useCommands()
  return (
    <header className="top">
      <button className="skip" onClick={focusBoard}>
        {t(page === 'play' || page === 'learn' || page === 'inspect' ? 'pages.toBoard' : 'pages.toContent')}
      </button>
      <a className="brand row" href="#" aria-label="Poly-Y">
        <BrandMark /> <span className="brand-name">Poly-Y</span>
      </a>
      <PagesNav />
      <DoingMark page={page} />
      <SaveMark />
      <OwnRating />
      <div className="header-buttons">
        {/* Play has this in its menu. */}
        {shown !== null && page !== 'play' && <CopyPosition text={shown} />}
        <button
          className="quiet palette-button"
          aria-label={t('commands.palette')}
          title={t('commands.palette')}
          onClick={() => commands.run(AT_START.palette)}
        >
          <Magnifier />
        </button>
        <button
          className="quiet"
          aria-label={t('commands.keys')}
          title={t('commands.keys')}
          onClick={() => commands.run(AT_START.keys)}
        >
          ?
        </button>
        <button
          className="quiet"
          aria-label={t('commands.settings')}
          title={t('commands.settings')}
          onClick={() => commands.run(AT_START.settings)}
        >
          <Knobs />
        </button>
      </div>
      <span hidden data-testid="position">
        {shown}
      </span>
    </header>
  )
}

function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2.5 21.5 9.4 17.9 20.6H6.1L2.5 9.4ZM12 7v5l-4 4.5M12 12l4 4.5" />
    </svg>
  )
}

/**
 * Says whether everything is saved: a tick while it is, and else a line below the header, as that concerns every page.
 */
function SaveMark() {
  const { t } = useTranslation()
  const { saving, documents, savers } = useServices(DOCUMENTS, SAVERS, SAVING)
  const { state, reason } = useStore(saving)
  const { faults } = useStore(documents.store)
  const { isLost } = useStore(savers.store)
  const isGameWell = state === 'saved' || state === 'saving'
  const isWell = isGameWell && faults.size === 0 && !isLost
  const [fault] = faults.values()
  const words = isLost
    ? t('saving.lost')
    : isGameWell && !isWell
      ? t('saving.documents', { count: faults.size, reason: fault })
      : t(`saving.${state}`, { reason })
  // A screen reader need not announce after each move that it is saved.
  if (isWell)
    return (
      <span className={`save-mark ${state}`} role="status" aria-live="off" title={words}>
        <Tick />
        <span className="visually-hidden">{words}</span>
      </span>
    )
  return (
    <span className="save-fault" role="status" aria-live="polite">
      {words}
      {(state === 'failed' || faults.size > 0 || isLost) && (
        <button onClick={() => void savers.saveAgain()}>{t('saving.again')}</button>
      )}
    </span>
  )
}

/** Shows that the engine works on something besides what the page itself tells of. */
function DoingMark({ page }: { page: PageName }) {
  const { t } = useTranslation()
  const shown = shownOn(page, useDoing())
  if (shown.length === 0) return null
  const words = t('status.busy', { doing: shown.map((activity) => t(`status.${activity}`)).join(', ') })
  return (
    <span className="doing row" title={words}>
      <span className="doing-mark" />
      <span className="doing-words ellipsis">{words}</span>
    </span>
  )
}

/** The human's rating against the computers, from the first rated game on. */
function OwnRating() {
  const { t } = useTranslation()
  const rating = useOwnRating()
  if (rating === null) return null
  return (
    <a
      className="own-rating"
      href="#arena/players"
      title={t('ownRating')}
      aria-label={`${t('ownRating')}: ${points(rating.elo)}`}
    >
      {points(rating.elo)}
    </a>
  )
}

function CopyPosition({ text }: { text: string }) {
  const { t } = useTranslation()
  const app = useServices(COPY, NOTICE)
  const onCopy = () => copyAndTell(app, text, t('notice.copied'), (reason) => t('notice.notCopied', { reason }))
  return (
    <button className="quiet" aria-label={t('copyPosition')} title={t('copyPosition')} onClick={onCopy}>
      <Copy />
    </button>
  )
}
