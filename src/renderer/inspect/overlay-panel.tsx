/** Which overlay lies on the board, whose it is, and what its marks mean. */
import { useStore } from 'zustand'
import { SIDE_NAMES } from '../../engine/board.ts'
import { PLAYER_NAMES, PLAYERS } from '../../engine/player.ts'
import { useApp } from '../app-context.tsx'
import { Segmented } from '../controls/segmented.tsx'
import { OVERLAYS, type Overlay } from './inspect-store.ts'
import type { OverlayPicture } from './overlays.ts'

const OVERLAY_NAMES: Readonly<Record<Overlay, string>> = {
  sets: 'A cheapest set',
  distances: 'Distances to a side',
  moves: 'f after each move',
  none: 'Nothing',
}

export function OverlayPanel({ picture }: { picture: OverlayPicture | null }) {
  const { inspect } = useApp()
  const { overlay, player, side } = useStore(inspect)
  return (
    <section className="panel" aria-label="Overlay">
      <h2>On the board</h2>
      <select aria-label="Overlay" value={overlay} onChange={({ target }) => inspect.setState({ overlay: target.value as Overlay })}>
        {OVERLAYS.map((name) => (
          <option key={name} value={name}>
            {OVERLAY_NAMES[name]}
          </option>
        ))}
      </select>
      {overlay !== 'moves' && overlay !== 'none' && (
        <Segmented
          legend="Player"
          options={PLAYERS.map((value) => ({ value, label: PLAYER_NAMES[value], name: `For ${PLAYER_NAMES[value]}` }))}
          value={player}
          onChange={(player) => inspect.setState({ player, set: 0 })}
        />
      )}
      {overlay === 'distances' && (
        <Segmented
          legend="Side"
          options={SIDE_NAMES.map((name, value) => ({ value, label: name, name: `Side ${name}` }))}
          value={side}
          onChange={(side) => inspect.setState({ side })}
        />
      )}
      {picture && picture.legend.length > 0 && (
        <ul className="legend-list" aria-label="Legend">
          {picture.legend.map(({ text, tone, strength, meaning }) => (
            <li key={text}>
              <svg width="26" height="26" viewBox="-13 -13 26 26" aria-hidden="true">
                <circle className="spot" r="12" />
                <circle className={`mark ${tone}`} r="12" fillOpacity={strength} />
              </svg>
              <strong className="number">{text}</strong>
              <span className="muted">{meaning}</span>
            </li>
          ))}
        </ul>
      )}
      {overlay === 'moves' && (picture === null || picture.legend.length === 0) && <p className="muted">There is no legal move here.</p>}
    </section>
  )
}
