import { describe, expect, it } from 'vitest'
import { castOf, NETWORK } from '../../../src/engine/arena/cast.ts'
import { choiceOf } from '../../../src/engine/arena/choice.ts'
import { searcher, type Contestant } from '../../../src/engine/arena/contestant.ts'
import { groundsFor, groundsOfSearch, type Grounds } from '../../../src/engine/arena/grounds.ts'
import { decidersOf, playMatchGame, type Match } from '../../../src/engine/arena/match.ts'
import { REPORT_EVALUATOR } from '../../../src/engine/evaluation/evaluator.ts'
import type { Swapper } from '../../../src/engine/game/game.ts'
import { formatPosition, parsePosition } from '../../../src/engine/game/notation.ts'
import { emptyPosition, legalMoves, play, winnerOf, type Position } from '../../../src/engine/game/position.ts'
import { STATE_1 } from '../../../src/engine/lab/report.ts'
import { rootMoves } from '../../../src/engine/search/root-moves.ts'
import { ALGORITHMS } from '../../../src/engine/search/methods.ts'
import { search } from '../../../src/engine/search/search.ts'
import { oracleOf } from '../../../src/engine/solver/oracle.ts'
import { Random } from '../math/random.ts'
import { mapPosition, minimaxValue } from '../reference.ts'
import { affordableDepth, anyPosition, SETTINGS } from '../search/checks.ts'

const memberOf = (name: string): Contestant => castOf(name) ?? expect.fail(`no ${name} in the cast`)

const groundsIn = (
  position: Position,
  contestant: Contestant,
  more: { drawn?: number; swapper?: Swapper } = {},
): Grounds =>
  groundsFor(
    { position: formatPosition(position), contestant, drawn: more.drawn ?? null, swapper: more.swapper ?? null },
    () => undefined,
  )

function positions(count: number, seed: number): Position[] {
  const random = new Random(seed)
  const found: Position[] = []
  while (found.length < count) {
    const position = anyPosition(random, random.pick([2, 3, 4]))
    if (winnerOf(position) === null) found.push(position)
  }
  return found
}

describe('the values of all moves', () => {
  it('are those of minimax, and their lines lead to leaves that have them', () => {
    const random = new Random(1)
    for (const position of positions(60, 2)) {
      const depth = random.between(1, affordableDepth(position, 2000))
      const moves = [...rootMoves(position, REPORT_EVALUATOR, depth)]
      expect(moves.map(({ node }) => node)).toEqual(legalMoves(position))
      for (const { node, value, line } of moves) {
        expect(line[0]).toBe(node)
        expect(value, formatPosition(position)).toBe(minimaxValue(play(position, node), depth - 1))
        expect(value).toBe(minimaxValue(line.reduce(play, position), 0))
      }
    }
  })

  it('move with the board under all ten symmetries', () => {
    const position = parsePosition(STATE_1.position)
    const values = (of: Position) => new Map(Array.from(rootMoves(of, NETWORK, 2), ({ node, value }) => [node, value]))
    const known = values(position)
    for (const symmetry of position.board.symmetries) {
      const image = values(mapPosition(position, symmetry))
      for (const [node, value] of known) expect(image.get(symmetry[node])).toBe(value)
    }
  })

  it('are none of a game that is over', () => {
    const over = positionAtEnd()
    expect(() => [...rootMoves(over, REPORT_EVALUATOR, 1)]).toThrow(RangeError)
  })
})

/** The first position of a game of lowest nodes in which somebody has won. */
function positionAtEnd(): Position {
  let position = emptyPosition(2)
  while (winnerOf(position) === null) position = play(position, legalMoves(position)[0])
  return position
}

describe('the grounds of a search', () => {
  it('have its move first, with its value, for all algorithms and orderings', () => {
    const random = new Random(5)
    for (const [i, position] of positions(180, 6).entries()) {
      const depth = random.between(1, affordableDepth(position, 800))
      const options = {
        algorithm: ALGORITHMS[i % ALGORITHMS.length],
        depth,
        ...SETTINGS[Math.floor(i / ALGORITHMS.length) % SETTINGS.length],
      }
      const result = search(position, options)
      const grounds = groundsOfSearch(position, options, result)
      const [first] = grounds.moves
      expect(first.node, `${formatPosition(position)} ${JSON.stringify(options)}`).toBe(result.move)
      if (grounds.depth === result.depth) expect(first.value).toBe(result.value)
      // Chosen by a search less deep: for the quickest win, or because it still held.
      else expect(grounds.depth).toBeLessThan(result.depth)
      for (const { value, leaf } of grounds.moves) if (leaf !== null) expect(leaf.contributions.value).toBe(value)
    }
  })

  it('have the value of the leaf whatever the evaluator is', () => {
    for (const name of ['attacker', 'defender', 'corner-lover', 'weaver', 'learned-3', 'network-2', 'report-3']) {
      const contestant = { ...memberOf(name), firstNodes: [] }
      const position = parsePosition(STATE_1.position)
      const { by, moves, node, found } = groundsIn(position, contestant)
      const choice = choiceOf(contestant, position, { random: new Random(1), oracle: () => oracleOf(4) })
      expect([by, node, found, moves[0].node]).toEqual(['search', choice.node, choice.node, choice.node])
      expect(moves[0].value, name).toBe(choice.value)
      for (const { value, leaf } of moves) if (leaf !== null) expect(leaf.contributions.value, name).toBe(value)
    }
  })

  it('count the moves as they are valued', () => {
    const counts: number[] = []
    groundsFor(
      {
        position: formatPosition(emptyPosition(2)),
        contestant: searcher('x', { algorithm: 'minimax', depth: 2 }),
        drawn: null,
        swapper: null,
      },
      (count) => counts.push(count),
    )
    expect(counts).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('what decided', () => {
  const first = play(emptyPosition(4), 20)

  it('was chance, and the player would have found something else', () => {
    const { by, node, found, moves } = groundsIn(first, memberOf('hasty'), { drawn: 30 })
    expect([by, node]).toEqual(['random', 30])
    expect(moves[0].node).toBe(found)
    expect(moves).toHaveLength(30)
  })

  it('was the habit of a first stone, but not where it may swap', () => {
    expect(groundsIn(first, memberOf('corner-lover'))).toMatchObject({ by: 'opening', node: 16 })
    expect(groundsIn(first, memberOf('corner-lover'), { swapper: 'mover' }).by).toBe('search')
  })

  it('was the table of a small board, the book, or a proof', () => {
    const perfect = memberOf('perfect')
    const late = parsePosition('./...b./..r..b.r../....r...b.r.... b')
    for (const [position, by] of [
      [emptyPosition(3), 'table'],
      [first, 'book'],
      [late, 'proof'],
    ] as const) {
      const grounds = groundsIn(position, perfect)
      expect(grounds).toMatchObject({ by, depth: null, root: null })
      expect(grounds.moves[0].node).toBe(grounds.node)
      expect(grounds.moves).toHaveLength(legalMoves(position).length)
      for (const { node, value } of grounds.moves)
        expect(oracleOf(position.board.size).truthOf(play(position, node)).winner).toBe(value > 0 ? 'red' : 'blue')
    }
  })
})

describe('a move of a match', () => {
  const match: Match = {
    contestants: [memberOf('hasty'), memberOf('dabbler')],
    boardSize: 3,
    pairs: 4,
    openingStones: 1,
    seed: 7,
  }

  it('was drawn at random only where its player would have played something else', () => {
    let [drawn, found] = [0, 0]
    for (let number = 0; number < 8; number++) {
      const game = playMatchGame(match, number)
      let position = parsePosition(game.opening)
      for (const [i, name] of game.moves.entries()) {
        const node = position.board.names.indexOf(name)
        const steady = {
          ...match.contestants[(position.toMove === 'red') === (number % 2 === 0) ? 0 : 1],
          randomness: 0,
        }
        const own = choiceOf(steady, position, { random: new Random(1), oracle: () => oracleOf(3) }).node
        if (decidersOf(match, game)[i] !== 'random') expect(node).toBe(own)
        else if (node === own) found++
        else drawn++
        position = play(position, node)
      }
    }
    expect(drawn).toBeGreaterThan(10)
    expect(found).toBeLessThan(drawn)
  })
})
