/** A button that opens a list of things to do. The list is fetched once the browser has time, or as the first is opened. */
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { later } from '../later.tsx'
import type { OpenMenuProps } from './open-menu.tsx'

interface MenuButtonProps extends Pick<OpenMenuProps, 'label' | 'placement' | 'actions'> {
  readonly className?: string
  readonly children: ReactNode
}

export const fetchMenu = () => import('./open-menu.tsx').then(({ OpenMenu }) => OpenMenu)

const OpenMenu = later(fetchMenu, null)

export function MenuButton({ label, className = '', placement, actions, children }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <>
      <button ref={button} className={className} aria-label={label} aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setIsOpen(true)} onKeyDown={onKeyDown}>
        {children}
      </button>
      {isOpen && <OpenMenu label={label} placement={placement} actions={actions} button={button} onClose={() => setIsOpen(false)} />}
    </>
  )
}
