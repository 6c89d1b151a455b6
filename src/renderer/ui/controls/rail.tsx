/** A drawer beside a panel. Closed, it is a rail with its name. */
import type { ReactNode } from 'react'
import { Picture } from './icon-button.tsx'
import './rail.css'

interface RailProps {
  readonly className: string
  /** Name of the contents for screen readers. */
  readonly label: string
  readonly title: string
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** Shown while it is open. */
  readonly children: ReactNode
}

export function Rail({ className, label, title, isOpen, onToggle, children }: RailProps) {
  return (
    <aside className={`rail tall gap-3 ${className}`} aria-label={label}>
      <button className="quiet rail-toggle" aria-expanded={isOpen} onClick={onToggle}>
        <Picture of={isOpen ? 'close' : 'engine'} />
        {title}
      </button>
      {isOpen && children}
    </aside>
  )
}
