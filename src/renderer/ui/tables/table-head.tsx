/** The heading of a table, with the menu that takes its numbers out of the app. */
import type { ReactNode } from 'react'
import { TableMenu, type TableMenuProps } from './table-menu.tsx'
import './table-head.css'

/** @param children the heading; none where the table has its name elsewhere */
export function TableHead({ children, ...menu }: TableMenuProps & { readonly children?: ReactNode }) {
  return (
    <div className="table-head row spread">
      {children}
      <TableMenu {...menu} />
    </div>
  )
}
