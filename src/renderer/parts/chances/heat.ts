/**
 * A heat map of candidate moves: the chance of each as a number on a disc, the larger the more playouts it has had; or
 * its name, where a list has the numbers.
 */
import type { CandidateMove } from '../../../engine/playouts/best-moves.ts'
import type { Chances } from '../../../engine/playouts/chances.ts'
import { rounded } from '../../../engine/math/rounding.ts'
import { i18n } from '../../language/i18n.ts'
import type { Mark } from '../board/marks.ts'
import { LOST, WON } from '../oracle/truth-picture.ts'
import { chanceWords, playoutWords } from './chance-words.ts'

/** The size of the smallest disc, as a share of the largest: its number has to be seen on it. */
const MIN_SIZE = 0.55

/** The strength of the tint of a chance of 0, and how much it grows up to a chance of 1. */
const TINT = { from: 0.1, by: 0.7 }

/** @param names those of the nodes, to stand in place of the numbers */
export function heatMarks({ candidates }: Pick<Chances, 'candidates'>, names?: readonly string[]): Map<number, Mark> {
  const most = Math.max(1, ...candidates.map(({ visits }) => visits))
  return new Map(
    candidates.map((candidate) => {
      const mark = markOf(candidate, candidate.visits / most)
      const isNamed = names !== undefined && !mark.isSign
      return [candidate.node, isNamed ? { ...mark, text: names[candidate.node], isName: true, size: 1 } : mark]
    }),
  )
}

/** A chance in per cent, in so few signs that they fit on a disc: no chance that is not proven reads as 0 or 100. */
export function discText(chance: number): string {
  const shown = rounded(100 * chance)
  return shown <= 0 ? '<1' : shown >= 100 ? '>99' : String(shown)
}

/** @param share its playouts, as a share of the most that a move has had */
function markOf(candidate: CandidateMove, share: number): Mark {
  const { chance, visits, isWon } = candidate
  const meaning = i18n.t('oracle:chances.mark', { chance: chanceWords(candidate), playouts: playoutWords(visits) })
  if (isWon === true) return { text: WON, meaning, isSign: true, tone: 'accent', strength: 0.6 }
  if (isWon === false) return { text: LOST, meaning, isSign: true, tone: 'amber', strength: 0.18 }
  return {
    text: discText(chance.value),
    meaning,
    tone: 'accent',
    strength: TINT.from + TINT.by * chance.value,
    size: MIN_SIZE + (1 - MIN_SIZE) * Math.sqrt(share),
  }
}
