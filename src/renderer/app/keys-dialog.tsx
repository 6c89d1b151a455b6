/** Help: the rules on a card, and the sheet of keys. */
import { useTranslation } from 'react-i18next'
import { SHORTCUTS } from './commands.ts'
import { CloseButton, Modal } from '../ui/controls/modal.tsx'
import { useSettings } from '../model/settings.ts'
import { GROUPS, isLetterKey } from '../platform/command.ts'
import { DIALOG } from '../platform/dialog.ts'
import { useServices } from '../platform/services.tsx'
import { pageHash } from '../platform/places.ts'
import './keys-dialog.css'

const isMac = navigator.platform.startsWith('Mac')

/** Labels of the keys whose name is not what is printed on them. */
const PRINTED: Readonly<Record<string, string>> = {
  Mod: isMac ? '⌘' : 'Ctrl',
  Alt: isMac ? '⌥' : 'Alt',
  Shift: isMac ? '⇧' : 'Shift',
  Escape: 'Esc',
  Delete: 'Del',
  Arrows: '← ↑ ↓ →',
  Left: '←',
  Right: '→',
  Up: '↑',
  Down: '↓',
  '-': '−',
}

/** A key with those that are held beside it. */
export function Key({ of }: { of: string }) {
  const { t } = useTranslation()
  return (
    <span className="key">
      {of.split(/(?<=.)\+/).map((part) => (
        <kbd key={part}>{part === 'Space' ? t('keys.space') : (PRINTED[part] ?? part)}</kbd>
      ))}
    </span>
  )
}

/** The rules on a card: a user who opens Help may want these rather than the keys. */
function RulesCard({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('learn')
  return (
    <section className="rules-card stack" aria-label={t('card.title')}>
      <h3>{t('card.title')}</h3>
      <p>{t('card.goal')}</p>
      <p>{t('card.corners')}</p>
      <p>{t('card.turn')}</p>
      <p>
        {t('card.draw')} {t('card.swap')}
      </p>
      <a href={pageHash('learn')} onClick={onClose}>
        {t('card.more')}
      </a>
    </section>
  )
}

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { dialog } = useServices(DIALOG)
  const { letterKeys } = useSettings()
  const rows = SHORTCUTS.map(({ group, text, keys }) => ({
    group,
    text,
    keys: keys.filter((key) => letterKeys || !isLetterKey(key)),
  }))
  return (
    <Modal title={t('keys.title')} onClose={onClose}>
      <RulesCard onClose={onClose} />
      <div className="keys">
        {GROUPS.map((group) => (
          <section key={group} aria-label={t(`keys.groups.${group}`)}>
            <h3>{t(`keys.groups.${group}`)}</h3>
            <dl>
              {rows
                .filter((row) => row.group === group && row.keys.length > 0)
                .map(({ text, keys }) => (
                  <div key={text}>
                    <dt>{t(text)}</dt>
                    <dd>
                      {keys.map((key) => (
                        <Key key={key} of={key} />
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
      {!letterKeys && <p className="muted small">{t('keys.noLetters')}</p>}
      <div className="row spread">
        <button onClick={() => dialog.setState({ open: 'about' })}>{t('commands.about')}</button>
        <CloseButton />
      </div>
    </Modal>
  )
}
