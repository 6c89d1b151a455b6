/** Saving a game under the entry it was saved under before, or opened from. */
import { describe, expect, it } from 'vitest'
import { addMove, newGame, positionOf, resign, resultOf, type Game } from '../../../../src/engine/game/game.ts'
import {
  lineThrough,
  lineTo,
  momentOf,
  NO_INFO,
  START,
  subtree,
  toGame,
  treeResult,
  type GameTree,
} from '../../../../src/engine/game/game-tree.ts'
import { fromGame } from '../../../../src/engine/game/tree-builder.ts'
import { annotate, playAt } from '../../../../src/engine/game/tree-edits.ts'
import { emptyPosition, legalMoves } from '../../../../src/engine/game/position.ts'
import { playersWords, resultWords } from '../../../../src/renderer/model/library/entry-words.ts'
import { readSgf } from '../../../../src/renderer/model/library/read-sgf.ts'
import { decodeSession } from '../../../../src/renderer/app/session-file.ts'
import { encodeSession, NOTHING_STUDIED } from '../../../../src/renderer/app/session.ts'
import { NOTHING_LEARNT } from '../../../../src/renderer/model/learn/learning.ts'
import { DEFAULT_SETTINGS } from '../../../../src/renderer/model/settings.ts'
import { gameInTime, withTime } from '../../../../src/renderer/model/library/game-time.ts'
import { suggestedGameName, withGame } from '../../../../src/renderer/model/library/save.ts'
import { writeSgf } from '../../../../src/renderer/model/library/write-sgf.ts'
import { newClock, type Clock } from '../../../../src/renderer/model/match/clock.ts'
import { NEW_MATCH } from '../../../../src/renderer/model/match/match-state.ts'
import { Random } from '../../../engine/math/random.ts'
import { randomTree } from './sgf-files.ts'
import { fetchTexts } from '../../../../src/renderer/language/i18n.ts'

await fetchTexts('rest')

const movesTo = (tree: GameTree, at: number) => lineTo(tree, at).flatMap(({ move }) => (move === null ? [] : [move]))
const mainMoves = (tree: GameTree) => movesTo(tree, lineThrough(tree).at(-1)?.id ?? START)

/** A game of the tree, gone on with or not, and given up or not. */
function someGame(random: Random, tree: GameTree): Game {
  let game: Game = { ...toGame(tree, random.pick([...subtree(tree)]).id), undone: [], resigned: null }
  for (let more = random.below(4); more > 0 && resultOf(game) === null; more--)
    game = addMove(game, random.pick(legalMoves(positionOf(game))))
  return random.below(3) === 0 ? resign(game, random.pick(['red', 'blue'])) : game
}

describe('a game with a swap', () => {
  const game = ([16, 'swap', 0] as const).reduce(addMove, newGame(emptyPosition(4), true))

  it('names the one first who plays Red after it', () => {
    expect(suggestedGameName(NEW_MATCH)).toMatch(/^Human – Random/)
    expect(suggestedGameName({ ...NEW_MATCH, game })).toMatch(/^Random – Human/)
  })

  it('has the player of Red as Black in SGF, and the same seats when it is read', () => {
    const tree = fromGame(game, { ...NO_INFO, players: { first: 'Ann', second: 'Bob' } })
    expect(writeSgf([tree])).toContain('PB[Bob]PW[Ann]')
    expect(readSgf(writeSgf([tree]))[0].info.players).toEqual({ first: 'Ann', second: 'Bob' })
    expect(playersWords(tree)).toBe('Bob – Ann')
  })
})

describe('a game saved again', () => {
  it('is the main line, to its end and no further, and no other line is lost', () => {
    const random = new Random(5)
    for (let round = 0; round < 300; round++) {
      const tree = randomTree(random, 1 + random.below(40))
      const game = someGame(random, tree)
      const saved = withGame(tree, game)
      expect(mainMoves(saved)).toEqual(game.moves)
      expect(treeResult(saved)).toEqual(resultOf(game))
      const ends = [...subtree(tree)].filter(({ children }) => children.length === 0).map(({ id }) => movesTo(tree, id))
      const kept = new Set([...subtree(saved)].map(({ id }) => String(movesTo(saved, id))))
      // What led on from where the game ends has been taken back.
      const isBeyond = (line: (number | 'swap')[]) => game.moves.every((move, i) => line[i] === move)
      for (const line of ends) expect(isBeyond(line) || kept.has(String(line))).toBe(true)
    }
  })

  it('keeps comments, and is the same as a new one where there was nothing else', () => {
    const start = newGame(emptyPosition(4), true)
    const game = addMove(addMove(start, 16), 0)
    const longer = addMove(addMove(game, 5), 7)
    expect(withGame(fromGame(game), longer).moments).toEqual(fromGame(longer).moments)
    const first = momentOf(fromGame(game), START).children[0]
    const told = playAt(annotate(fromGame(game), first, { comment: 'a good start' }), first, 3).tree
    const saved = withGame(told, longer)
    expect(momentOf(saved, first).comment).toBe('a good start')
    expect(momentOf(saved, first).children.map((id) => momentOf(saved, id).move)).toEqual([0, 3])
  })
})

describe('a game with a clock', () => {
  const CLOCK: Clock = newClock({ minutes: 3, increment: 2 })
  const saved = (game: Game, clock: Clock | null) => withTime(fromGame(game), { ...NEW_MATCH, game, clock })
  const begun = addMove(newGame(emptyPosition(4), false), 0)

  it('is written with its time, and a loss by it as one, also after it was read again', () => {
    const late = saved(resign(begun, 'blue'), { ...CLOCK, ranOut: 'second' })
    const [text, [read]] = [writeSgf([late]), readSgf(writeSgf([late]))]
    for (const property of ['RE[B+T]', 'TM[180]', 'OT[2 fischer]']) expect(text).toContain(property)
    expect([late, read].map(resultWords)).toEqual(Array(2).fill('Red won, Blue ran out of time'))
    expect(writeSgf([read])).toContain('RE[B+T]')
  })

  it('loses that result once it is played on, and saved under its entry', () => {
    const late = saved(resign(begun, 'blue'), { ...CLOCK, ranOut: 'second' })
    const goneOn = withGame(late, addMove(begun, 1))
    expect(resultWords(goneOn)).toBe('not finished')
    expect(writeSgf([goneOn])).not.toContain('RE[')
    expect(writeSgf([goneOn])).toContain('TM[180]')
  })

  it('goes on with what each had left, to whoever the colours belong', () => {
    const clock = { ...CLOCK, left: { first: 97_250, second: 4_000 } }
    const swapped = addMove(addMove(newGame(emptyPosition(4), true), 0), 'swap')
    for (const [game, times] of [
      [begun, ['BL[97.25]', 'WL[4]']],
      [swapped, ['BL[4]', 'WL[97.25]']],
    ] as const) {
      const text = writeSgf([saved(game, clock)])
      for (const property of times) expect(text).toContain(property)
      const [read] = readSgf(text)
      expect(gameInTime(read, game)).toEqual({ game, clock })
    }
  })

  it('is over where it was lost on time, and says so, also when it is saved again', () => {
    const lost = resign(begun, 'blue')
    const clock: Clock = { ...CLOCK, left: { first: 60_000, second: 0 }, ranOut: 'second' }
    const [read] = readSgf(writeSgf([saved(lost, clock)]))
    const opened = gameInTime(read, toGame(read, lineThrough(read).at(-1)?.id ?? START))
    expect(resultOf(opened.game)).toEqual({ winner: 'red', by: 'resignation' })
    expect(opened.clock).toEqual(clock)
    expect(resultWords(withTime(withGame(read, opened.game), opened))).toBe('Red won, Blue ran out of time')
  })

  it('has no clock where the file has none that is offered here, and full time where none is noted', () => {
    const open = (properties: string) => gameInTime(readSgf(`(;GM[531]${properties};B[a1])`)[0], begun)
    for (const properties of ['', 'TM[77]', 'TM[180]OT[5x30 byo-yomi]', 'OT[2 fischer]'])
      expect(open(properties).clock).toBeNull()
    expect(open('TM[180]OT[2 fischer]').clock).toEqual(CLOCK)
  })

  it.each(['99999999999999999999', '9'.repeat(400), '86400', '0.0004', '59'])(
    'can be saved with whatever time its file notes: %s',
    (seconds) => {
      const [read] = readSgf(`(;FF[4]GM[531]TM[60];B[d10]BL[${seconds}];W[a1]WL[59])`)
      const { game, clock } = gameInTime(read, toGame(read, lineThrough(read).at(-1)?.id ?? START))
      const session = {
        match: { ...NEW_MATCH, game, clock },
        settings: DEFAULT_SETTINGS,
        learning: NOTHING_LEARNT,
        ...NOTHING_STUDIED,
      }
      expect(clock?.left.first).toBeLessThanOrEqual(60_000)
      expect(decodeSession(encodeSession(session))).toEqual(session)
    },
  )

  it('can be given up like any other, and one without a clock is as it was', () => {
    expect(resultWords(saved(resign(begun, 'blue'), CLOCK))).toBe('Red won, Blue resigned')
    expect(resultWords(saved(begun, CLOCK))).toBe('not finished')
    expect(saved(begun, null)).toEqual(fromGame(begun))
  })
})
