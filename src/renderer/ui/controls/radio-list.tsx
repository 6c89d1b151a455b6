/** A choice of one of a few phrases, one a line. */
import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import './radio-list.css'

interface RadioListProps<Value> {
  readonly legend: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Does the chosen option take the focus at first? */
  readonly autoFocus?: boolean
}

export function RadioList<Value>({ legend, options, value, onChange, autoFocus = false }: RadioListProps<Value>) {
  const index = options.findIndex((option) => option.value === value)
  return (
    <RadioGroup
      className="radio-list stack"
      value={String(index)}
      onChange={(text) => onChange(options[Number(text)].value)}
    >
      <Label>{legend}</Label>
      {options.map(({ label }, i) => (
        <Radio key={label} value={String(i)} className="radio" autoFocus={autoFocus && i === index}>
          <span className="radio-mark" aria-hidden="true" />
          {label}
        </Radio>
      ))}
    </RadioGroup>
  )
}
