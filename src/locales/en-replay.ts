/** In English: what Replay says besides. */
import replay from './en/replay.json' with { type: 'json' }
import exercises from './en/exercises.json' with { type: 'json' }

export const TEXTS = { replay, exercises } as const
