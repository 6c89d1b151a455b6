/** In Polish: what dialogs, the panels of Play and the rest of the app say, wherever the user is. */
import library from './pl/library.json' with { type: 'json' }
import learn from './pl/learn.json' with { type: 'json' }
import grounds from './pl/grounds.json' with { type: 'json' }
import reasons from './pl/reasons.json' with { type: 'json' }
import menu from './pl/menu.json' with { type: 'json' }
import backup from './pl/backup.json' with { type: 'json' }
import charts from './pl/charts.json' with { type: 'json' }

export const TEXTS = { library, learn, grounds, reasons, menu, backup, charts } as const
