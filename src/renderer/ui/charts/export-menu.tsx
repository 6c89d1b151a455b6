/** Exports a drawing as a picture in the current theme, saved or copied; a chart also as numbers. */
import { memo, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableData } from '../../../contract/table-text.ts'
import { COPY } from '../../platform/clipboard.ts'
import { DESKTOP, download } from '../../platform/download.ts'
import { ExportButton } from '../controls/export-button.tsx'
import { tableActions } from '../tables/table-actions.ts'
import { pictureOf, pngOf, svgBlob } from './export.ts'
import { canCopyPictures } from '../../platform/secure-context.ts'
import { reasonOf } from '../../language/words.ts'
import { NOTICE, say } from '../../platform/notice.tsx'
import { useServices } from '../../platform/services.tsx'

interface ExportMenuProps {
  readonly title: string
  readonly fileName: string
  readonly figure: RefObject<HTMLElement | null>
  /** The numbers of a chart. */
  readonly table?: () => TableData
  /** Caption that names the source of the drawing, asked for at the export. */
  readonly caption?: () => string
}

type Format = 'svg' | 'png'

/** Memoised, as the drawing beside it may change with every frame. */
export const ExportMenu = memo(function ExportMenu({ title, fileName, figure, table, caption }: ExportMenuProps) {
  const { t } = useTranslation('charts')
  const app = useServices(COPY, DESKTOP, NOTICE)
  const picture = () =>
    pictureOf(
      figure.current as HTMLElement,
      title,
      [caption?.(), `Poly-Y ${import.meta.env.APP_VERSION}`].filter(Boolean).join(' · '),
    )

  async function fileOf(format: Format): Promise<Blob> {
    return format === 'svg' ? svgBlob(picture().svg) : pngOf(picture())
  }

  function copy(): void {
    // Safari wants the promise, not its result.
    navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(picture()) })]).then(
      () => say(app.notice, t('copied')),
      (error: unknown) => say(app.notice, t('notCopied', { reason: reasonOf(error) })),
    )
  }

  const formats: readonly Format[] = ['svg', 'png']
  const save = (format: Format) => void download(app, `${fileName}.${format}`, fileOf(format))
  // Not every browser copies pictures.
  const copied = canCopyPictures() ? [{ name: 'copy', label: t('copyPicture'), run: copy }] : []
  const actions = [
    ...formats.map((format) => ({ name: format, label: t(format), run: () => save(format) })),
    ...copied,
    ...(table === undefined ? [] : tableActions(app, { title, fileName, table })),
  ]

  return <ExportButton title={title} actions={actions} />
})
