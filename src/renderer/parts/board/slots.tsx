/** A row of slots for what a colour has to reach: the names of what it has reached already, and empty ones. */

interface SlotsProps {
  /** Slots are `<kind>-slot`, and their row is `<kind>-slots`. */
  readonly kind: 'side' | 'corner'
  readonly names: readonly string[]
  /** The number that wins. */
  readonly count: number
  readonly label: string
  /** The classes of the slot with this name. */
  readonly classesOf: (name: string) => string
}

export function Slots({ kind, names, count, label, classesOf }: SlotsProps) {
  const slots = Array.from({ length: Math.max(count, names.length) }, (_, i) => names.at(i))
  return (
    <span className={`${kind}-slots`} role="img" aria-label={label}>
      {slots.map((name, i) => (
        <span
          key={i}
          className={name === undefined ? `${kind}-slot` : `${kind}-slot ${classesOf(name)}`}
          aria-hidden="true"
        >
          {name}
        </span>
      ))}
    </span>
  )
}
