/** One accuracy study: its charts. */
import { useTranslation } from 'react-i18next'
import { ACCURACIES } from '../../../model/studies/accuracy/accuracies.ts'
import type { AccuracyRecord } from '../../../model/studies/accuracy/accuracy-file.ts'
import { accuracyCommand } from '../../../model/studies/command-line.ts'
import { evaluatorForms } from '../../../parts/studies/evaluator-forms.ts'
import { StudyView, type ViewProps } from '../../../parts/studies/study-view.tsx'
import { DESKTOP } from '../../../platform/download.ts'
import { NOTICE } from '../../../platform/notice.tsx'
import { useLaterServices } from '../../../platform/services.tsx'
import { AccuracyCharts } from './accuracy-charts.tsx'

export function AccuracyView({ entry }: ViewProps<AccuracyRecord>) {
  const { t } = useTranslation('accuracy')
  const app = useLaterServices(ACCURACIES, DESKTOP, NOTICE)
  const { plan, positions } = entry.record
  const unsolved = positions.filter(({ checks: [check] }) => check.found === null).length
  const { files } = accuracyCommand(plan)
  return (
    <StudyView
      kind={ACCURACIES}
      entry={entry}
      {...(files.length > 0 && {
        exportForms: (save) => [{ label: t('view.json'), onChoose: save }, ...evaluatorForms(app, files)],
      })}
      notes={unsolved > 0 && <p className="muted small">{t('unsolved', { count: unsolved })}</p>}
      picture={positions.length === 0 ? null : <AccuracyCharts record={entry.record} />}
    />
  )
}
