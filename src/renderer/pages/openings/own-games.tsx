/** One's own games that began as the opening shown, and the moves that followed in them. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { COLOURS, type Colour } from '../../../engine/game/colour.ts'
import { play } from '../../../engine/game/position.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { count, listed } from '../../language/words.ts'
import { gameDateWords, opponentName } from '../../model/library/entry-words.ts'
import { LIBRARY } from '../../model/library/library.ts'
import {
  gamesThrough,
  movesFrom,
  openingGames,
  type OpeningGame,
  type OpeningMove,
} from '../../model/players/opening-tree.ts'
import type { Mark } from '../../parts/board/marks.ts'
import { StoneIcon } from '../../parts/board/stone.tsx'
import { entryPlace } from '../../platform/places.ts'
import { useLaterServices } from '../../platform/services.tsx'
import type { Opening } from './address.ts'

/** The number of games listed; they are counted all. */
const LISTED = 5

interface Own {
  /** Has the library been read? */
  readonly isRead: boolean
  readonly games: readonly OpeningGame[]
  readonly moves: readonly OpeningMove[]
  /** The moves that followed, each the stronger the more often it was played. */
  readonly marks: ReadonlyMap<number, Mark>
}

export function useOwnGames({ start, path }: Opening): Own {
  const { t } = useTranslation('openings')
  const { entries, status } = useStore(useLaterServices(LIBRARY).library.store)
  const all = useMemo(() => openingGames(entries, start), [entries, start])
  return useMemo(() => {
    const position = path.reduce(play, start)
    const games = gamesThrough(all, position)
    const moves = movesFrom(all, position)
    const markOf = ({ games: { length }, won }: OpeningMove): Mark => ({
      text: count(length),
      meaning: t('own.mark', { count: length, won }),
      tone: 'accent',
      strength: 0.15 + (0.6 * length) / games.length,
    })
    const marks = new Map(moves.flatMap((move) => move.nodes.map((node) => [node, markOf(move)] as const)))
    return { games, moves, marks, isRead: status !== 'loading' }
  }, [all, path, start, status, t])
}

interface OwnGamesProps {
  readonly opening: Opening
  readonly own: Own
  readonly onPath: (path: readonly number[]) => void
}

export function OwnGames({ opening: { start, path }, own: { games, moves, isRead }, onPath }: OwnGamesProps) {
  const { t } = useTranslation('openings')
  const { names } = start.board
  const title = t('own.title', { nodes: path.map((node) => names[node]).join(' ') })
  const won = (of: readonly OpeningGame[]) =>
    t('own.won', { won: of.filter(({ isWon }) => isWon).length, count: of.length })
  return (
    <section className="panel own-games" aria-label={title}>
      <div className="row spread">
        <h2>{title}</h2>
        {games.length > 0 && <span className="muted small">{won(games)}</span>}
      </div>
      {path.length > 1 && <Path names={names} path={path} onPath={onPath} />}
      {isRead && games.length === 0 && <p className="muted small">{t('own.none')}</p>}
      {COLOURS.every((colour) => games.some((game) => game.colour === colour)) && (
        <p className="muted small">
          {COLOURS.map((colour) =>
            t(`own.as.${colour}`, { won: won(games.filter((game) => game.colour === colour)) }),
          ).join(' · ')}
        </p>
      )}
      {games.length > 0 && (
        <ol className="stack gap-1">
          {games.slice(0, LISTED).map(({ game, colour, isWon }) => (
            <li key={game.entry.id} className="row">
              <StoneIcon colour={colour} />
              <a className="ellipsis" href={entryPlace(game.entry.id)} title={t('own.review')}>
                {t(isWon ? 'own.beat' : 'own.lostTo', { opponent: opponentName(game), count: game.entry.moves })}
              </a>
              <span className="muted small">{gameDateWords(game.played.ended || game.entry.tree.info.created)}</span>
            </li>
          ))}
        </ol>
      )}
      {moves.length > 0 && (
        <Answers
          toMove={path.length % 2 === 0 ? 'red' : 'blue'}
          names={names}
          moves={moves}
          onMove={(node) => onPath([...path, node])}
        />
      )}
    </section>
  )
}

/** The moves so far; each leads back to the position after it. */
function Path({ names, path, onPath }: Pick<OwnGamesProps, 'onPath'> & Named & Pick<Opening, 'path'>) {
  return (
    <div className="wrap">
      {path.map((node, i) => (
        <button
          key={i}
          className={`chip chip-${COLOURS[i % 2]}`}
          disabled={i === path.length - 1}
          onClick={() => onPath(path.slice(0, i + 1))}
        >
          {names[node]}
        </button>
      ))}
    </div>
  )
}

interface Named {
  /** The names of the board's nodes. */
  readonly names: readonly string[]
}

interface AnswersProps extends Named {
  readonly toMove: Colour
  readonly moves: readonly OpeningMove[]
  readonly onMove: (node: number) => void
}

function Answers({ toMove, names, moves, onMove }: AnswersProps) {
  const { t } = useTranslation('openings')
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <StoneIcon colour={toMove} /> {t('own.move', { player: COLOUR_NAMES[toMove] })}
          </th>
          {(['played', 'won', 'lost'] as const).map((head) => (
            <th key={head} scope="col" className="number">
              {t(`own.heads.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {moves.map(({ nodes, games, won }) => (
          <tr key={nodes[0]}>
            <th scope="row">
              <button
                className="quiet"
                title={nodes.length > 1 ? t('images', { nodes: listed(nodes.map((node) => names[node])) }) : undefined}
                onClick={() => onMove(nodes[0])}
              >
                {names[nodes[0]]}
              </button>
            </th>
            <td className="number">{count(games.length)}</td>
            <td className="number">{count(won)}</td>
            <td className="number">{count(games.length - won)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
