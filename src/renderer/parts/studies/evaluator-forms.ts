/** The evaluators that a study's command reads from files, as forms in which the study is exported. */
import { i18n } from '../../language/i18n.ts'
import type { CommandFile } from '../../model/studies/command-line.ts'
import { type DESKTOP, download } from '../../platform/download.ts'
import type { NOTICE } from '../../platform/notice.tsx'
import type { Needs } from '../../platform/services.tsx'
import type { ExportForm } from './actions.tsx'

export function evaluatorForms(
  app: Needs<typeof DESKTOP | typeof NOTICE>,
  files: readonly CommandFile[],
): ExportForm[] {
  return files.map(({ name, text }) => ({
    label: i18n.t('experiments:view.evaluator', { name }),
    onChoose: () => void download(app, name, new Blob([text], { type: 'application/json' })),
  }))
}
