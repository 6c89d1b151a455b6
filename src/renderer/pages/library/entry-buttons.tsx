/** Buttons for what can be done with the selected entries. */
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { formatPosition } from '../../../engine/game/notation.ts'
import { hasPerfectPlay } from '../../../engine/game/position.ts'
import { Chevron } from '../../ui/controls/icons.tsx'
import { lastMoment, type Entry, type GameEntry } from '../../model/library/entries.ts'
import { duplicate, playEntry, removeEntries } from '../../model/library/entry-actions.ts'
import { focusList } from './entry-list.tsx'
import { entryName } from '../../model/library/entry-words.ts'
import { copyText, EXPORT_FORMATS, exportEntries } from '../../model/library/import-export.ts'
import { isPuzzle } from '../../model/library/built-ins.ts'
import { canRemove, LIBRARY } from '../../model/library/library.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { positionIn } from '../../model/library/choices.ts'
import { useOpenIn } from '../../parts/positions/open-in.ts'
import { entryPlace, goToPlace } from '../../platform/places.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { COPY } from '../../platform/clipboard.ts'
import { alongPlace } from '../../model/studies/experiment/along-game.ts'
import { hasCourse } from '../../model/studies/experiment/game-line.ts'
import { solveAsPuzzle } from '../../model/puzzles/place.ts'
import { SOLVING } from '../../model/puzzles/solving.ts'
import { DESKTOP } from '../../platform/download.ts'
import { LIBRARY_PAGE } from '../../model/library/page-store.ts'
import './entry-buttons.css'

/** Open an entry on the other pages. */
export function EntryActions({ entry }: { entry: GameEntry }) {
  const { t } = useTranslation(['library', 'common'])
  const app = useLaterServices(MATCH, NOTICE, SOLVING)
  const openIn = useOpenIn(positionIn(entry))
  const { position, winner } = lastMoment(entry)
  const isOver = winner !== null
  return (
    <div className="wrap entry-actions">
      <a className="button primary" href={entryPlace(entry.id)}>
        {t('page.review')}
      </a>
      <button onClick={() => playEntry(app, entry)}>{t(isOver ? 'page.showInPlay' : 'page.play')}</button>
      {isPuzzle(entry) && hasPerfectPlay(position) && (
        <button onClick={() => solveAsPuzzle(app, position)}>{t('page.solve')}</button>
      )}
      {openIn.map(({ name, label, hint, isDisabled, run }) => (
        <button key={name} disabled={isDisabled} title={hint} onClick={run}>
          {label}
        </button>
      ))}
      {hasCourse(entry.tree) && (
        <button onClick={() => goToPlace(alongPlace(entry.tree, entryName(entry)))}>{t('common:along.open')}</button>
      )}
    </div>
  )
}

/** Duplicate, export, copy and delete entries. */
export function FileActions({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('library')
  const app = useLaterServices(COPY, DESKTOP, LIBRARY, LIBRARY_PAGE, NOTICE)
  const ids = entries.map(({ id }) => id)
  const [entry] = entries
  const game = entries.length === 1 && entry.kind !== 'broken' ? entry : null
  return (
    <div className="wrap parted file-actions">
      {game !== null && (
        <button onClick={() => void duplicate(app, game)}>
          {t(game.builtIn ? 'page.duplicateBuiltIn' : 'page.duplicate')}
        </button>
      )}
      <MenuTrigger>
        <Button>
          {t('page.export')} <Chevron />
        </Button>
        <Popover className="popover">
          <Menu className="listbox" aria-label={t('page.export')}>
            {EXPORT_FORMATS.map((format) => (
              <MenuItem key={format} className="listbox-item" onAction={() => exportEntries(app, ids, format)}>
                {t(`page.exportAs.${format}`)}
              </MenuItem>
            ))}
            <MenuItem className="listbox-item" onAction={() => copyText(app, app.library.exportText(ids))}>
              {t('page.copySgf')}
            </MenuItem>
            {game !== null && (
              <MenuItem
                className="listbox-item"
                onAction={() => copyText(app, formatPosition(lastMoment(game).position))}
              >
                {t('page.copyPosition')}
              </MenuItem>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
      {entries.some(canRemove) && (
        <button className="danger" onClick={() => void removeEntries(app, ids).then(focusList)}>
          {t('page.delete')}
        </button>
      )}
    </div>
  )
}
