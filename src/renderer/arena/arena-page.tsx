/** The arena: matches and tournaments, surfaces of wins, and the players there are. */
import { useTranslation } from 'react-i18next'
import { TabbedPage } from '../controls/tabbed-page.tsx'
import { PlayersTab } from '../players/players-tab.tsx'
import { SurfacesTab } from '../surface/surfaces-tab.tsx'
import { ContestsTab } from './contests-tab.tsx'

const TABS = [
  { hash: '#arena', name: 'contests', Content: ContestsTab },
  { hash: '#arena/surface', name: 'surface', Content: SurfacesTab },
  { hash: '#arena/players', name: 'players', Content: PlayersTab },
] as const

export function ArenaPage() {
  const { t } = useTranslation('arena')
  return <TabbedPage title={t('title')} tabs={TABS.map((tab) => ({ ...tab, label: t(`tabs.${tab.name}`) }))} />
}
