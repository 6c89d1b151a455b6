/** Tabs with their panels, of which one is shown. */
import type { ReactNode } from 'react'
import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import './tabs.css'

export interface Tab<Id> {
  readonly id: Id
  readonly label: ReactNode
  readonly content: ReactNode
}

interface TabsProps<Id> {
  readonly legend: string
  readonly tabs: readonly Tab<Id>[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  readonly className: string
}

export function Tabs<Id extends string>({ legend, tabs, selected, onSelect, className }: TabsProps<Id>) {
  return (
    <AriaTabs className={className} selectedKey={selected} onSelectionChange={(key) => onSelect(key as Id)}>
      <TabList className="tab-list" aria-label={legend}>
        {tabs.map(({ id, label }) => (
          <AriaTab key={id} id={id} className="tab" ref={id === selected ? bringIntoSight : null}>
            {label}
          </AriaTab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="tab-panel">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

/**
 * Scrolls the list of tabs alone, also where it becomes narrower: the browser's own way would scroll the page as well.
 */
function bringIntoSight(tab: HTMLElement | null): (() => void) | undefined {
  const list = tab?.parentElement
  if (!tab || !list) return undefined
  const observer = new ResizeObserver(() => {
    list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
  })
  observer.observe(list)
  return () => observer.disconnect()
}
