/**
 * The openings of one's own games as a tree to walk through: the moves that followed a position, on the board and in
 * rows.
 */
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { COLOURS, type Colour } from '../../../../engine/game/colour.ts'
import { setOf } from '../../../../engine/game/node-set.ts'
import { play } from '../../../../engine/game/position.ts'
import { COLOUR_NAMES } from '../../../language/names.ts'
import { count, listed } from '../../../language/words.ts'
import { entryName } from '../../../model/library/entry-words.ts'
import { LIBRARY } from '../../../model/library/library.ts'
import {
  gamesThrough,
  movesFrom,
  openingGames,
  OPENING_START,
  type OpeningMove,
} from '../../../model/players/opening-tree.ts'
import { BoardView } from '../../../parts/board/board-view.tsx'
import type { Mark } from '../../../parts/board/marks.ts'
import { StoneIcon } from '../../../parts/board/stone.tsx'
import { useLaterServices } from '../../../platform/services.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { GameRow } from './game-row.tsx'
import './opening-explorer.css'

/** The number of games listed that went through the position shown. */
const LISTED = 8

const SIDES = ['both', ...COLOURS] as const

export function OpeningExplorer() {
  const { t } = useTranslation(['players', 'yours'])
  const entries = useStore(useLaterServices(LIBRARY).library.store, (state) => state.entries)
  const all = useMemo(() => openingGames(entries), [entries])
  const [side, setSide] = useState<(typeof SIDES)[number]>('both')
  const [path, setPath] = useState<readonly number[]>([])
  const games = side === 'both' ? all : all.filter(({ colour }) => colour === side)
  const position = path.reduce(play, OPENING_START)
  const here = gamesThrough(games, position)
  const moves = movesFrom(games, position)
  if (all.length === 0) return <p className="muted small">{t('yours:openings.empty')}</p>
  const goTo = (node: number) => setPath([...path, node])
  return (
    <div className="openings">
      <div className="openings-board">
        <BoardView
          position={position}
          label={t('yours:openings.board', { count: here.length })}
          lastMove={path.at(-1) ?? null}
          marks={new Map(moves.flatMap((move) => move.nodes.map((node) => [node, markOf(move, here.length, t)])))}
          mover={position.toMove}
          playable={setOf(moves.flatMap(({ nodes }) => nodes))}
          onNode={goTo}
        />
      </div>
      <div className="openings-side stack gap-3">
        <Segmented
          legend={t('yours:openings.side')}
          options={SIDES.map((value) => ({ value, label: t(`yours:openings.${value}`) }))}
          value={side}
          onChange={setSide}
        />
        <Path path={path} onPath={setPath} />
        {moves.length > 0 && <Moves toMove={position.toMove} moves={moves} onMove={goTo} />}
        <h4>{t('yours:openings.games', { count: here.length })}</h4>
        <ol className="last-games stack gap-1">
          {here.slice(0, LISTED).map(({ game: { entry }, isWon }) => (
            <GameRow key={entry.id} isWon={isWon} label={entryName(entry)} entry={entry.id} />
          ))}
        </ol>
      </div>
    </div>
  )
}

type Translate = ReturnType<typeof useTranslation<['players', 'yours']>>['t']

/** The mark of a move, the stronger the more often it was played. */
function markOf({ games, won }: OpeningMove, all: number, t: Translate): Mark {
  return {
    text: count(games.length),
    meaning: t('yours:openings.mark', { count: games.length, won }),
    tone: 'accent',
    strength: 0.15 + (0.6 * games.length) / all,
  }
}

/** The moves so far; each leads back to the position before it. */
function Path({ path, onPath }: { path: readonly number[]; onPath: (path: readonly number[]) => void }) {
  const { t } = useTranslation(['players', 'yours'])
  const { names } = OPENING_START.board
  return (
    <div className="wrap openings-path">
      <button className="chip" disabled={path.length === 0} onClick={() => onPath([])}>
        {t('yours:openings.start')}
      </button>
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

function Moves({
  toMove,
  moves,
  onMove,
}: {
  toMove: Colour
  moves: readonly OpeningMove[]
  onMove: (node: number) => void
}) {
  const { t } = useTranslation(['players', 'yours'])
  const { names } = OPENING_START.board
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <StoneIcon colour={toMove} /> {t('yours:openings.move', { player: COLOUR_NAMES[toMove] })}
          </th>
          {(['played', 'won', 'lost'] as const).map((head) => (
            <th key={head} scope="col" className="number">
              {t(`yours:heads.${head}`)}
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
                title={
                  nodes.length > 1
                    ? t('yours:openings.alike', { nodes: listed(nodes.map((node) => names[node])) })
                    : undefined
                }
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
