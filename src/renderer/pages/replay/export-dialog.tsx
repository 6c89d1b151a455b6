/** The pictures that can be taken out of a replay: a row for each drawing of the page, with its menu of formats. */
import { useTranslation } from 'react-i18next'
import { ExportMenu } from '../../ui/charts/export-menu.tsx'
import { CloseButton, Modal } from '../../ui/controls/modal.tsx'

/** The drawings of the page: each is marked by its name, as `data-figure`. */
const FIGURES = ['tree', 'code', 'board'] as const

/** The drawing of that name; of two trees, the one that the replay follows. */
function figureOf(name: (typeof FIGURES)[number]): HTMLElement | null {
  const figures = [...document.querySelectorAll<HTMLElement>(`[data-figure="${name}"]`)]
  return figures.find((figure) => figure.closest('.followed') !== null) ?? figures[0] ?? null
}

interface ExportDialogProps {
  readonly titles: Readonly<Record<(typeof FIGURES)[number], string>>
  readonly caption: () => string
  readonly onClose: () => void
}

export function ExportDialog({ titles, caption, onClose }: ExportDialogProps) {
  const { t } = useTranslation('replay')
  return (
    <Modal title={t('bar.export')} onClose={onClose}>
      <p className="muted small">{t('bar.exportText')}</p>
      <ul className="stack gap-2">
        {FIGURES.map((name) => (
          <li key={name} className="row spread gap-3">
            {titles[name]}
            <ExportMenu title={titles[name]} fileName={name} figure={{ current: figureOf(name) }} caption={caption} />
          </li>
        ))}
      </ul>
      <CloseButton />
    </Modal>
  )
}
