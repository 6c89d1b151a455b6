/** A search as it was recorded, to be replayed. */
import type { Replay } from '../../../engine/search/replay.ts'
import type { SearchRoot } from '../../../engine/search/search-root.ts'
import type { Difference } from '../../../engine/search/trace-check.ts'
import type { SearchOptions, SearchResult } from '../../../engine/search/search.ts'

/** A trace made by any program. */
export interface WrittenTrace {
  readonly steps: number
  /** The first step that its algorithm would not make, which the replay ends before. */
  readonly difference: Difference | null
}

export interface Recording {
  readonly root: SearchRoot
  readonly options: SearchOptions
  readonly result: SearchResult
  readonly replay: Replay
  /** The trace that it was read from; absent of a search that this program has made. */
  readonly written?: WrittenTrace
}
