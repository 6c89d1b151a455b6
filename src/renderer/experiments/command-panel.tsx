/** A command for a terminal, to be copied. */
import { useTranslation } from 'react-i18next'
import { useApp } from '../app-context.tsx'
import { say } from '../notice.tsx'
import { reasonOf } from '../words.ts'

export function CommandLine({ command }: { command: string }) {
  const { t } = useTranslation('experiments')
  const { copy, notice } = useApp()
  const onCopy = () => {
    copy(command).then(
      () => say(notice, t('command.copied')),
      (error: unknown) => say(notice, t('command.notCopied', { reason: reasonOf(error) })),
    )
  }
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
