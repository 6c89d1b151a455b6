/** A button that takes a document out of the app, in one of several forms. */
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'

export interface ExportForm {
  readonly label: string
  readonly onChoose: () => void
}

interface ExportButtonProps {
  readonly label: string
  readonly forms: readonly ExportForm[]
}

export function ExportButton({ label, forms }: ExportButtonProps) {
  return (
    <MenuTrigger>
      <Button>{label}</Button>
      <Popover className="popover" placement="bottom end">
        <Menu className="listbox" aria-label={label}>
          {forms.map((form) => (
            <MenuItem key={form.label} className="listbox-item" onAction={form.onChoose}>
              {form.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
