/** The button, and its menu, by which a table or a drawing leaves the app. */
import { useTranslation } from 'react-i18next'
import { OutArrow } from './icons.tsx'
import { MenuButton } from './menu-button.tsx'
import type { MenuAction } from './open-menu.tsx'
import './export-button.css'

/** @param title of what is exported */
export function ExportButton({ title, actions }: { title: string; actions: readonly MenuAction[] }) {
  const { t } = useTranslation('charts')
  return (
    <MenuButton label={t('exportOf', { title })} className="quiet export" placement="bottom end" actions={actions}>
      <OutArrow />
      {t('export')}
    </MenuButton>
  )
}
