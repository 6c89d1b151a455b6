/** The list: a grid of cards for mouse, touch and keyboard. Only the cards in sight are drawn. */
import { useDeferredValue, useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Collection } from 'react-aria-components/Collection'
import { GridList, GridListItem, GridListLoadMoreItem } from 'react-aria-components/GridList'
import { GridLayout, Size, Virtualizer } from 'react-aria-components/Virtualizer'
import { useStore } from 'zustand'
import { useSize } from '../../ui/charts/use-size.ts'
import { useGrowing } from '../../ui/use-growing.ts'
import { usePrinting } from '../../ui/use-printing.ts'
import type { Entry } from '../../model/library/entries.ts'
import { removeEntries } from '../../model/library/entry-actions.ts'
import { EntryCard } from './entry-card.tsx'
import { entryName } from '../../model/library/entry-words.ts'
import { EmptyList } from './empty-list.tsx'
import { LIBRARY_PAGE, select } from '../../model/library/page-store.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { entryPlace } from '../../platform/places.ts'
import { useLaterServices } from '../../platform/services.tsx'
import './entry-list.css'

/** A selection of this size or more, as after an import, is drawn deferred. */
const MANY = 100

interface EntryListProps {
  readonly entries: readonly Entry[]
  readonly onRename: () => void
}

/** Focuses the list, which passes the focus to the entry selected or focused last. */
export function focusList(): void {
  document.querySelector<HTMLElement>('.entries')?.focus()
}

export function EntryList({ entries, onRename }: EntryListProps) {
  const { t } = useTranslation('library')
  const app = useLaterServices(LIBRARY, LIBRARY_PAGE, NOTICE)
  const { libraryPage } = app
  const selected = useStore(libraryPage, (state) => state.selected)
  const selectedSoon = useDeferredValue(selected)
  const isTouched = useRef(false)
  const isPrinting = usePrinting()
  const { shown, more, isForEnd } = useGrowing(entries)
  const [place, { width, rem }] = useSize()
  // Where a card of the usual width does not fit, it is as wide as the list.
  const cardWidth = Math.min(20 * rem, width - rem)
  const layoutOptions = useMemo(
    () => ({
      minItemSize: new Size(cardWidth, 8.5 * rem),
      maxItemSize: new Size(Infinity, 8.5 * rem),
      minSpace: new Size(rem, 0.75 * rem),
      preserveAspectRatio: true,
    }),
    [cardWidth, rem],
  )
  const open = (id: string) => {
    if (!isTouched.current) location.hash = entryPlace(id)
    else {
      select(libraryPage, [id])
      libraryPage.setState({ isOpen: true })
    }
  }
  // A click that selects one entry opens it where the page is narrow; one that adds to a selection does not.
  const onClick = ({ target, shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    const isOnEntry = target instanceof Element && target.closest('.entry') !== null
    if (isOnEntry && !shiftKey && !ctrlKey && !metaKey) libraryPage.setState({ isOpen: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    isTouched.current = false
    if (event.key === 'Delete' || event.key === 'Backspace') void removeEntries(app, [...selected])
    else if (event.key === 'F2') onRename()
    else if (isForEnd(event)) event.stopPropagation()
    else return
    event.preventDefault()
  }
  return (
    <>
      {isPrinting && <PrintedList entries={entries} />}
      <div
        className="entries-place"
        ref={place}
        onClickCapture={onClick}
        onKeyDownCapture={onKeyDown}
        onPointerDownCapture={({ pointerType }) => (isTouched.current = pointerType !== 'mouse')}
      >
        <Virtualizer layout={GridLayout} layoutOptions={layoutOptions}>
          <GridList
            className="entries"
            aria-label={t('page.list')}
            layout="grid"
            selectionMode="multiple"
            selectionBehavior="replace"
            selectedKeys={selected.size < MANY ? selected : selectedSoon}
            onSelectionChange={(keys) =>
              select(libraryPage, keys === 'all' ? entries.map(({ id }) => id) : (keys as Set<string>))
            }
            onAction={(key) => open(key as string)}
            renderEmptyState={() => <EmptyList />}
          >
            <Collection items={shown}>
              {(entry) => (
                <GridListItem id={entry.id} textValue={entryName(entry)} className="entry">
                  <EntryCard entry={entry} />
                </GridListItem>
              )}
            </Collection>
            {more !== null && <GridListLoadMoreItem onLoadMore={more} />}
          </GridList>
        </Virtualizer>
      </div>
    </>
  )
}

/** All the cards: the list itself draws only those in sight. */
function PrintedList({ entries }: { entries: readonly Entry[] }) {
  return (
    <div className="entries-printed grid fill gap-3">
      {entries.map((entry) => (
        <div key={entry.id} className="entry">
          <EntryCard entry={entry} />
        </div>
      ))}
    </div>
  )
}
