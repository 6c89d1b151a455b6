/** Messages that the library did not load or that files were refused. They stay until the user answers them. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { libraryFaultWords } from '../../model/library/entry-words.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { playedOf } from '../../model/library/my-games.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { LIBRARY_PAGE } from '../../model/library/page-store.ts'

export function LoadFault() {
  const { t } = useTranslation('library')
  const { library } = useLaterServices(LIBRARY)
  const fault = useStore(library.store, (state) => state.fault)
  if (fault === null) return null
  return (
    <div className="callout stack" role="alert">
      <p>
        <strong>{t('page.failed')}</strong> {libraryFaultWords(fault)}
      </p>
      <button onClick={() => void library.load()}>{t('page.tryAgain')}</button>
    </div>
  )
}

/** Games of a browser that keeps nothing. */
export function NotKept() {
  const { t } = useTranslation('library')
  const { library } = useLaterServices(LIBRARY)
  const isLosing = useStore(
    library.store,
    ({ status, entries }) => status === 'failed' && entries.some((entry) => playedOf(entry) !== null),
  )
  return isLosing ? (
    <p className="callout stack" role="status">
      {t('mine.notKept')}
    </p>
  ) : null
}

export function Refusals() {
  const { t } = useTranslation('library')
  const { libraryPage } = useLaterServices(LIBRARY_PAGE)
  const refused = useStore(libraryPage, (state) => state.refused)
  if (refused.length === 0) return null
  return (
    <div className="callout stack refusals" role="alert">
      <p>
        <strong>{t('page.refused')}</strong>
      </p>
      <ul>
        {refused.map(({ file, fault }, i) => (
          <li key={i}>
            <strong>{file}</strong> {libraryFaultWords(fault)}
          </li>
        ))}
      </ul>
      <button onClick={() => libraryPage.setState({ refused: [] })}>{t('page.understood')}</button>
    </div>
  )
}
