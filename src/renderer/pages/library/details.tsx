/** The selected entry at full size: what is known about it, to read and to change, and what can be done with it. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { winningStones } from '../../../engine/game/position.ts'
import { BoardView } from '../../parts/board/board-view.tsx'
import { Boundary, FaultText } from '../../ui/boundary.tsx'
import { BrokenPicture } from './entry-card.tsx'
import { EntryActions, FileActions } from './entry-buttons.tsx'
import { EntryFields, NameField } from './entry-fields.tsx'
import { lastMoment, type BrokenEntry, type Entry, type GameEntry } from '../../model/library/entries.ts'
import {
  gameDateWords,
  entryName,
  libraryFaultWords,
  outcomeWords,
  playedFacts,
  playersWords,
  summaryOf,
} from '../../model/library/entry-words.ts'
import { reportFailure } from '../../model/library/entry-actions.ts'
import { Several } from './selection-panels.tsx'
import { LIBRARY } from '../../model/library/library.ts'
import { starGame, type MyGame } from '../../model/library/my-games.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useLaterServices } from '../../platform/services.tsx'
import { useSettings } from '../../model/settings.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { isPuzzle } from '../../model/library/built-ins.ts'
import { useRecords } from '../../model/puzzles/records.ts'
import './details.css'

/** @param selected in the order of the list */
export function Details({ selected }: { selected: readonly Entry[] }) {
  const { t } = useTranslation('library')
  if (selected.length > 1) return <Several entries={selected} />
  const [entry] = selected
  if (entry === undefined) return null
  return (
    <section key={entry.id} className="panel details" aria-label={t('page.details')}>
      <Boundary fallback={(error, retry) => <FaultyDetails entry={entry} error={error} onRetry={retry} />}>
        {entry.kind === 'broken' ? <BrokenDetails entry={entry} /> : <GameDetails entry={entry} />}
      </Boundary>
    </section>
  )
}

/** An entry that cannot be drawn. */
function FaultyDetails({ entry, error, onRetry }: { entry: Entry; error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['documents', 'common'])
  return (
    <div role="alert">
      <FaultText title={t('notDrawn')} text={t('notDrawnHint')} error={error}>
        <button onClick={onRetry}>{t('common:drawing.retry')}</button>
      </FaultText>
      <FileActions entries={[entry]} />
    </div>
  )
}

function GameDetails({ entry }: { entry: GameEntry }) {
  const { t } = useTranslation('library')
  const { showNames } = useSettings()
  const { position, move } = lastMoment(entry)
  const { created, changed, played } = entry.tree.info
  return (
    <>
      <div className="details-board">
        <BoardView
          position={position}
          label={t('page.board', { name: entryName(entry) })}
          showNames={showNames}
          lastMove={typeof move === 'number' ? move : null}
          winningChain={winningStones(position)}
        />
      </div>
      <Unsaved entry={entry} />
      {entry.builtIn ? <BuiltInWords entry={entry} /> : <NameField entry={entry} />}
      {played !== null && <PlayedWords game={{ entry, played }} />}
      <EntryActions entry={entry} />
      {!entry.builtIn && <EntryFields entry={entry} />}
      <FileActions entries={[entry]} />
      {!entry.builtIn && (
        <p className="muted small">
          {t('page.dates', { created: gameDateWords(created, 'full'), changed: gameDateWords(changed, 'full') })}
        </p>
      )}
    </>
  )
}

/** How a game went that was played here, and whether it stays for good. */
function PlayedWords({ game }: { game: MyGame }) {
  const { t } = useTranslation('library')
  const app = useLaterServices(LIBRARY, NOTICE)
  const { entry, played } = game
  return (
    <div className="row spread align-start gap-x-3">
      <p>{[outcomeWords(game), ...playedFacts(game)].join(' · ')}</p>
      <button
        className="star"
        aria-pressed={played.isStarred}
        title={t('mine.starHint')}
        onClick={() => void reportFailure(app, starGame(app, entry.id, !played.isStarred))}
      >
        <span aria-hidden="true">{played.isStarred ? '★' : '☆'}</span> {t('mine.star')}
      </button>
    </div>
  )
}

/** A built-in entry is explained and cannot be changed. */
function BuiltInWords({ entry }: { entry: GameEntry }) {
  const { t } = useTranslation('library')
  const { notes, tags } = entry.tree.info
  const isSecret = useIsSecret(entry)
  const players = playersWords(entry.tree)
  return (
    <div className="stack">
      <h2 className="title">{entryName(entry)}</h2>
      <p className="muted">{summaryOf(entry)}</p>
      {players !== '' && <p>{players}</p>}
      {isSecret ? (
        <>
          <p>{t('page.isPuzzle')}</p>
          <details className="more">
            <summary>{t('page.showNotes')}</summary>
            <p>{notes}</p>
          </details>
        </>
      ) : (
        <p>{notes}</p>
      )}
      <p className="wrap tags">
        {tags.map((tag) => (
          <span key={tag} className="tag">
            {tag}
          </span>
        ))}
      </p>
    </div>
  )
}

/** Would the notes of an entry give away a puzzle that has not been tried? */
function useIsSecret(entry: GameEntry): boolean {
  const { tried } = useRecords()
  return isPuzzle(entry) && tried.every(({ position }) => position !== formatPosition(lastMoment(entry).position))
}

function Unsaved({ entry }: { entry: Entry }) {
  const { t } = useTranslation('library')
  const app = useLaterServices(LIBRARY, NOTICE)
  const isUnsaved = useStore(app.library.store, ({ unsaved }) => unsaved.has(entry.id))
  if (!isUnsaved) return null
  return (
    <div className="callout stack">
      <p>{t('page.unsavedHint')}</p>
      <button onClick={() => void reportFailure(app, app.library.retry(entry.id))}>{t('page.saveAgain')}</button>
    </div>
  )
}

function BrokenDetails({ entry }: { entry: BrokenEntry }) {
  const { t } = useTranslation('library')
  return (
    <>
      <div className="details-board">
        <BrokenPicture />
      </div>
      <Unsaved entry={entry} />
      <h2 className="title">{entryName(entry)}</h2>
      <p className="fault">{libraryFaultWords(entry.fault)}</p>
      <p className="muted">{t(entry.text === null ? 'page.notLoadedHint' : 'page.brokenHint')}</p>
      <p className="small">
        <code>{entry.id}</code>
      </p>
      {entry.text !== null && <FileActions entries={[entry]} />}
    </>
  )
}
