/** Guesses in words. */
import { BATCH, distanceOf, type GuessCounts, type GuessPlan } from '../../../../engine/lab/guess.ts'
import { percent } from '../../../language/format.ts'
import { i18n } from '../../../language/i18n.ts'
import { count } from '../../../language/words.ts'
import { guessCommand } from '../command-line.ts'
import type { StudyWords } from '../study-kind.ts'
import type { PlannedGuesses } from './draft.ts'
import type { GuessRecord } from './guess-file.ts'

/** 10,000 positions reached by random moves, seed 1. */
function planWords({ kind, batches, seed }: GuessPlan): string {
  return [triedWords(batches), i18n.t(`accuracy:about.${kind}`), i18n.t('accuracy:about.seed', { seed })].join(' · ')
}

function triedWords(batches: number): string {
  return i18n.t('report:positions', { count: BATCH * batches, number: count(BATCH * batches) })
}

/** How far counts are off, by the mean of their logarithms: 4 %. */
export function offWords(counts: GuessCounts): string {
  return percent(Math.expm1(distanceOf(counts)))
}

export const GUESS_WORDS: StudyWords<GuessRecord, PlannedGuesses> = {
  texts: 'report',
  fileName: 'guesses',
  about: ({ plan }) => planWords(plan),
  details: ({ plan }) => [[planWords(plan)], []],
  usualName: ({ plan: { seed } }) => i18n.t('report:usualName', { seed }),
  size: ({ plan }) => triedWords(plan.batches),
  sum: ({ plan }) => ({ size: triedWords(plan.batches), note: i18n.t('report:form.time') }),
  faults: () => [],
  start: () => i18n.t('report:form.start'),
  command: ({ plan }) => ({ text: guessCommand(plan), files: [] }),
}
