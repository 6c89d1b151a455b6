/** Copies a link to what is shown; switched off where no link can name it, and then says why. */
import { useTranslation } from 'react-i18next'
import { COPY } from '../platform/clipboard.ts'
import { copyLink } from '../platform/copy-link.ts'
import { NOTICE } from '../platform/notice.tsx'
import { useServices } from '../platform/services.tsx'

/** @param none why there is no link where `place` is null */
export function CopyLink({ place, none }: { place: string | null; none: string }) {
  const { t } = useTranslation()
  const app = useServices(COPY, NOTICE)
  return (
    <button
      disabled={place === null}
      title={place === null ? none : undefined}
      onClick={() => place !== null && copyLink(app, place)}
    >
      {t('link.copy')}
    </button>
  )
}
