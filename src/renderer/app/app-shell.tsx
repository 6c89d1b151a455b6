/** The frame of every page: the header above, and what may lie over any page. */
import { useEffect } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useTranslation } from 'react-i18next'
import type { Position } from '../../engine/game/position.ts'
import { i18n } from '../language/i18n.ts'
import { draw, INSPECT } from '../model/inspect/inspect-store.ts'
import { importText } from '../model/library/import-export.ts'
import { LIBRARY } from '../model/library/library.ts'
import { LIBRARY_PAGE } from '../model/library/page-store.ts'
import { playFrom } from '../model/match/leave.ts'
import { MATCH } from '../model/match/match-store.ts'
import { DropTarget } from '../pages/library/drop-target.tsx'
import { Announcer } from '../pages/play/announcer.tsx'
import { Notice, NOTICE, say } from '../platform/notice.tsx'
import { usePage } from '../platform/places.ts'
import { useShownPosition } from '../platform/shown-position.ts'
import { type Needs, useServices } from '../platform/services.tsx'
import { PageBoundary } from '../ui/boundary.tsx'
import { useCopyAndPaste } from './copy-and-paste.ts'
import { Dialogs } from './dialogs.tsx'
import { Header } from './header.tsx'
import type { PageViews } from './page-views.tsx'
import { useShortcuts } from './shortcuts.ts'
import './app-shell.css'

export function AppShell({ pages: { views, fetchAhead } }: { pages: PageViews }) {
  // Everything below shows the current language, so a change of language must render it all again.
  const { t, i18n } = useTranslation()
  const page = usePage()
  const { Page, shown: position } = views[page]
  const app = useServices(INSPECT, LIBRARY, LIBRARY_PAGE, MATCH, NOTICE)
  const shown = useShownPosition(position)
  const title = page === 'play' ? 'Poly-Y' : `${t(`pages.${page}`)} · Poly-Y`
  useShortcuts()
  // The library handles copy and paste itself; games pasted on another page are imported into it.
  useCopyAndPaste(
    page !== 'library',
    shown,
    (position) => (page === 'inspect' ? inspectPasted(app, position) : playFrom(app, position)),
    (games) => void importText(app, games),
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

function inspectPasted({ inspect, notice }: Needs<typeof INSPECT | typeof NOTICE>, position: Position): void {
  draw(inspect, position)
  say(notice, i18n.t('common:notice.pasted'))
}
