/** The Polish sentences of `en-start.ts`. */
import plCommon from './pl/common.json' with { type: 'json' }
import plPlay from './pl/play.json' with { type: 'json' }
import plLearn from './pl/learn.json' with { type: 'json' }
import plLibrary from './pl/library.json' with { type: 'json' }
import plReasons from './pl/reasons.json' with { type: 'json' }
import plDocuments from './pl/documents.json' with { type: 'json' }
import plOracle from './pl/oracle.json' with { type: 'json' }
import plGrounds from './pl/grounds.json' with { type: 'json' }
import plPlayers from './pl/players.json' with { type: 'json' }
import plMenu from './pl/menu.json' with { type: 'json' }
import plFaults from './pl/faults.json' with { type: 'json' }

export const POLISH_AT_START = {
  common: plCommon,
  play: plPlay,
  learn: plLearn,
  library: plLibrary,
  reasons: plReasons,
  documents: plDocuments,
  oracle: plOracle,
  grounds: plGrounds,
  players: plPlayers,
  menu: plMenu,
  faults: plFaults,
} as const
