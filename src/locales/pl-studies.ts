/** In Polish: what Lab and Arena say besides. */
import lab from './pl/lab.json' with { type: 'json' }
import experiments from './pl/experiments.json' with { type: 'json' }
import claims from './pl/claims.json' with { type: 'json' }
import accuracy from './pl/accuracy.json' with { type: 'json' }
import report from './pl/report.json' with { type: 'json' }
import table from './pl/table.json' with { type: 'json' }
import tables from './pl/tables.json' with { type: 'json' }
import studies from './pl/studies.json' with { type: 'json' }
import arena from './pl/arena.json' with { type: 'json' }
import yours from './pl/yours.json' with { type: 'json' }
import school from './pl/school.json' with { type: 'json' }
import surface from './pl/surface.json' with { type: 'json' }

export const TEXTS = {
  lab,
  experiments,
  claims,
  accuracy,
  report,
  table,
  tables,
  studies,
  arena,
  yours,
  school,
  surface,
} as const
