/** The puzzles: the board in the middle; hints, outcome, rating and streak beside it. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { formatPosition } from '../../../../engine/game/notation.ts'
import { emptyPosition } from '../../../../engine/game/position.ts'
import { SOLVING } from '../../../model/puzzles/solving.ts'
import { useRecords } from '../../../model/puzzles/records.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { BoardView } from '../../../parts/board/board-view.tsx'
import { Column, NotLoaded, PanelBoundary } from '../../../ui/boundary.tsx'
import { PuzzleBoard } from './puzzle-board.tsx'
import { PuzzlePanel } from './puzzle-panel.tsx'
import { RatingsPanel } from './ratings-panel.tsx'
import { StreakPanel } from './streak-panel.tsx'
import './puzzles-tab.css'

export function PuzzlesTab() {
  const { t } = useTranslation('puzzles')
  const { solving } = useLaterServices(SOLVING)
  const { status, round } = useStore(solving.store)
  const { tried } = useRecords()
  useEffect(() => void solving.open(), [solving])
  if (status === 'failed') throw new NotLoaded(t('notFetched'))
  return (
    <div className="page solving">
      <PanelBoundary>{round === null ? <NoPuzzle /> : <PuzzleBoard round={round} />}</PanelBoundary>
      <Column>
        {/* Keyed by the puzzle, so that autoFocus works anew in each. */}
        <PuzzlePanel key={round === null ? 'none' : formatPosition(round.start)} />
        <RatingsPanel tried={tried} />
        <StreakPanel tried={tried} />
      </Column>
    </div>
  )
}

/** Says whether a puzzle is being fetched or made. */
function NoPuzzle() {
  const { t } = useTranslation('puzzles')
  const { solving } = useLaterServices(SOLVING)
  const { status, choice, asked, isMaking } = useStore(solving.store)
  const { made } = useRecords()
  const isFetched = status === 'ready'
  return (
    <section className="board-area" aria-label={t('boardArea')}>
      <div className="puzzle-headline" role="status" aria-busy={isMaking || asked !== null || !isFetched}>
        <p className="headline" data-testid="headline">
          {t(asked !== null ? 'asking' : isFetched ? 'none' : 'loading')}
        </p>
        {isFetched && asked === null && (
          <p className="muted">
            {choice === 'all'
              ? t('making', { count: made })
              : t('makingTheme', { count: made, theme: t(`theme.${choice}`) })}
          </p>
        )}
      </div>
      <BoardView position={emptyPosition(4)} label={t('noBoard')} />
    </section>
  )
}
