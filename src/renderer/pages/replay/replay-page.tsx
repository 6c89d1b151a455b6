/** Replaying a search: the line on the board, the tree around it, and the controls of time. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { nodesOf } from '../../../engine/game/node-set.ts'
import { parsePosition } from '../../../engine/game/notation.ts'
import { opponentOf, type Player } from '../../../engine/game/player.ts'
import { emptyNodes, type Position } from '../../../engine/game/position.ts'
import type { Moment } from '../../../engine/search/replay.ts'
import { BoardView } from '../../parts/board/board-view.tsx'
import type { Ghost, Mark } from '../../parts/board/marks.ts'
import { Column, PanelBoundary } from '../../ui/boundary.tsx'
import { usePositionChoice } from '../../parts/positions/position-choice.tsx'
import { count } from '../../language/words.ts'
import { RecordPanel } from './record-panel.tsx'
import { type Recording, REPLAY } from '../../model/replay/replay-store.ts'
import { Transport } from './transport.tsx'
import { TreePanel } from './tree-panel.tsx'
import { useMoment } from './use-moment.ts'
import { ALGORITHM_NAMES, ORDERING_NAMES } from '../../language/names.ts'
import { useServices } from '../../platform/services.tsx'
import { useSettings } from '../../model/settings.ts'
import './replay-page.css'

export function ReplayPage() {
  const { t } = useTranslation()
  const recordings = useStore(useServices(REPLAY).replay, (state) => state.recordings)
  const { position, field } = usePositionChoice()
  return (
    <main className="page replay">
      <h1 className="visually-hidden">{t('pages.replay')}</h1>
      <Column>
        <RecordPanel position={position} field={field} />
      </Column>
      <div className="replay-stage">
        <div className="replay-boards">
          {recordings.length === 0 && <BoardToSearch position={position} />}
          {recordings.map((recording, i) => (
            <PanelBoundary key={i}>
              <ReplayBoard recording={recording} number={recordings.length > 1 ? i + 1 : null} />
            </PanelBoundary>
          ))}
        </div>
        <Transport />
      </div>
      <Column>
        <TreePanel recordings={recordings} />
      </Column>
    </main>
  )
}

/** What stands there until something is recorded. */
function BoardToSearch({ position }: { position: string }) {
  const { t } = useTranslation('replay')
  const { showNames } = useSettings()
  return (
    <section className="board-area" aria-label={t('board.area')}>
      <p className="headline">{t('board.hint')}</p>
      <BoardView position={parsePosition(position)} label={t('board.area')} showNames={showNames} />
    </section>
  )
}

function ReplayBoard({ recording, number }: { recording: Recording; number: number | null }) {
  const { t } = useTranslation('replay')
  const { showNames } = useSettings()
  const moment = useMoment(recording)
  const { position, options, result } = recording
  const name = ALGORITHM_NAMES[options.algorithm]
  const most = Math.max(...moment.visits)
  return (
    <section className="board-area" aria-label={t('board.of', { search: name })}>
      <p className="headline">
        <strong>
          {number !== null && `${number}. `}
          {name}
        </strong>
        <span className="dot"> · </span>
        {t('visited', { visited: moment.visited, all: result.visited })} · {t('depth', { depth: moment.depth })}
      </p>
      <BoardView
        position={position}
        label={t('board.of', { search: name })}
        showNames={showNames}
        ghosts={lineOf(moment, position.toMove)}
        marks={heatOf(moment, position, most)}
      />
      <p className="wrap heat-key muted small">
        {options.ordering && <span>{t('record.orderBy', { ordering: ORDERING_NAMES[options.ordering] })}</span>}
        <span>
          {t('board.heat')} <span className="heat-scale" aria-hidden="true" /> {count(most)}
        </span>
      </p>
    </section>
  )
}

/** The line being searched, as numbered stones. */
function lineOf({ line }: Moment, first: Player): Ghost[] {
  return line.slice(1).map(({ node }, i) => ({ node, number: i + 1, player: i % 2 === 0 ? first : opponentOf(first) }))
}

/** The more often a node has been moved to, the stronger its colour. */
function heatOf({ visits }: Moment, position: Position, most: number): Map<number, Mark> {
  const markOf = (node: number): Mark => ({
    text: position.board.names[node],
    tone: 'accent',
    strength: most === 0 ? 0 : (0.8 * visits[node]) / most,
  })
  return new Map(Array.from(nodesOf(emptyNodes(position)), (node) => [node, markOf(node)]))
}
