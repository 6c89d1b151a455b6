/**
 * The list of players: the human, the user's own, and the cast from the strongest down; and how to make or import one.
 */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { CAST_BY_RATING } from '../../../../engine/arena/cast-ratings.ts'
import { documentFaultWords } from '../../../model/documents/document-fault.ts'
import { ImportButton } from '../../../parts/studies/import-button.tsx'
import { BrokenItem } from '../../../parts/studies/study-list.tsx'
import { NEW_DRAFT } from '../../../model/players/draft.ts'
import { castLine, contestantLabel } from '../../../model/players/names.ts'
import { edit, editProgram, PLAYERS_PAGE, show, type ShownPlayer } from '../../../model/players/page-store.ts'
import { NEW_PROGRAM } from '../../../model/players/program.ts'
import { ratingFrom } from '../../../model/players/own-rating.ts'
import { useResults } from '../../../model/players/results.ts'
import { lineOf, ownRatingWords, ratingWords } from '../../../model/players/words.ts'
import { OWN_PLAYERS, usePlayers } from '../../../model/players/players.ts'
import { DESKTOP } from '../../../platform/download.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import './player-list.css'

export function PlayerList() {
  const { t } = useTranslation(['players', 'yours'])
  const { desktop, players, playersPage } = useLaterServices(DESKTOP, OWN_PLAYERS, PLAYERS_PAGE)
  const { shown } = useStore(playersPage)
  const { status, fault, entries } = usePlayers()
  return (
    <section className="panel player-list" aria-label={t('heading')}>
      <h2>{t('heading')}</h2>
      <div className="buttons">
        <button aria-pressed={shown.kind === 'form'} onClick={() => edit(playersPage, NEW_DRAFT)}>
          {t('new')}
        </button>
        <button aria-pressed={shown.kind === 'program'} onClick={() => editProgram(playersPage, NEW_PROGRAM)}>
          {t('yours:program.add')}
        </button>
        <ImportButton lists={[players]} onImported={(id) => show(playersPage, { kind: 'own', id })} />
        {desktop !== undefined && (
          <button aria-pressed={shown.kind === 'allowed'} onClick={() => show(playersPage, { kind: 'allowed' })}>
            {t('yours:allowed.title')}
          </button>
        )}
      </div>
      <div className="list-rows player-rows">
        <ul>
          <YouItem />
        </ul>
        <h3>{t('own')}</h3>
        {status === 'failed' && <p className="fault">{documentFaultWords(fault)}</p>}
        {status === 'ready' && entries.length === 0 && <p className="muted small">{t('empty')}</p>}
        <ul>
          {entries.map((entry) =>
            entry.kind === 'broken' ? (
              <BrokenItem key={entry.id} list={players} entry={entry} />
            ) : (
              <Item
                key={entry.id}
                name={entry.record.name}
                rating={null}
                line={lineOf(entry.record)}
                isUnsaved={entry.unsaved !== null}
                shown={{ kind: 'own', id: entry.id }}
                isShown={shown.kind === 'own' && shown.id === entry.id}
              />
            ),
          )}
        </ul>
        <h3>{t('castHeading')}</h3>
        <ul>
          {CAST_BY_RATING.map(({ name }) => (
            <Item
              key={name}
              name={contestantLabel(name)}
              rating={ratingWords(name)}
              line={castLine(name)}
              shown={{ kind: 'cast', name }}
              isShown={shown.kind === 'cast' && shown.name === name}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

function YouItem() {
  const { t } = useTranslation(['players', 'yours'])
  const { shown } = useStore(useLaterServices(PLAYERS_PAGE).playersPage)
  const { games } = useResults()
  const rating = useMemo(() => ratingFrom(games), [games])
  return (
    <Item
      name={t('yours:name')}
      rating={rating && ownRatingWords(rating)}
      shown={{ kind: 'you' }}
      isShown={shown.kind === 'you'}
    />
  )
}

interface ItemProps {
  readonly name: string
  /** The rating shown; null where there is none. */
  readonly rating: string | null
  readonly line?: string | null
  readonly shown: ShownPlayer
  readonly isShown: boolean
  readonly isUnsaved?: boolean
}

function Item({ name, rating, line = null, shown, isShown, isUnsaved = false }: ItemProps) {
  const { t } = useTranslation(['players', 'yours'])
  const { playersPage } = useLaterServices(PLAYERS_PAGE)
  return (
    <li>
      <button
        className="player-row"
        aria-current={isShown ? 'true' : undefined}
        onClick={() => show(playersPage, shown)}
      >
        <span>{name}</span>
        {isUnsaved && <span className="fault small">{t('unsaved')}</span>}
        {rating !== null && <span className="number">{rating}</span>}
        {line !== null && <span className="muted small">{line}</span>}
      </button>
    </li>
  )
}
