/** First stones, board by board: what is known of each, and one's own games that began so. */
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { boardOfSize } from '../../../engine/game/board.ts'
import { setOf } from '../../../engine/game/node-set.ts'
import { play } from '../../../engine/game/position.ts'
import { shippedSwapMap } from '../../../engine/playouts/shipped-swap-maps.ts'
import { withSuccessors } from '../../model/oracle/truths.ts'
import { BoardView } from '../../parts/board/board-view.tsx'
import type { Mark } from '../../parts/board/marks.ts'
import { firstStones } from '../../parts/chances/first-stones.ts'
import { FirstStonesKey } from '../../parts/chances/first-stones-legend.tsx'
import { MarkLegend } from '../../parts/oracle/mark-legend.tsx'
import { truthPicture } from '../../parts/oracle/truth-picture.ts'
import { useTruths } from '../../parts/oracle/use-truths.ts'
import { pageHash } from '../../platform/places.ts'
import { Column } from '../../ui/boundary.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { type Opening, openingAt, openingOn, STARTS, useOpeningAddress } from './address.ts'
import { FairStones, MapStone, ProvenStone } from './first-stone.tsx'
import { OwnGames, useOwnGames } from './own-games.tsx'
import './openings-page.css'

const SIZES = [...new Set(STARTS.map(({ board }) => board.size))]

export function OpeningsPage() {
  const { t } = useTranslation(['openings', 'common'])
  const [store] = useState(() => createStore<Opening>(() => openingAt(location.hash)))
  useOpeningAddress(store)
  const opening = useStore(store)
  const { start, path } = opening
  const known = useTruths(useMemo(() => withSuccessors(start), [start]))
  const truth = useMemo(() => truthPicture(start, known), [start, known])
  const own = useOwnGames(opening)
  const goTo = (path: readonly number[]) => store.setState({ path })
  const map = shippedSwapMap(start)
  const [first] = path
  const isAnswered = path.length > 1
  const marks = useMemo(
    () =>
      map === null ? truth.marks : new Map(Object.values(firstStones(start.board, map)).flatMap((all) => [...all])),
    [map, start, truth],
  )
  return (
    <main className="page openings">
      <header className="stack">
        <a href={pageHash('library')}>‹ {t('common:pages.library')}</a>
        <h1 className="title">{t('common:pages.openings')}</h1>
        <Boards opening={opening} onOpening={store.setState} />
      </header>
      <section className="board-area" aria-label={t('boardArea')}>
        <BoardView
          position={isAnswered ? path.reduce(play, start) : start}
          label={t(isAnswered ? 'ownBoard' : 'board')}
          lastMove={path.at(-1) ?? null}
          marks={isAnswered ? own.marks : withChosen(marks, first, t('chosen'))}
          mover={path.length % 2 === 0 || !isAnswered ? 'red' : 'blue'}
          playable={isAnswered ? setOf(own.marks.keys()) : start.board.all}
          onNode={(node) => goTo(isAnswered ? [...path, node] : [node])}
        />
        {!isAnswered && (map === null ? <MarkLegend /> : <FirstStonesKey board={start.board} map={map} />)}
      </section>
      <Column>
        {map === null ? (
          <ProvenStone start={start} first={first} truth={truth} />
        ) : (
          <MapStone start={start} first={first} map={map} meaning={marks.get(first)?.meaning ?? ''} />
        )}
        {map !== null && <FairStones start={start} first={first} map={map} onFirst={(node) => goTo([node])} />}
        <OwnGames opening={opening} own={own} onPath={goTo} />
      </Column>
    </main>
  )
}

/** The marks, of which that of the chosen node says that it is chosen. */
function withChosen(marks: ReadonlyMap<number, Mark>, chosen: number, words: string): ReadonlyMap<number, Mark> {
  const mark = marks.get(chosen)
  return mark === undefined
    ? marks
    : new Map([...marks, [chosen, { ...mark, meaning: [words, mark.meaning].filter(Boolean).join(', ') }]])
}

/** The choice of a board by its number of nodes, and of the rule where both are known. */
function Boards({ opening: { start }, onOpening }: { opening: Opening; onOpening: (opening: Opening) => void }) {
  const { t } = useTranslation(['openings', 'play'])
  const rules = STARTS.filter(({ board }) => board === start.board)
  return (
    <>
      <Segmented
        legend={t('nodes')}
        options={SIZES.map((size) => ({ value: size, label: String(boardOfSize(size).nodeCount) }))}
        value={start.board.size}
        onChange={(size) => onOpening(openingOn(STARTS.find(({ board }) => board.size === size) ?? start))}
      />
      {rules.length > 1 && (
        <Segmented
          legend={t('play:newGame.rule')}
          options={rules.map(({ cornersToWin }) => ({
            value: cornersToWin,
            label: t(`play:newGame.rules.${cornersToWin}`),
          }))}
          value={start.cornersToWin}
          onChange={(rule) => onOpening(openingOn(rules.find(({ cornersToWin }) => cornersToWin === rule) ?? start))}
        />
      )}
    </>
  )
}
