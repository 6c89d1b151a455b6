/** What the program is, and the licences of all that is shipped with it. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseButton, Modal } from '../ui/controls/modal.tsx'
import { reasonOf } from '../language/words.ts'
import { fetchNotices, type Notices } from './notices.ts'
import './about-dialog.css'

/** Files of a packaged app that hold the runtime's licences. */
const RUNTIME_LICENCES = ['LICENSE.electron.txt', 'LICENSES.chromium.html']

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
      <p>{t('about.version', { version: import.meta.env.APP_VERSION })}</p>
      {runtime !== undefined && <p className="muted small">{t('about.runtime', { ...runtime, files: RUNTIME_LICENCES.join(', ') })}</p>}
      {fault !== null && <p className="fault">{t('about.notRead', { reason: fault })}</p>}
      {notices !== null && (
        <>
          <p>{t('about.packages', { count: notices.packages.length })}</p>
          <ul className="notices">
            {notices.packages.map(({ name, version, license, text }) => (
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
                    <code>{notices.texts[text]}</code>
                  </pre>
                </details>
              </li>
            ))}
          </ul>
        </>
      )}
      <CloseButton />
    </Modal>
  )
}
