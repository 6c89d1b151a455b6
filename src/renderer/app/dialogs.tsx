/** The dialogs that open over any page, one at a time. They are fetched once the browser has time, or as the first is opened. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Boundary, FaultText } from '../ui/boundary.tsx'
import { later } from '../ui/later.tsx'
import { DIALOG } from '../platform/dialog.ts'
import { useServices } from '../platform/services.tsx'

const OpenDialog = later(() => import('./open-dialog.tsx').then(({ OpenDialog }) => OpenDialog), null)
export const fetchDialogs = OpenDialog.fetch

export function Dialogs() {
  const { dialog } = useServices(DIALOG)
  const { open } = useStore(dialog)
  if (open === null) return null
  const close = () => dialog.setState({ open: null })
  return (
    <Boundary fallback={(error) => <NotFetched error={error} onClose={close} />}>
      <OpenDialog open={open} onClose={close} />
    </Boundary>
  )
}

/** The dialogs themselves could not be fetched. Browsers do not ask for them again until the page is loaded anew. */
function NotFetched({ error, onClose }: { error: unknown; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <section className="panel" role="alert">
      <FaultText title={t('drawing.dialog')} text={t('drawing.rest')} error={error}>
        <button onClick={() => location.reload()}>{t('drawing.reload')}</button>
        <button onClick={onClose}>{t('close')}</button>
      </FaultText>
    </section>
  )
}
