/** Makes recordings: of a position by the engine, of a typed tree and of a written trace at once. */
import type { Trace } from '../../../engine/search/recorder.ts'
import { Replay } from '../../../engine/search/replay.ts'
import type { SearchOptions, SearchResult } from '../../../engine/search/search.ts'
import { readRoot, type SearchRoot } from '../../../engine/search/search-root.ts'
import { readTrace } from '../../../engine/search/trace-file.ts'
import { checkTrace } from '../../../engine/search/trace-replay.ts'
import { TRACE_CAPACITY } from '../../../engine/search/trace.ts'
import { recordTree } from '../../../engine/search/tree-search.ts'
import type { EngineClient } from '../../../workers/client.ts'
import { Growth } from '../../../engine/playouts/growth.ts'
import type { GrowthPlan } from '../../../engine/playouts/growth-plan.ts'
import { parsePosition } from '../../../engine/game/notation.ts'
import { isolated } from '../../language/isolated.ts'
import type { GrowthExercise } from './growth-exercise.ts'
import type { LinkedGrowth, LinkedReplay } from './link.ts'
import type { Recording } from './recording.ts'
import { AT_START, seek, type ReplayPageState, type ReplayStore } from './replay-store.ts'

/** The change of the state that a new recording makes. */
export type Keep = (
  recording: Recording,
  state: ReplayPageState,
) => Pick<ReplayPageState, 'recordings'> & Partial<Pick<ReplayPageState, 'time' | 'exercise'>>

export const replaceAll: Keep = (recording) => ({ recordings: [recording] })
export const keepFirst: Keep = (recording, { recordings }) => ({ recordings: [...recordings.slice(0, 1), recording] })

/**
 * Records a search.
 *
 * @param event where its replay is to begin
 */
export function record(
  store: ReplayStore,
  engine: EngineClient,
  position: string,
  options: SearchOptions,
  keep: Keep = replaceAll,
  event = 0,
): void {
  const begun = keeper(store, options, keep, event)
  const root = readRoot(position)
  // A typed tree is small enough to be searched at once.
  if (root.tree !== null) return begun(root, recordTree(root.tree, options))
  store.setState({ status: 'recording', progress: null, error: null, wanted: null, missed: null, isPlaying: false })
  engine.start(
    'trace',
    { position, options, from: Math.max(0, event - TRACE_CAPACITY / 4) },
    {
      progress: (progress) => store.setState({ progress }),
      done: (recorded) => begun(root, recorded),
      failed: (error) => store.setState({ status: 'failed', error }),
    },
  )
}

/**
 * Opens a trace, where it first differs from its algorithm, else at its beginning.
 *
 * @throws FaultError that names the line
 */
export function openTrace(store: ReplayStore, engine: EngineClient, text: string): void {
  const file = readTrace(text)
  const { trace, result, difference } = checkTrace(file)
  const { algorithm, steps } = file
  const root = { ...file.root, names: file.root.names.map(isolated) }
  const options = { algorithm, depth: result.depth, ...(root.tree !== null && { ordering: 'id' as const }) }
  const recording = { root, options, result, replay: new Replay(trace), written: { steps: steps.length, difference } }
  // A search under way would come in its place.
  engine.cancel()
  seek(store, { time: difference === null ? 0 : trace.length }, { ...AT_START, recordings: [recording] })
  store.setState({ status: 'ready', error: null })
}

/** Keeps a search once it is recorded, and goes to an event of it. */
function keeper(store: ReplayStore, options: SearchOptions, keep: Keep, event: number) {
  return (root: SearchRoot, { result, trace }: { result: SearchResult; trace: Trace }) => {
    const kept = keep({ root, options, result, replay: new Replay(trace) }, store.getState())
    seek(store, { time: kept.time ?? event }, { ...AT_START, ...kept })
    store.setState({ status: 'ready', error: null })
  }
}

/**
 * Records how the tree of a Monte Carlo search grows.
 *
 * @param event where its replay is to begin
 * @param growthExercise the exercise that asks about it
 */
export function growTree(
  store: ReplayStore,
  engine: EngineClient,
  position: string,
  plan: GrowthPlan,
  event = 0,
  growthExercise: GrowthExercise | null = null,
): void {
  store.setState({ status: 'recording', progress: null, error: null, wanted: null, missed: null, isPlaying: false })
  engine.start(
    'growth',
    { position, plan },
    {
      progress: () => undefined,
      done: (record) => {
        const growth = { position, plan, growth: new Growth(parsePosition(position), record) }
        seek(store, { time: event }, { ...AT_START, recordings: [], growth, growthExercise })
        store.setState({ status: 'ready', error: null })
      },
      failed: (error) => store.setState({ status: 'failed', error }),
    },
  )
}

/** Records what a link names, and goes to its moment. */
export function recordLinked(store: ReplayStore, engine: EngineClient, linked: LinkedReplay | LinkedGrowth): void {
  const { position, event } = linked
  if ('plan' in linked) return growTree(store, engine, position, linked.plan, event)
  record(store, engine, position, linked.options, replaceAll, event)
}
