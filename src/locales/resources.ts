/** Every sentence of the app, by language and by page: English is the original, the others have the same keys. */
import { FAULT_TEXTS } from '../engine/game/fault.ts'
import enCommon from './en/common.json' with { type: 'json' }
import enPlay from './en/play.json' with { type: 'json' }
import enInspect from './en/inspect.json' with { type: 'json' }
import enCharts from './en/charts.json' with { type: 'json' }
import enReplay from './en/replay.json' with { type: 'json' }
import enLibrary from './en/library.json' with { type: 'json' }
import enReview from './en/review.json' with { type: 'json' }
import enLab from './en/lab.json' with { type: 'json' }
import enDocuments from './en/documents.json' with { type: 'json' }
import enExperiments from './en/experiments.json' with { type: 'json' }
import enClaims from './en/claims.json' with { type: 'json' }
import enAccuracy from './en/accuracy.json' with { type: 'json' }
import enOracle from './en/oracle.json' with { type: 'json' }
import enArena from './en/arena.json' with { type: 'json' }
import enSurface from './en/surface.json' with { type: 'json' }
import enPlayers from './en/players.json' with { type: 'json' }
import enSchool from './en/school.json' with { type: 'json' }
import enMenu from './en/menu.json' with { type: 'json' }
import plCommon from './pl/common.json' with { type: 'json' }
import plPlay from './pl/play.json' with { type: 'json' }
import plInspect from './pl/inspect.json' with { type: 'json' }
import plCharts from './pl/charts.json' with { type: 'json' }
import plReplay from './pl/replay.json' with { type: 'json' }
import plLibrary from './pl/library.json' with { type: 'json' }
import plReview from './pl/review.json' with { type: 'json' }
import plLab from './pl/lab.json' with { type: 'json' }
import plDocuments from './pl/documents.json' with { type: 'json' }
import plExperiments from './pl/experiments.json' with { type: 'json' }
import plClaims from './pl/claims.json' with { type: 'json' }
import plAccuracy from './pl/accuracy.json' with { type: 'json' }
import plOracle from './pl/oracle.json' with { type: 'json' }
import plArena from './pl/arena.json' with { type: 'json' }
import plSurface from './pl/surface.json' with { type: 'json' }
import plPlayers from './pl/players.json' with { type: 'json' }
import plSchool from './pl/school.json' with { type: 'json' }
import plMenu from './pl/menu.json' with { type: 'json' }
import plFaults from './pl/faults.json' with { type: 'json' }

export const LANGUAGES = ['en', 'pl'] as const

export const RESOURCES = {
  en: {
    common: enCommon,
    play: enPlay,
    inspect: enInspect,
    charts: enCharts,
    replay: enReplay,
    library: enLibrary,
    review: enReview,
    lab: enLab,
    documents: enDocuments,
    experiments: enExperiments,
    claims: enClaims,
    accuracy: enAccuracy,
    oracle: enOracle,
    arena: enArena,
    surface: enSurface,
    players: enPlayers,
    school: enSchool,
    menu: enMenu,
    faults: FAULT_TEXTS,
  },
  pl: {
    common: plCommon,
    play: plPlay,
    inspect: plInspect,
    charts: plCharts,
    replay: plReplay,
    library: plLibrary,
    review: plReview,
    lab: plLab,
    documents: plDocuments,
    experiments: plExperiments,
    claims: plClaims,
    accuracy: plAccuracy,
    oracle: plOracle,
    arena: plArena,
    surface: plSurface,
    players: plPlayers,
    school: plSchool,
    menu: plMenu,
    faults: plFaults,
  },
} as const
