/** A choice of one of several, in a list that opens. */
import type { ReactNode } from 'react'
import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components/Select'
import { Chevron } from './icons.tsx'
import './select.css'

interface FrameProps<Value> {
  readonly label: string
  /** Is the label shown above the choice? Otherwise only screen readers read it. */
  readonly isLabelShown?: boolean
  /** The chosen value; null for none yet: then the placeholder shows. */
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly placeholder?: string
}

export interface SelectProps<Option, Value> extends FrameProps<Value> {
  readonly options: readonly Option[]
}

interface Option<Value> {
  readonly value: Value
  readonly label: string
}

export function Select<Value extends string | number>({ options, ...frame }: SelectProps<Option<Value>, Value>) {
  return (
    <SelectFrame {...frame} popover="popover">
      <ListBox className="listbox">
        {options.map((option) => (
          <ListBoxItem key={option.value} id={option.value} className="listbox-item">
            {option.label}
          </ListBoxItem>
        ))}
      </ListBox>
    </SelectFrame>
  )
}

/** The button that shows what is chosen, and opens its children. */
export function SelectFrame<Value extends string | number>(
  props: FrameProps<Value> & { readonly popover: string; readonly children: ReactNode },
) {
  const { label, isLabelShown = false, value, onChange, placeholder, popover, children } = props
  return (
    <AriaSelect
      className={isLabelShown ? 'field' : 'select'}
      value={value}
      onChange={(key) => onChange(key as Value)}
      {...(placeholder !== undefined && { placeholder })}
      {...(!isLabelShown && { 'aria-label': label })}
    >
      {isLabelShown && <Label>{label}</Label>}
      <Button className="select-button row spread">
        {/* Only the text of an option, which may have more to it. */}
        <SelectValue className="select-value">
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <Chevron />
      </Button>
      <Popover className={popover} offset={4}>
        {children}
      </Popover>
    </AriaSelect>
  )
}
