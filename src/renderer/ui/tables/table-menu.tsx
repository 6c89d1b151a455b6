/** The menu beside a table that takes its numbers out of the app. */
import { useTranslation } from 'react-i18next'
import { COPY } from '../../platform/clipboard.ts'
import { DESKTOP } from '../../platform/download.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useServices } from '../../platform/services.tsx'
import { OutArrow } from '../controls/icons.tsx'
import { MenuButton } from '../controls/menu-button.tsx'
import type { MenuAction } from '../controls/open-menu.tsx'
import { tableActions, type TableSource } from './table-actions.ts'
import '../charts/export-menu.css'

interface TableMenuProps extends TableSource {
  /** What else can be taken out there. */
  readonly more?: readonly MenuAction[]
}

export function TableMenu({ more = [], ...source }: TableMenuProps) {
  const { t } = useTranslation('charts')
  const app = useServices(COPY, DESKTOP, NOTICE)
  return (
    <MenuButton label={t('exportOf', { title: source.title })} className="quiet export" placement="bottom end" actions={[...tableActions(app, source), ...more]}>
      <OutArrow />
      {t('export')}
    </MenuButton>
  )
}
