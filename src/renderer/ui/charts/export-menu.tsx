/** Takes a chart out of the app: as a picture in the present theme, or as its numbers. */
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { DESKTOP, download } from '../../platform/download.ts'
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
    <MenuTrigger>
      <Button className="quiet export" aria-label={t('exportOf', { title })}>
        <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 2v8M4.5 7 8 10.5 11.5 7M3 13.5h10" />
        </svg>
        {t('export')}
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu className="listbox" aria-label={t('exportOf', { title })}>
          {FORMATS.map((format) => (
            <MenuItem key={format} className="listbox-item" onAction={() => void download(app, `${fileName}.${format}`, fileOf(format))}>
              {t(format)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
