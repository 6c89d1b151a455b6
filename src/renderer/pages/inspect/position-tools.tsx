/** The tools that set up a position: its source, the side to move, symmetries, and its text. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { BOARD_SIZES, boardOfSize, type BoardSize } from '../../../engine/game/board.ts'
import { COLOURS } from '../../../engine/game/colour.ts'
import { CORNERS_TO_WIN } from '../../../engine/game/corners.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { emptyPosition, faultOf, hasPerfectPlay, type Position } from '../../../engine/game/position.ts'
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
import { COPY } from '../../platform/clipboard.ts'
import { copyLink } from '../../platform/copy-link.ts'
import { goToPlace, pageHash } from '../../platform/places.ts'
import { Picture } from '../../ui/controls/icon-button.tsx'
import { MenuButton } from '../../ui/controls/menu-button.tsx'
import { inspectLink } from './address.ts'
import { INSPECT_COMMANDS } from './commands.ts'
import { TakePosition } from './take-position.tsx'

export function PositionTools({ drawn }: { drawn: Position }) {
  const { t } = useTranslation('inspect')
  const app = useLaterServices(INSPECT, MATCH, NOTICE)
  const { inspect } = app
  const hasPast = useStore(inspect, ({ past }) => past.length > 0)
  const fault = faultOf(drawn)
  const playFromHere = () => {
    replaceGame(app, t('position.playing'), drawn, false)
    location.hash = ''
  }
  return (
    <section className="panel tools" aria-label={t('position.title')}>
      <div className="row spread">
        <h2>{t('position.title')}</h2>
        <PositionMenu drawn={drawn} />
      </div>
      <TakePosition />
      <Choices drawn={drawn} />
      <div className="tool-buttons">
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
    </section>
  )
}

/** The menu of actions that search the position, keep it, and turn it. */
function PositionMenu({ drawn }: { drawn: Position }) {
  const { t } = useTranslation(['inspect', 'common', 'library', 'play'])
  const app = useLaterServices(COPY, DESKTOP, INSPECT, NOTICE)
  const commands = useLaterCommands()
  const { inspect } = app
  const isDrawn = useStore(inspect, (state) => state.drawn !== null)
  const isLegal = faultOf(drawn) === null
  // Only a position that can arise is searched; the actions on any other are left out below.
  const searched = isLegal ? drawn : emptyPosition(drawn.board.size)
  const openIn = useOpenIn({ ...openedPosition(searched, null), id: isDrawn ? 'inspected' : 'game' })
  const isInTable = isSmallBoard(drawn.board.size) && hasPerfectPlay(drawn)
  // The library keeps what can be played on; anything else goes to a file that Inspect reads.
  const save = () =>
    isLegal
      ? commands.run(INSPECT_COMMANDS.savePosition)
      : void download(
          app,
          'position.txt',
          new Blob([`${formatPosition(drawn)}\n`], { type: 'text/plain;charset=utf-8' }),
        )
  const actions = [
    ...(isLegal ? openIn.filter(({ name }) => name !== 'inspect') : []),
    ...(isInTable
      ? [{ name: 'table', label: t('position.inTable'), run: () => goToPlace(`${TABLE_PLACE}/${tableLink(drawn)}`) }]
      : []),
    { name: 'save', label: t(isLegal ? 'library:save.position' : 'position.saveFile'), run: save },
    {
      name: 'link',
      label: t('common:link.copy'),
      run: () => copyLink(app, `${pageHash('inspect')}/${inspectLink(inspect)}`),
    },
    { name: 'rotate', label: t('position.rotate'), run: () => applySymmetry(inspect, TURN) },
    { name: 'mirror', label: t('position.mirror'), run: () => applySymmetry(inspect, MIRROR) },
  ]
  return (
    <MenuButton label={t('play:controls.more')} className="icon-button" placement="bottom end" actions={actions}>
      <Picture of="more" />
    </MenuButton>
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
      <details className="more">
        <summary>
          {t('position.nodeCount', { count: drawn.board.nodeCount })} · {t(`position.rules.${drawn.cornersToWin}`)}
        </summary>
        <div className="stack">
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
        </div>
      </details>
    </>
  )
}
