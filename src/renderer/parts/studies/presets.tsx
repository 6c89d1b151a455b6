/** Ready-made studies: the question, how it is answered, and how much work that is. */
interface Preset {
  readonly key: string
  readonly name: string
  readonly text: string
  readonly size: string
  readonly onChoose: () => void
}

export function Presets({ presets }: { presets: readonly Preset[] }) {
  return (
    <ul className="presets">
      {presets.map(({ key, name, text, size, onChoose }) => (
        <li key={key}>
          <button className="preset" onClick={onChoose}>
            <strong>{name}</strong>
            <span className="muted">{text}</span>
            <span className="muted small">{size}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
