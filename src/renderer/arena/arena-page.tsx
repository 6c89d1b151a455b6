/** The arena: matches and tournaments, the players there are, and where they learn, each at an address of its own. */
import { useTranslation } from 'react-i18next'
import { Tabs } from '../controls/tabs.tsx'
import { useHash } from '../pages.ts'
import { PlayersTab } from '../players/players-tab.tsx'
import { SchoolTab } from '../school/school-tab.tsx'
import { ContestsTab } from './contests-tab.tsx'

/** In order; the first one's address is the page's own. */
const TABS = [
  { hash: '#arena', name: 'contests', Content: ContestsTab },
  { hash: '#arena/players', name: 'players', Content: PlayersTab },
  { hash: '#arena/school', name: 'school', Content: SchoolTab },
] as const

export function ArenaPage() {
  const { t } = useTranslation('arena')
  const hash = useHash()
  const current = TABS.find((tab) => tab.hash === hash) ?? TABS[0]
  return (
    <main className="lab">
      <h1 className="visually-hidden">{t('title')}</h1>
      <Tabs
        className="pages"
        legend={t('title')}
        tabs={TABS.map(({ hash, name, Content }) => ({ id: hash, label: t(`tabs.${name}`), content: <Content /> }))}
        selected={current.hash}
        onSelect={(hash) => (location.hash = hash)}
      />
    </main>
  )
}
