/** In English: what the pages of single games and positions say besides. */
import puzzles from './en/puzzles.json' with { type: 'json' }
import review from './en/review.json' with { type: 'json' }
import curve from './en/curve.json' with { type: 'json' }
import inspect from './en/inspect.json' with { type: 'json' }
import openings from './en/openings.json' with { type: 'json' }
import terminal from './en/terminal.json' with { type: 'json' }

export const TEXTS = { puzzles, review, curve, inspect, openings, terminal } as const
