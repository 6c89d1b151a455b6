/** In Polish: what the pages of single games and positions say besides. */
import puzzles from './pl/puzzles.json' with { type: 'json' }
import review from './pl/review.json' with { type: 'json' }
import curve from './pl/curve.json' with { type: 'json' }
import inspect from './pl/inspect.json' with { type: 'json' }
import openings from './pl/openings.json' with { type: 'json' }
import terminal from './pl/terminal.json' with { type: 'json' }

export const TEXTS = { puzzles, review, curve, inspect, openings, terminal } as const
