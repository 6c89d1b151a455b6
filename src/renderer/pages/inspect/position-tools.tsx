/** The tools that set up a position: its source, the side to move, symmetries, and its text. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { BOARD_SIZES, boardOfSize, type BoardSize } from '../../../engine/game/board.ts'
import { COLOURS } from '../../../engine/game/colour.ts'
import { CORNERS_TO_WIN } from '../../../engine/game/corners.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { faultOf, hasPerfectPlay, type Position } from '../../../engine/game/position.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { useOpenIn } from '../../parts/positions/open-in.ts'
import { openedPosition } from '../../model/library/choices.ts'
import { offWords } from '../../parts/positions/off-words.ts'
import { PositionText } from '../../parts/positions/position-text.tsx'
import {
  applySymmetry,
  BRUSHES,
  clearBoard,
  draw,
  INSPECT,
  MIRROR,
  setMover,
  setRule,
  setSize,
  TURN,
  undoDrawing,
} from '../../model/inspect/inspect-store.ts'
import { isSmallBoard, TABLE_PLACE, tableLink } from '../../model/table/complete-table.ts'
import { replaceGame } from '../../model/match/leave.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { DESKTOP, download } from '../../platform/download.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useLaterCommands } from '../../platform/command.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { CopyLink } from '../../parts/copy-link-button.tsx'
import { pageHash } from '../../platform/places.ts'
import { inspectLink } from './address.ts'
import { INSPECT_COMMANDS } from './commands.ts'
import { TakePosition } from './take-position.tsx'

export function PositionTools({ drawn }: { drawn: Position }) {
  const { t } = useTranslation(['inspect', 'common', 'library'])
  const app = useLaterServices(DESKTOP, INSPECT, MATCH, NOTICE)
  const commands = useLaterCommands()
  const { inspect } = app
  const hasPast = useStore(inspect, ({ past }) => past.length > 0)
  const fault = faultOf(drawn)
  const playFromHere = () => {
    replaceGame(app, t('position.playing'), drawn, false)
    location.hash = ''
  }
  // The library keeps what can be played on; anything else goes to a file that Inspect reads.
  const save = () =>
    fault === null
      ? commands.run(INSPECT_COMMANDS.savePosition)
      : void download(
          app,
          'position.txt',
          new Blob([`${formatPosition(drawn)}\n`], { type: 'text/plain;charset=utf-8' }),
        )
  return (
    <section className="panel tools" aria-label={t('position.title')}>
      <h2>{t('position.title')}</h2>
      <TakePosition />
      <Choices drawn={drawn} />
      <div className="tool-buttons">
        <button onClick={() => applySymmetry(inspect, TURN)}>{t('position.rotate')}</button>
        <button onClick={() => applySymmetry(inspect, MIRROR)}>{t('position.mirror')}</button>
        <button onClick={() => clearBoard(inspect)}>{t('position.clear')}</button>
        <button disabled={!hasPast} onClick={() => undoDrawing(inspect)}>
          {t('position.undo')}
        </button>
      </div>
      <PositionText drawn={drawn} onDraw={(position) => draw(inspect, position)} />
      <p className="fault" role="status">
        {fault && offWords(fault)}
      </p>
      <button className="primary" disabled={fault !== null} onClick={playFromHere}>
        {t('position.play')}
      </button>
      {fault === null && <SearchDrawn drawn={drawn} />}
      <button onClick={save}>{t(fault === null ? 'library:save.position' : 'position.saveFile')}</button>
      {isSmallBoard(drawn.board.size) && hasPerfectPlay(drawn) && (
        <a className="button" href={`${TABLE_PLACE}/${tableLink(drawn)}`}>
          {t('position.inTable')}
        </a>
      )}
      <CopyLink place={`${pageHash('inspect')}/${inspectLink(inspect)}`} none="" />
    </section>
  )
}

/** The choices of what a click puts, of the side to move, of the board and of the rule. */
function Choices({ drawn }: { drawn: Position }) {
  const { t } = useTranslation(['inspect', 'play'])
  const { inspect } = useLaterServices(INSPECT)
  const brush = useStore(inspect, (state) => state.brush)
  return (
    <>
      <Segmented
        legend={t('position.brush')}
        options={BRUSHES.map((value) => ({
          value,
          label: t(`position.brushes.${value}`),
          name: t(`position.brushNames.${value}`),
        }))}
        value={brush}
        onChange={(brush) => inspect.setState({ brush })}
      />
      <Segmented
        legend={t('position.toMove')}
        options={COLOURS.map((colour) => ({
          value: colour,
          label: t(`short.${colour}`),
          name: t(`position.mover.${colour}`),
        }))}
        value={drawn.toMove}
        onChange={(colour) => setMover(inspect, colour)}
      />
      <Segmented
        legend={t('position.nodes')}
        options={BOARD_SIZES.map((size) => {
          const { nodeCount } = boardOfSize(size)
          return { value: size, label: String(nodeCount), name: t('position.nodeCount', { count: nodeCount }) }
        })}
        value={drawn.board.size}
        onChange={(size: BoardSize) => setSize(inspect, size)}
      />
      <Segmented
        legend={t('play:newGame.rule')}
        options={CORNERS_TO_WIN.map((value) => ({
          value,
          label: t(`position.rules.${value}`),
          name: t(`play:newGame.rules.${value}`),
        }))}
        value={drawn.cornersToWin}
        onChange={(rule) => setRule(inspect, rule)}
      />
    </>
  )
}

/** Opens the position on the pages that search it. */
function SearchDrawn({ drawn }: { drawn: Position }) {
  const isDrawn = useStore(useLaterServices(INSPECT).inspect, (state) => state.drawn !== null)
  const openIn = useOpenIn({ ...openedPosition(drawn, null), id: isDrawn ? 'inspected' : 'game' })
  return (
    <div className="tool-buttons">
      {openIn
        .filter(({ name }) => name !== 'inspect')
        .map(({ name, label, hint, isDisabled, run }) => (
          <button key={name} disabled={isDisabled} title={hint} onClick={run}>
            {label}
          </button>
        ))}
    </div>
  )
}
