/** In English: what dialogs, the panels of Play and the rest of the app say, wherever the user is. */
import library from './en/library.json' with { type: 'json' }
import learn from './en/learn.json' with { type: 'json' }
import grounds from './en/grounds.json' with { type: 'json' }
import reasons from './en/reasons.json' with { type: 'json' }
import menu from './en/menu.json' with { type: 'json' }
import backup from './en/backup.json' with { type: 'json' }
import charts from './en/charts.json' with { type: 'json' }

export const TEXTS = { library, learn, grounds, reasons, menu, backup, charts } as const
