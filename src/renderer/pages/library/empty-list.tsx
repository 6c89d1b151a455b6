/** What the list shows while no entry does. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { NOTHING_SOUGHT } from '../../model/library/entries.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { useServices } from '../../platform/services.tsx'

export function EmptyList() {
  const { t } = useTranslation('library')
  const { library } = useServices(LIBRARY)
  const isLoading = useStore(library.store, ({ status }) => status === 'loading')
  if (isLoading) return <p className="muted empty-list">{t('page.loading')}</p>
  return (
    <div className="empty-list">
      <p>{t('page.nothingFound')}</p>
      <button onClick={() => library.show(NOTHING_SOUGHT)}>{t('page.showAll')}</button>
    </div>
  )
}
