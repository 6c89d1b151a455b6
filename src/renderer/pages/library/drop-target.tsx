/** Files can be dropped anywhere in the window, on every page. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GAME_EXTENSIONS } from '../../../contract/api.ts'
import { takeFiles } from '../../model/library/incoming.ts'
import { REST, useServices } from '../../platform/services.tsx'
import './drop-target.css'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

export function DropTarget() {
  const { t } = useTranslation()
  const app = useServices(REST)
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
      void takeFiles(app, [...(event.dataTransfer?.files ?? [])])
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
          <strong>{t('drop.title')}</strong>
        </p>
        <p>{t('drop.hint', { formats: GAME_EXTENSIONS.join(', ') })}</p>
      </div>
    </div>
  )
}
