/**
 * A page of studies: what has been found on the left; on the right the chosen study, or the ready-made ones and the form,
 * which stand alone while nothing has been found.
 */
import { useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownKindService } from '../../model/studies/study.ts'
import type { ShownTypes } from '../../model/studies/study-kind.ts'
import { useWholeApp } from '../../platform/services.tsx'
import { StudyList } from './study-list.tsx'
import { type ShownBy, studyPart, type StudyPart } from './study-part.tsx'
import './study-tab.css'

interface StudiesProps {
  readonly parts: readonly StudyPart[]
  /** The part that is shown; null for what stands before all of them. */
  readonly current: StudyPart | null
  /** The heading of the list. */
  readonly heading: string
  /** How the list leads to another new study. */
  readonly newStudy: { readonly label: string; readonly onChoose: () => void }
  readonly children: ReactNode
}

export function Studies({ parts, current, heading, newStudy, children }: StudiesProps) {
  const app = useWholeApp()
  const { count, isOpen, failed } = useStudies(parts, current)
  useEffect(() => parts.forEach(({ list }) => void list(app).load()), [parts, app])
  return (
    <div className={`page ${count === 0 ? 'list-none' : 'list-beside'}${isOpen ? ' study-open' : ''}`}>
      {count > 0 && (
        <StudyList
          heading={heading}
          newStudy={{ ...newStudy, isChosen: !isOpen }}
          onBack={() => current?.list(app).select(null)}
        >
          {parts.map((part) => (
            <part.Rows key={part.place} isCurrent={part === current} />
          ))}
        </StudyList>
      )}
      {current === null && failed !== undefined ? <failed.Main /> : children}
    </div>
  )
}

/** How many studies there are in all, whether one of them is shown, and a part that could not be loaded. */
function useStudies(parts: readonly StudyPart[], current: StudyPart | null) {
  const app = useWholeApp()
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = parts.map(({ list }) => list(app).store.subscribe(changed))
      return () => stops.forEach((stop) => stop())
    },
    [parts, app],
  )
  const countNow = () => parts.reduce((sum, { list }) => sum + list(app).store.getState().entries.length, 0)
  const isOpenNow = () => current !== null && current.list(app).store.getState().selected !== null
  const failedNow = () => parts.find(({ list }) => list(app).store.getState().status === 'failed')
  return {
    failed: useSyncExternalStore(subscribe, failedNow, failedNow),
    count: useSyncExternalStore(subscribe, countNow, countNow),
    isOpen: useSyncExternalStore(subscribe, isOpenNow, isOpenNow),
  }
}

/** A tab with the studies of one kind. */
export function studyTab<Of extends ShownTypes>(place: string, kind: ShownKindService<Of>, shownBy: ShownBy<Of>) {
  const part = studyPart(place, kind, shownBy)
  const parts = [part]
  return function StudyTab() {
    useTranslation('studies')
    const app = useWholeApp()
    const { heading, newStudy } = part.texts()
    return (
      <Studies
        parts={parts}
        current={part}
        heading={heading}
        newStudy={{ label: newStudy, onChoose: () => part.show(app) }}
      >
        <part.Main />
      </Studies>
    )
  }
}
