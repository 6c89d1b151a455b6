/** A page in tabs, each at an address of its own. */
import type { ComponentType } from 'react'
import { PanelBoundary } from '../boundary.tsx'
import { useHash } from '../../platform/places.ts'
import { Tabs } from './tabs.tsx'
import './tabbed-page.css'

export interface PageTab {
  readonly hash: string
  /** The address to which a press on the tab leads; its own, unless given. */
  readonly opens?: string
  readonly label: string
  readonly Content: ComponentType
}

/** Is the address this place, or one within it? */
export const isAt = (hash: string, place: string): boolean => hash === place || hash.startsWith(`${place}/`)

/** @param tabs in order; the first one's address is the page's own */
export function TabbedPage({ title, tabs }: { title: string; tabs: readonly PageTab[] }) {
  const hash = useHash()
  // The first tab's address is a prefix of all others.
  const current = tabs.findLast((tab) => isAt(hash, tab.hash)) ?? tabs[0]
  return (
    <main className="lab">
      <h1 className="visually-hidden">{title}</h1>
      <Tabs
        className="pages"
        legend={title}
        tabs={tabs.map(({ hash, label, Content }) => ({
          id: hash,
          label,
          content: (
            <PanelBoundary>
              <Content />
            </PanelBoundary>
          ),
        }))}
        selected={current.hash}
        onSelect={(hash) => (location.hash = tabs.find((tab) => tab.hash === hash)?.opens ?? hash)}
      />
    </main>
  )
}
