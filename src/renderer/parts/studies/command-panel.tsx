/** A command for a terminal, to be copied. */
import { useTranslation } from 'react-i18next'
import { COPY, copyAndTell } from '../../platform/clipboard.ts'
import type { CommandFile } from './command-line.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useServices } from '../../platform/services.tsx'

/** @param files that the command reads, and the page saves */
export function CommandLine({ command, files = [] }: { command: string; files?: readonly CommandFile[] }) {
  const { t } = useTranslation('experiments')
  const app = useServices(COPY, NOTICE)
  const onCopy = () => copyAndTell(app, command, t('command.copied'), (reason) => t('command.notCopied', { reason }))
  return (
    <section className="command" aria-label={t('command.heading')}>
      <h3>{t('command.heading')}</h3>
      <p className="muted small">{t('command.text')}</p>
      {files.length > 0 && <p className="muted small">{t('command.files', { count: files.length, files: files.map(({ name }) => name) })}</p>}
      <div>
        <code tabIndex={0}>{command}</code>
        <button onClick={onCopy}>{t('command.copy')}</button>
      </div>
    </section>
  )
}
