/** The arena: matches and tournaments, and the players. */
import { useTranslation } from 'react-i18next'
import { TabbedPage } from '../../ui/controls/tabbed-page.tsx'
import { PlayersTab } from './players/players-tab.tsx'
import { ContestsTab } from './contests/contests-tab.tsx'

const TABS = [
  { hash: '#arena', name: 'contests', Content: ContestsTab },
  { hash: '#arena/players', name: 'players', Content: PlayersTab },
] as const

export function ArenaPage() {
  const { t } = useTranslation('arena')
  return <TabbedPage title={t('title')} tabs={TABS.map((tab) => ({ ...tab, label: t(`tabs.${tab.name}`) }))} />
}
