/** The English sentences that may be said before any page but that of the game has been opened. */
import { FAULT_TEXTS } from '../engine/game/fault.ts'
import enCommon from './en/common.json' with { type: 'json' }
import enPlay from './en/play.json' with { type: 'json' }
import enLearn from './en/learn.json' with { type: 'json' }
import enLibrary from './en/library.json' with { type: 'json' }
import enReasons from './en/reasons.json' with { type: 'json' }
import enDocuments from './en/documents.json' with { type: 'json' }
import enOracle from './en/oracle.json' with { type: 'json' }
import enGrounds from './en/grounds.json' with { type: 'json' }
import enPlayers from './en/players.json' with { type: 'json' }
import enMenu from './en/menu.json' with { type: 'json' }

export const ENGLISH_AT_START = {
  common: enCommon,
  play: enPlay,
  learn: enLearn,
  library: enLibrary,
  reasons: enReasons,
  documents: enDocuments,
  oracle: enOracle,
  grounds: enGrounds,
  players: enPlayers,
  menu: enMenu,
  faults: FAULT_TEXTS,
} as const
