/** Who plays a colour and, for the computer, how it searches. */
import { seatOf } from '../../engine/game.ts'
import { PLAYER_NAMES, type Player } from '../../engine/player.ts'
import { ORDERINGS } from '../../engine/search/ordering.ts'
import { ALGORITHMS, type Algorithm } from '../../engine/search/search.ts'
import { TABLES } from '../../engine/search/transposition-table.ts'
import { useApp, useMatch } from '../app-context.tsx'
import { Segmented } from '../controls/segmented.tsx'
import { Select } from '../controls/select.tsx'
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
      <Select<Algorithm | 'human'>
        label={`${name} is played by`}
        options={[{ value: 'human', label: 'Human' }, ...ALGORITHMS.map((value) => ({ value, label: ALGORITHM_NAMES[value] }))]}
        value={player.human ? 'human' : player.algorithm}
        onChange={(choice) => change(choice === 'human' ? { human: true } : { human: false, algorithm: choice, ordering: null })}
      />
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
        <Select
          label={`${name}: time for a move`}
          options={[...new Set([...SECONDS, player.seconds])].map((value) => ({ value, label: `${value} s a move` }))}
          value={player.seconds}
          onChange={(seconds) => change({ seconds })}
        />
      )}
      <details className="more">
        <summary>
          Order: {ORDERING_NAMES[orderingOf(player)]} · table: {TABLE_NAMES[player.table]}
        </summary>
        <Select
          label={`${name}: ordering of successors`}
          options={ORDERINGS.map((value) => ({ value, label: `Order: ${ORDERING_NAMES[value]}` }))}
          value={orderingOf(player)}
          onChange={(ordering) => change({ ordering })}
        />
        <Select
          label={`${name}: transposition table`}
          options={TABLES.map((value) => ({ value, label: `Table: ${TABLE_NAMES[value]}` }))}
          value={player.table}
          onChange={(table) => change({ table })}
        />
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
