/** A search as it was recorded, to be replayed. */
import type { Position } from '../../../engine/game/position.ts'
import type { Replay } from '../../../engine/search/replay.ts'
import type { SearchOptions, SearchResult } from '../../../engine/search/search.ts'

export interface Recording {
  readonly position: Position
  readonly options: SearchOptions
  readonly result: SearchResult
  readonly replay: Replay
}
