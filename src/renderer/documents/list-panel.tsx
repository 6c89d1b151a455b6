/** The documents of a kind, the newest first, and how to begin or import another. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useApp } from '../app-context.tsx'
import { faultWords } from './document-fault.ts'
import type { BrokenDocument, Dated, DocumentList, ListedDocument, Named } from './document-list.ts'
import { ImportButton } from './import-button.tsx'
import { removeDocument } from './remove.ts'
import { dateWords } from '../words.ts'

export interface ListPanelProps<Content extends Dated, Stop> {
  readonly list: DocumentList<Content, Stop>
  readonly heading: string
  readonly newLabel: string
  /** What is said when there are none. */
  readonly empty: string
  /** What a row says of a document. */
  readonly about: (record: Content) => ReactNode
  readonly Badge: (props: { entry: ListedDocument<Content, Stop> }) => ReactNode
}

export function ListPanel<Content extends Dated, Stop>({ list, heading, newLabel, empty, about, Badge }: ListPanelProps<Content, Stop>) {
  const { t } = useTranslation('documents')
  const { status, entries, selected } = useStore(list.store)
  return (
    <section className="panel experiment-list" aria-label={heading}>
      <h2>{heading}</h2>
      <div className="buttons">
        <button className="primary" aria-pressed={selected === null} onClick={() => list.select(null)}>
          {newLabel}
        </button>
        <ImportButton list={list} accept=".json,application/json" onImported={(id) => list.select(id)} />
      </div>
      {status === 'loading' && <p className="muted">{t('loading')}</p>}
      {status === 'ready' && entries.length === 0 && <p className="muted">{empty}</p>}
      <ul className="experiment-rows">
        {entries.map((entry) =>
          entry.kind === 'broken' ? (
            <BrokenItem key={entry.id} list={list} entry={entry} />
          ) : (
            <li key={entry.id}>
              <button className="experiment-row" aria-current={entry.id === selected ? 'true' : undefined} onClick={() => list.select(entry.id)}>
                <strong>{entry.record.name}</strong>
                <span className="muted small">{about(entry.record)}</span>
                <span className="muted small">{dateWords(entry.record.created)}</span>
                <Badge entry={entry} />
              </button>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

/** A document that could not be read, which can be removed. */
export function BrokenItem<Content extends Named, Stop>({ list, entry }: { list: DocumentList<Content, Stop>; entry: BrokenDocument }) {
  const { t } = useTranslation('documents')
  const { notice } = useApp()
  return (
    <li className="experiment-row broken">
      <strong>{t('broken')}</strong>
      <span className="muted small">{t('brokenReason', { reason: faultWords(entry.fault) })}</span>
      {entry.text !== null && (
        <button className="quiet" onClick={() => void removeDocument(list, entry, notice)}>
          {t('remove')}
        </button>
      )}
    </li>
  )
}
