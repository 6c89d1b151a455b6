/** Numbers, durations, dates and faults in words, in the current language. */
import { FaultError, type Fault } from '../../engine/game/fault.ts'
import { MEGABYTE, TextFault } from '../../contract/text-file.ts'
import type { EncodedValue } from '../../engine/game/notation.ts'
import { digitsOf, type AxisStep } from './format.ts'
import { i18n } from './i18n.ts'

/** Kept between calls: making a format takes longer than the rest of a replay's frame. */
let whole = { language: 'en', format: new Intl.NumberFormat('en') }

export function count(value: number): string {
  const { language } = i18n
  if (whole.language !== language) whole = { language, format: new Intl.NumberFormat(language) }
  return whole.format.format(value)
}

/** Several things in one sentence: a, b and c. */
export function listed(things: readonly string[]): string {
  return new Intl.ListFormat(i18n.language).format(things)
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
  return ms >= 1000 ? inUnit(ms / 1000, Math.max(1, needed(1000)), 's') : inUnit(ms, Math.max(ms >= 10 ? 0 : 1, needed(1)), 'ms')
}

/** What a clock shows: minutes and seconds, rounded up to whole seconds. */
export function clockTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export function faultWords({ code, values }: Fault): string {
  const words = Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? faultWords(value) : value])
  return i18n.t(`faults:${code}`, Object.fromEntries(words) as Record<string, string | number>)
}

/** The usual faults of storage and clipboards, by the error names of browsers and operating systems. */
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
  broken: /\b(UnknownError|DataError|DataCloneError|ConstraintError|OperationError|NotReadableError)\b/,
} as const

/** Null for an unknown fault. An error from the main process has its code only in its text. */
export function systemFaultOf(error: unknown): keyof typeof SYSTEM_FAULTS | null {
  const codes = Object.keys(SYSTEM_FAULTS) as (keyof typeof SYSTEM_FAULTS)[]
  return codes.find((code) => SYSTEM_FAULTS[code].test(String(error))) ?? null
}

/** What went wrong in words, from any value that was thrown. */
export function reasonOf(error: unknown): string {
  if (error instanceof FaultError) return faultWords(error.fault)
  if (error instanceof TextFault) return i18n.t(`common:textFaults.${error.code}`, { limit: error.limit / MEGABYTE })
  const code = systemFaultOf(error)
  if (code !== null) return i18n.t(`common:systemFaults.${code}`)
  return error instanceof Error ? error.message : String(error)
}

/** A date with its time, given in ISO 8601. */
export function dateWords(iso: string): string {
  return new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}
