/**
 * The inspection of a position: its value, by cheapest sets, distances and the Floyd–Warshall tables, and whether it is
 * over.
 */
import { useEffect, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Evaluator } from '../../../engine/evaluation/evaluator.ts'
import { cheapestSetsOf } from '../../../engine/evaluation/cheapest-sets.ts'
import { needsOf, type Needs } from '../../../engine/evaluation/needs.ts'
import { MAX_BIT_NODES } from '../../../engine/bits/bit-board.ts'
import { COLOURS } from '../../../engine/game/colour.ts'
import { lastStoneOf, positionOf } from '../../../engine/game/game.ts'
import { EMPTY, nodesOf } from '../../../engine/game/node-set.ts'
import { faultOf, fitsBits, hasPerfectPlay, legalMoves, type Position } from '../../../engine/game/position.ts'
import { BoardView, type BoardViewProps } from '../../parts/board/board-view.tsx'
import type { Ghost } from '../../parts/board/marks.ts'
import { Column } from '../../ui/boundary.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { PiecesToWin } from '../../parts/board/pieces-to-win.tsx'
import { UnknownNote } from '../../parts/unknown-note.tsx'
import { shownTable } from './distance-table.ts'
import { MarkLegend } from '../../parts/oracle/mark-legend.tsx'
import { TruthPanel } from '../../parts/oracle/truth-panel.tsx'
import { useTruths } from '../../parts/oracle/use-truths.ts'
import { truthPicture, type TruthPicture } from '../../parts/oracle/truth-picture.ts'
import { withSuccessors } from '../../model/oracle/truths.ts'
import { draw, INSPECT, putStone, shownOverlay, type InspectState } from '../../model/inspect/inspect-store.ts'
import { useInspectAddress } from './address.ts'
import { NeedsPanel, type NeedsOfColours } from './needs-panel.tsx'
import { OverlayPanel } from './overlay-panel.tsx'
import { distanceOverlay, moveOverlay, type OverlayPicture } from './overlays.ts'
import { PositionTools } from './position-tools.tsx'
import { SetsPanel, type SetsOfColours } from './sets-panel.tsx'
import { shownWay, wayGhosts, wayPath } from './shortest-ways/shown-way.ts'
import { WaysPanel } from './shortest-ways/ways-panel.tsx'
import { TablePanel } from './table-panel.tsx'
import { TerminalView } from './terminal-test/terminal-view.tsx'
import { WalkList } from './terminal-test/walk-list.tsx'
import { WalkTools } from './terminal-test/walk-tools.tsx'
import { evaluatorsOf } from '../../model/players/evaluators.ts'
import { useContestants } from '../../model/players/use-contestants.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { useSettings } from '../../model/settings.ts'
import { INSPECTED_POSITION } from './shown-position.ts'
import { useShowPosition } from '../../platform/shown-position.ts'
import { INSPECT_COMMANDS } from './commands.ts'
import { usePageShortcuts } from '../../platform/shortcuts.ts'
import './inspect-page.css'

const VIEWS = ['board', 'tables', 'terminal'] as const satisfies readonly InspectState['view'][]

export function InspectPage() {
  useShowPosition(INSPECTED_POSITION)
  usePageShortcuts(INSPECT_COMMANDS)
  const { t } = useTranslation(['inspect', 'common'])
  const app = useLaterServices(INSPECT, MATCH)
  const state = useStore(app.inspect)
  const drawn = state.drawn ?? positionOf(app.match.getState().game)
  useEffect(() => {
    const { game } = app.match.getState()
    if (app.inspect.getState().drawn === null) draw(app.inspect, positionOf(game), lastStoneOf(game))
  }, [app])
  useInspectAddress()
  const tables = state.view === 'tables' && hasTables(drawn)
  return (
    <main className={`page inspect${tables ? ' tables' : ''}`}>
      <h1 className="visually-hidden">{t('common:pages.inspect')}</h1>
      <Column>
        <Segmented
          legend={t('view.legend')}
          options={VIEWS.map((value) => ({ value, label: t(`view.${value}`), name: t(`view.name.${value}`) }))}
          value={state.view}
          onChange={(view) => app.inspect.setState({ view })}
        />
        <PiecesToWin position={drawn} />
        {state.view === 'terminal' && <WalkTools drawn={drawn} />}
        {state.view === 'terminal' && <WalkList drawn={drawn} />}
        {state.view !== 'terminal' && <PositionTools drawn={drawn} />}
      </Column>
      {state.view === 'terminal' && <TerminalView drawn={drawn} />}
      {tables && <TablesView state={state} drawn={drawn} />}
      {state.view === 'tables' && !tables && <LargeTablesView drawn={drawn} />}
      {state.view === 'board' && (
        <OverlaysView state={{ ...state, overlay: shownOverlay(state.overlay, drawn) }} drawn={drawn} />
      )}
    </main>
  )
}

interface ViewProps {
  readonly state: InspectState
  readonly drawn: Position
}

/** A table of all distances is read on boards of up to 31 nodes; the next board's would have 2,601 cells. */
const hasTables = ({ board }: Position) => board.nodeCount <= MAX_BIT_NODES

/** The board, and a sentence in place of its distance tables. */
function LargeTablesView({ drawn }: { drawn: Position }) {
  const { t } = useTranslation('inspect')
  const { inspect } = useLaterServices(INSPECT)
  const { nodeCount } = drawn.board
  return (
    <>
      <InspectBoard drawn={drawn} />
      <Column>
        <section className="panel" aria-label={t('table.title')}>
          <h2>{t('table.title')}</h2>
          <p>{t('table.tooLarge', { nodes: nodeCount, cells: nodeCount ** 2 })}</p>
          <button onClick={() => inspect.setState({ view: 'board', overlay: 'distances' })}>
            {t('table.toDistances')}
          </button>
        </section>
      </Column>
    </>
  )
}

/** The needs of each colour, where its cheapest sets are too many to list; null where they are listed. */
function useNeeds(drawn: Position): NeedsOfColours | null {
  return useMemo(() => (fitsBits(drawn) ? null : { red: needsOf(drawn, 'red'), blue: needsOf(drawn, 'blue') }), [drawn])
}

/** The cheapest sets that can be shown: all of them, or else one or the nodes of all. */
function useSets(drawn: Position, needs: NeedsOfColours | null, setPart: InspectState['setPart']): SetsOfColours {
  return useMemo(() => {
    if (needs === null) return { red: [...cheapestSetsOf(drawn, 'red')], blue: [...cheapestSetsOf(drawn, 'blue')] }
    const shown = ({ cheapest, helpful }: Needs) => [setPart === 'one' ? (cheapest ?? EMPTY) : helpful]
    return { red: shown(needs.red), blue: shown(needs.blue) }
  }, [drawn, needs, setPart])
}

/** The board with one overlay, and the cheapest sets. */
function OverlaysView({ state, drawn }: ViewProps) {
  const needs = useNeeds(drawn)
  const sets = useSets(drawn, needs, state.setPart)
  const { inspect } = useLaterServices(INSPECT)
  const truth = useTruth(state, drawn)
  const evaluators = evaluatorsOf(useContestants(), drawn)
  const picture = pictureOf(state, drawn, evaluators)
  const way = shownWay(state, drawn)
  const marks = truth?.marks ?? picture?.marks
  return (
    <>
      <InspectBoard
        drawn={drawn}
        ghosts={way ? wayGhosts(way, state.colour) : ghostsOf(state, sets)}
        {...(way && { path: wayPath(way) })}
        {...(marks && { marks })}
      >
        {truth && <MarkLegend />}
      </InspectBoard>
      <Column>
        <OverlayPanel
          drawn={drawn}
          overlay={state.overlay}
          picture={picture}
          evaluators={evaluators}
          hasNoMove={isAboutMoves(state.overlay) && !hasMoves(drawn)}
        />
        {truth && <TruthPanel position={drawn} picture={truth} onNext={(next) => draw(inspect, next)} />}
        {state.overlay === 'ways' && <WaysPanel drawn={drawn} way={way} />}
        {needs === null ? <SetsPanel drawn={drawn} sets={sets} /> : <NeedsPanel drawn={drawn} needs={needs} />}
        {!hasPerfectPlay(drawn) && (
          <section className="panel">
            <UnknownNote />
          </section>
        )}
      </Column>
    </>
  )
}

/** The chosen cheapest sets, as ghost stones. */
function ghostsOf({ overlay, setOwner, set }: InspectState, sets: SetsOfColours): Ghost[] {
  if (overlay !== 'sets') return []
  const owners = COLOURS.filter((colour) => setOwner === 'both' || setOwner === colour)
  return owners.flatMap((colour) =>
    Array.from(nodesOf(sets[colour][set[colour]] ?? EMPTY), (node) => ({ node, colour })),
  )
}

const isAboutMoves = (overlay: InspectState['overlay']) => overlay === 'moves' || overlay === 'truth'

const hasMoves = (drawn: Position) => faultOf(drawn) === null && legalMoves(drawn).length > 0

/** Who wins after each move, as far as known; null unless the overlay shows it. */
function useTruth({ overlay }: InspectState, drawn: Position): TruthPicture | null {
  const isShown = overlay === 'truth' && faultOf(drawn) === null
  const known = useTruths(useMemo(() => (isShown ? withSuccessors(drawn) : []), [isShown, drawn]))
  return isShown ? truthPicture(drawn, known) : null
}

function pictureOf(
  { overlay, colour, side, evaluator }: InspectState,
  drawn: Position,
  evaluators: ReadonlyMap<string, Evaluator>,
): OverlayPicture | null {
  if (overlay === 'distances') return distanceOverlay(drawn, colour, side)
  // Moves are legal only where the position is.
  return overlay === 'moves' && faultOf(drawn) === null ? moveOverlay(drawn, evaluators.get(evaluator ?? '')) : null
}

/** A smaller board with a path, and the table behind it. */
function TablesView({ state, drawn }: ViewProps) {
  const shown = shownTable(state, drawn)
  return (
    <>
      <InspectBoard drawn={drawn} path={shown.path} via={shown.via} />
      <TablePanel drawn={drawn} shown={shown} />
    </>
  )
}

function InspectBoard({
  drawn,
  children,
  ...overlay
}: { drawn: Position; children?: ReactNode } & Pick<BoardViewProps, 'ghosts' | 'marks' | 'path' | 'via'>) {
  const { t } = useTranslation('inspect')
  const { inspect } = useLaterServices(INSPECT)
  const brush = useStore(inspect, (state) => state.brush)
  const { showNames } = useSettings()
  return (
    <section className="board-area" aria-label={t('board.area')}>
      <p className="headline" data-testid="headline">
        {t(faultOf(drawn) === null ? `board.hints.${brush}` : 'board.cannotArise')}
      </p>
      <BoardView
        position={drawn}
        label={t('board.label')}
        showNames={showNames}
        playable={drawn.board.all}
        onNode={(node) => putStone(inspect, node)}
        {...overlay}
      />
      {children}
    </section>
  )
}
