/** The faults of a program of somebody else, in words. */
import { UNSTARTED } from '../../../engine/arena/program.ts'
import type { ProgramFault } from '../../../engine/arena/program-fault.ts'
import { PROGRAM_TROUBLES } from '../../../contract/api.ts'
import { i18n } from '../../language/i18n.ts'

/** A fault as a sentence about the program of this name. */
export function faultWords(name: string, { name: fault, words: [first = '', second = ''] }: ProgramFault): string {
  return i18n.t(`players:program.faults.${fault}`, { name, first, second })
}

/** The last lines of an error stream that are shown. */
const ERROR_LINES = 5

export function lastErrors({ errors }: ProgramFault): string {
  return errors.trim().split('\n').slice(-ERROR_LINES).join('\n')
}

/** Why a job with a program was refused, in words; other messages as they are. */
export function troubleWords(message: string): string {
  if (message === PROGRAM_TROUBLES.notAllowed) return i18n.t('players:program.troubles.notAllowed')
  if (message === PROGRAM_TROUBLES.listUnread) return i18n.t('players:program.troubles.listUnread')
  if (message === PROGRAM_TROUBLES.midGame) return i18n.t('players:program.troubles.midGame')
  const { unstartable } = PROGRAM_TROUBLES
  if (message.startsWith(unstartable))
    return i18n.t('players:program.troubles.unstartable', { name: message.slice(unstartable.length) })
  return message === UNSTARTED ? i18n.t('players:program.troubles.unstarted') : message
}
