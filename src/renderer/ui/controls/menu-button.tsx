/** A button that opens a list of things to do. */
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'

interface MenuAction {
  readonly name: string
  readonly label: string
  readonly run: () => void
  readonly isDisabled?: boolean
}

interface MenuButtonProps {
  readonly label: string
  readonly className?: string
  readonly placement: NonNullable<PopoverProps['placement']>
  readonly actions: readonly MenuAction[]
  readonly children: ReactNode
}

export function MenuButton({ label, className = '', placement, actions, children }: MenuButtonProps) {
  return (
    <MenuTrigger>
      <Button className={className} aria-label={label}>
        {children}
      </Button>
      <Popover className="popover" placement={placement}>
        <Menu className="listbox" aria-label={label}>
          {actions.map(({ name, label, run, isDisabled = false }) => (
            <MenuItem key={name} id={name} className="listbox-item" isDisabled={isDisabled} onAction={run}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
