/**
 * The games and positions that come with the app. Names, notes and tags are in library.json; tests check the claims of
 * the notes by searches.
 */
import type { TFunction } from 'i18next'
import { newGame, addMove, type Game } from '../../../engine/game/game.ts'
import { NO_INFO } from '../../../engine/game/game-tree.ts'
import { fromGame } from '../../../engine/game/tree-builder.ts'
import { parseMove, parsePosition } from '../../../engine/game/notation.ts'
import { emptyPosition } from '../../../engine/game/position.ts'
import {
  ELEVEN_STONES,
  END_WITH_CORNERS,
  END_WITHOUT_CORNERS,
  FIGURE_1,
  FIGURE_2_STONE,
  STATE_1,
  STATE_2_GUESS,
} from '../../../engine/lab/report.ts'
import { gameEntry, type GameEntry } from './entries.ts'

const position = (text: string): Game => newGame(parsePosition(text), false)

/** A position with one more stone, which is then known to be the last. */
function withStone(text: string, stone: string): Game {
  const game = position(text)
  return addMove(game, parseMove(game.start.board, stone))
}

/** The positions in which exactly one move wins, which their notes name. */
const PUZZLES: ReadonlySet<string> = new Set(['only-block', 'quiet', 'corner'].map((key) => `built-in:${key}`))

/** In the order for learners. */
export const BUILT_INS = [
  { key: 'state-1', tag: 'report', game: position(STATE_1.position) },
  { key: 'state-2-guess', tag: 'report', game: position(STATE_2_GUESS) },
  { key: 'eleven-stones', tag: 'report', game: position(ELEVEN_STONES.position) },
  { key: 'end-without-corners', tag: 'report', game: withStone(END_WITHOUT_CORNERS.before, END_WITHOUT_CORNERS.stone) },
  { key: 'end-with-corners', tag: 'report', game: withStone(END_WITH_CORNERS.before, END_WITH_CORNERS.stone) },
  { key: 'figure-1', tag: 'report', game: position(FIGURE_1) },
  { key: 'figure-2', tag: 'report', game: withStone(FIGURE_1, FIGURE_2_STONE) },
  { key: 'smallest', tag: 'opening', game: newGame(emptyPosition(2), false) },
  { key: 'swap', tag: 'opening', game: addMove(newGame(emptyPosition(3), true), 0) },
  { key: 'race', tag: 'tactics', game: position('./...../r..b....b./b..rrr....rb.b. r') },
  { key: 'double-threat', tag: 'tactics', game: position('./r...r/..b......./.r.b.b...b..r.. r') },
  { key: 'only-block', tag: 'tactics', game: position('./r.r.r/.......r../bb.b.rbbr...bbr r') },
  { key: 'quiet', tag: 'tactics', game: position('./.r..r/bb....bb.r/rb...b...rrbrrb r') },
  { key: 'corner', tag: 'evaluation', game: position('./...bb/rr..br.r.r/bb..rrb...b.... r') },
  { key: 'nothing-helps', tag: 'evaluation', game: position('./...../rrbr.r.rb./.b.b..brr.b..br b') },
  { key: 'deeper', tag: 'evaluation', game: position('./br.../.r...rr.br/...brbb..br..br b') },
] as const

/** Ids that no document can have. */
export const builtInId = (key: (typeof BUILT_INS)[number]['key']): string => `built-in:${key}`

export function isPuzzle({ id }: { readonly id: string }): boolean {
  return PUZZLES.has(id)
}

export function builtInEntries(t: TFunction<'library'>): GameEntry[] {
  return BUILT_INS.map(({ key, tag, game }) => {
    const info = {
      ...NO_INFO,
      name: t(`builtIn.${key}.name`),
      notes: t(`builtIn.${key}.notes`),
      tags: [t(`tag.${tag}`)],
    }
    return gameEntry(builtInId(key), fromGame(game, info), true)
  })
}
