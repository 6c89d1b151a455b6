/** The palette: all commands that can be run now, all pages and their parts, found by words. */
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Input, TextField } from 'react-aria-components/TextField'
import { fetchTexts } from '../language/i18n.ts'
import { plain } from '../language/plain.ts'
import { placeOf } from '../model/learn/learning.ts'
import { STEP_IDS } from '../model/learn/steps.ts'
import { MISTAKES_PLACE, PUZZLES_PLACE } from '../model/puzzles/place.ts'
import { useSettings } from '../model/settings.ts'
import { isLetterKey } from '../platform/command.ts'
import { goToPlace, pageHash } from '../platform/places.ts'
import { useWholeApp } from '../platform/services.tsx'
import { Modal } from '../ui/controls/modal.tsx'
import { ALL_COMMANDS, COMMANDS, isOffered, runOnItsPage } from './commands.ts'
import { Key } from './keys-dialog.tsx'
import './palette-dialog.css'

/** The parts of pages that have an address, by the page and the text that names them. */
const PLACES = [
  [pageHash('openings'), 'library', 'common:pages.openings'],
  [placeOf(STEP_IDS[0]), 'learn', 'learn:tabs.rules'],
  [PUZZLES_PLACE, 'learn', 'learn:tabs.puzzles'],
  [MISTAKES_PLACE, 'learn', 'learn:tabs.mistakes'],
  ['#report/claims', 'report', 'report:parts.claims'],
  ['#report/guesses', 'report', 'report:heading'],
  ['#report/games', 'report', 'report:parts.games'],
  ['#experiments/searches', 'experiments', 'experiments:heading'],
  ['#experiments/accuracy', 'experiments', 'accuracy:heading'],
  ['#experiments/school', 'experiments', 'school:heading'],
  ['#experiments/surface', 'experiments', 'surface:heading'],
  ['#experiments/compare', 'experiments', 'studies:others.compare.name'],
  ['#experiments/table', 'experiments', 'studies:others.table.name'],
  ['#arena/players', 'arena', 'arena:tabs.players'],
] as const

interface Item {
  readonly id: string
  readonly label: string
  /** The group of the command, or the page of the part. */
  readonly where: string
  /** The first key of the command that is switched on. */
  readonly shortcut: string | undefined
  readonly run: () => void
}

const hasWords = (text: string, typed: string) =>
  plain(typed)
    .split(/\s+/)
    .every((word) => plain(text).includes(word))

/** All that is offered now; empty until the names of all parts are there. */
function useItems(): readonly Item[] {
  const { t } = useTranslation([
    'common',
    'learn',
    'report',
    'experiments',
    'accuracy',
    'school',
    'surface',
    'studies',
    'arena',
  ])
  const app = useWholeApp()
  const { letterKeys } = useSettings()
  const [hasTexts, setHasTexts] = useState(false)
  useEffect(() => void fetchTexts('studies').then(() => setHasTexts(true)), [])
  return useMemo(() => {
    if (!hasTexts) return []
    const commands = ALL_COMMANDS.filter((command) => command !== COMMANDS.palette && isOffered(app, command)).map(
      (command): Item => ({
        id: command.text,
        label: t(command.text),
        where: t(`keys.groups.${command.group}`),
        shortcut: command.keys.find((key) => letterKeys || !isLetterKey(key)),
        run: () => runOnItsPage(app, command),
      }),
    )
    const places = PLACES.map(([hash, page, name]): Item => ({
      id: hash,
      label: t(name),
      where: t(`pages.${page}`),
      shortcut: undefined,
      run: () => goToPlace(hash),
    }))
    return [...commands, ...places]
  }, [app, hasTexts, letterKeys, t])
}

export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const items = useItems()
  return (
    <Modal title={t('commands.palette')} onClose={onClose} className="palette">
      <Autocomplete filter={hasWords}>
        {/* No search field: there Escape would empty it before it closes the dialog. */}
        <TextField className="palette-field" aria-label={t('search')} autoFocus>
          {/* With its list in sight below it this is a combobox, which moves the list by the arrow keys. */}
          <Input className="words" placeholder={t('search')} role="combobox" aria-expanded />
        </TextField>
        <Menu
          className="listbox"
          aria-label={t('commands.palette')}
          items={items}
          renderEmptyState={() => items.length > 0 && <p className="muted">{t('nothingFound')}</p>}
        >
          {({ id, label, where, shortcut, run }) => (
            <MenuItem
              id={id}
              textValue={`${label} ${where}`}
              className="listbox-item row"
              onAction={() => {
                onClose()
                run()
              }}
            >
              <span>{label}</span>
              <span className="muted small">{where}</span>
              {shortcut !== undefined && <Key of={shortcut} />}
            </MenuItem>
          )}
        </Menu>
      </Autocomplete>
    </Modal>
  )
}
