/** A part of a page that has the page to itself, below the way back to the whole. */
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { pageHash, type PageName } from '../platform/places.ts'
import { PanelBoundary } from './boundary.tsx'

export function PageAlone({ page, Content }: { page: PageName; Content: ComponentType }) {
  const { t } = useTranslation('common')
  return (
    <div className="page-alone">
      <a href={pageHash(page)}>‹ {t(`pages.${page}`)}</a>
      <PanelBoundary>
        <Content />
      </PanelBoundary>
    </div>
  )
}
