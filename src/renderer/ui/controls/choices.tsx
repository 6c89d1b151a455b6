/** Checkboxes for a choice of any of several options, one a line. */
import type { ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'
import './choices.css'

interface ChoicesProps<Value> {
  readonly legend: string
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[]
  readonly values: readonly Value[]
  /** In the options' order. */
  readonly onChange: (values: Value[]) => void
}

export function Choices<Value extends string>({ legend, options, values, onChange }: ChoicesProps<Value>) {
  const choose = (chosen: Value, isChosen: boolean) =>
    onChange(
      options.map(({ value }) => value).filter((value) => (value === chosen ? isChosen : values.includes(value))),
    )
  return (
    <fieldset className="choices stack">
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <Checkbox key={value} isSelected={values.includes(value)} onChange={(isChosen) => choose(value, isChosen)}>
          {label}
        </Checkbox>
      ))}
    </fieldset>
  )
}
