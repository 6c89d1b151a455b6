/** A choice of a few, all in sight: radio buttons in a row. */
import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import './segmented.css'

interface SegmentedOption<Value> {
  readonly value: Value
  readonly label: string
  /** Name for screen readers, where the label is too short. */
  readonly name?: string
}

interface SegmentedProps<Value> {
  readonly legend: string
  readonly options: readonly SegmentedOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Does the chosen option take the focus at first? */
  readonly autoFocus?: boolean
}

export function Segmented<Value extends string | number>({
  legend,
  options,
  value,
  onChange,
  autoFocus = false,
}: SegmentedProps<Value>) {
  return (
    <RadioGroup
      className="segmented"
      orientation="horizontal"
      value={String(value)}
      onChange={(text) =>
        onChange((options.find((option) => String(option.value) === text) as SegmentedOption<Value>).value)
      }
    >
      <Label>{legend}</Label>
      <div className="segments">
        {options.map(({ value: each, label, name }) => (
          <Radio
            key={each}
            value={String(each)}
            className="segment"
            autoFocus={autoFocus && each === value}
            {...(name !== undefined && { 'aria-label': name })}
          >
            {label}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
