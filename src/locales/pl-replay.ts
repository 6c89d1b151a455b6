/** In Polish: what Replay says besides. */
import replay from './pl/replay.json' with { type: 'json' }
import exercises from './pl/exercises.json' with { type: 'json' }

export const TEXTS = { replay, exercises } as const
