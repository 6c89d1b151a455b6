/** Tabs with their panels, of which one is shown. */
import { useEffect, useRef, type ReactNode } from 'react'
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
  const list = useRef<HTMLDivElement>(null)
  // On a small screen the list scrolls sideways.
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    void list.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [selected])
  return (
    <AriaTabs className={className} selectedKey={selected} onSelectionChange={(key) => onSelect(key as Id)}>
      <TabList ref={list} className="tab-list" aria-label={legend}>
        {tabs.map(({ id, label }) => (
          <AriaTab key={id} id={id} className="tab">
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
