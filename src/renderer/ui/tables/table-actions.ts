/** The actions of a table's menu: copies of its text for reports and spreadsheets, and a file. */
import { latexTable } from '../../../contract/latex-table.ts'
import { csvTableFile, csvTableText, markdownTable, type TableData } from '../../../contract/table-text.ts'
import { i18n } from '../../language/i18n.ts'
import { type COPY, copyAndTell } from '../../platform/clipboard.ts'
import { type DESKTOP, download } from '../../platform/download.ts'
import type { NOTICE } from '../../platform/notice.tsx'
import type { Needs } from '../../platform/services.tsx'
import type { MenuAction } from '../controls/open-menu.tsx'

export interface TableSource {
  readonly title: string
  /** The name of a saved file, without ending. */
  readonly fileName: string
  /** Asked for at the click. */
  readonly table: () => TableData
}

export type TableNeeds = Needs<typeof COPY | typeof DESKTOP | typeof NOTICE>

export function copyActions(app: TableNeeds, { title, table }: Omit<TableSource, 'fileName'>): MenuAction[] {
  const copy = (text: string, format: string) =>
    copyAndTell(app, text, i18n.t('charts:table.copied', { format }), (reason) =>
      i18n.t('charts:table.notCopied', { reason }),
    )
  return [
    {
      name: 'markdown',
      label: i18n.t('charts:table.markdown'),
      run: () => copy(markdownTable({ title, ...table() }), 'Markdown'),
    },
    { name: 'latex', label: i18n.t('charts:table.latex'), run: () => copy(latexTable({ title, ...table() }), 'LaTeX') },
    { name: 'csv-text', label: i18n.t('charts:table.csvText'), run: () => copy(csvTableText(table()), 'CSV') },
  ]
}

export function tableActions(app: TableNeeds, source: TableSource): MenuAction[] {
  const save = () =>
    void download(
      app,
      `${source.fileName}.csv`,
      new Blob([csvTableFile(source.table())], { type: 'text/csv;charset=utf-8' }),
    )
  return [...copyActions(app, source), { name: 'csv', label: i18n.t('charts:table.csv'), run: save }]
}
