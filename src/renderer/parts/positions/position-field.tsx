/**
 * A field for a position's text, which wraps, so that all of it is in sight. Focus selects it, to be copied or typed
 * over.
 */
import type { KeyboardEvent } from 'react'
import './position-field.css'

/** Enter sends the form, as in a field of one line. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

interface PositionFieldProps {
  readonly label: string
  readonly text: string
  readonly onChange: (text: string) => void
  readonly isRefused: boolean
  /** Id of the element that says why. */
  readonly faultId: string
  /** Does it take the focus when a dialog opens? */
  readonly autoFocus?: boolean
}

export function PositionField({ label, text, onChange, isRefused, faultId, autoFocus = false }: PositionFieldProps) {
  return (
    <label className="field">
      {label}
      <textarea
        className="position-code"
        rows={2}
        autoFocus={autoFocus}
        spellCheck={false}
        autoComplete="off"
        value={text}
        aria-invalid={isRefused}
        aria-describedby={faultId}
        onFocus={({ target }) => target.select()}
        onKeyDown={sendByEnter}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
