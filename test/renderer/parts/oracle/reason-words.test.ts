/** The sentences said of a move, in both languages. */
import { afterEach, describe, expect, it } from 'vitest'
import { parseMove, parsePosition } from '../../../../src/engine/game/notation.ts'
import { legalMoves } from '../../../../src/engine/game/position.ts'
import { reasonsFor } from '../../../../src/engine/solver/reasons.ts'
import { fetchTexts, speak } from '../../../../src/renderer/language/i18n.ts'
import { reasonWords } from '../../../../src/renderer/parts/oracle/reason-words.ts'
import { Random, randomTensePosition } from '../../../engine/math/random.ts'

await fetchTexts('rest')

/** Returns the reasons for a move, in words. */
function said(text: string, move: string): string {
  const position = parsePosition(text)
  const node = parseMove(position.board, move)
  return reasonWords(reasonsFor(position, node), position, node)
}

/** Position, move, and what is said of it in English and Polish. */
const CASES = [
  [
    './...../b..rbr..br r',
    'b3',
    'b3 threatens to win on c3 and c7: Blue can block only one.',
    'b3 grozi wygraną na c3 i c7: Niebieski zablokuje tylko jedno z tych pól.',
  ],
  [
    'r/rbr../.b.b..r..b r',
    'b4',
    'After b4 Blue wins at once on c1 or c5.',
    'Po b4 Niebieski od razu wygrywa na c1 lub c5.',
  ],
  ['r/rbr../.b.b.rr..b b', 'c1', 'c1 wins at once.', 'c1 od razu wygrywa.'],
  [
    './.r.../br.rbb.... r',
    'c7',
    'c7 blocks the only move by which Blue would win at once. Blue needs 2 more stones instead of 1.',
    'c7 blokuje jedyny ruch, którym Niebieski od razu by wygrał. Niebieski potrzebuje jeszcze 2 pionów zamiast 1.',
  ],
  [
    './brr../br.b...r.. b',
    'c5',
    'c5 blocks the only move by which Red would win at once. It also threatens to win on c3.',
    'c5 blokuje jedyny ruch, którym Czerwony od razu by wygrał. Grozi też wygraną na c3.',
  ],
  ['./...../..rbr...b. r', 'b2', 'b2 threatens to win on b3.', 'b2 grozi wygraną na b3.'],
  [
    './..r../.........b r',
    'c1',
    'After c1 Blue needs 3 more stones instead of 2. Red needs 2 more stones instead of 3.',
    'Po c1 Niebieski potrzebuje jeszcze 3 pionów zamiast 2. Czerwony potrzebuje jeszcze 2 pionów zamiast 3.',
  ],
  [
    './...../..rbr...b. r',
    'a1',
    'a1 changes nothing at once: only a proof shows what it is worth.',
    'a1 niczego od razu nie zmienia: dopiero dowód pokazuje, ile ten ruch jest wart.',
  ],
] as const

describe('reasons in words', () => {
  afterEach(() => speak('en'))

  it('says in English what a move does', () => {
    for (const [position, move, english] of CASES) expect(said(position, move)).toBe(english)
  })

  it('says it in Polish', async () => {
    await speak('pl')
    for (const [position, move, , polish] of CASES) expect(said(position, move)).toBe(polish)
  })

  it('has at most two sentences for every move, without a gap in them', () => {
    const random = new Random(7)
    for (let i = 0; i < 200; i++) {
      const position = randomTensePosition(random, 3, random.between(1, 12))
      for (const node of legalMoves(position)) {
        const words = reasonWords(reasonsFor(position, node), position, node)
        expect(words).toMatch(/^[^.]+\.( [^.]+\.)?$/)
        expect(words).not.toMatch(/reasons:|\{\{|undefined/)
      }
    }
  })
})
