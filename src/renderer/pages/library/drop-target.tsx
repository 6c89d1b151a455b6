/** Files can be dropped anywhere in the window, on every page. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GAME_EXTENSIONS } from '../../../contract/api.ts'
import { importFiles } from '../../model/library/import-export.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { LIBRARY_PAGE } from '../../model/library/page-store.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useServices } from '../../platform/services.tsx'
import './drop-target.css'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

export function DropTarget() {
  const { t } = useTranslation('library')
  const app = useServices(LIBRARY, LIBRARY_PAGE, NOTICE)
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    // `dragleave` fires between elements too; only on leaving the window is no other element entered.
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false)
    }
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      void importFiles(app, [...(event.dataTransfer?.files ?? [])])
    }
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('dragleave', onDragLeave)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('dragleave', onDragLeave)
      document.removeEventListener('drop', onDrop)
    }
  }, [app])
  if (!isOver) return null
  return (
    <div className="drop-target" role="status">
      <div>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 4v11M7 10.5l5 5 5-5M4 20h16" />
        </svg>
        <p>
          <strong>{t('page.drop')}</strong>
        </p>
        <p>{t('page.dropHint', { formats: GAME_EXTENSIONS.join(', ') })}</p>
      </div>
    </div>
  )
}
