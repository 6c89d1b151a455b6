/** The cheapest sets of one player, one at a time. */
import { useStore } from 'zustand'
import { nodesOf, size, type NodeSet } from '../../engine/node-set.ts'
import { PLAYER_NAMES } from '../../engine/player.ts'
import type { Position } from '../../engine/position.ts'
import { useApp } from '../app-context.tsx'

export function SetsPanel({ drawn, sets }: { drawn: Position; sets: readonly NodeSet[] }) {
  const { inspect } = useApp()
  const { player, set } = useStore(inspect)
  const chosen = sets[set] ?? 0
  const show = (index: number) => inspect.setState({ set: (index + sets.length) % sets.length, overlay: 'sets' })
  return (
    <section className="panel" aria-label="Cheapest sets">
      <h2>
        Cheapest sets <span className="muted plain">· {PLAYER_NAMES[player]}</span>
      </h2>
      <p>
        <strong className="huge number" data-testid="set-count">
          {chosen === 0 ? 0 : sets.length}
        </strong>{' '}
        <span className="muted">{describe(sets, chosen)}</span>
      </p>
      {chosen !== 0 && (
        <>
          <ol className="line" aria-label="Nodes of the set">
            {Array.from(nodesOf(chosen), (node) => (
              <li key={node} className={`chip chip-${player}`}>
                {drawn.board.names[node]}
              </li>
            ))}
          </ol>
          <div className="buttons">
            <button onClick={() => show(set - 1)}>Previous</button>
            <button onClick={() => show(set + 1)}>Next</button>
            <span className="muted small of">
              {set + 1} of {sets.length}
            </span>
          </div>
        </>
      )}
    </section>
  )
}

function describe(sets: readonly NodeSet[], chosen: NodeSet): string {
  if (sets.length === 0) return 'no way is left to three sides'
  if (chosen === 0) return 'stones to place: three sides are joined'
  const stones = size(chosen) === 1 ? 'one stone' : `${size(chosen)} stones`
  return `${sets.length === 1 ? 'way' : 'ways'} to join three sides with ${stones}`
}
