/** A choice of any of a few, but at least one: toggle buttons in a row. */
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import './toggles.css'

interface TogglesProps {
  readonly legend: string
  readonly options: readonly number[]
  readonly values: readonly number[]
  /** In the options' order. */
  readonly onChange: (values: number[]) => void
}

export function Toggles({ legend, options, values, onChange }: TogglesProps) {
  return (
    <div className="toggles row wrap spread gap-1">
      <span aria-hidden="true">{legend}</span>
      <ToggleButtonGroup
        className="wrap toggle-group"
        aria-label={legend}
        selectionMode="multiple"
        disallowEmptySelection
        selectedKeys={values}
        onSelectionChange={(keys) => onChange(options.filter((option) => keys.has(option)))}
      >
        {options.map((option) => (
          <ToggleButton key={option} id={option} className="toggle">
            {String(option)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  )
}
