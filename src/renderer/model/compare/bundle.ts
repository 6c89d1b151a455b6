/**
 * A whole comparison as files: tables, charts, settings, the commands that give the same figures, and a text that says
 * what is what.
 */
import { latexTable } from '../../../contract/latex-table.ts'
import { csvTableFile, markdownTable, type TableData } from '../../../contract/table-text.ts'
import { ORDERINGS, type Ordering } from '../../../engine/search/ordering.ts'
import { localDay } from '../../language/format.ts'
import { i18n } from '../../language/i18n.ts'
import type { PackedFile } from '../../platform/zip.ts'
import { compareCommand, filesOf } from '../studies/command-line.ts'
import { type Compared, encodeCompared } from './comparison-file.ts'
import { keyOf, orderingOf, requestOf, type SearchChoice } from './searches.ts'
import { countsTable, foundOfChoice, searchesTable } from './tables.ts'

export interface Made {
  readonly version: string
  readonly date: Date
}

/**
 * All files but the charts.
 *
 * @param names of the positions
 * @param charts as already drawn; the text lists them
 */
export function bundleOf(
  compared: Compared,
  names: ReadonlyMap<string, string>,
  charts: readonly PackedFile[],
  made: Made,
): PackedFile[] {
  const { t } = i18n
  const { choice } = compared
  const counts = t('lab:tables.counts', { counted: t(`lab:counted.${choice.counting}`) })
  return [
    { path: 'README.txt', content: windowsLines(readme(compared, names, charts.length > 0, made)) },
    ...tableFiles('tables/counts', counts, countsTable(compared, names)),
    ...tableFiles('tables/searches', t('lab:tables.title'), searchesTable(compared, names)),
    { path: 'settings.json', content: settingsOf(compared) },
    { path: 'commands.txt', content: windowsLines(commandsOf(compared)) },
    ...evaluatorsOf(choice),
    ...charts,
  ]
}

/** Two algorithms may share one. */
function evaluatorsOf({ evaluators }: SearchChoice): PackedFile[] {
  const files = new Map(filesOf(Object.values(evaluators)).map(({ name, text }) => [name, text]))
  return [...files].map(([path, content]) => ({ path, content }))
}

function tableFiles(path: string, title: string, table: TableData): PackedFile[] {
  return [
    { path: `${path}.csv`, content: csvTableFile(table) },
    { path: `${path}.md`, content: markdownTable({ title, ...table }) },
    { path: `${path}.tex`, content: latexTable({ title, ...table }) },
  ]
}

/** The choice and its searches, as the app keeps them, so that it can read them again. */
export function settingsOf(compared: Compared): string {
  const found = new Map(foundOfChoice(compared).map((search) => [keyOf(search), search]))
  return encodeCompared({ choice: compared.choice, found })
}

/** A line for each ordering that has been searched with: each its own, and those that all had. */
function commandsOf(compared: Compared): string[] {
  const { choice } = compared
  const found = foundOfChoice(compared)
  const isOwn = ({ position, algorithm, ordering }: (typeof found)[number]) =>
    orderingOf(requestOf(choice, position, 'own'), algorithm) === ordering
  const shared = ORDERINGS.filter((ordering) => found.some((search) => search.ordering === ordering && !isOwn(search)))
  const orderings: ('own' | Ordering)[] = found.some(isOwn) ? ['own', ...shared] : shared
  return orderings.map((ordering) => compareCommand(choice.positions, requestOf(choice, choice.positions[0], ordering)))
}

function readme(
  { choice }: Compared,
  names: ReadonlyMap<string, string>,
  hasCharts: boolean,
  { version, date }: Made,
): string[] {
  const { t } = i18n
  return [
    t('lab:bundle.title', { version, date: localDay(date) }),
    '',
    ...(['counts', 'searches', ...(hasCharts ? (['charts'] as const) : []), 'settings', 'commands'] as const).map(
      (key) => t(`lab:bundle.files.${key}`),
    ),
    ...(evaluatorsOf(choice).length === 0 ? [] : [t('lab:bundle.files.evaluators')]),
    '',
    t('lab:bundle.positions'),
    ...choice.positions.map((position, i) => `${i + 1}. ${names.get(position) ?? ''}  ${position}`),
    '',
    t('lab:bundle.counted', { means: t(`lab:counting.means.${choice.counting}`) }),
    t('lab:bundle.times'),
  ]
}

/** Every editor of Windows shows these lines. */
const windowsLines = (lines: readonly string[]) => lines.map((line) => `${line}\r\n`).join('')
