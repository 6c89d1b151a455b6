/** The list of studies by kind, and the button for another. */
import type { ReactNode } from 'react'
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
import { useStudy } from './use-study.ts'
import { dateWords } from '../../language/words.ts'
import './study-list.css'

interface StudyListProps {
  readonly heading: string
  readonly newStudy: { readonly label: string; readonly isChosen: boolean; readonly onChoose: () => void }
  /** On a small screen the list gives way to an open study, and comes back by this. */
  readonly onBack: () => void
  readonly children: ReactNode
}

export function StudyList({ heading, newStudy, onBack, children }: StudyListProps) {
  return (
    <section className="panel study-list" aria-label={heading}>
      <button className="study-back" onClick={onBack}>
        ‹ {heading}
      </button>
      <h2>{heading}</h2>
      <div className="buttons">
        <button aria-pressed={newStudy.isChosen} onClick={newStudy.onChoose}>
          {newStudy.label}
        </button>
      </div>
      <div className="study-groups">{children}</div>
    </section>
  )
}

interface KindProps<Of extends ShownTypes> {
  readonly kind: ShownKindService<Of>
}

interface RowsProps<Of extends ShownTypes> extends KindProps<Of> {
  /** Is a study of this kind shown? */
  readonly isCurrent: boolean
  readonly onChoose: () => void
}

/** The studies of a kind, the newest first. */
export function StudyRows<Of extends ShownTypes>({ kind, isCurrent, onChoose }: RowsProps<Of>) {
  const { list } = useStudy(kind)
  const { entries, selected } = useStore(list.store)
  if (entries.length === 0) return null
  return (
    <ul className="list-rows study-rows" aria-label={tabTexts(kind.words.texts).heading}>
      {entries.map((entry) =>
        entry.kind === 'broken' ? (
          <BrokenItem key={entry.id} list={list} entry={entry} />
        ) : (
          <Boundary key={entry.id} fallback={() => <BrokenItem list={list} entry={entry} />}>
            <Item
              kind={kind}
              entry={entry}
              isSelected={isCurrent && entry.id === selected}
              onSelect={() => {
                list.select(entry.id)
                onChoose()
              }}
            />
          </Boundary>
        ),
      )}
    </ul>
  )
}

interface ItemProps<Of extends ShownTypes> extends KindProps<Of> {
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
