/** A command for a terminal, to be copied. */
import { useTranslation } from 'react-i18next'
import { COPY, copyAndTell } from '../../platform/clipboard.ts'
import type { Command } from '../../model/studies/command-line.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useServices } from '../../platform/services.tsx'

interface CommandLineProps {
  readonly command: Command
  /** Does it stand under a heading of its own? */
  readonly isAlone?: boolean
}

export function CommandLine({ command: { text, files }, isAlone = false }: CommandLineProps) {
  const { t } = useTranslation('studies')
  const app = useServices(COPY, NOTICE)
  const onCopy = () => copyAndTell(app, text, t('command.copied'), (reason) => t('command.notCopied', { reason }))
  return (
    <section className="command stack gap-1" aria-label={t('command.heading')}>
      {!isAlone && <h3>{t('command.heading')}</h3>}
      <p className="muted small">{t('command.text')}</p>
      {files.length > 0 && (
        <p className="muted small">
          {t('command.files', { count: files.length, files: files.map(({ name }) => name) })}
        </p>
      )}
      <div>
        <code tabIndex={0}>{text}</code>
        <button onClick={onCopy}>{t('command.copy')}</button>
      </div>
    </section>
  )
}
