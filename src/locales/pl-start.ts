/** In Polish: what Play and the frame around each page say. */
import common from './pl/common.json' with { type: 'json' }
import play from './pl/play.json' with { type: 'json' }
import players from './pl/players.json' with { type: 'json' }
import oracle from './pl/oracle.json' with { type: 'json' }
import documents from './pl/documents.json' with { type: 'json' }
import faults from './pl/faults.json' with { type: 'json' }

export const TEXTS = { common, play, players, oracle, documents, faults } as const
