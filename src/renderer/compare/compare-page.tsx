/** Comparing: the report's table of visited states for one position, computed in the background, and as a chart. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COMPARED_DEPTHS, minimalTreeOf } from '../../engine/lab.ts'
import { parsePosition } from '../../engine/notation.ts'
import { winnerOf } from '../../engine/position.ts'
import type { Counting } from '../../engine/report.ts'
import { useApp, useCompare, useSettings } from '../app-context.tsx'
import { KNOWN_POSITIONS, usePositionChoice } from '../position-choice.tsx'
import { BoardView } from '../board/board-view.tsx'
import { cancelComparison, CELL_COUNT, startComparison, type CompareState } from './compare-store.ts'
import { CountTable } from './count-table.tsx'
import { CountChart } from './count-chart.tsx'

export function ComparePage() {
  const { compare, lab } = useApp()
  const state = useCompare()
  const { showNames } = useSettings()
  const [counting, setCounting] = useState<Counting>(state.counting)
  const { position, name, field } = usePositionChoice()
  const isOver = winnerOf(parsePosition(position)) !== null
  return (
    <main className="compare">
      <div className="column">
        <section className="panel" aria-label="What to compare">
          <h1>Compare the searches</h1>
          <p className="muted">How many states each search visits to depths 2–5 from the same position.</p>
          {field}
          <label className="field">
            What to count
            <select value={counting} onChange={(event) => setCounting(event.target.value as Counting)}>
              <option value="visited">Visited states, all depths together</option>
              <option value="report">As the report’s authors counted</option>
            </select>
          </label>
          <div className="buttons">
            <button
              className="primary"
              disabled={state.status === 'running' || isOver}
              onClick={() => startComparison(compare, lab, position, counting)}
            >
              Compare
            </button>
            <button disabled={state.status !== 'running'} onClick={() => cancelComparison(compare, lab)}>
              Cancel
            </button>
          </div>
          <ProgressOf state={state} isOver={isOver} isShown={state.position === position && state.counting === counting} />
        </section>
        <section className="panel thumbnail" aria-label="The position compared">
          <BoardView position={parsePosition(position)} label={`Board: ${name}`} showNames={showNames} />
        </section>
      </div>
      <Results state={state} />
    </main>
  )
}

function ProgressOf({ state, isOver, isShown }: { state: CompareState; isOver: boolean; isShown: boolean }) {
  const { status, cells, error } = state
  const words = {
    empty: 'Sixteen searches: four algorithms at four depths.',
    running: `Search ${Math.min(cells.length + 1, CELL_COUNT)} of ${CELL_COUNT}…`,
    done: `All ${CELL_COUNT} searches done.`,
    cancelled: `Cancelled after ${cells.length} of ${CELL_COUNT} searches.`,
    failed: `The comparison failed: ${error}`,
  }[status]
  return (
    <>
      <progress value={cells.length} max={CELL_COUNT} aria-label="Progress of the comparison" />
      <p className={status === 'failed' ? 'fault' : 'muted small'} role="status">
        {isOver && 'This game is over: there is nothing to search. Choose another position.'}
        {!isOver && (isShown || state.position === null || status === 'running' ? words : 'The results are of another choice: press Compare for this one.')}
      </p>
    </>
  )
}

function Results({ state }: { state: CompareState }) {
  const { t } = useTranslation()
  const { position } = state
  if (position === null)
    return (
      <section className="panel results empty-state" aria-label="Results">
        <EmptyChart />
        <p>
          <strong>Compare</strong> fills the report’s table for the position chosen.
        </p>
        <p className="muted">The game on the board goes on meanwhile.</p>
      </section>
    )
  const known = KNOWN_POSITIONS.find((candidate) => candidate.position === position)
  const name = known === undefined ? 'From the board' : t(`positions.${known.id}`)
  const minimal = minimalTreeOf(position, COMPARED_DEPTHS)
  return (
    <section className="panel results" aria-label="Results">
      <h2>
        {name} · {state.counting === 'visited' ? 'visited states' : 'counted as in the report'}
      </h2>
      <p className="muted small">
        <code>{position}</code>
      </p>
      <CountTable state={state} known={known} minimal={minimal} />
      {known?.id === 'state1' && state.counting === 'visited' && (
        <p className="muted small">The published figures count something else for each search: choose “As the report’s authors counted” to see them side by side.</p>
      )}
      <CountChart state={state} minimal={minimal} />
    </section>
  )
}

function EmptyChart() {
  return (
    <svg className="empty-chart" viewBox="0 0 120 60" aria-hidden="true">
      <path d="M8 52 44 40 80 24 112 8" />
      <path d="M8 54 44 46 80 34 112 26" />
      <path className="dashed" d="M8 56 44 51 80 44 112 40" />
    </svg>
  )
}
