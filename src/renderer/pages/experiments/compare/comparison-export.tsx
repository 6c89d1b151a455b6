/**
 * Takes a comparison out of the app: its table as text, the comparison to be opened again, or all of it in one archive.
 */
import { useTranslation } from 'react-i18next'
import { settingsOf } from '../../../model/compare/bundle.ts'
import { useComparison } from '../../../model/compare/comparison.ts'
import { countsTable, searchesTable } from '../../../model/compare/tables.ts'
import { filesOf } from '../../../model/studies/command-line.ts'
import { COPY } from '../../../platform/clipboard.ts'
import { DESKTOP, download } from '../../../platform/download.ts'
import { NOTICE } from '../../../platform/notice.tsx'
import { useServices } from '../../../platform/services.tsx'
import type { MenuAction } from '../../../ui/controls/open-menu.tsx'
import { copyActions } from '../../../ui/tables/table-actions.ts'
import { TableMenu } from '../../../ui/tables/table-menu.tsx'
import { BundleButton } from './bundle-button.tsx'
import { usePositionWords } from './position-words.ts'

export function ComparisonExport() {
  const { t } = useTranslation(['lab', 'experiments'])
  const app = useServices(COPY, DESKTOP, NOTICE)
  const compared = useComparison()
  const { positions, counting, evaluators } = compared.choice
  const names = usePositionWords(positions)
  const title = t('tables.counts', { counted: t(`counted.${counting}`) })
  const [markdown, latex] = copyActions(app, { title, table: () => countsTable(compared, names) })
  const save = (name: string, text: string) => void download(app, name, new Blob([text], { type: 'application/json' }))
  const more: MenuAction[] = [
    { ...markdown, name: 'counts-markdown', label: t('export.countsMarkdown') },
    { ...latex, name: 'counts-latex', label: t('export.countsLatex') },
    { name: 'json', label: t('export.json'), run: () => save('comparison.json', settingsOf(compared)) },
    ...filesOf(Object.values(evaluators)).map(({ name, text }) => ({
      name,
      label: t('experiments:view.evaluator', { name }),
      run: () => save(name, text),
    })),
  ]
  return (
    <>
      <TableMenu
        title={t('tables.title')}
        fileName="comparison"
        table={() => searchesTable(compared, names)}
        more={more}
      />
      <BundleButton />
    </>
  )
}
