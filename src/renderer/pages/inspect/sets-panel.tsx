/** The cheapest sets of each player, browsed one at a time. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { nodesOf, size, type NodeSet } from '../../../engine/game/node-set.ts'
import { PLAYERS, type Player } from '../../../engine/game/player.ts'
import type { Position } from '../../../engine/game/position.ts'
import { StoneIcon } from '../../parts/board/stone.tsx'
import { count } from '../../language/words.ts'
import { INSPECT, showSet } from '../../model/inspect/inspect-store.ts'
import { useServices } from '../../platform/services.tsx'

/** All cheapest sets of each player: only the empty set once three sides are joined, none once that is impossible. */
export type SetsOfPlayers = Readonly<Record<Player, readonly NodeSet[]>>

export function SetsPanel({ drawn, sets }: { drawn: Position; sets: SetsOfPlayers }) {
  const { t } = useTranslation('inspect')
  return (
    <section className="panel" aria-label={t('sets.title')}>
      <h2>{t('sets.title')}</h2>
      {PLAYERS.map((player) => (
        <PlayerSets key={player} drawn={drawn} player={player} sets={sets[player]} />
      ))}
    </section>
  )
}

interface PlayerSetsProps {
  readonly drawn: Position
  readonly player: Player
  readonly sets: readonly NodeSet[]
}

function PlayerSets({ drawn, player, sets }: PlayerSetsProps) {
  const { t } = useTranslation('inspect')
  const { inspect } = useServices(INSPECT)
  const index = useStore(inspect, ({ set }) => set[player])
  const chosen = sets.length === 0 ? 0 : sets[index]
  const show = (to: number) => showSet(inspect, player, (to + sets.length) % sets.length)
  return (
    <section className="player-sets" aria-label={t(`sets.of.${player}`)}>
      <StoneIcon player={player} size={26} />
      <p>
        <strong className="big number" data-testid={`set-count-${player}`}>
          {chosen === 0 ? 0 : count(sets.length)}
        </strong>{' '}
        <span className="muted">{chosen === 0 ? t(sets.length === 0 ? 'sets.none' : 'sets.joined') : t('sets.ways', { count: sets.length, stones: t('stones', { count: size(chosen) }) })}</span>
      </p>
      {chosen !== 0 && (
        <div className="set-browser">
          <button onClick={() => show(index - 1)} disabled={sets.length === 1} aria-label={t(`sets.previous.${player}`)}>
            ◂
          </button>
          <div aria-live="polite" aria-atomic="true">
            <ol className="line" aria-label={t('sets.nodes')}>
              {Array.from(nodesOf(chosen), (node) => (
                <li key={node} className={`chip chip-${player}`}>
                  {drawn.board.names[node]}
                </li>
              ))}
            </ol>
            <span className="muted small">{t('sets.place', { place: index + 1, count: sets.length })}</span>
          </div>
          <button onClick={() => show(index + 1)} disabled={sets.length === 1} aria-label={t(`sets.next.${player}`)}>
            ▸
          </button>
        </div>
      )}
    </section>
  )
}
