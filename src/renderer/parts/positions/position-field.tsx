/** The field of a position on one line, which is selected when it is come to: to copy, or to type another over it. */

interface PositionFieldProps {
  readonly label: string
  readonly text: string
  readonly onChange: (text: string) => void
  readonly isRefused: boolean
  /** Id of the element that says why. */
  readonly faultId: string
  /** In a dialog, the field to begin with. */
  readonly autoFocus?: boolean
}

export function PositionField({ label, text, onChange, isRefused, faultId, autoFocus = false }: PositionFieldProps) {
  return (
    <label className="field">
      {label}
      <input
        type="text"
        autoFocus={autoFocus}
        spellCheck={false}
        autoComplete="off"
        value={text}
        aria-invalid={isRefused}
        aria-describedby={faultId}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
