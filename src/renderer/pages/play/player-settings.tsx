/** Who plays, and the options of a plain search. */
import { useTranslation } from 'react-i18next'
import { EVALUATION_METHODS } from '../../../engine/evaluation/evaluation.ts'
import { ORDERINGS } from '../../../engine/search/ordering.ts'
import { TABLES } from '../../../engine/search/transposition-table.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { DEPTHS, isPlainSearch, orderingOf, SECONDS, type PlayerSettings } from '../../model/match/players.ts'
import { lineOf } from '../../model/players/words.ts'
import { PlayerSelect } from './player-select.tsx'
import { ORDERING_NAMES, TABLE_NAMES } from '../../language/names.ts'
import { limitLabel } from '../../model/players/labels.ts'

interface PlayerSettingsProps {
  /** Whose settings these are: a colour, or the opponent. */
  readonly name: string
  readonly player: PlayerSettings
  readonly change: (changed: Partial<PlayerSettings>) => void
  /** Is it settled that no human plays? */
  readonly isComputer?: boolean
}

export function PlayerSettingsFields({ name, player, change, isComputer = false }: PlayerSettingsProps) {
  const { t } = useTranslation('play')
  return (
    <div className="player-settings">
      <PlayerSelect label={t('player.playedBy', { player: name })} player={player} onChange={change} isComputer={isComputer} />
      {isPlainSearch(player) && <SearchSettings name={name} player={player} change={change} />}
      {!player.human && player.contestant !== null && <p className="muted small">{lineOf(player.contestant)}</p>}
    </div>
  )
}

function SearchSettings({ name, player, change }: PlayerSettingsProps) {
  const { t } = useTranslation(['play', 'players'])
  const evaluationName = t(`players:evaluations.${player.evaluation}`)
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
        <summary>{t('player.more', { ordering: ORDERING_NAMES[orderingOf(player)], table: TABLE_NAMES[player.table], evaluation: evaluationName })}</summary>
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
        <Select
          label={t('player.evaluationOf', { player: name })}
          options={EVALUATION_METHODS.map((value) => ({ value, label: t('player.evaluation', { evaluation: t(`players:evaluations.${value}`) }) }))}
          value={player.evaluation}
          onChange={(evaluation) => change({ evaluation })}
        />
        <p className="muted small">{t('player.evaluationNote')}</p>
      </details>
    </>
  )
}

/** Limits the search by depth or by time. */
function LimitChoice({ name, player, change }: PlayerSettingsProps) {
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
