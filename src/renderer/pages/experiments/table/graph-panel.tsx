/** All positions of the board of 6 nodes, as a graph or as a list, with who wins each and in how many plies. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { formatPosition } from '../../../../engine/game/notation.ts'
import { ownerOf, play, type Position } from '../../../../engine/game/position.ts'
import { tablebaseOf } from '../../../../engine/solver/tablebase.ts'
import { COMPLETE_TABLE } from '../../../model/table/complete-table.ts'
import { placeInGraph, positionGraph, type PositionGraph as Graph } from '../../../model/table/graph.ts'
import { COLOUR_NAMES } from '../../../language/names.ts'
import { truthWords } from '../../../parts/oracle/truth-picture.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { GraphLegend } from './graph-legend.tsx'
import { PositionGraph } from './position-graph.tsx'
import './graph-panel.css'

let drawn: Graph | null = null

/** The graph of the board of 6 nodes, made when it is first shown. */
const graphOfSix = (): Graph => (drawn ??= positionGraph(tablebaseOf(2)))

export function GraphPanel({ position }: { position: Position }) {
  const { t } = useTranslation('table')
  const { completeTable } = useLaterServices(COMPLETE_TABLE)
  const { view, line } = useStore(completeTable.store)
  const graph = graphOfSix()
  const shown = placeInGraph(graph, position)
  const path = line.map((step) => placeInGraph(graph, step.position))
  // A position one move on is reached by that move, so that the board does not turn under the user's eyes.
  const onChoose = (place: number) => {
    const edge = graph.edges.find(({ from, to }) => from === shown && to === place)
    const node =
      edge === undefined
        ? undefined
        : position.board.names.findIndex(
            (_, each) => isEmptyAt(position, each) && placeInGraph(graph, play(position, each)) === place,
          )
    if (node === undefined || node < 0) completeTable.show(graph.nodes[place].position)
    else completeTable.step(node)
  }
  return (
    <section className="panel graph-panel" aria-label={t('graph.title')}>
      <div className="wrap spread align-end gap-x-5">
        <Segmented
          legend={t('graph.view')}
          options={(['graph', 'list'] as const).map((value) => ({ value, label: t(`graph.views.${value}`) }))}
          value={view}
          onChange={(view) => completeTable.store.setState({ view })}
        />
        {view === 'graph' && <GraphLegend hasPath={path.length > 1} />}
      </div>
      {view === 'graph' ? (
        <PositionGraph graph={graph} shown={shown} path={path} onChoose={onChoose} />
      ) : (
        <PositionList graph={graph} shown={shown} onChoose={onChoose} />
      )}
    </section>
  )
}

const isEmptyAt = (position: Position, node: number) => ownerOf(position, node) === null

interface PositionListProps {
  readonly graph: Graph
  readonly shown: number
  readonly onChoose: (place: number) => void
}

function PositionList({ graph: { nodes, layers }, shown, onChoose }: PositionListProps) {
  const { t } = useTranslation('table')
  return (
    <div className="scroll" tabIndex={0} role="group" aria-label={t('graph.title')}>
      <table>
        <thead>
          <tr>
            {(['stones', 'position', 'mover', 'result', 'best'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`graph.columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {layers.flatMap((layer, stones) =>
            layer.map((place) => {
              const { position, winner, plies, best } = nodes[place]
              return (
                <tr key={place} className={place === shown ? 'chosen' : ''}>
                  <td>{stones}</td>
                  <th scope="row">
                    <button className="quiet" aria-pressed={place === shown} onClick={() => onChoose(place)}>
                      <code>{formatPosition(position)}</code>
                    </button>
                  </th>
                  <td>{plies === 0 ? '–' : COLOUR_NAMES[position.toMove]}</td>
                  <td className={`name-${winner}`}>{truthWords({ winner, plies })}</td>
                  <td>{best.join(' ')}</td>
                </tr>
              )
            }),
          )}
        </tbody>
      </table>
    </div>
  )
}
