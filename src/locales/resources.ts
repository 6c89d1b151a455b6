/** Every sentence of the app, by language and by page: English is the original, the others have the same keys. */
import { FAULT_TEXTS } from '../engine/fault.ts'
import enCommon from './en/common.json'
import enPlay from './en/play.json'
import enInspect from './en/inspect.json'
import enCharts from './en/charts.json'
import enReplay from './en/replay.json'
import enLibrary from './en/library.json'
import enLab from './en/lab.json'
import enClaims from './en/claims.json'
import enMenu from './en/menu.json'
import plCommon from './pl/common.json'
import plPlay from './pl/play.json'
import plInspect from './pl/inspect.json'
import plCharts from './pl/charts.json'
import plReplay from './pl/replay.json'
import plLibrary from './pl/library.json'
import plLab from './pl/lab.json'
import plClaims from './pl/claims.json'
import plMenu from './pl/menu.json'
import plFaults from './pl/faults.json'

export const LANGUAGES = ['en', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

export const RESOURCES = {
  en: {
    common: enCommon,
    play: enPlay,
    inspect: enInspect,
    charts: enCharts,
    replay: enReplay,
    library: enLibrary,
    lab: enLab,
    claims: enClaims,
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
    lab: plLab,
    claims: plClaims,
    menu: plMenu,
    faults: plFaults,
  },
} as const
