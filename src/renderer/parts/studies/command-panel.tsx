/** A command for a terminal, to be copied. */
import { useTranslation } from 'react-i18next'
import { COPY, copyAndTell } from '../../platform/clipboard.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useServices } from '../../platform/services.tsx'

export function CommandLine({ command }: { command: string }) {
  const { t } = useTranslation('experiments')
  const app = useServices(COPY, NOTICE)
  const onCopy = () => copyAndTell(app, command, t('command.copied'), (reason) => t('command.notCopied', { reason }))
  return (
    <section className="command" aria-label={t('command.heading')}>
      <h3>{t('command.heading')}</h3>
      <p className="muted small">{t('command.text')}</p>
      <div>
        <code tabIndex={0}>{command}</code>
        <button onClick={onCopy}>{t('command.copy')}</button>
      </div>
    </section>
  )
}
