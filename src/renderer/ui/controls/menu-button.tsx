/** A button that opens a list of things to do. The list is fetched once the browser has time, or as the first is opened. */
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

/** Enter and the space bar, too: as a click of the browser's own they would count as a screen reader's, whose focus is left where it is. */
const OPENING = ['ArrowDown', 'ArrowUp', 'Enter', ' ']

export function MenuButton({ label, className = '', placement, actions, children }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!OPENING.includes(event.key)) return
    event.preventDefault()
    setIsOpen(true)
  }
  // The list is gone, and the focus is back on the button, before anything opens that will give the focus back in its turn.
  const choose = (run: () => void) => {
    flushSync(() => setIsOpen(false))
    button.current?.focus()
    run()
  }
  return (
    <>
      <button ref={button} className={className} aria-label={label} aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setIsOpen(true)} onKeyDown={onKeyDown}>
        {children}
      </button>
      {isOpen && <OpenMenu label={label} placement={placement} actions={actions} button={button} onClose={() => setIsOpen(false)} onChoose={choose} />}
    </>
  )
}
