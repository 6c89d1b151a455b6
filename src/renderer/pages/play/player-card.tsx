/** Who plays a colour and, for the computer, how it searches. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { seatOf } from '../../../engine/game/game.ts'
import type { Player } from '../../../engine/game/player.ts'
import { ORDERINGS } from '../../../engine/search/ordering.ts'
import { TABLES } from '../../../engine/search/transposition-table.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { StoneIcon } from '../../parts/board/stone.tsx'
import { isAgainstComputer, MATCH, moverOf, setPlayer, useMatch } from '../../model/match/match-store.ts'
import { DEPTHS, isPlainSearch, orderingOf, SECONDS, type PlayerSettings } from '../../model/match/players.ts'
import { i18n } from '../../language/i18n.ts'
import { ratingFrom, reasonAgainst, useResults } from '../../model/players/results.ts'
import { errorWords, lineOf, ratingWords } from '../../model/players/words.ts'
import { PlayerSelect } from './player-select.tsx'
import { ORDERING_NAMES, PLAYER_NAMES, TABLE_NAMES } from '../../language/names.ts'
import { limitLabel, playerLabel } from '../../model/players/labels.ts'
import { useServices } from '../../platform/services.tsx'
import { useSettings } from '../../model/settings.ts'

export function PlayerCard({ colour }: { colour: Player }) {
  const { t } = useTranslation('play')
  const { match } = useServices(MATCH)
  const state = useMatch()
  const seat = seatOf(state.game, colour)
  const player = state.seats[seat]
  const change = (changed: Partial<PlayerSettings>) => setPlayer(match, seat, { ...player, ...changed })
  const name = PLAYER_NAMES[colour]
  const yours = useYourRating()
  return (
    <section className={`panel player${moverOf(state)?.colour === colour ? ' to-move' : ''}`} aria-label={t('player.label', { player: name })}>
      <div className="player-head">
        <StoneIcon player={colour} />
        <div>
          <div className="player-name">{player.human && isAgainstComputer(state) ? t('player.you') : playerLabel(player)}</div>
          <div className="muted small">{t('player.kind', { player: name, kind: player.human && isAgainstComputer(state) ? yours : kindOf(player) })}</div>
        </div>
      </div>
      <PlayerSelect label={t('player.playedBy', { player: name })} player={player} onChange={change} />
      {isPlainSearch(player) && <SearchSettings name={name} player={player} change={change} />}
      {player.human && isAgainstComputer(state) && <WhetherItCounts />}
      {!player.human && player.contestant !== null && <p className="muted small">{lineOf(player.contestant)}</p>}
    </section>
  )
}

/** What a card says of its player beside the name. */
function kindOf(player: PlayerSettings): string {
  if (player.human) return i18n.t('play:player.human')
  return player.contestant === null ? limitLabel(player) : i18n.t('play:player.rated', { rating: ratingWords(player.contestant.name) })
}

/** The human's own rating, or no more than that one is human. */
function useYourRating(): string {
  const { games } = useResults()
  const rating = useMemo(() => ratingFrom(games), [games])
  return rating === null ? i18n.t('play:player.human') : i18n.t('play:player.rated', { rating: errorWords(rating) })
}

function WhetherItCounts() {
  const { t } = useTranslation('players')
  const reason = reasonAgainst(useMatch(), useSettings(), useResults().games)
  return <p className="muted small">{reason === null ? t('you.counts') : t('you.countsNot', { reason: t(`reasons.${reason}`) })}</p>
}

interface SearchSettingsProps {
  readonly name: string
  readonly player: PlayerSettings
  readonly change: (changed: Partial<PlayerSettings>) => void
}

function SearchSettings({ name, player, change }: SearchSettingsProps) {
  const { t } = useTranslation('play')
  return (
    <>
      <LimitChoice name={name} player={player} change={change} />
      {player.seconds !== null && (
        <Select
          label={t('player.timeOf', { player: name })}
          options={[...new Set([...SECONDS, player.seconds])].map((value) => ({ value, label: limitLabel({ ...player, seconds: value }) }))}
          value={player.seconds}
          onChange={(seconds) => change({ seconds })}
        />
      )}
      <details className="more">
        <summary>{t('player.more', { ordering: ORDERING_NAMES[orderingOf(player)], table: TABLE_NAMES[player.table] })}</summary>
        <Select
          label={t('player.orderingOf', { player: name })}
          options={ORDERINGS.map((value) => ({ value, label: t('player.ordering', { ordering: ORDERING_NAMES[value] }) }))}
          value={orderingOf(player)}
          onChange={(ordering) => change({ ordering })}
        />
        <Select
          label={t('player.tableOf', { player: name })}
          options={TABLES.map((value) => ({ value, label: t('player.table', { table: TABLE_NAMES[value] }) }))}
          value={player.table}
          onChange={(table) => change({ table })}
        />
      </details>
    </>
  )
}

/** A depth, or a time instead. */
function LimitChoice({ name, player, change }: SearchSettingsProps) {
  const { t } = useTranslation('play')
  return (
    <Segmented
      legend={t('player.depth')}
      options={[
        ...DEPTHS.map((depth) => ({ value: depth, label: String(depth), name: t('player.depthOf', { player: name, depth }) })),
        { value: 'time' as const, label: t('player.time'), name: t('player.byTime', { player: name }) },
      ]}
      value={player.seconds === null ? player.depth : 'time'}
      onChange={(limit) => change(limit === 'time' ? { seconds: SECONDS[1] } : { depth: limit, seconds: null })}
    />
  )
}
