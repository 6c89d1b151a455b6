/** In English: what Lab and Arena say besides. */
import lab from './en/lab.json' with { type: 'json' }
import experiments from './en/experiments.json' with { type: 'json' }
import claims from './en/claims.json' with { type: 'json' }
import accuracy from './en/accuracy.json' with { type: 'json' }
import report from './en/report.json' with { type: 'json' }
import table from './en/table.json' with { type: 'json' }
import tables from './en/tables.json' with { type: 'json' }
import studies from './en/studies.json' with { type: 'json' }
import arena from './en/arena.json' with { type: 'json' }
import yours from './en/yours.json' with { type: 'json' }
import school from './en/school.json' with { type: 'json' }
import surface from './en/surface.json' with { type: 'json' }

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
