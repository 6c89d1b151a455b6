/** A number within limits, typed or stepped; a whole one unless it may have decimals. */
import { Button, Group, Input, Label, NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import './number-field.css'

interface NumberFieldProps {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly value: number
  readonly onChange: (value: number) => void
  /** Decimals that can be typed; the buttons step by 1. */
  readonly digits?: number
  /** Does the number only name something, as a seed? It is then not grouped by thousands. */
  readonly isName?: boolean
}

export function NumberField({ label, min, max, value, onChange, digits = 0, isName = false }: NumberFieldProps) {
  return (
    <AriaNumberField
      className="field number-field"
      minValue={min}
      maxValue={max}
      value={value}
      // An emptied field gives no number: the last one stays.
      onChange={(next) => onChange(Number.isNaN(next) ? value : next)}
      // The wheel scrolls the page, and changes no number on its way.
      isWheelDisabled
      formatOptions={{ maximumFractionDigits: digits, useGrouping: !isName }}
    >
      <Label>{label}</Label>
      <Group className="number-group">
        <Input className="number-input" />
        <Button slot="decrement" className="number-step">
          −
        </Button>
        <Button slot="increment" className="number-step">
          +
        </Button>
      </Group>
    </AriaNumberField>
  )
}
