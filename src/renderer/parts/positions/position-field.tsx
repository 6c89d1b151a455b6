/** A field for a position's text. Focus selects the text, to be copied or typed over. */

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
