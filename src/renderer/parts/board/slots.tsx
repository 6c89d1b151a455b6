/** A row of slots for what a colour has to reach: the names of what it has reached already, and empty ones. */

interface SlotsProps {
  /** The classes of the row, and of each slot. */
  readonly row: 'side-slots' | 'corner-slots'
  readonly slot: 'side-slot' | 'corner-slot'
  readonly names: readonly string[]
  /** The number that wins. */
  readonly count: number
  readonly label: string
  /** The further classes of the slot with this name. */
  readonly classesOf: (name: string) => string
}

export function Slots({ row, slot, names, count, label, classesOf }: SlotsProps) {
  const slots = Array.from({ length: Math.max(count, names.length) }, (_, i) => names.at(i))
  return (
    <span className={row} role="img" aria-label={label}>
      {slots.map((name, i) => (
        <span key={i} className={name === undefined ? slot : `${slot} ${classesOf(name)}`} aria-hidden="true">
          {name}
        </span>
      ))}
    </span>
  )
}
