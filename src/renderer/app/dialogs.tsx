/**
 * The dialogs that open over any page, one at a time. Their code is fetched apart from the page's, which does not wait
 * for it.
 */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Boundary, FaultText } from '../ui/boundary.tsx'
import { later } from '../ui/later.tsx'
import { DIALOG } from '../platform/dialog.ts'
import { useServices, WithWholeApp } from '../platform/services.tsx'

const OpenDialog = later(() => import('./open-dialog.tsx').then(({ OpenDialog }) => OpenDialog), null, WithWholeApp)
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

/** The dialogs' code could not be fetched. Browsers do not request a failed module again until the page is reloaded. */
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
