/** Numbers as charts write them, in the language of the page, and whether there is room for them. */
import { i18n } from '../i18n.ts'

function written(value: number, options: Intl.NumberFormatOptions, language = i18n.language): string {
  return new Intl.NumberFormat(language, options).format(value)
}

/** As short as a tick has to be: 100, 10K, 1M. By the language alone: in some regions a million is `1m`, or ten lakh. */
export function short(value: number): string {
  return written(value, { notation: 'compact' }, i18n.resolvedLanguage)
}

/** A share of 1 in per cent; below ten with a decimal. */
export function percent(share: number): string {
  return written(share, { style: 'percent', maximumFractionDigits: share < 0.0995 ? 1 : 0 })
}

/** With two decimals at most. */
export function decimal(value: number): string {
  return written(value, { maximumFractionDigits: 2 })
}

/** With four decimals at most: for what lies close together. */
export function fine(value: number): string {
  return written(value, { maximumFractionDigits: 4 })
}

/** Width of a letter as a part of the page's text size, roughly: charts write a little smaller. */
const LETTER = 0.46

/** Does a short text fit into a width with a little space around it? */
export function fits(text: string, width: number, rem: number): boolean {
  return (text.length + 1) * LETTER * rem < width
}
