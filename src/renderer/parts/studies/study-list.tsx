/** The studies of a kind, the newest first, and how to begin or import another; a line while there are none. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Boundary } from '../../ui/boundary.tsx'
import { BrokenActions } from './document-boundary.tsx'
import { documentFaultWords } from '../../model/documents/document-fault.ts'
import type { AnyDocument, DocumentList, ListedDocument, Named } from '../../model/documents/document-list.ts'
import { useStudyState } from './run-state.ts'
import type { ShownKindService } from '../../model/studies/study.ts'
import type { ShownTypes } from '../../model/studies/study-kind.ts'
import { badgeWords, tabTexts } from '../../model/studies/texts.ts'
import { percent } from '../../language/format.ts'
import { ImportButton } from './import-button.tsx'
import { useStudy } from './use-study.ts'
import { dateWords } from '../../language/words.ts'
import './study-list.css'

interface StudyListProps<Of extends ShownTypes> {
  readonly kind: ShownKindService<Of>
}

export function StudyList<Of extends ShownTypes>({ kind }: StudyListProps<Of>) {
  const { list } = useStudy(kind)
  const { heading, newStudy, empty } = tabTexts(kind.words.texts)
  const { t } = useTranslation('documents')
  const { status, entries, selected } = useStore(list.store)
  const importing = <ImportButton list={list} accept=".json,application/json" onImported={(id) => list.select(id)} />
  if (entries.length === 0)
    return (
      <section className="study-none" aria-label={heading}>
        <h2 className="title">{heading}</h2>
        {importing}
        <p className="muted">{status === 'loading' ? t('loading') : empty}</p>
      </section>
    )
  return (
    <section className="panel study-list" aria-label={heading}>
      {/* On a small screen in place of the list, while a study is open. */}
      <button className="study-back" onClick={() => list.select(null)}>
        ‹ {heading}
      </button>
      <h2>{heading}</h2>
      <div className="buttons">
        <button aria-pressed={selected === null} onClick={() => list.select(null)}>
          {newStudy}
        </button>
        {importing}
      </div>
      <ul className="list-rows study-rows">
        {entries.map((entry) =>
          entry.kind === 'broken' ? (
            <BrokenItem key={entry.id} list={list} entry={entry} />
          ) : (
            <Boundary key={entry.id} fallback={() => <BrokenItem list={list} entry={entry} />}>
              <Item
                kind={kind}
                entry={entry}
                isSelected={entry.id === selected}
                onSelect={() => list.select(entry.id)}
              />
            </Boundary>
          ),
        )}
      </ul>
    </section>
  )
}

interface ItemProps<Of extends ShownTypes> extends StudyListProps<Of> {
  readonly entry: ListedDocument<Of['record']>
  readonly isSelected: boolean
  readonly onSelect: () => void
}

function Item<Of extends ShownTypes>({ kind, entry, isSelected, onSelect }: ItemProps<Of>) {
  const { words } = kind
  const { state, progress } = useStudyState(useStudy(kind), entry)
  const { record } = entry
  const share = percent(progress.done / progress.total)
  return (
    <li>
      <button className="study-row" aria-current={isSelected ? 'true' : undefined} onClick={onSelect}>
        <strong>{record.name}</strong>
        <span className="muted small">{words.about(record)}</span>
        <span className="muted small">{dateWords(record.created)}</span>
        <span className={`state-badge ${state}`}>
          {words.badge?.(state, share, record) ?? badgeWords(words.texts, state, share)}
        </span>
      </button>
    </li>
  )
}

/** A document that could not be read or drawn, which can be exported and removed. */
export function BrokenItem<Content extends Named>({
  list,
  entry,
}: {
  list: DocumentList<Content>
  entry: AnyDocument<Content>
}) {
  const { t } = useTranslation('documents')
  const isRead = entry.kind === 'readable'
  return (
    <li className="study-row broken">
      <strong>{isRead ? entry.record.name : t('broken')}</strong>
      <span className="muted small">
        {isRead ? t('notDrawn') : t('brokenReason', { reason: documentFaultWords(entry.fault) })}
      </span>
      <span className="buttons">
        <BrokenActions list={list} entry={entry} />
      </span>
    </li>
  )
}
