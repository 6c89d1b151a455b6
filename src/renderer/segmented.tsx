/** A choice of a few, all in sight: radio buttons in a row. */
import { useId } from 'react'

export interface SegmentedOption<Value> {
  readonly value: Value
  readonly label: string
  /** What it is called where the label is too short to say. */
  readonly name: string
}

interface SegmentedProps<Value> {
  readonly legend: string
  readonly options: readonly SegmentedOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

export function Segmented<Value extends string | number>({ legend, options, value, onChange }: SegmentedProps<Value>) {
  const group = useId()
  return (
    <fieldset className="segmented">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={group} checked={option.value === value} onChange={() => onChange(option.value)} aria-label={option.name} />
          <span aria-hidden="true">{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
