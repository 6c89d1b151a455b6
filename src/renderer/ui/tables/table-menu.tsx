/** The menu beside a table that takes its numbers out of the app. */
import { COPY } from '../../platform/clipboard.ts'
import { DESKTOP } from '../../platform/download.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useServices } from '../../platform/services.tsx'
import { ExportButton } from '../controls/export-button.tsx'
import type { MenuAction } from '../controls/open-menu.tsx'
import { tableActions, type TableSource } from './table-actions.ts'

export interface TableMenuProps extends TableSource {
  /** Further actions of the menu. */
  readonly more?: readonly MenuAction[]
}

export function TableMenu({ more = [], ...source }: TableMenuProps) {
  const app = useServices(COPY, DESKTOP, NOTICE)
  return <ExportButton title={source.title} actions={[...tableActions(app, source), ...more]} />
}
