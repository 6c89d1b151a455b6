/** The texts that every kind of study has, each kind in its own words. */
import type { ENGLISH } from '../../../locales/en.ts'
import { rounded } from '../../../engine/math/rounding.ts'
import { i18n } from '../../language/i18n.ts'
import { count } from '../../language/words.ts'

/** The namespaces of the kinds that have a tab: those with the texts of a study. */
export type StudyTexts = {
  [Name in keyof typeof ENGLISH]: (typeof ENGLISH)[Name] extends { readonly view: { readonly renameHeading: string } }
    ? Name
    : never
}[keyof typeof ENGLISH]

/** The texts for the progress of a study. */
export type ProgressTexts = `${StudyTexts}:view` | 'claims:games'

export type StudyState = 'new' | 'running' | 'waiting' | 'paused' | 'stopped' | 'done'

export function tabTexts(texts: StudyTexts) {
  return {
    heading: i18n.t(`${texts}:heading`),
    newStudy: i18n.t(`${texts}:new`),
    notLoaded: (reason: string) => i18n.t(`${texts}:notLoaded`, { reason }),
  }
}

export function viewTexts(texts: StudyTexts) {
  return { renameHeading: i18n.t(`${texts}:view.renameHeading`), nothing: i18n.t(`${texts}:view.nothing`) }
}

/** A ready-made study: the question, and how it is answered. A test holds that there are texts for each. */
export function presetTexts(texts: StudyTexts, key: string) {
  return {
    name: i18n.t(`${texts}:presets.${key}.name` as 'arena:presets.cast.name'),
    text: i18n.t(`${texts}:presets.${key}.text` as 'arena:presets.cast.text'),
  }
}

export function progressTexts(texts: ProgressTexts) {
  return {
    label: i18n.t(`${texts}.progress`),
    paused: (counts: string) => i18n.t(`${texts}.paused`, { counts }),
    stopped: (counts: string, reason: string) => i18n.t(`${texts}.stopped`, { counts, reason }),
    done: (total: number) => i18n.t(`${texts}.done`, { count: total, number: count(total) }),
  }
}

/** The progress as one number of another. */
export function countsIn(texts: Exclude<ProgressTexts, 'school:view'>) {
  return (_: unknown, { done, total }: { readonly done: number; readonly total: number }) =>
    i18n.t(`${texts}.counts`, { done: count(done), total: count(total) })
}

/** A state of a study, in the gender that the kind has in the language. */
export function stateWords(texts: StudyTexts, state: StudyState): string {
  const inGender: { readonly context?: unknown } = { context: i18n.t(`studies:gender.${texts}`) }
  return i18n.t(`studies:state.${state}`, inGender)
}

/** The text of a badge: the state, and the share done of a study that has begun and is not over. */
export function badgeWords(texts: StudyTexts, state: StudyState, percent: string): string {
  const words = stateWords(texts, state)
  return state === 'running' || state === 'paused' ? i18n.t('studies:share', { state: words, percent }) : words
}

/** A minute and an hour, in milliseconds. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

/** A rough duration: 40 s, 3 min, 2 h. */
export function roughTime(ms: number): string {
  const inUnit = (value: number, unit: string) =>
    new Intl.NumberFormat(i18n.language, { style: 'unit', unit, maximumFractionDigits: 0 }).format(value)
  if (ms < 1000) return i18n.t('studies:moment')
  if (ms < 90 * 1000) return inUnit(ms < 10_000 ? Math.ceil(ms / 1000) : Math.ceil(ms / 5000) * 5, 'second')
  if (ms < 90 * MINUTE) return inUnit(rounded(ms / MINUTE), 'minute')
  return ms < 48 * HOUR ? inUnit(rounded(ms / HOUR), 'hour') : inUnit(rounded(ms / HOUR / 24), 'day')
}

/**
 * Below that, in milliseconds, the time left is not told as a number: in short studies it is off by a factor of up to
 * 2.5.
 */
const TELLING = 10_000

/** The progress, and about how long the rest takes. */
export function withTimeLeft(counts: string, ms: number): string {
  return ms < TELLING
    ? i18n.t('documents:fewLeft', { counts })
    : i18n.t('documents:left', { counts, time: roughTime(ms) })
}

/** A size, and about how long so much work takes. */
export function withTime(size: string, ms: number): string {
  return i18n.t('studies:sized', { size, time: roughTime(ms) })
}
