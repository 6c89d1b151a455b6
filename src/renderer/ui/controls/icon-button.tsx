/** A button with a picture; its name shows beside it when it is pointed at or has the focus. */
import './icon-button.css'

/** Paths in a square of 24. */
const PICTURES = {
  undo: 'M9 5 4.5 9.5 9 14M4.5 9.5H14a5 5 0 0 1 0 10h-2',
  redo: 'M15 5l4.5 4.5L15 14M19.5 9.5H10a5 5 0 0 0 0 10h2',
  hint: 'M9.5 18h5M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.3 1 2.1h5c0-.8.3-1.5 1-2.1A6 6 0 0 0 12 3Z',
  resign: 'M6 21V4M6 5h11l-2 4 2 4H6',
  rotate: 'M19 12a7 7 0 1 1-2.3-5.2M17 3v4h-4',
  mirror: 'M12 3v18M9 7 4 17h5ZM15 7l5 10h-5Z',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  engine: 'M5 20v-6M10 20V4M15 20v-9M20 20v-4',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 6v12M6 12h12',
  minus: 'M6 12h12',
  scissors:
    'M20 5 8.5 15M20 19 8.5 9M6 9.5a2.5 2.5 0 1 0 0-5a2.5 2.5 0 0 0 0 5ZM6 19.5a2.5 2.5 0 1 0 0-5a2.5 2.5 0 0 0 0 5Z',
  star: 'M12 4l2.4 5.2 5.6.7-4.1 3.9 1 5.600L12 16.7l-4.9 2.7 1-5.600L4 9.900l5.6-.7Z',
  play: 'M8 5.5v13l10.5-6.5Z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  stepBack: 'M17 6 9 12l8 6ZM6.5 6v12',
  stepOn: 'M7 6l8 6-8 6ZM17.5 6v12',
  toStart: 'M20 6l-7 6 7 6ZM13 6l-7 6 7 6ZM4 6v12',
  toEnd: 'M4 6l7 6-7 6ZM11 6l7 6-7 6ZM20 6v12',
  into: 'M12 4v10M7.5 9.5 12 14l4.5-4.5M5 19h14',
  over: 'M5 14a7 7 0 0 1 13.5-2.5M19 6v6h-6M12 19h.01',
  out: 'M12 14V4M7.5 8.5 12 4l4.5 4.5M5 19h14',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
} as const

export function Picture({ of }: { of: keyof typeof PICTURES }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PICTURES[of]} />
    </svg>
  )
}

interface IconButtonProps {
  readonly picture: keyof typeof PICTURES
  readonly label: string
  /** A note to read before pressing the button. */
  readonly note?: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

export function IconButton({ picture, label, note, disabled = false, onClick }: IconButtonProps) {
  return (
    <button
      className="quiet icon-button"
      aria-label={label}
      data-label={note === undefined ? label : `${label}: ${note}`}
      disabled={disabled}
      onClick={onClick}
    >
      <Picture of={picture} />
    </button>
  )
}
