/** One entry in the list: its picture, name, summary, notes and tags. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { BoardThumbnail } from '../../parts/board/thumbnail.tsx'
import { Boundary } from '../../ui/boundary.tsx'
import { lastMoment, type BrokenEntry, type Entry, type GameEntry } from '../../model/library/entries.ts'
import { levelOf } from '../../../engine/arena/levels.ts'
import { outcomeOf, type MyGame } from '../../model/library/my-games.ts'
import {
  gameDateWords,
  entryName,
  libraryFaultWords,
  opponentName,
  outcomeWords,
  playedFacts,
  playersWords,
  summaryOf,
} from '../../model/library/entry-words.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { EntryTags } from './entry-tags.tsx'

/**
 * The list redraws a card only when its entry changes, so the parts with words subscribe to the language themselves.
 */
export function EntryCard({ entry }: { entry: Entry }) {
  return (
    <div className={`entry-card ${entry.kind}`}>
      <Boundary fallback={() => <FaultyCard entry={entry} />}>
        {entry.kind === 'broken' ? <BrokenCard entry={entry} /> : <GameCard entry={entry} />}
      </Boundary>
    </div>
  )
}

function GameCard({ entry }: { entry: GameEntry }) {
  const { played } = entry.tree.info
  if (played !== null) return <MyGameCard game={{ entry, played }} />
  return (
    <>
      <BoardThumbnail position={lastMoment(entry).position} />
      <div className="entry-words">
        <strong className="entry-name">{entryName(entry)}</strong>
        <GameWords entry={entry} />
      </div>
    </>
  )
}

/** A game that was played here: whom, how it went, what it counted for. */
function MyGameCard({ game }: { game: MyGame }) {
  const { t } = useTranslation('library')
  const { entry, played } = game
  const { name } = entry.tree.info
  const level = levelOf(played.opponent)
  const time = played.ended || entry.tree.info.created
  return (
    <>
      <BoardThumbnail position={lastMoment(entry).position} />
      <div className="entry-words">
        <strong className="entry-name">{name || (opponentName(game) ?? playersWords(entry.tree))}</strong>
        <p className="entry-outcome ellipsis" data-outcome={outcomeOf(game)}>
          {outcomeWords(game)}
        </p>
        <Cut className="entry-summary muted" words={playedFacts(game).join(' · ')} />
        <p className="entry-foot row gap-1">
          {level !== null && <span>{t('mine.level', { level })}</span>}
          <span className="entry-date">
            {played.isStarred && (
              <span className="starred" role="img" aria-label={t('mine.unstar')}>
                ★
              </span>
            )}
            <time dateTime={time}>{gameDateWords(time)}</time>
          </span>
          <Unsaved entry={entry} />
        </p>
      </div>
    </>
  )
}

function BrokenCard({ entry }: { entry: BrokenEntry }) {
  return (
    <>
      <BrokenPicture />
      <div className="entry-words">
        <strong className="entry-name">{entryName(entry)}</strong>
        <BrokenWords entry={entry} />
      </div>
    </>
  )
}

/** An entry that can be read but not drawn. */
function FaultyCard({ entry }: { entry: Entry }) {
  const { t } = useTranslation('documents')
  return (
    <>
      <BrokenPicture />
      <div className="entry-words">
        <strong className="entry-name">{entryName(entry)}</strong>
        <p className="clamped entry-notes fault">{t('notDrawn')}</p>
      </div>
    </>
  )
}

function GameWords({ entry }: { entry: GameEntry }) {
  const { t } = useTranslation('library')
  const { notes, tags, changed } = entry.tree.info
  const players = playersWords(entry.tree)
  return (
    <>
      <Cut className="entry-summary muted" words={summaryOf(entry)} />
      {players !== '' && <Cut className="entry-players" words={players} />}
      {/* The notes of the examples are explanations, to read beside the board. */}
      {notes !== '' && !entry.builtIn && <p className="clamped entry-notes">{notes}</p>}
      <div className="entry-foot row gap-1">
        <EntryTags tags={tags} />
        <span className="entry-date">
          {entry.builtIn ? t('page.kindName.builtIn') : <time dateTime={changed}>{gameDateWords(changed)}</time>}
        </span>
        <Unsaved entry={entry} />
      </div>
    </>
  )
}

function Unsaved({ entry }: { entry: Entry }) {
  const { t } = useTranslation('library')
  const isUnsaved = useStore(useLaterServices(LIBRARY).library.store, ({ unsaved }) => unsaved.has(entry.id))
  return isUnsaved ? <span className="unsaved">{t('page.unsaved')}</span> : null
}

function BrokenWords({ entry }: { entry: BrokenEntry }) {
  useTranslation()
  return (
    <>
      <p className="clamped entry-notes fault">{libraryFaultWords(entry.fault)}</p>
      <p className="entry-foot row gap-1">
        <code>{entry.id}</code>
        <Unsaved entry={entry} />
      </p>
    </>
  )
}

/** A board with a piece missing. */
export function BrokenPicture() {
  return (
    <svg className="board-thumbnail broken-picture" viewBox="0 0 120 120" aria-hidden="true">
      <path className="outline" d="M60 12 106 46 88 102H32L14 46Z" />
      <path className="crack" d="M64 12 54 40l16 14-18 18 12 14-8 16" />
    </svg>
  )
}

/** One line of words, cut where it is too long, with the whole as a tooltip. */
function Cut({ className, words }: { className: string; words: string }) {
  return (
    <p className={`${className} ellipsis`} title={words}>
      {words}
    </p>
  )
}
