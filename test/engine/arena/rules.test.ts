/**
 * The player by rules against the rules in their own words, by moves played on the board, and against the complete
 * tables.
 */
import { describe, expect, it } from 'vitest'
import { choiceOf, deciderOf } from '../../../src/engine/arena/choice.ts'
import { castOf } from '../../../src/engine/arena/cast.ts'
import { groundsFor } from '../../../src/engine/arena/grounds.ts'
import { RULES, ruleMove, rulePlayerOf, type RuleMove } from '../../../src/engine/arena/rules.ts'
import { BIT_SIZES, boardOfSize } from '../../../src/engine/game/board.ts'
import { opponentOf } from '../../../src/engine/game/colour.ts'
import { formatPosition, parsePosition } from '../../../src/engine/game/notation.ts'
import { nodesOf } from '../../../src/engine/game/node-set.ts'
import {
  emptyNodes,
  emptyPosition,
  legalMoves,
  play,
  winnerOf,
  type Position,
} from '../../../src/engine/game/position.ts'
import { Tablebase } from '../../../src/engine/solver/tablebase.ts'
import { Random, randomPosition } from '../math/random.ts'
import { samples } from '../../tiers.ts'

const COUNT = samples({ few: 40, all: 400 })

const follower = castOf('rule-follower') ?? expect.fail('nobody plays by rules')

/** The nodes on which a stone of the side to move ends the game. */
const wins = (position: Position) =>
  [...nodesOf(emptyNodes(position))].filter((node) => winnerOf(play(position, node)) === position.toMove)

/** Gives the turn to the other side, to ask about nothing but its next stone. */
const passed = (position: Position): Position => ({ ...position, toMove: opponentOf(position.toMove) })

/** The rules in their own words. */
function slowMove(position: Position): RuleMove {
  const first = (nodes: readonly number[]) =>
    rulePlayerOf(position.board.size).places.find((node) => nodes.includes(node))
  const moves = legalMoves(position)
  const found = {
    wins: first(wins(position)),
    blocks: first(wins(passed(position))),
    doubleThreat: first(moves.filter((node) => wins(passed(play(position, node))).length > 1)),
    place: first(moves),
  }
  const rule = RULES.find((each) => found[each] !== undefined) ?? expect.fail('no rule applies')
  return { node: found[rule] ?? expect.fail(rule), rule }
}

/** Open positions of a board, drawn at random. */
function* openPositions(size: 2 | 3 | 4, count: number): Generator<Position> {
  const random = new Random(size)
  const { nodeCount } = boardOfSize(size)
  for (let found = 0; found < count;) {
    const position = randomPosition(random, size, random.below(nodeCount))
    if (winnerOf(position) !== null) continue
    found++
    yield position
  }
}

describe('the player by rules', () => {
  it.each(BIT_SIZES)('follows the first rule that applies, on the board of size %i', (size) => {
    const seen = new Set<string>()
    for (const position of openPositions(size, COUNT)) {
      const move = ruleMove(position)
      expect(move, formatPosition(position)).toEqual(slowMove(position))
      seen.add(move.rule)
    }
    expect(seen.size).toBeGreaterThan(2)
  })

  it('knows the corners first, then ring by ring from the edge in, each place once', () => {
    const { places } = rulePlayerOf(3)
    expect(places.map((node) => boardOfSize(3).names[node])).toEqual([
      'c1',
      'c3',
      'c5',
      'c7',
      'c9',
      'c2',
      'c4',
      'c6',
      'c8',
      'c10',
      'b1',
      'b2',
      'b3',
      'b4',
      'b5',
      'a1',
    ])
  })

  it.each([2, 3] as const)('loses no won position of size %i by one of the first three rules', (size) => {
    const table = new Tablebase(boardOfSize(size))
    for (const position of openPositions(size, 5 * COUNT)) {
      const { winner } = table.probe(position)
      const { node, rule } = ruleMove(position)
      if (winner === position.toMove && rule !== 'place') expect(table.probe(play(position, node)).winner).toBe(winner)
    }
  })

  it('names the rules as what decides its moves, and looks at no value', () => {
    const position = emptyPosition(4)
    const means = { random: new Random(1), oracle: () => expect.fail('it asks perfect play') }
    expect(choiceOf(follower, position, means)).toEqual({
      by: 'rules',
      node: boardOfSize(4).names.indexOf('d1'),
      value: null,
      search: null,
    })
    expect(deciderOf(follower, position, new Random(1))).toBe('rules')
  })

  it('has its move as what was found, beside the values by f', () => {
    const text = 'r/rb.../.......... b'
    const grounds = groundsFor({ position: text, contestant: follower, drawn: null, swapper: null }, () => undefined)
    const { node } = ruleMove(parsePosition(text))
    expect(grounds).toMatchObject({ by: 'rules', node, found: node, depth: 1 })
    expect(grounds.moves).toHaveLength(13)
  })
})
