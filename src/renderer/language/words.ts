/** Numbers, durations, dates and faults in words, in the current language. */
import { FaultError, type Fault } from '../../engine/game/fault.ts'
import { MEGABYTE, TextFault } from '../../contract/text-file.ts'
import type { EncodedValue } from '../../engine/game/notation.ts'
import { digitsOf, type AxisStep } from './format.ts'
import { i18n } from './i18n.ts'
import { isolated } from './isolated.ts'

/** Kept between calls: making a format takes longer than the rest of a replay's frame. */
let whole = { language: 'en', format: new Intl.NumberFormat('en') }

export function count(value: number): string {
  const { language } = i18n
  if (whole.language !== language) whole = { language, format: new Intl.NumberFormat(language) }
  return whole.format.format(value)
}

/** Several things in one sentence: a, b and c. */
export function listed(things: readonly string[]): string {
  return new Intl.ListFormat(i18n.language).format(things.map(isolated))
}

/** f with a true minus sign: −1, 0, +1, −∞. */
export function signed(value: EncodedValue): string {
  if (value === '+inf' || value === Infinity) return '+∞'
  if (value === '-inf' || value === -Infinity) return '−∞'
  const size = count(Math.abs(value))
  return value < 0 ? `−${size}` : value > 0 ? `+${size}` : size
}

/** A duration in ms or s: 0.4 ms, 12 ms, 3.4 s; on an axis with as many decimals as tell its ticks apart. */
export function duration(ms: number, axis?: AxisStep): string {
  const needed = (unit: number) => (axis === undefined ? 0 : digitsOf({ step: axis.step / unit }))
  const inUnit = (value: number, digits: number, unit: string) =>
    `${new Intl.NumberFormat(i18n.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)} ${unit}`
  return ms >= 1000
    ? inUnit(ms / 1000, Math.max(1, needed(1000)), 's')
    : inUnit(ms, Math.max(ms >= 10 ? 0 : 1, needed(1)), 'ms')
}

/** A clock's time: minutes and seconds, rounded up to whole seconds. */
export function clockTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function faultWords({ code, values }: Fault): string {
  const words = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? faultWords(value) : value,
  ])
  return i18n.t(`faults:${code}`, Object.fromEntries(words) as Record<string, string | number>)
}

/** The usual faults of storage, files, networks and clipboards, by what browsers and operating systems call them. */
const SYSTEM_FAULTS = {
  full: /\b(QuotaExceededError|ENOSPC|EDQUOT)\b/,
  missing: /\b(NotFoundError|ENOENT)\b/,
  denied: /\b(NotAllowedError|SecurityError|EACCES|EPERM|EROFS)\b/,
  newer: /\bVersionError\b/,
  blocked: /\bBlockedError\b/,
  silent: /\bSilentError\b/,
  changed: /\bChangedElsewhereError\b/,
  noDatabase: /\bNoDatabaseError\b/,
  noLocks: /\bNoLocksError\b/,
  closed: /\b(InvalidStateError|AbortError)\b/,
  broken:
    /\b(UnknownError|DataError|DataCloneError|ConstraintError|OperationError|ReadOnlyError|TransactionInactiveError)\b/,
  unreadable: /\b(NotReadableError|EncodingError)\b/,
  folder: /\bEISDIR\b/,
  noFile: /\b(EFTYPE|ENOTDIR|ENXIO|ELOOP)\b/,
  encoding: /\bEILSEQ\b/,
  tooLarge: /\bEFBIG\b/,
  longName: /\bENAMETOOLONG\b/,
  busy: /\b(EBUSY|ETXTBSY|EAGAIN|NoModificationAllowedError)\b/,
  manyFiles: /\b(EMFILE|ENFILE)\b/,
  device: /\b(EIO|ENODEV|ESTALE|ETIMEDOUT|ENOTCONN|EHOSTDOWN|EREMOTEIO)\b/,
  unreachable:
    /\bNetworkError\b|\bFailed to fetch\b|\bLoad failed\b|dynamically imported module|Importing a module script failed/,
} as const

/**
 * The known fault of a system behind an error; null for an unknown one. An error from the main process has its code
 * only in its text.
 */
export function systemFaultOf(error: unknown): keyof typeof SYSTEM_FAULTS | null {
  const codes = Object.keys(SYSTEM_FAULTS) as (keyof typeof SYSTEM_FAULTS)[]
  return codes.find((code) => SYSTEM_FAULTS[code].test(String(error))) ?? null
}

/** The code of a system's fault for which there are no words, where it stands alone or before the system's own. */
const SYSTEM_CODE = /(?:^|: )(E(?!RROR\b)[A-Z][A-Z0-9_]+)(?=:|$)/

/** The prefix that Electron gives to an error of the main process. */
const REMOTE = /^Error invoking remote method '[^']*': (?:\w*Error: )?/

/** A place in quotes, and one without; only the last part, the name, says something to the user. */
const QUOTED_PLACE = /(["'`])(?:\w{2,}:\/\/|[a-z]:[\\/]|[\\/])[^"'`]*?([^"'`\\/]*)[\\/]?\1/gi
const PLACE = /(?<![\w."'`/\\])(?:\w{2,}:\/\/|[a-z]:[\\/]|[\\/])(?:[^\s"'`\\/:]*[\\/])+([^\s"'`\\/:]*)/gi

/** The reason of a failure in words, from any value that was thrown. */
export function reasonOf(error: unknown): string {
  if (error instanceof FaultError) return faultWords(error.fault)
  if (error instanceof TextFault) return i18n.t(`common:textFaults.${error.code}`, { limit: error.limit / MEGABYTE })
  const known = systemFaultOf(error)
  if (known !== null) return i18n.t(`common:systemFaults.${known}`)
  const message = (error instanceof Error ? error.message : String(error)).replace(REMOTE, '')
  const [, code] = SYSTEM_CODE.exec(message) ?? []
  if (code !== undefined) return i18n.t('common:systemFault', { code })
  return message.replace(QUOTED_PLACE, '$1$2$1').replace(PLACE, '$1')
}

/** A date with its time, given in ISO 8601. */
export function dateWords(iso: string): string {
  return new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}
