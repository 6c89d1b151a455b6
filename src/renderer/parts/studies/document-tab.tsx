/** The documents of a kind: their list on the left; on the right the chosen one, or the form for a new one. */
import { useEffect, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { PanelBoundary } from '../../ui/boundary.tsx'
import { DocumentBoundary } from './document-boundary.tsx'
import { documentFaultWords } from '../../model/documents/document-fault.ts'
import type { Head, ListedDocument } from '../../model/documents/document-list.ts'
import { ListPanel, type ListPanelProps } from './list-panel.tsx'
import './document-tab.css'

interface DocumentTabProps<Content extends Head> extends ListPanelProps<Content> {
  readonly notLoaded: (reason: string) => string
  readonly Form: () => ReactNode
  readonly View: (props: { entry: ListedDocument<Content> }) => ReactNode
}

export function DocumentTab<Content extends Head>({ notLoaded, Form, View, ...panel }: DocumentTabProps<Content>) {
  const { list } = panel.study
  const { status, fault, selected } = useStore(list.store)
  useEffect(() => void list.load(), [list])
  if (status === 'failed')
    return (
      <section className="panel empty-state" role="alert">
        <p className="fault">{notLoaded(documentFaultWords(fault))}</p>
      </section>
    )
  const entry = selected === null ? undefined : list.entry(selected)
  return (
    <div className="page compare experiments">
      <ListPanel {...panel} />
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
