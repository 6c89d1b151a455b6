/** A choice of one of several, in a list that opens. */
import { Button, Label, ListBox, ListBoxItem, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { Chevron } from './icons.tsx'

interface SelectProps<Value> {
  readonly label: string
  /** Stands above the choice; otherwise it is only read out, where the place says enough to those who see it. */
  readonly isLabelShown?: boolean
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** null for none yet: then the placeholder shows. */
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly placeholder?: string
}

export function Select<Value extends string | number>({ label, isLabelShown = false, options, value, onChange, placeholder }: SelectProps<Value>) {
  return (
    <AriaSelect
      className={isLabelShown ? 'field' : 'select'}
      value={value}
      onChange={(key) => onChange(key as Value)}
      {...(placeholder !== undefined && { placeholder })}
      {...(!isLabelShown && { 'aria-label': label })}
    >
      {isLabelShown && <Label>{label}</Label>}
      <Button className="select-button">
        <SelectValue className="select-value" />
        <Chevron />
      </Button>
      <Popover className="popover" offset={4}>
        <ListBox className="listbox">
          {options.map((option) => (
            <ListBoxItem key={option.value} id={option.value} className="listbox-item">
              {option.label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
