/** Small drawings inside controls; what they say is said in words beside them. */

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
