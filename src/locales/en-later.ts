/** The English sentences that only pages other than that of the game say: fetched with the first of those pages. */
import enBackup from './en/backup.json' with { type: 'json' }
import enReview from './en/review.json' with { type: 'json' }
import enPuzzles from './en/puzzles.json' with { type: 'json' }
import enInspect from './en/inspect.json' with { type: 'json' }
import enTerminal from './en/terminal.json' with { type: 'json' }
import enCharts from './en/charts.json' with { type: 'json' }
import enReplay from './en/replay.json' with { type: 'json' }
import enExercises from './en/exercises.json' with { type: 'json' }
import enLab from './en/lab.json' with { type: 'json' }
import enStudies from './en/studies.json' with { type: 'json' }
import enExperiments from './en/experiments.json' with { type: 'json' }
import enClaims from './en/claims.json' with { type: 'json' }
import enAccuracy from './en/accuracy.json' with { type: 'json' }
import enReport from './en/report.json' with { type: 'json' }
import enArena from './en/arena.json' with { type: 'json' }
import enYours from './en/yours.json' with { type: 'json' }
import enCurve from './en/curve.json' with { type: 'json' }
import enSurface from './en/surface.json' with { type: 'json' }
import enTable from './en/table.json' with { type: 'json' }
import enSchool from './en/school.json' with { type: 'json' }
import enTables from './en/tables.json' with { type: 'json' }

export const ENGLISH_LATER = {
  backup: enBackup,
  review: enReview,
  puzzles: enPuzzles,
  inspect: enInspect,
  terminal: enTerminal,
  charts: enCharts,
  replay: enReplay,
  exercises: enExercises,
  lab: enLab,
  studies: enStudies,
  experiments: enExperiments,
  claims: enClaims,
  accuracy: enAccuracy,
  report: enReport,
  arena: enArena,
  yours: enYours,
  curve: enCurve,
  surface: enSurface,
  school: enSchool,
  tables: enTables,
  table: enTable,
} as const
