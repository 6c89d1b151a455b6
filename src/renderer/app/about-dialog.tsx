/** The dialog about the program: its purpose and origin, and the licences of all that is shipped with it. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseButton, Modal } from '../ui/controls/modal.tsx'
import { reasonOf } from '../language/words.ts'
import { fetchNotices, type Notices } from './notices.ts'
import './about-dialog.css'

/** Files of a packaged app that hold the runtime's licences. */
const RUNTIME_LICENCES = ['LICENSE.electron.txt', 'LICENSES.chromium.html']

/** Authors of the report that this program began with: see docs/sources.md. */
const AUTHORS = 'M. Różański, B. Rybicki'

const LINKS = [
  { place: '#learn', text: 'about.rules' },
  { place: '#report', text: 'about.tables' },
  { place: '#report/claims', text: 'about.claims' },
  { place: '#experiments/table', text: 'about.table' },
] as const

function useNotices(): { readonly notices: Notices | null; readonly fault: string | null } {
  const [found, setFound] = useState<ReturnType<typeof useNotices>>({ notices: null, fault: null })
  useEffect(() => {
    let isOpen = true
    const show = (next: typeof found) => isOpen && setFound(next)
    fetchNotices().then(
      (notices) => show({ notices, fault: null }),
      (error: unknown) => show({ notices: null, fault: reasonOf(error) }),
    )
    return () => void (isOpen = false)
  }, [])
  return found
}

export function AboutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { notices, fault } = useNotices()
  const runtime = window.polyY?.versions
  return (
    <Modal title={t('commands.about')} onClose={onClose} className="about">
      <p>{t('about.game')}</p>
      <p>{t('about.authors', { authors: AUTHORS })}</p>
      <p className="wrap about-links">
        {LINKS.map(({ place, text }) => (
          <a key={place} href={place} onClick={onClose}>
            {t(text)}
          </a>
        ))}
      </p>
      <p className="muted">{t('about.version', { version: import.meta.env.APP_VERSION })}</p>
      {runtime !== undefined && (
        <p className="muted small">{t('about.runtime', { ...runtime, files: RUNTIME_LICENCES.join(', ') })}</p>
      )}
      {fault !== null && <p className="fault">{t('about.notRead', { reason: fault })}</p>}
      {notices !== null && <Packages {...notices} />}
      <CloseButton />
    </Modal>
  )
}

/** The packages, and each one's licence, behind a line that says how many there are. */
function Packages({ packages, texts }: Notices) {
  const { t } = useTranslation()
  return (
    <details className="parted packages">
      <summary>{t('about.packages', { count: packages.length })}</summary>
      <ul className="notices">
        {packages.map(({ name, version, license, text }) => (
          <li key={name}>
            <details>
              <summary>
                <code>
                  {name} {version}
                </code>{' '}
                <span className="muted small">
                  <code>{license}</code>
                </span>
              </summary>
              <pre lang="en">
                <code>{texts[text]}</code>
              </pre>
            </details>
          </li>
        ))}
      </ul>
    </details>
  )
}
