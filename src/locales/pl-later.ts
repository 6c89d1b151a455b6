/** The Polish sentences of `en-later.ts`. */
import plBackup from './pl/backup.json' with { type: 'json' }
import plReview from './pl/review.json' with { type: 'json' }
import plPuzzles from './pl/puzzles.json' with { type: 'json' }
import plInspect from './pl/inspect.json' with { type: 'json' }
import plTerminal from './pl/terminal.json' with { type: 'json' }
import plCharts from './pl/charts.json' with { type: 'json' }
import plReplay from './pl/replay.json' with { type: 'json' }
import plExercises from './pl/exercises.json' with { type: 'json' }
import plLab from './pl/lab.json' with { type: 'json' }
import plStudies from './pl/studies.json' with { type: 'json' }
import plExperiments from './pl/experiments.json' with { type: 'json' }
import plClaims from './pl/claims.json' with { type: 'json' }
import plAccuracy from './pl/accuracy.json' with { type: 'json' }
import plReport from './pl/report.json' with { type: 'json' }
import plArena from './pl/arena.json' with { type: 'json' }
import plYours from './pl/yours.json' with { type: 'json' }
import plCurve from './pl/curve.json' with { type: 'json' }
import plSurface from './pl/surface.json' with { type: 'json' }
import plTable from './pl/table.json' with { type: 'json' }
import plSchool from './pl/school.json' with { type: 'json' }
import plTables from './pl/tables.json' with { type: 'json' }

export const POLISH_LATER = {
  backup: plBackup,
  review: plReview,
  puzzles: plPuzzles,
  inspect: plInspect,
  terminal: plTerminal,
  charts: plCharts,
  replay: plReplay,
  exercises: plExercises,
  lab: plLab,
  studies: plStudies,
  experiments: plExperiments,
  claims: plClaims,
  accuracy: plAccuracy,
  report: plReport,
  arena: plArena,
  yours: plYours,
  curve: plCurve,
  surface: plSurface,
  school: plSchool,
  tables: plTables,
  table: plTable,
} as const
