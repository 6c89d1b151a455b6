/** The programs that the user has allowed to start, each of which can be taken back. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DesktopApi } from '../../../../contract/api.ts'
import { withNumbers } from '../../../../engine/game/unseen.ts'
import { reasonOf } from '../../../language/words.ts'
import { troubleWords } from '../../../model/players/program-words.ts'
import './allowed-programs.css'

export function AllowedPrograms({ programs }: { programs: DesktopApi['programs'] }) {
  const { t } = useTranslation('yours')
  const [commands, setCommands] = useState<readonly string[] | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const told = (error: unknown) => setFault(troubleWords(reasonOf(error)))
  useEffect(() => {
    void programs.allowed().then(setCommands, told)
  }, [programs])
  const revoke = async (command: string) => {
    await programs.revoke(command)
    setCommands(await programs.allowed())
    setFault(null)
  }
  return (
    <section className="panel results stack gap-3" aria-label={t('allowed.title')}>
      <h2 className="title">{t('allowed.title')}</h2>
      <p className="muted small">{t('allowed.text')}</p>
      {commands?.length === 0 && <p>{t('allowed.empty')}</p>}
      <ul className="allowed-programs">
        {commands?.map((command) => (
          <li key={command}>
            <code>{withNumbers(command)}</code>
            <button
              aria-label={t('allowed.revokeOne', { command: withNumbers(command) })}
              onClick={() => void revoke(command).catch(told)}
            >
              {t('allowed.revoke')}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="fault">
        {fault !== null && t('allowed.fault', { reason: fault })}
      </p>
    </section>
  )
}
