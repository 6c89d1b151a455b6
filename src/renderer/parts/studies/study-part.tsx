/** A kind of studies at its place on a page that has several, or as the only one of a tab, without its types. */
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { PanelBoundary } from '../../ui/boundary.tsx'
import { documentFaultWords } from '../../model/documents/document-fault.ts'
import type { ListedDocument } from '../../model/documents/document-list.ts'
import type { ShownKindService } from '../../model/studies/study.ts'
import type { ShownTypes } from '../../model/studies/study-kind.ts'
import { tabTexts } from '../../model/studies/texts.ts'
import { goToPlace } from '../../platform/places.ts'
import type { WholeApp } from '../../platform/services.tsx'
import { DocumentBoundary } from './document-boundary.tsx'
import type { ImportList } from './import-button.tsx'
import { Presets } from './study-form.tsx'
import { StudyRows } from './study-list.tsx'
import { studyOfKind, useStudy } from './use-study.ts'

/** The list of a kind, as a page of several kinds uses it. */
type ListOfAny = ImportList & {
  readonly store: Pick<
    StoreApi<{ readonly status: string; readonly entries: readonly unknown[]; readonly selected: string | null }>,
    'getState' | 'subscribe'
  >
  load(): Promise<void>
}

export interface StudyPart {
  /** The address. */
  readonly place: string
  readonly list: (app: WholeApp) => ListOfAny
  readonly texts: () => ReturnType<typeof tabTexts>
  /** Goes to the ready-made ones of the kind. */
  readonly show: (app: WholeApp) => void
  /** The studies, as items of a list. */
  readonly Rows: ComponentType<{ readonly isCurrent: boolean }>
  /** The first so many ready-made ones. */
  readonly Cards: ComponentType<{ readonly most: number }>
  /** The study that is chosen, or else the form. */
  readonly Main: ComponentType
}

/** The components that show a kind. */
export interface ShownBy<Of extends ShownTypes> {
  readonly Form: () => ReactNode
  readonly View: (props: { entry: ListedDocument<Of['record']> }) => ReactNode
}

export function studyPart<Of extends ShownTypes>(
  place: string,
  kind: ShownKindService<Of>,
  shownBy: ShownBy<Of>,
): StudyPart {
  const go = () => goToPlace(place)
  return {
    place,
    list: (app) => studyOfKind(app, kind).list,
    texts: () => tabTexts(kind.words.texts),
    show(app) {
      const study = studyOfKind(app, kind)
      study.list.select(null)
      study.custom.setState(false, true)
      go()
    },
    Rows: ({ isCurrent }) => <StudyRows kind={kind} isCurrent={isCurrent} onChoose={go} />,
    Cards: ({ most }) => <Presets kind={kind} most={most} onStart={go} />,
    Main: () => <StudyMain kind={kind} {...shownBy} />,
  }
}

function StudyMain<Of extends ShownTypes>({ kind, Form, View }: { readonly kind: ShownKindService<Of> } & ShownBy<Of>) {
  useTranslation('studies')
  const { list } = useStudy(kind)
  const { status, fault, selected } = useStore(list.store)
  if (status === 'failed')
    return (
      <section className="panel empty-state" role="alert">
        <p className="fault">{tabTexts(kind.words.texts).notLoaded(documentFaultWords(fault))}</p>
      </section>
    )
  const entry = selected === null ? undefined : list.entry(selected)
  return entry === undefined ? (
    <PanelBoundary key="form">
      <Form />
    </PanelBoundary>
  ) : (
    <DocumentBoundary key={entry.id} list={list} entry={entry}>
      <View entry={entry} />
    </DocumentBoundary>
  )
}
