/**
 * The report's terminal test on the position: the board with its walk, what it finds, and the flood fill that play
 * uses.
 */
import { useTranslation } from 'react-i18next'
import { parseMove, parsePosition } from '../../../../engine/game/notation.ts'
import { play, type Position } from '../../../../engine/game/position.ts'
import { FIGURE_1, FIGURE_2_STONE } from '../../../../engine/lab/report.ts'
import { INSPECT } from '../../../model/inspect/inspect-store.ts'
import { inspectEnd } from '../../../model/inspect/terminal-walk.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { Column } from '../../../ui/boundary.tsx'
import { FloodPanel } from './flood-panel.tsx'
import { SidesPanel } from './sides-panel.tsx'
import { usePlaying, useWalk, useWalkKeys } from './use-walk.ts'
import { VerdictPanel } from './verdict-panel.tsx'
import { WalkBoard } from './walk-board.tsx'
import { WalkTransport } from './walk-transport.tsx'
import './terminal-test.css'

export function TerminalView({ drawn }: { drawn: Position }) {
  const { t } = useTranslation('terminal')
  const { inspect } = useLaterServices(INSPECT)
  const walk = useWalk(drawn)
  usePlaying(inspect)
  useWalkKeys(inspect)
  return (
    <>
      <section className="board-area walk-area" aria-label={t('board.area')}>
        <p className="headline" data-testid="headline">
          {t(walk === null ? 'board.empty' : `board.question.${drawn.cornersToWin}`)}
        </p>
        <WalkBoard drawn={drawn} walk={walk} />
        {walk && <WalkTransport walk={walk} />}
      </section>
      <Column>
        {walk === null && <EmptyState />}
        {walk && <SidesPanel walk={walk} />}
        {walk && <VerdictPanel walk={walk} />}
        {walk && <FloodPanel walk={walk} />}
      </Column>
    </>
  )
}

/** The first things to do on a board without a stone to begin at. */
function EmptyState() {
  const { t } = useTranslation('terminal')
  const { inspect } = useLaterServices(INSPECT)
  const showFigure = () => {
    const start = parsePosition(FIGURE_1)
    const lastStone = parseMove(start.board, FIGURE_2_STONE)
    inspectEnd(inspect, play(start, lastStone), lastStone)
  }
  return (
    <section className="panel" aria-label={t('empty.title')}>
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      <button className="primary" onClick={showFigure}>
        {t('empty.figure')}
      </button>
      <button onClick={() => inspect.setState({ view: 'board' })}>{t('empty.draw')}</button>
    </section>
  )
}
