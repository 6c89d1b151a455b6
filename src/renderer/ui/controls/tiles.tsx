/** A choice of a few in a row, each a tile with a picture, a name and a note, and a sentence on the one that is chosen. */
import type { CSSProperties, ReactNode } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { Text } from 'react-aria-components/Text'
import './tiles.css'

interface Tile<Value> {
  readonly value: Value
  readonly picture: ReactNode
  readonly name: string
  readonly note?: string
  /** Name for screen readers, where name and note say too little. */
  readonly label?: string
  /** More on the choice, below the tiles while it is chosen. */
  readonly sentence?: string
}

interface TilesProps<Value> {
  readonly legend: string
  readonly tiles: readonly Tile<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

export function Tiles<Value extends string | number>({ legend, tiles, value, onChange }: TilesProps<Value>) {
  const sentence = tiles.find((tile) => tile.value === value)?.sentence
  return (
    <RadioGroup
      className="tiles stack"
      orientation="horizontal"
      value={String(value)}
      onChange={(text) => onChange((tiles.find((tile) => String(tile.value) === text) as Tile<Value>).value)}
    >
      <Label>{legend}</Label>
      <div className="tile-row" style={{ '--tile-columns': tiles.length } as CSSProperties}>
        {tiles.map(({ value, picture, name, note, label }) => (
          <Radio
            key={value}
            value={String(value)}
            className="tile"
            data-short={note === undefined || undefined}
            aria-label={label ?? `${name}, ${note}`}
          >
            {picture}
            <span className="tile-words">
              <span className="tile-name">{name}</span>
              {note !== undefined && <span className="muted small">{note}</span>}
            </span>
          </Radio>
        ))}
      </div>
      {sentence !== undefined && (
        <Text slot="description" className="muted small">
          {sentence}
        </Text>
      )}
    </RadioGroup>
  )
}
