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
  learn: 'M12 7v12q-3-2-8-2V5q5 0 8 2 3-2 8-2v12q-5 0-8 2',
  library: 'M5 4.5v15M10 4.5v15M14.5 5l5 14.5',
  review: 'M4 17l6-6 4 4 6-8',
  study: 'M10 5v5L5 19h14L14 10V5M8 5h8',
} as const

export function PagesNav() {
  const { t } = useTranslation()
  const open = usePage()
  const section = open === 'openings' ? 'library' : open
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
