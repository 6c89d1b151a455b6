/**
 * The studies of a kind: their list on the left; on the right the chosen one, or the form for a new one, which stands
 * alone while there are none.
 */
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { PanelBoundary } from '../../ui/boundary.tsx'
import { DocumentBoundary } from './document-boundary.tsx'
import { documentFaultWords } from '../../model/documents/document-fault.ts'
import type { ListedDocument } from '../../model/documents/document-list.ts'
import type { ShownKindService } from '../../model/studies/study.ts'
import type { ShownTypes } from '../../model/studies/study-kind.ts'
import { tabTexts } from '../../model/studies/texts.ts'
import { StudyList } from './study-list.tsx'
import { useStudy } from './use-study.ts'
import './study-tab.css'

interface StudyTabProps<Of extends ShownTypes> {
  readonly kind: ShownKindService<Of>
  readonly Form: () => ReactNode
  readonly View: (props: { entry: ListedDocument<Of['record']> }) => ReactNode
  /** Is the list, while it is empty, left to the form, which has more to show than the form alone? */
  readonly isEmptyListInForm?: boolean
}

export function StudyTab<Of extends ShownTypes>({ kind, Form, View, isEmptyListInForm = false }: StudyTabProps<Of>) {
  useTranslation('studies')
  const { list } = useStudy(kind)
  const { status, fault, entries, selected } = useStore(list.store)
  useEffect(() => void list.load(), [list])
  if (status === 'failed')
    return (
      <section className="panel empty-state" role="alert">
        <p className="fault">{tabTexts(kind.words.texts).notLoaded(documentFaultWords(fault))}</p>
      </section>
    )
  const entry = selected === null ? undefined : list.entry(selected)
  return (
    <div
      className={`page ${entries.length === 0 ? 'list-none' : 'list-beside'}${entry === undefined ? '' : ' study-open'}`}
    >
      {(entries.length > 0 || !isEmptyListInForm) && <StudyList kind={kind} />}
      {entry === undefined ? (
        <PanelBoundary key="form">
          <Form />
        </PanelBoundary>
      ) : (
        <DocumentBoundary key={entry.id} list={list} entry={entry}>
          <View entry={entry} />
        </DocumentBoundary>
      )}
    </div>
  )
}
