/** A checkbox with its label. */
import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox'
import { Tick } from './icons.tsx'
import './checkbox.css'

interface CheckboxProps {
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly isDisabled?: boolean
  /** Name for screen readers where the label alone says too little. */
  readonly 'aria-label'?: string
  readonly children: ReactNode
}

export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox className="check" {...props}>
      <span className="check-mark" aria-hidden="true">
        <Tick />
      </span>
      {children}
    </AriaCheckbox>
  )
}
