/** Takes a chart out of the app: as a picture in the present theme, or as its numbers. */
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { DESKTOP, download } from '../../platform/download.ts'
import { MenuButton } from '../controls/menu-button.tsx'
import { pictureOf, pngOf, svgBlob } from './export.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useServices } from '../../platform/services.tsx'
import './export-menu.css'

interface ExportMenuProps {
  readonly title: string
  readonly fileName: string
  readonly figure: RefObject<HTMLElement | null>
  readonly csv: () => string
}

const FORMATS = ['svg', 'png', 'csv'] as const
type Format = (typeof FORMATS)[number]

export function ExportMenu({ title, fileName, figure, csv }: ExportMenuProps) {
  const { t } = useTranslation('charts')
  const app = useServices(DESKTOP, NOTICE)

  async function fileOf(format: Format): Promise<Blob> {
    if (format === 'csv') return new Blob([csv()], { type: 'text/csv;charset=utf-8' })
    const picture = pictureOf(figure.current as HTMLElement, title)
    return format === 'svg' ? svgBlob(picture.svg) : pngOf(picture)
  }

  return (
    <MenuButton
      label={t('exportOf', { title })}
      className="quiet export"
      placement="bottom end"
      actions={FORMATS.map((format) => ({ name: format, label: t(format), run: () => void download(app, `${fileName}.${format}`, fileOf(format)) }))}
    >
      <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 2v8M4.5 7 8 10.5 11.5 7M3 13.5h10" />
      </svg>
      {t('export')}
    </MenuButton>
  )
}
