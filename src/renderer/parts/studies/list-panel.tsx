/** The documents of a kind, the newest first, and how to begin or import another. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Boundary } from '../../ui/boundary.tsx'
import { BrokenActions } from './document-boundary.tsx'
import { faultWords } from '../../model/documents/document-fault.ts'
import type { AnyDocument, Dated, DocumentList, ListedDocument, Named } from '../../model/documents/document-list.ts'
import { ImportButton } from './import-button.tsx'
import { dateWords } from '../../language/words.ts'

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
            <Boundary key={entry.id} fallback={() => <BrokenItem list={list} entry={entry} />}>
              <Item entry={entry} isSelected={entry.id === selected} onSelect={() => list.select(entry.id)} about={about} Badge={Badge} />
            </Boundary>
          ),
        )}
      </ul>
    </section>
  )
}

interface ItemProps<Content, Stop> extends Pick<ListPanelProps<Content & Dated, Stop>, 'about' | 'Badge'> {
  readonly entry: ListedDocument<Content & Dated, Stop>
  readonly isSelected: boolean
  readonly onSelect: () => void
}

function Item<Content extends Dated, Stop>({ entry, isSelected, onSelect, about, Badge }: ItemProps<Content, Stop>) {
  const { name, created } = entry.record
  return (
    <li>
      <button className="experiment-row" aria-current={isSelected ? 'true' : undefined} onClick={onSelect}>
        <strong>{name}</strong>
        <span className="muted small">{about(entry.record)}</span>
        <span className="muted small">{dateWords(created)}</span>
        <Badge entry={entry} />
      </button>
    </li>
  )
}

/** A document that could not be read or drawn, which can be exported and removed. */
export function BrokenItem<Content extends Named, Stop>({ list, entry }: { list: DocumentList<Content, Stop>; entry: AnyDocument<Content, Stop> }) {
  const { t } = useTranslation('documents')
  const isRead = entry.kind === 'readable'
  return (
    <li className="experiment-row broken">
      <strong>{isRead ? entry.record.name : t('broken')}</strong>
      <span className="muted small">{isRead ? t('notDrawn') : t('brokenReason', { reason: faultWords(entry.fault) })}</span>
      <span className="buttons">
        <BrokenActions list={list} entry={entry} />
      </span>
    </li>
  )
}
