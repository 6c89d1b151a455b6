/** One study: its plan in words, what can be done with it, its progress, and what it has found. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dateWords } from '../../language/words.ts'
import type { ListedDocument } from '../../model/documents/document-list.ts'
import { exportDocument } from '../../model/documents/export.ts'
import type { ShownKindService } from '../../model/studies/study.ts'
import type { ShownTypes } from '../../model/studies/study-kind.ts'
import { viewTexts } from '../../model/studies/texts.ts'
import { DESKTOP } from '../../platform/download.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useServices } from '../../platform/services.tsx'
import { Actions, type ExportForm } from './actions.tsx'
import { StudyProgress } from './study-progress.tsx'
import { useStudy } from './use-study.ts'

/** The study that a view shows. */
export interface ViewProps<Record> {
  readonly entry: ListedDocument<Record>
}

interface StudyViewProps<Of extends ShownTypes> {
  readonly kind: ShownKindService<Of>
  readonly entry: ListedDocument<Of['record']>
  /**
   * All forms in which it is exported. @param save exports the document as it is stored; without this prop, that is the
   * only form
   */
  readonly exportForms?: (save: () => void) => readonly ExportForm[]
  /** More buttons beside those of all kinds. */
  readonly actions?: ReactNode
  /** Stands between the progress and what has been found. */
  readonly notes?: ReactNode
  /** The findings; null while there are none. */
  readonly picture: ReactNode
  /** Content below the findings, which may be there before them. */
  readonly children?: ReactNode
}

export function StudyView<Of extends ShownTypes>({
  kind,
  entry,
  exportForms,
  actions,
  notes,
  picture,
  children,
}: StudyViewProps<Of>) {
  const { t } = useTranslation(['studies', 'documents'])
  const app = useServices(DESKTOP, NOTICE)
  const study = useStudy(kind)
  const { words } = kind
  const { name, created, app: version } = entry.record
  const [first, second] = words.details(entry.record)
  const { renameHeading, nothing } = viewTexts(words.texts)
  const save = () => exportDocument(app, study.list, entry, words.fileName)
  return (
    <section className="panel results" aria-label={name}>
      <header className="study-head">
        <div>
          <h2 className="title">{name}</h2>
          <p className="muted small">{first.join(' · ')}</p>
          <p className="muted small">{[...second, t('made', { date: dateWords(created), version })].join(' · ')}</p>
        </div>
        <div className="buttons">
          {actions}
          <Actions
            study={study}
            entry={entry}
            renameHeading={renameHeading}
            onDuplicate={() => {
              study.draft.setState(kind.draft.of(entry.record), true)
              study.custom.setState(true, true)
              study.list.select(null)
            }}
            exportForms={exportForms?.(save) ?? [{ label: t('documents:export'), onChoose: save }]}
            command={words.command(entry.record)}
          />
        </div>
      </header>
      <StudyProgress kind={kind} entry={entry} />
      {notes}
      {picture ?? <p className="muted nothing">{nothing}</p>}
      {children}
    </section>
  )
}
