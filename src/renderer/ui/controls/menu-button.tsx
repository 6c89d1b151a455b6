/** A button that opens a menu. Its code is fetched apart from the page's, which does not wait for it. */
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { later } from '../later.tsx'
import type { OpenMenuProps } from './open-menu.tsx'

interface MenuButtonProps extends Pick<OpenMenuProps, 'label' | 'placement' | 'actions'> {
  readonly className?: string
  readonly children: ReactNode
}

const OpenMenu = later(() => import('./open-menu.tsx').then(({ OpenMenu }) => OpenMenu), null)
export const fetchMenu = OpenMenu.fetch

/**
 * Enter and space too: the click that a browser makes of them would count as a screen reader's, which leaves the focus
 * alone.
 */
const OPENING = ['ArrowDown', 'ArrowUp', 'Enter', ' ']

export function MenuButton({ label, className = '', placement, actions, children }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!OPENING.includes(event.key)) return
    event.preventDefault()
    setIsOpen(true)
  }
  // The menu closes and returns the focus to the button first, so that a dialog opened by `run` can return it there
  // later.
  const choose = (run: () => void) => {
    flushSync(() => setIsOpen(false))
    button.current?.focus()
    run()
  }
  return (
    <>
      <button
        ref={button}
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        onKeyDown={onKeyDown}
      >
        {children}
      </button>
      {isOpen && (
        <OpenMenu
          label={label}
          placement={placement}
          actions={actions}
          button={button}
          onClose={() => setIsOpen(false)}
          onChoose={choose}
        />
      )}
    </>
  )
}
