/** The notes of the built-in positions claim what searches confirm, and every language has them. */
import { createInstance, type i18n } from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { winningChains, winningMoves } from '../../../../src/engine/game/chain.ts'
import { evaluate } from '../../../../src/engine/evaluation/evaluation.ts'
import { lineThrough, momentOf, START } from '../../../../src/engine/game/game-tree.ts'
import { neighbours, type Board } from '../../../../src/engine/game/board.ts'
import { opponentOf } from '../../../../src/engine/game/colour.ts'
import {
  difference,
  EMPTY,
  intersection,
  intersects,
  nodesOf,
  only,
  setOf,
  size,
  withNode,
  type NodeSet,
} from '../../../../src/engine/game/node-set.ts'
import { parseMove } from '../../../../src/engine/game/notation.ts'
import { emptyNodes, emptyPosition, successors, winnerOf, type Position } from '../../../../src/engine/game/position.ts'
import { terminalTest } from '../../../../src/engine/game/terminal-test.ts'
import { countOf, labOptions, PUBLISHED_STATE_1, REPORT_DEPTHS, STATE_1 } from '../../../../src/engine/lab/report.ts'
import { distanceOf, GUESSED_BY } from '../../../../src/engine/lab/guess.ts'
import { search } from '../../../../src/engine/search/search.ts'
import { LANGUAGES } from '../../../../src/locales/languages.ts'
import { RESOURCES } from '../../../locales/resources.ts'
import { BUILT_INS, builtInEntries, builtInId } from '../../../../src/renderer/model/library/built-ins.ts'
import type { GameEntry } from '../../../../src/renderer/model/library/entries.ts'

let languages: i18n
beforeAll(async () => {
  languages = createInstance()
  await languages.init({ resources: RESOURCES, lng: 'en', defaultNS: 'library' })
})

type Key = (typeof BUILT_INS)[number]['key']

const entries = (language: string): GameEntry[] => builtInEntries(languages.getFixedT(language, 'library'))

/** The position at the end of the entry’s main line. */
function positionOf(key: Key): Position {
  const entry = entries('en').find(({ id }) => id === builtInId(key)) as GameEntry
  const line = lineThrough(entry.tree)
  return line[line.length - 1].position
}

const wins = { red: Infinity, blue: -Infinity } as const

/** Who wins with best play: a search to the end. */
function solved(position: Position): 'red' | 'blue' {
  const { value } = search(position, { algorithm: 'negascout', depth: 31, table: 'symmetric' })
  expect(Math.abs(value)).toBe(Infinity)
  return value > 0 ? 'red' : 'blue'
}

/** The moves after which the side to move wins with best play. */
function goodMoves(position: Position): string[] {
  const good = [...successors(position)].filter(
    ({ position: next }) => (winnerOf(next) ?? solved(next)) === position.toMove,
  )
  return good.map(({ node }) => position.board.names[node])
}

/** Nodes where a colour would win at once. */
function threatsOf(position: Position, colour: 'red' | 'blue'): string[] {
  return [...nodesOf(winningMoves(position.board, position[colour], emptyNodes(position), 1))].map(
    (node) => position.board.names[node],
  )
}

const after = (position: Position, name: string): Position =>
  ([...successors(position)].find(({ node }) => position.board.names[node] === name) as { position: Position }).position

/**
 * How many stones the smallest connected set of these nodes has that touches three sides: all sets of one stone, of
 * two, and so on.
 */
function fewestStones(board: Board, nodes: NodeSet): number {
  let sets = new Set(Array.from(nodesOf(nodes), only))
  for (let count = 1; ; count++) {
    if ([...sets].some((set) => winningChains(board, set, 1) !== EMPTY)) return count
    sets = new Set(
      [...sets].flatMap((set) =>
        Array.from(nodesOf(difference(intersection(neighbours(board, set), nodes), set)), (node) =>
          withNode(set, node),
        ),
      ),
    )
  }
}

describe('the built-in entries', () => {
  it.each(LANGUAGES)('have a name, notes and a tag of their own in %s', (language) => {
    const shown = entries(language)
    expect(new Set(shown.map(({ tree }) => tree.info.name)).size).toBe(BUILT_INS.length)
    for (const { tree } of shown) {
      expect(tree.info.name + tree.info.notes + tree.info.tags[0]).not.toMatch(/builtIn|tag\./)
      expect(tree.info.notes.length).toBeGreaterThan(30)
    }
  })

  it('speak of the same nodes and numbers in all languages', () => {
    const facts = (language: string) =>
      entries(language).map(({ tree }) => [...tree.info.notes.matchAll(/\b[a-d]\d+|[−+]?\b\d+/g)].map(String).sort())
    expect(facts('pl')).toEqual(facts('en'))
  })

  it('begin with the report’s State 1', () => {
    expect(positionOf('state-1')).toEqual(momentOf(entries('en')[0].tree, START).position)
    expect(STATE_1.position).toBe('./...../........../.........r..... b')
    expect(PUBLISHED_STATE_1['alpha-beta']).toBeDefined()
  })
})

describe('the notes are true:', () => {
  it('eleven stones: no search of 2 to 5 plies decides it', () => {
    const { iterations } = search(positionOf('eleven-stones'), { algorithm: 'negascout', depth: 5 })
    expect(iterations.map(({ value }) => Number.isFinite(value))).toEqual([true, true, true, true, true])
  })

  it('a guess at State 2: six red and five blue stones, and the twelve counts are off by 6.8 % on average', () => {
    const position = positionOf('state-2-guess')
    expect([size(position.red), size(position.blue), position.toMove]).toEqual([6, 5, 'blue'])
    const counts = GUESSED_BY.map((algorithm) =>
      REPORT_DEPTHS.map((depth) => countOf(search(position, labOptions(algorithm, depth, 'report')), 'report')),
    )
    expect(counts[0][0]).toBe(70)
    expect(Math.expm1(distanceOf(counts))).toBeCloseTo(0.068, 3)
  })

  const sizesOf = (position: Position, colour: 'red' | 'blue', stone: string) =>
    terminalTest(position.board, position[colour], parseMove(position.board, stone)).intersections.map(size)

  /** The end states without corners and with two, the chain of a stone in one of them, and their board's corners. */
  function endStates() {
    const [without, withCorners] = [positionOf('end-without-corners'), positionOf('end-with-corners')]
    const { board } = without
    const chainOf = (position: Position, stone: string) => terminalTest(board, position.red, parseMove(board, stone))
    return { without, withCorners, board, chainOf, corners: setOf(board.corners) }
  }

  it('the end states: each is over by all of its red stones', () => {
    const { without, withCorners, chainOf } = endStates()
    expect([chainOf(without, 'c4'), chainOf(withCorners, 'd6')]).toMatchObject([
      { isTerminal: true },
      { isTerminal: true },
    ])
    expect([chainOf(without, 'c4').chain, chainOf(withCorners, 'd6').chain]).toEqual([without.red, withCorners.red])
  })

  it('the end states: without a corner six stones are the fewest there can be, and with two corners four', () => {
    const { without, withCorners, board, corners } = endStates()
    expect([size(without.red), size(withCorners.red)]).toEqual([6, 4])
    expect([intersects(without.red, corners), size(intersection(withCorners.red, corners))]).toEqual([false, 2])
    expect([fewestStones(board, difference(board.all, corners)), fewestStones(board, board.all)]).toEqual([6, 4])
  })

  it('the end states: both join the same three sides', () => {
    const { without, withCorners } = endStates()
    expect(sizesOf(without, 'red', 'c4').map((count) => count > 0)).toEqual([true, true, true, false, false])
    expect(sizesOf(withCorners, 'red', 'd6').map((count) => count > 0)).toEqual([true, true, true, false, false])
  })

  it('figure 1: x is 1 and y is 2, so f is −1, and c4 alone ends the game', () => {
    const position = positionOf('figure-1')
    expect(position.toMove).toBe('blue')
    expect(evaluate(position)).toMatchObject({ blue: 1, red: 2, value: -1 })
    expect(threatsOf(position, 'blue')).toEqual(['c4'])
  })

  it('figures 2 and 3: the sides share 1, 2, 1, 0 and 0 stones with the chain of c4, and f is −∞', () => {
    const position = positionOf('figure-2')
    expect(position).toEqual(after(positionOf('figure-1'), 'c4'))
    expect(sizesOf(position, 'blue', 'c4')).toEqual([1, 2, 1, 0, 0])
    expect(evaluate(position).value).toBe(-Infinity)
  })

  it('the smallest board: Red wins with any first stone but the centre', () => {
    expect(goodMoves(positionOf('smallest'))).toEqual(['b1', 'b2', 'b3', 'b4', 'b5'])
  })

  it('to swap or not: of all first stones only the centre loses', () => {
    expect(positionOf('swap')).toEqual(after(emptyPosition(3), 'a1'))
    expect(solved(positionOf('swap'))).toBe('blue')
    // One of each class under the ten symmetries, the centre aside.
    for (const first of ['b1', 'c1', 'c2']) expect(solved(after(emptyPosition(3), first))).toBe('red')
  })

  it('a race: both need one stone, and whoever is to move has it', () => {
    const position = positionOf('race')
    expect(evaluate(position)).toMatchObject({ red: 1, blue: 1, value: 0 })
    expect(threatsOf(position, 'red')).toEqual(['d7'])
    expect(threatsOf(position, 'blue')).not.toEqual([])
    expect(position.toMove).toBe('red')
  })

  it('a double threat: only c9 wins in three plies', () => {
    const position = positionOf('double-threat')
    expect(threatsOf(position, 'red').concat(threatsOf(position, 'blue'))).toEqual([])
    const fast = [...successors(position)].filter(
      (next) => search(next.position, { algorithm: 'alpha-beta', depth: 2 }).value === wins.red,
    )
    expect(fast.map(({ node }) => position.board.names[node])).toEqual(['c9'])
    expect(threatsOf(after(position, 'c9'), 'red')).toHaveLength(2)
  })

  it('the only move: Blue threatens d3, which wins for Red, and nothing else does', () => {
    const position = positionOf('only-block')
    expect(threatsOf(position, 'blue')).toEqual(['d3'])
    expect(goodMoves(position)).toEqual(['d3'])
    expect([...successors(position)]).toHaveLength(17)
  })

  it('a quiet move: c3 alone wins, and threatens nothing', () => {
    const position = positionOf('quiet')
    expect(goodMoves(position)).toEqual(['c3'])
    expect([...successors(position)]).toHaveLength(15)
    expect(threatsOf(after(position, 'c3'), 'red')).toEqual([])
  })

  it('the greedy corner: d4 and d13 look best and lose, b3 wins', () => {
    const position = positionOf('corner')
    const value = (name: string) => evaluate(after(position, name)).value
    const best = Math.max(...[...successors(position)].map((next) => evaluate(next.position).value))
    expect([value('d4'), value('d13'), best, value('b3')]).toEqual([0, 0, 0, -1])
    expect(goodMoves(position)).toEqual(['b3'])
    const { corners, names } = position.board
    expect(corners.map((corner) => names[corner])).toEqual(expect.arrayContaining(['d4', 'd13']))
  })

  it('ahead and lost: f is −1 with Blue to move, and every move loses', () => {
    const position = positionOf('nothing-helps')
    expect(evaluate(position)).toMatchObject({ blue: 2, red: 3, value: -1 })
    expect(position.toMove).toBe('blue')
    expect(goodMoves(position)).toEqual([])
  })

  it('what depth sees: the values of one to eight plies', () => {
    const position = positionOf('deeper')
    expect([position.toMove, evaluate(position).value]).toEqual(['blue', -1])
    const { iterations } = search(position, { algorithm: 'negascout', depth: 8, table: 'symmetric' })
    expect(iterations.map(({ value }) => value)).toEqual([-2, 0, -1, 1, 0, 1, 0, Infinity])
  })

  it('nobody has won yet in any, but in those that show the end of a game', () => {
    const winners: Partial<Record<Key, string>> = {
      'end-without-corners': 'red',
      'end-with-corners': 'red',
      'figure-2': 'blue',
    }
    for (const { key } of BUILT_INS) {
      const position = positionOf(key)
      expect(winnerOf(position), key).toBe(winners[key] ?? null)
      if (key in winners) continue
      expect(threatsOf(position, opponentOf(position.toMove)).length, key).toBeLessThan(3)
    }
  })
})
