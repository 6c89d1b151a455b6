/** The documents of a kind, the newest first, and how to begin or import another. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Boundary } from '../../ui/boundary.tsx'
import { BrokenActions } from './document-boundary.tsx'
import { documentFaultWords } from '../../model/documents/document-fault.ts'
import type { AnyDocument, DocumentList, Head, ListedDocument, Named } from '../../model/documents/document-list.ts'
import { useStudyState, type RunState } from './run-state.ts'
import type { Runnable } from '../../model/studies/study.ts'
import { percent } from '../../language/format.ts'
import { ImportButton } from './import-button.tsx'
import { dateWords } from '../../language/words.ts'
import './list-panel.css'

export interface ListPanelProps<Content extends Head> {
  readonly study: Runnable<Content>
  readonly heading: string
  readonly newLabel: string
  /** What is said when there are none. */
  readonly empty: string
  /** What a row says of a document. */
  readonly about: (record: Content) => ReactNode
  /** What its badge says. @param percent how much is done */
  readonly stateWords: (state: RunState, percent: string, record: Content) => string
}

export function ListPanel<Content extends Head>({ study, heading, newLabel, empty, about, stateWords }: ListPanelProps<Content>) {
  const { list } = study
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
      <ul className="list-rows experiment-rows">
        {entries.map((entry) =>
          entry.kind === 'broken' ? (
            <BrokenItem key={entry.id} list={list} entry={entry} />
          ) : (
            <Boundary key={entry.id} fallback={() => <BrokenItem list={list} entry={entry} />}>
              <Item {...{ study, entry, about, stateWords }} isSelected={entry.id === selected} onSelect={() => list.select(entry.id)} />
            </Boundary>
          ),
        )}
      </ul>
    </section>
  )
}

interface ItemProps<Content extends Head> extends Pick<ListPanelProps<Content>, 'study' | 'about' | 'stateWords'> {
  readonly entry: ListedDocument<Content>
  readonly isSelected: boolean
  readonly onSelect: () => void
}

function Item<Content extends Head>({ study, entry, isSelected, onSelect, about, stateWords }: ItemProps<Content>) {
  const { state, done, total } = useStudyState(study, entry)
  const { name, created } = entry.record
  return (
    <li>
      <button className="experiment-row" aria-current={isSelected ? 'true' : undefined} onClick={onSelect}>
        <strong>{name}</strong>
        <span className="muted small">{about(entry.record)}</span>
        <span className="muted small">{dateWords(created)}</span>
        <span className={`state-badge ${state}`}>{stateWords(state, percent(done / total), entry.record)}</span>
      </button>
    </li>
  )
}

/** A document that could not be read or drawn, which can be exported and removed. */
export function BrokenItem<Content extends Named>({ list, entry }: { list: DocumentList<Content>; entry: AnyDocument<Content> }) {
  const { t } = useTranslation('documents')
  const isRead = entry.kind === 'readable'
  return (
    <li className="experiment-row broken">
      <strong>{isRead ? entry.record.name : t('broken')}</strong>
      <span className="muted small">{isRead ? t('notDrawn') : t('brokenReason', { reason: documentFaultWords(entry.fault) })}</span>
      <span className="buttons">
        <BrokenActions list={list} entry={entry} />
      </span>
    </li>
  )
}
