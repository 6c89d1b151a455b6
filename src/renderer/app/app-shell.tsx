/** The frame of every page: the header above, and what may lie over any page. */
import { useEffect } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useTranslation } from 'react-i18next'
import { takeText } from '../model/library/incoming.ts'
import { playFrom } from '../model/match/leave.ts'
import { MATCH } from '../model/match/match-store.ts'
import { DropTarget } from '../pages/library/drop-target.tsx'
import { Announcer } from '../pages/play/announcer.tsx'
import { Notice, NOTICE } from '../platform/notice.tsx'
import { usePage } from '../platform/places.ts'
import { useShownText } from '../platform/shown-position.ts'
import { REST, useServices } from '../platform/services.tsx'
import { PageBoundary } from '../ui/boundary.tsx'
import { COMMANDS_AT_START } from './commands-at-start.ts'
import { fetchPasting, useCopyAndPaste } from './copy-and-paste.ts'
import { Dialogs } from './dialogs.tsx'
import { Header } from './header.tsx'
import type { PageViews } from './page-views.tsx'
import { useShortcuts } from '../platform/shortcuts.ts'
import './app-shell.css'

export function AppShell({ pages: { views, fetchAhead } }: { pages: PageViews }) {
  // Everything below shows the current language, so a change of language must render it all again.
  const { t, i18n } = useTranslation()
  const page = usePage()
  const Page = views[page]
  const app = useServices(MATCH, NOTICE, REST)
  const shown = useShownText()
  const title = page === 'play' ? 'Poly-Y' : `${t(`pages.${page}`)} · Poly-Y`
  useShortcuts(COMMANDS_AT_START)
  // The library handles copy and paste itself; games pasted on another page are imported into it.
  useCopyAndPaste(
    page !== 'library',
    shown,
    (position) =>
      page === 'inspect'
        ? void fetchPasting().then(({ inspectPasted }) => inspectPasted(app, position))
        : playFrom(app, position),
    (games) => void takeText(app, games),
  )
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(fetchAhead, [fetchAhead])
  return (
    <I18nProvider locale={i18n.language}>
      <Header page={page} shown={shown} />
      <PageBoundary key={page}>
        <Page />
      </PageBoundary>
      <Notice notice={app.notice} />
      <DropTarget />
      <Announcer />
      <Dialogs />
    </I18nProvider>
  )
}
