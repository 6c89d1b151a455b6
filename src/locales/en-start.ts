/** In English: what Play and the frame around each page say. */
import common from './en/common.json' with { type: 'json' }
import play from './en/play.json' with { type: 'json' }
import players from './en/players.json' with { type: 'json' }
import oracle from './en/oracle.json' with { type: 'json' }
import documents from './en/documents.json' with { type: 'json' }

export const TEXTS = { common, play, players, oracle, documents } as const
