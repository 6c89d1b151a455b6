/** The playout under way on the board: the moves in the tree as numbered ghosts, its other stones as numbered nodes. */
import { useTranslation } from 'react-i18next'
import type { Growth, GrowthMoment } from '../../../../engine/playouts/growth.ts'
import { count } from '../../../language/words.ts'
import type { GrowthRecording } from '../../../model/replay/growth-recording.ts'
import { useSettings } from '../../../model/settings.ts'
import { BoardView } from '../../../parts/board/board-view.tsx'
import type { Ghost, Mark } from '../../../parts/board/marks.ts'
import { sideOf } from './growth-words.ts'

interface GrowthBoardProps {
  readonly recording: GrowthRecording
  readonly moment: GrowthMoment
}

export function GrowthBoardPanel({ recording, moment }: GrowthBoardProps) {
  const { t } = useTranslation('replay')
  const { playouts } = recording.growth.record
  const counters = { playouts: playoutsDone(moment), nodes: moment.size, plies: moment.plies, proven: moment.proven }
  return (
    <section className="panel recorded-board" aria-label={t('board.area')} data-figure="board">
      <p className="headline" data-testid="headline">
        <strong>{t('growth.name')}</strong>
        <span className="dot"> · </span>
        {t('growth.playoutOf', { playout: moment.playout, count: playouts.length })}
      </p>
      <GrowthBoard recording={recording} moment={moment} />
      <div className="recorded-figures stack">
        <dl className="rows">
          {(['playouts', 'nodes', 'plies', 'proven'] as const).map((name) => (
            <div key={name} className="row spread gap-3">
              <dt>
                <abbr title={t(`growth.counterMeaning.${name}`)}>{t(`growth.counter.${name}`)}</abbr>
              </dt>
              <dd className="number">{count(counters[name])}</dd>
            </div>
          ))}
        </dl>
        <p className="muted small growth-key">{t('growth.boardKey')}</p>
      </div>
    </section>
  )
}

/** The playouts whose last step is made. */
function playoutsDone({ playout, step, here }: GrowthMoment): number {
  if (playout === 0) return 0
  return step?.kind === 'count' && here.above === null ? playout : playout - 1
}

/** The board alone. */
export function GrowthBoard({ recording: { growth }, moment }: GrowthBoardProps) {
  const { t } = useTranslation('replay')
  const { showNames } = useSettings()
  const { step } = moment
  return (
    <BoardView
      position={growth.position}
      label={t('board.of', { search: t('growth.name') })}
      showNames={showNames}
      ghosts={inTree(moment)}
      marks={played(growth, moment)}
      via={step?.kind === 'stone' ? step.node : step?.kind === 'select' ? step.chosen.move : null}
    />
  )
}

function inTree({ way }: GrowthMoment): Ghost[] {
  return way.slice(1).map((node, i) => ({ node: node.move as number, number: i + 1, colour: sideOf(node) }))
}

/** The stones of the playout below the tree, numbered on from the moves in it. */
function played({ position }: Growth, { way, stones }: GrowthMoment): Map<number, Mark> {
  const first = Math.max(1, way.length)
  return new Map(
    stones.map(({ node, colour }, i): [number, Mark] => [
      node,
      { text: String(first + i), meaning: position.board.names[node], tone: colour, strength: 0.55 },
    ]),
  )
}
