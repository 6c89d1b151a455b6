/** Small drawings inside controls; what they say is said in words beside them. */
import './icons.css'

export function Chevron() {
  return (
    <svg className="chevron" viewBox="0 0 12 12" aria-hidden="true">
      <path d="M2.5 4.5 6 8l3.5-3.5" />
    </svg>
  )
}

export function Tick() {
  return (
    <svg className="tick-mark" viewBox="0 0 12 12" aria-hidden="true">
      <path d="M2.5 6.5 5 9l4.5-6" />
    </svg>
  )
}

/** Two sheets, one over the other. */
export function Copy() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9 9h10v11H9ZM15 9V4H5v11h4" />
    </svg>
  )
}

export function Magnifier() {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10ZM10.6 10.6 14 14" />
    </svg>
  )
}

/** Two knobs on their lines: settings. */
export function Knobs() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 8h8.5M18.5 8H20M4 16h1.5M11.5 16H20" />
      <circle cx="15.5" cy="8" r="3" />
      <circle cx="8.5" cy="16" r="3" />
    </svg>
  )
}

/** An arrow onto a line: out of the app. */
export function OutArrow() {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 2v8M4.5 7 8 10.5 11.5 7M3 13.5h10" />
    </svg>
  )
}
