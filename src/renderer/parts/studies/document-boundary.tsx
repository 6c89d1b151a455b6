/** Shown for a document that cannot be drawn, which can still be exported and removed. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Boundary, FaultText } from '../../ui/boundary.tsx'
import { DESKTOP } from '../../platform/download.ts'
import { exportDocument } from '../../model/documents/export.ts'
import type { AnyDocument, DocumentList, Named } from '../../model/documents/document-list.ts'
import { removeDocument } from '../../model/documents/remove.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useServices } from '../../platform/services.tsx'

interface DocumentProps<Content extends Named> {
  readonly list: DocumentList<Content>
  readonly entry: AnyDocument<Content>
}

/** Around the view of one document. */
export function DocumentBoundary<Content extends Named>({
  children,
  ...document
}: DocumentProps<Content> & { readonly children: ReactNode }) {
  const { t } = useTranslation(['documents', 'common'])
  return (
    <Boundary
      fallback={(error, retry) => (
        <section className="panel results empty-state" role="alert">
          <FaultText title={t('notDrawn')} text={t('notDrawnHint')} error={error}>
            <button className="primary" onClick={retry}>
              {t('common:drawing.retry')}
            </button>
            <BrokenActions {...document} />
          </FaultText>
        </section>
      )}
    >
      {children}
    </Boundary>
  )
}

/** Buttons for a document that cannot be shown. One whose text could not be loaded stays, as its removal could not be undone. */
export function BrokenActions<Content extends Named>({ list, entry }: DocumentProps<Content>) {
  const { t } = useTranslation('documents')
  const app = useServices(DESKTOP, NOTICE)
  if (entry.kind === 'broken' && entry.text === null) return null
  return (
    <>
      <button className="quiet" onClick={() => exportDocument(app, list, entry, entry.id)}>
        {t('export')}
      </button>
      <button className="quiet" onClick={() => void removeDocument(list, entry, app.notice)}>
        {t('remove')}
      </button>
    </>
  )
}
