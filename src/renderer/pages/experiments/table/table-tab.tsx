/**
 * The complete table of a small board: its positions as a graph or a list, each looked up and played from, and its
 * figures.
 */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { boardOfSize } from '../../../../engine/game/board.ts'
import { emptyPosition } from '../../../../engine/game/position.ts'
import { SMALL_SIZES } from '../../../../engine/solver/tablebase.ts'
import { COMPLETE_TABLE, isSmallBoard, positionIn } from '../../../model/table/complete-table.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { Column, PanelBoundary } from '../../../ui/boundary.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { useTableAddress } from './address.ts'
import { EntryPanel } from './entry-panel.tsx'
import { Figures } from './figures.tsx'
import { GraphPanel } from './graph-panel.tsx'
import { LookUpBoard } from './look-up-board.tsx'
import { MakeTable } from './make-table.tsx'
import { PlayPanel } from './play-panel.tsx'
import './table.css'

export function TableTab() {
  const { t } = useTranslation('table')
  const { completeTable } = useLaterServices(COMPLETE_TABLE)
  const state = useStore(completeTable.store)
  useEffect(() => completeTable.countSix(), [completeTable])
  useTableAddress()
  const position = positionIn(state)
  const size = isSmallBoard(position.board.size) ? position.board.size : 2
  const figures = state.figures[size]
  return (
    <div className={`page complete-table nodes-${position.board.nodeCount}`}>
      <header className="complete-head">
        <div>
          <h2 className="title">{t(`heading.${size}`)}</h2>
          <p className="muted">{t('intro')}</p>
        </div>
        <Segmented
          legend={t('board')}
          options={SMALL_SIZES.map((value) => ({ value, label: t('nodes', { count: boardOfSize(value).nodeCount }) }))}
          value={size}
          onChange={(value) => value !== size && completeTable.show(emptyPosition(value))}
        />
      </header>
      <PanelBoundary>
        {size === 2 ? (
          <GraphPanel position={position} />
        ) : figures === null ? (
          <MakeTable />
        ) : (
          <LookUpBoard position={position} />
        )}
      </PanelBoundary>
      <Column>
        <EntryPanel position={position} isReady={size === 2 || figures !== null} />
        <PlayPanel position={position} />
      </Column>
      {figures !== null && <Figures size={size} figures={figures} />}
    </div>
  )
}
