/** A search as it was recorded, to be replayed. */
import type { Replay } from '../../../engine/search/replay.ts'
import type { SearchRoot } from '../../../engine/search/search-root.ts'
import type { SearchOptions, SearchResult } from '../../../engine/search/search.ts'

export interface Recording {
  readonly root: SearchRoot
  readonly options: SearchOptions
  readonly result: SearchResult
  readonly replay: Replay
}
