/** The search that runs, live, or else the last one. */
import { minimalTree } from '../../engine/lab.ts'
import { size } from '../../engine/node-set.ts'
import { parsePosition } from '../../engine/notation.ts'
import { opponentOf, PLAYER_NAMES } from '../../engine/player.ts'
import { emptyNodes } from '../../engine/position.ts'
import { deepens, type SearchProgress } from '../../engine/search/search.ts'
import { useApp, useMatch, useThinking, type App } from '../app-context.tsx'
import type { Task, ThinkingState } from '../match/computer.ts'
import { setPaused } from '../match/match-store.ts'
import { record } from '../replay/replay-store.ts'
import { ALGORITHM_NAMES, count, duration, signed } from '../words.ts'

/** The running search as soon as it has anything to show, or the last with its final figures; null before the first. */
function shown({ task, progress, last }: ThinkingState): FiguresProps | null {
  if (task !== null && progress !== null) return { task, figures: progress, isRunning: true }
  return last && { task: last.task, figures: last.found, isRunning: false }
}

export function SearchPanel() {
  const thinking = useThinking()
  const search = shown(thinking)
  return (
    <section className="panel" aria-label="Search">
      <h2>
        Search
        {search && (
          <span className="muted plain">
            {' '}
            · {ALGORITHM_NAMES[search.task.options.algorithm]}, {PLAYER_NAMES[search.task.colour]}
          </span>
        )}
      </h2>
      {thinking.error !== null && <p className="fault">The search failed: {thinking.error}</p>}
      {search === null ? (
        <p className="muted empty">What the computer's searches visit will show here, while they run.</p>
      ) : (
        <Figures {...search} />
      )}
      <SearchButtons thinking={thinking} />
    </section>
  )
}

/** How far a search has come, in time or in depths done; undefined where it has one depth only and cannot tell. */
function shareDone({ options }: Task, { depth, ms }: SearchProgress): number | undefined {
  if (options.time !== undefined) return Math.min(1, ms / options.time)
  return deepens(options.algorithm) ? (depth - 1) / (options.depth ?? depth) : undefined
}

interface FiguresProps {
  readonly task: Task
  readonly figures: SearchProgress
  readonly isRunning: boolean
}

function Figures({ task, figures, isRunning }: FiguresProps) {
  const { position, options, colour } = task
  const { counters, depth, value, line, ms } = figures
  const start = parsePosition(position)
  return (
    <>
      <p>
        <strong className="huge number" data-testid="visited">
          {count(counters.visited)}
        </strong>{' '}
        <span className="muted">visited {counters.visited === 1 ? 'state' : 'states'}</span>
      </p>
      <progress value={isRunning ? shareDone(task, figures) : 1} max={1} aria-label="Progress of the search" />
      <dl className="rows">
        <dt>Depth</dt>
        <dd>{options.depth === undefined ? depth : `${depth} of ${options.depth}`}</dd>
        <dt>Value</dt>
        <dd>{value === null ? '…' : signed(value)}</dd>
        <dt>Cutoffs</dt>
        <dd>{count(counters.cutoffs)}</dd>
        <dt title={`Leaf states that even perfect ordering has to visit at depth ${depth}`}>Minimal tree</dt>
        <dd>{count(minimalTree(size(emptyNodes(start)), depth))}</dd>
        <dt>Time</dt>
        <dd>{duration(ms)}</dd>
      </dl>
      <ol className="line" aria-label="Best line">
        {line.map((node, i) => (
          <li key={i} className={`chip chip-${i % 2 === 0 ? colour : opponentOf(colour)}`}>
            {start.board.names[node]}
          </li>
        ))}
      </ol>
    </>
  )
}

/** Records the search again, of one limited by time to the depth it reached, and shows it. */
function replayAgain({ replay, recorder }: App, { task, found }: NonNullable<ThinkingState['last']>): void {
  const { algorithm, ordering, table } = task.options
  record(replay, recorder, task.position, { algorithm, depth: found.depth, ...(ordering && { ordering }), ...(table && { table }) })
  location.hash = '#replay'
}

function SearchButtons({ thinking }: { thinking: ThinkingState }) {
  const app = useApp()
  const { computer, match } = app
  const { paused } = useMatch()
  const isThinking = thinking.task !== null
  return (
    <div className="buttons">
      {paused ? (
        <button className="primary" onClick={() => setPaused(match, false)}>
          Continue
        </button>
      ) : (
        <button onClick={() => computer.stop()} disabled={!isThinking}>
          Stop
        </button>
      )}
      <button onClick={() => computer.moveNow()} disabled={!isThinking || (thinking.progress?.line.length ?? 0) === 0}>
        Move now
      </button>
      <button disabled={thinking.last === null} title="Record this search again and watch it" onClick={() => thinking.last && replayAgain(app, thinking.last)}>
        Replay
      </button>
    </div>
  )
}
