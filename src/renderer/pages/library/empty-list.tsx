/** The text of the list while no entry shows. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { NOTHING_SOUGHT } from '../../model/library/entries.ts'
import { HowToFill } from './how-to-fill.tsx'
import { pageHash } from '../../platform/places.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { useLaterServices } from '../../platform/services.tsx'

export function EmptyList() {
  const { t } = useTranslation('library')
  const { library } = useLaterServices(LIBRARY)
  const { status, find, kind, tag } = useStore(library.store)
  if (status === 'loading') return <p className="muted empty-list stack gap-3">{t('page.loading')}</p>
  if (kind === 'saved' && find === '' && tag === null) return <HowToFill />
  if (kind === 'mine' && find === '' && tag === null)
    return (
      <div className="empty-list stack gap-3">
        <p>{t('mine.none')}</p>
        <a className="button primary" href={pageHash('play')}>
          {t('mine.play')}
        </a>
      </div>
    )
  return (
    <div className="empty-list stack gap-3">
      <p>{t('page.nothingFound')}</p>
      <button onClick={() => library.show(NOTHING_SOUGHT)}>{t('page.showAll')}</button>
    </div>
  )
}
