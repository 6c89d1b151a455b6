/** The arena: matches and tournaments, players, the school where evaluators learn, and surfaces of wins. */
import { useTranslation } from 'react-i18next'
import { TabbedPage } from '../../ui/controls/tabbed-page.tsx'
import { PlayersTab } from './players/players-tab.tsx'
import { SchoolTab } from './school/school-tab.tsx'
import { SurfacesTab } from './surfaces/surfaces-tab.tsx'
import { ContestsTab } from './contests/contests-tab.tsx'
import './arena-page.css'

const TABS = [
  { hash: '#arena', name: 'contests', Content: ContestsTab },
  { hash: '#arena/players', name: 'players', Content: PlayersTab },
  { hash: '#arena/school', name: 'school', Content: SchoolTab },
  { hash: '#arena/surface', name: 'surface', Content: SurfacesTab },
] as const

export function ArenaPage() {
  const { t } = useTranslation('arena')
  return <TabbedPage title={t('title')} tabs={TABS.map((tab) => ({ ...tab, label: t(`tabs.${tab.name}`) }))} />
}
