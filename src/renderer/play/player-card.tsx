/** Who plays a colour and, for the computer, how it searches. */
import { seatOf } from '../../engine/game.ts'
import { PLAYER_NAMES, type Player } from '../../engine/player.ts'
import { ORDERINGS, type Ordering } from '../../engine/search/ordering.ts'
import { ALGORITHMS, type Algorithm } from '../../engine/search/search.ts'
import { TABLES, type TableKind } from '../../engine/search/transposition-table.ts'
import { useApp, useMatch } from '../app-context.tsx'
import { Segmented } from '../segmented.tsx'
import { StoneIcon } from '../board/stone.tsx'
import { isAgainstComputer, moverOf, setPlayer } from '../match/match-store.ts'
import { DEPTHS, orderingOf, SECONDS, type PlayerSettings } from '../match/players.ts'
import { ALGORITHM_NAMES, limitLabel, ORDERING_NAMES, playerLabel, TABLE_NAMES } from '../words.ts'

export function PlayerCard({ colour }: { colour: Player }) {
  const { match } = useApp()
  const state = useMatch()
  const seat = seatOf(state.game, colour)
  const player = state.seats[seat]
  const change = (changed: Partial<PlayerSettings>) => setPlayer(match, seat, { ...player, ...changed })
  const name = PLAYER_NAMES[colour]
  return (
    <section className={`panel player${moverOf(state)?.colour === colour ? ' to-move' : ''}`} aria-label={`${name} player`}>
      <div className="player-head">
        <StoneIcon player={colour} />
        <div>
          <div className="player-name">{player.human && isAgainstComputer(state) ? 'You' : playerLabel(player)}</div>
          <div className="muted small">
            {name} · {player.human ? 'human' : limitLabel(player)}
          </div>
        </div>
      </div>
      <select
        aria-label={`${name} is played by`}
        value={player.human ? 'human' : player.algorithm}
        onChange={({ target }) => change(target.value === 'human' ? { human: true } : { human: false, algorithm: target.value as Algorithm, ordering: null })}
      >
        <option value="human">Human</option>
        {ALGORITHMS.map((algorithm) => (
          <option key={algorithm} value={algorithm}>
            {ALGORITHM_NAMES[algorithm]}
          </option>
        ))}
      </select>
      {!player.human && <SearchSettings name={name} player={player} change={change} />}
    </section>
  )
}

interface SearchSettingsProps {
  readonly name: string
  readonly player: PlayerSettings
  readonly change: (changed: Partial<PlayerSettings>) => void
}

function SearchSettings({ name, player, change }: SearchSettingsProps) {
  return (
    <>
      <LimitChoice name={name} player={player} change={change} />
      {player.seconds !== null && (
        <select
          aria-label={`${name}: time for a move`}
          value={player.seconds}
          onChange={({ target }) => change({ seconds: Number(target.value) })}
        >
          {[...new Set([...SECONDS, player.seconds])].map((seconds) => (
            <option key={seconds} value={seconds}>
              {seconds} s a move
            </option>
          ))}
        </select>
      )}
      <details className="more">
        <summary>
          Order: {ORDERING_NAMES[orderingOf(player)]} · table: {TABLE_NAMES[player.table]}
        </summary>
        <select
          aria-label={`${name}: ordering of successors`}
          value={orderingOf(player)}
          onChange={({ target }) => change({ ordering: target.value as Ordering })}
        >
          {ORDERINGS.map((ordering) => (
            <option key={ordering} value={ordering}>
              Order: {ORDERING_NAMES[ordering]}
            </option>
          ))}
        </select>
        <select
          aria-label={`${name}: transposition table`}
          value={player.table}
          onChange={({ target }) => change({ table: target.value as TableKind })}
        >
          {TABLES.map((table) => (
            <option key={table} value={table}>
              Table: {TABLE_NAMES[table]}
            </option>
          ))}
        </select>
      </details>
    </>
  )
}

/** A depth, or a time instead. */
function LimitChoice({ name, player, change }: SearchSettingsProps) {
  return (
    <Segmented
      legend="Depth"
      options={[
        ...DEPTHS.map((depth) => ({ value: depth, label: String(depth), name: `${name}: depth ${depth}` })),
        { value: 'time' as const, label: 'time', name: `${name}: limit by time` },
      ]}
      value={player.seconds === null ? player.depth : 'time'}
      onChange={(limit) => change(limit === 'time' ? { seconds: SECONDS[1] } : { depth: limit, seconds: null })}
    />
  )
}
