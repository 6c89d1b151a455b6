/**
 * The menu of pages: all in a row where there is room; otherwise those for studying behind a button, and on a phone as
 * tabs below.
 */
import { useTranslation } from 'react-i18next'
import { MenuButton } from '../ui/controls/menu-button.tsx'
import { Chevron } from '../ui/controls/icons.tsx'
import { goTo, pageHash, PLAYING, STUDYING, usePage } from '../platform/places.ts'
import './pages-nav.css'

/** A triangle to start with, an open book, a shelf, a curve of chances, and a flask. */
const PICTURES = {
  play: 'M8 5.5v13L18.5 12Z',
  learn: 'M12 7v12.5M12 7C10 5.3 7.3 5 4 5v12.5c3.3 0 6 .3 8 2 2-1.7 4.7-2 8-2V5c-3.3 0-6 .3-8 2Z',
  library: 'M5 4.5v15M10 4.5v15M14.5 5l5 14.5',
  review: 'M4 17.5l5.5-6 3.5 3.5L20 7.5M15 7.5h5v5',
  study: 'M10 4.5v5L4.7 18.2A1.2 1.2 0 0 0 5.7 20h12.6a1.2 1.2 0 0 0 1-1.8L14 9.5v-5M8.5 4.5h7M7.5 14.5h9',
} as const

export function PagesNav() {
  const { t } = useTranslation()
  const section = usePage()
  const current = (page: typeof section) => (page === section ? 'page' : undefined)
  const isStudying = STUDYING.some((page) => page === section)
  return (
    <nav className="pages-nav" aria-label={t('pages.label')}>
      {PLAYING.map((page) => (
        <a key={page} href={pageHash(page)} aria-current={current(page)}>
          <Picture name={page} />
          <span className="page-name">{t(`pages.${page}`)}</span>
        </a>
      ))}
      <span className="studying">
        {STUDYING.map((page) => (
          <a key={page} href={pageHash(page)} aria-current={current(page)}>
            {t(`pages.${page}`)}
          </a>
        ))}
      </span>
      <MenuButton
        label={isStudying ? `${t('pages.study')}: ${t(`pages.${section}`)}` : t('pages.study')}
        className={`quiet study${isStudying ? ' current' : ''}`}
        placement="bottom start"
        actions={STUDYING.map((page) => ({ name: page, label: t(`pages.${page}`), run: () => goTo(page) }))}
      >
        <Picture name="study" />
        <span className="page-name">{t('pages.study')}</span>
        <Chevron />
      </MenuButton>
    </nav>
  )
}

function Picture({ name }: { name: keyof typeof PICTURES }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PICTURES[name]} />
    </svg>
  )
}
