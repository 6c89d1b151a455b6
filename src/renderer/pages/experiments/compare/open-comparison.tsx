/** Opens a comparison that was saved as a file; what was compared before can be brought back. */
import { useTranslation } from 'react-i18next'
import { COMPARISON } from '../../../model/compare/comparison.ts'
import { documentFaultWords } from '../../../model/documents/document-fault.ts'
import { NOTICE, say } from '../../../platform/notice.tsx'
import { textOfFile } from '../../../platform/read-file.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { FileButton } from '../../../ui/controls/file-button.tsx'

export function OpenComparison() {
  const { t } = useTranslation('lab')
  const { comparison, notice } = useLaterServices(COMPARISON, NOTICE)
  const open = async (file: File) => {
    try {
      const takeBack = comparison.open(await textOfFile(file))
      say(notice, t('import.done', { file: file.name }), takeBack)
    } catch (error) {
      say(notice, t('import.failed', { file: file.name, reason: documentFaultWords(error) }))
    }
  }
  return <FileButton label={t('import.label')} accept=".json,application/json" onFile={(file) => void open(file)} />
}
