/** Who plays, and the options of a plain search. */
import { useTranslation } from 'react-i18next'
import type { BoardAndRule } from '../../../engine/game/position.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { FoldedSettings } from '../../parts/search/setting-fields.tsx'
import { depthsOn, isPlainSearch, SECONDS, type PlayerSettings } from '../../model/match/players.ts'
import { lineOf } from '../../model/players/words.ts'
import { PlayerSelect } from './player-select.tsx'
import { limitLabel } from '../../model/players/labels.ts'

interface PlayerSettingsProps {
  /** Whose settings these are: a colour, or the opponent. */
  readonly name: string
  readonly player: PlayerSettings
  readonly start: BoardAndRule
  readonly change: (changed: Partial<PlayerSettings>) => void
  /** Is it settled that no human plays? */
  readonly isComputer?: boolean
}

export function PlayerSettingsFields({ name, player, start, change, isComputer = false }: PlayerSettingsProps) {
  const { t } = useTranslation('play')
  return (
    <div className="stack">
      <PlayerSelect
        label={t('player.playedBy', { player: name })}
        player={player}
        start={start}
        onChange={change}
        isComputer={isComputer}
      />
      {isPlainSearch(player) && <SearchSettings name={name} player={player} start={start} change={change} />}
      {!player.human && player.contestant !== null && <p className="muted small">{lineOf(player.contestant)}</p>}
    </div>
  )
}

function SearchSettings({ name, player, start, change }: PlayerSettingsProps) {
  const { t } = useTranslation('play')
  return (
    <>
      <LimitChoice name={name} player={player} start={start} change={change} />
      {player.seconds !== null && (
        <Select
          label={t('player.timeOf', { player: name })}
          options={[...new Set([...SECONDS, player.seconds])].map((value) => ({
            value,
            label: limitLabel({ ...player, seconds: value }),
          }))}
          value={player.seconds}
          onChange={(seconds) => change({ seconds })}
        />
      )}
      <FoldedSettings
        player={name}
        algorithms={[player.algorithm]}
        settings={player.settings}
        start={start}
        onChange={(settings) => change({ settings })}
      />
    </>
  )
}

/** Limits the search by depth or by time. */
function LimitChoice({ name, player, start, change }: PlayerSettingsProps) {
  const { t } = useTranslation('play')
  return (
    <Segmented
      legend={t('player.depth')}
      options={[
        ...depthsOn(start).map((depth) => ({
          value: depth,
          label: String(depth),
          name: t('player.depthOf', { player: name, depth }),
        })),
        { value: 'time' as const, label: t('player.time'), name: t('player.byTime', { player: name }) },
      ]}
      value={player.seconds === null ? player.depth : 'time'}
      onChange={(limit) => change(limit === 'time' ? { seconds: SECONDS[1] } : { depth: limit, seconds: null })}
    />
  )
}
