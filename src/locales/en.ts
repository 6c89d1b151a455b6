/** Every sentence of the app in English, by page: the original. */
import { FAULT_TEXTS } from '../engine/game/fault.ts'
import enCommon from './en/common.json' with { type: 'json' }
import enPlay from './en/play.json' with { type: 'json' }
import enLearn from './en/learn.json' with { type: 'json' }
import enPuzzles from './en/puzzles.json' with { type: 'json' }
import enInspect from './en/inspect.json' with { type: 'json' }
import enTerminal from './en/terminal.json' with { type: 'json' }
import enCharts from './en/charts.json' with { type: 'json' }
import enReplay from './en/replay.json' with { type: 'json' }
import enExercises from './en/exercises.json' with { type: 'json' }
import enLibrary from './en/library.json' with { type: 'json' }
import enReview from './en/review.json' with { type: 'json' }
import enReasons from './en/reasons.json' with { type: 'json' }
import enLab from './en/lab.json' with { type: 'json' }
import enDocuments from './en/documents.json' with { type: 'json' }
import enExperiments from './en/experiments.json' with { type: 'json' }
import enClaims from './en/claims.json' with { type: 'json' }
import enAccuracy from './en/accuracy.json' with { type: 'json' }
import enReport from './en/report.json' with { type: 'json' }
import enOracle from './en/oracle.json' with { type: 'json' }
import enGrounds from './en/grounds.json' with { type: 'json' }
import enArena from './en/arena.json' with { type: 'json' }
import enSurface from './en/surface.json' with { type: 'json' }
import enPlayers from './en/players.json' with { type: 'json' }
import enSchool from './en/school.json' with { type: 'json' }
import enMenu from './en/menu.json' with { type: 'json' }

export const ENGLISH = {
  common: enCommon,
  play: enPlay,
  learn: enLearn,
  puzzles: enPuzzles,
  inspect: enInspect,
  terminal: enTerminal,
  charts: enCharts,
  replay: enReplay,
  exercises: enExercises,
  library: enLibrary,
  review: enReview,
  reasons: enReasons,
  lab: enLab,
  documents: enDocuments,
  experiments: enExperiments,
  claims: enClaims,
  accuracy: enAccuracy,
  report: enReport,
  oracle: enOracle,
  grounds: enGrounds,
  arena: enArena,
  surface: enSurface,
  players: enPlayers,
  school: enSchool,
  menu: enMenu,
  faults: FAULT_TEXTS,
} as const
