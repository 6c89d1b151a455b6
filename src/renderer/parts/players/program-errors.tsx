/** The end of a program's error stream, if it has written any. */
import { useTranslation } from 'react-i18next'
import type { ProgramFault } from '../../../engine/arena/program-fault.ts'
import { lastErrors } from '../../model/players/program-words.ts'
import './program-errors.css'

export function ProgramErrors({ fault }: { fault: ProgramFault }) {
  const { t } = useTranslation('players')
  const errors = lastErrors(fault)
  if (errors === '') return null
  return (
    <pre className="program-errors small" tabIndex={0} aria-label={t('program.errors')}>
      {errors}
    </pre>
  )
}
