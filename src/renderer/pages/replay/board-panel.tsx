/** The line on the board, and the counters at the present moment; two of each where two searches are compared. */
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { nodesOf } from '../../../engine/game/node-set.ts'
import { emptyNodes, type Position } from '../../../engine/game/position.ts'
import type { ReplayMoment } from '../../../engine/search/replay-moment.ts'
import { BoardView } from '../../parts/board/board-view.tsx'
import type { Ghost, Mark } from '../../parts/board/marks.ts'
import { ALGORITHM_NAMES } from '../../language/names.ts'
import { count } from '../../language/words.ts'
import type { Recording } from '../../model/replay/recording.ts'
import { useSettings } from '../../model/settings.ts'
import { ExportMenu } from '../../ui/charts/export-menu.tsx'
import { useCaption } from './caption.ts'
import { moverAt, valueText } from './replay-words.ts'
import { useMoment } from './use-moment.ts'
import './board-panel.css'

export function BoardPanel({ recordings }: { recordings: readonly Recording[] }) {
  const { t } = useTranslation('replay')
  return (
    <section className="panel replay-boards" aria-label={t('board.area')}>
      {recordings.map((recording, i) => (
        <RecordedBoard key={i} recording={recording} number={recordings.length > 1 ? i + 1 : null} />
      ))}
    </section>
  )
}

function RecordedBoard({ recording, number }: { recording: Recording; number: number | null }) {
  const { t } = useTranslation('replay')
  const { showNames } = useSettings()
  const moment = useMoment(recording)
  const { position, options, result } = recording
  const name = ALGORITHM_NAMES[options.algorithm]
  const maxVisits = Math.max(...moment.visits)
  const figure = useRef<HTMLDivElement>(null)
  const caption = useCaption(recording)
  return (
    <div className="board-area recorded-board" ref={figure}>
      <p className="headline" data-testid="headline">
        <strong>
          {number !== null && `${number}. `}
          {name}
        </strong>
        <span className="dot"> · </span>
        {t('visited', { visited: moment.visited, all: result.visited })} · {t('depth', { depth: moment.depth })}
      </p>
      <ExportMenu title={t('board.of', { search: name })} fileName="board" figure={figure} caption={caption} />
      <BoardView
        position={position}
        label={t('board.of', { search: name })}
        showNames={showNames}
        ghosts={lineOf(recording, moment)}
        marks={heatOf(moment, position, maxVisits)}
      />
      <Counters recording={recording} moment={moment} maxVisits={maxVisits} />
    </div>
  )
}

/** The counters of the search at the present moment. */
function Counters({ recording, moment, maxVisits }: { recording: Recording; moment: ReplayMoment; maxVisits: number }) {
  const { t } = useTranslation('replay')
  const { replay, position } = recording
  const root = moment.line.at(0)
  const best = root === undefined || root.bestNode === null || root.best === null ? '–' : `${position.board.names[root.bestNode]}, ${valueText(root.best)}`
  const rows = [
    ['leaves', count(moment.leaves)],
    ['cutoffs', count(replay.count('cutoff', moment.event))],
    ['researches', count(replay.count('research', moment.event))],
    ['best', best],
  ] as const
  return (
    <div className="recorded-figures">
      <dl className="rows">
        {rows.map(([name, value]) => (
          <div key={name} className="row">
            <dt>{t(`counter.${name}`)}</dt>
            <dd className="number">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="heat-key muted small">
        {t('board.heat')} <span className="heat-scale" aria-hidden="true" /> {count(maxVisits)}
      </p>
    </div>
  )
}

/** The line being searched, as numbered stones. */
function lineOf(recording: Recording, { line }: ReplayMoment): Ghost[] {
  return line.slice(1).map(({ node }, i) => ({ node, number: i + 1, colour: moverAt(recording, i) }))
}

/** The more often a node has been moved to, the stronger its colour. */
function heatOf({ visits }: ReplayMoment, position: Position, maxVisits: number): Map<number, Mark> {
  const markOf = (node: number): Mark => ({
    text: position.board.names[node],
    tone: 'accent',
    strength: maxVisits === 0 ? 0 : (0.8 * visits[node]) / maxVisits,
  })
  return new Map(Array.from(nodesOf(emptyNodes(position)), (node) => [node, markOf(node)]))
}
