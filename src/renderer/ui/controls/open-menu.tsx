/** The list that a menu button opens. */
import type { RefObject } from 'react'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
// Its styles are those of the list that a select opens.
import './select.tsx'

export interface MenuAction {
  readonly name: string
  readonly label: string
  readonly run: () => void
  readonly isDisabled?: boolean
}

export interface OpenMenuProps {
  readonly label: string
  readonly placement: NonNullable<PopoverProps['placement']>
  readonly actions: readonly MenuAction[]
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
  readonly onChoose: (run: () => void) => void
}

export function OpenMenu({ label, placement, actions, button, onClose, onChoose }: OpenMenuProps) {
  return (
    <Popover
      className="popover"
      aria-label={label}
      trigger="MenuTrigger"
      placement={placement}
      triggerRef={button}
      isOpen
      onOpenChange={onClose}
    >
      <Menu className="listbox" aria-label={label} autoFocus="first" onClose={onClose}>
        {actions.map(({ name, label, run, isDisabled = false }) => (
          <MenuItem
            key={name}
            id={name}
            className="listbox-item"
            isDisabled={isDisabled}
            onAction={() => onChoose(run)}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  )
}
