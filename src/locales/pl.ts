/** Every sentence of the app in Polish, by page, with the keys of the English ones. */
import plCommon from './pl/common.json' with { type: 'json' }
import plPlay from './pl/play.json' with { type: 'json' }
import plLearn from './pl/learn.json' with { type: 'json' }
import plPuzzles from './pl/puzzles.json' with { type: 'json' }
import plInspect from './pl/inspect.json' with { type: 'json' }
import plTerminal from './pl/terminal.json' with { type: 'json' }
import plCharts from './pl/charts.json' with { type: 'json' }
import plReplay from './pl/replay.json' with { type: 'json' }
import plExercises from './pl/exercises.json' with { type: 'json' }
import plLibrary from './pl/library.json' with { type: 'json' }
import plReview from './pl/review.json' with { type: 'json' }
import plReasons from './pl/reasons.json' with { type: 'json' }
import plLab from './pl/lab.json' with { type: 'json' }
import plDocuments from './pl/documents.json' with { type: 'json' }
import plExperiments from './pl/experiments.json' with { type: 'json' }
import plClaims from './pl/claims.json' with { type: 'json' }
import plAccuracy from './pl/accuracy.json' with { type: 'json' }
import plReport from './pl/report.json' with { type: 'json' }
import plOracle from './pl/oracle.json' with { type: 'json' }
import plGrounds from './pl/grounds.json' with { type: 'json' }
import plArena from './pl/arena.json' with { type: 'json' }
import plSurface from './pl/surface.json' with { type: 'json' }
import plPlayers from './pl/players.json' with { type: 'json' }
import plSchool from './pl/school.json' with { type: 'json' }
import plMenu from './pl/menu.json' with { type: 'json' }
import plFaults from './pl/faults.json' with { type: 'json' }

export const POLISH = {
  common: plCommon,
  play: plPlay,
  learn: plLearn,
  puzzles: plPuzzles,
  inspect: plInspect,
  terminal: plTerminal,
  charts: plCharts,
  replay: plReplay,
  exercises: plExercises,
  library: plLibrary,
  review: plReview,
  reasons: plReasons,
  lab: plLab,
  documents: plDocuments,
  experiments: plExperiments,
  claims: plClaims,
  accuracy: plAccuracy,
  report: plReport,
  oracle: plOracle,
  grounds: plGrounds,
  arena: plArena,
  surface: plSurface,
  players: plPlayers,
  school: plSchool,
  menu: plMenu,
  faults: plFaults,
} as const
