/** The game along which an experiment searches: one of the library, the one being played, or one that is pasted. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { fromGame } from '../../../../engine/game/tree-builder.ts'
import type { GameTree } from '../../../../engine/game/game-tree.ts'
import { formatGameLine } from '../../../../engine/lab/game-line.ts'
import { NOTHING_SOUGHT, shownEntries } from '../../../model/library/entries.ts'
import { entryName } from '../../../model/library/entry-words.ts'
import { LIBRARY } from '../../../model/library/library.ts'
import { useMatch } from '../../../model/match/match-store.ts'
import type { Draft } from '../../../model/studies/experiment/draft.ts'
import { gameLineOf } from '../../../model/studies/experiment/game-line.ts'
import type { FieldsProps } from '../../../parts/studies/plan-fields.tsx'
import { useLaterServices } from '../../../platform/services.tsx'
import { SearchSelect } from '../../../ui/controls/search-select.tsx'

interface GameOption {
  readonly id: string
  readonly name: string
  readonly tree: GameTree
}

function useGames(): readonly GameOption[] {
  const { t, i18n } = useTranslation()
  const entries = useStore(useLaterServices(LIBRARY).library.store, (state) => state.entries)
  const { game } = useMatch()
  const saved = useMemo(
    () =>
      shownEntries(entries, { ...NOTHING_SOUGHT, sort: 'changed', descending: true }, i18n.language).flatMap((entry) =>
        entry.kind === 'game' && entry.moves > 1 ? [{ id: entry.id, name: entryName(entry), tree: entry.tree }] : [],
      ),
    [entries, i18n.language],
  )
  const played = game.moves.length === 0 ? [] : [{ id: 'game', name: t('positions.game'), tree: fromGame(game) }]
  return [...played, ...saved]
}

export function GameFields({ draft: { game }, choose }: FieldsProps<Draft>) {
  const { t } = useTranslation('experiments')
  const games = useGames()
  const take = (id: string) => {
    const chosen = games.find((option) => option.id === id)
    if (chosen !== undefined) choose({ game: formatGameLine(gameLineOf(chosen.tree, chosen.name)) })
  }
  return (
    <>
      {games.length === 0 ? (
        <p className="muted">{t('form.noGame')}</p>
      ) : (
        <SearchSelect
          label={t('form.game')}
          placeholder={t('form.chooseGame')}
          options={games}
          value={null}
          onChange={take}
        />
      )}
      <label className="field">
        {t('form.gameText')}
        <textarea
          rows={6}
          value={game}
          spellCheck={false}
          placeholder="c3 b2 c1 b4 …"
          onChange={(event) => choose({ game: event.target.value })}
        />
      </label>
      <p className="muted small">{t('form.gameHint')}</p>
    </>
  )
}
