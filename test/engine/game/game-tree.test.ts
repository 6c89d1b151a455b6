/** Trees against the linear game, which knows nothing of them. */
import { describe, expect, it } from 'vitest'
import {
  addMove,
  canSwap,
  lastStoneOf,
  newGame,
  positionOf,
  resign,
  resultOf,
  undoMove,
  type Game,
  type Move,
} from '../../../src/engine/game/game.ts'
import {
  lastStoneAt,
  lineThrough,
  lineTo,
  momentOf,
  NO_INFO,
  START,
  subtree,
  toGame,
  treeResult,
  type GameTree,
} from '../../../src/engine/game/game-tree.ts'
import { canSwapAt, fromGame, IllegalMove, newTree, TreeBuilder } from '../../../src/engine/game/tree-builder.ts'
import { annotate, playAt, promote, removeAt } from '../../../src/engine/game/tree-edits.ts'
import { emptyPosition, legalMoves } from '../../../src/engine/game/position.ts'
import { Random, randomPosition } from '../math/random.ts'

/** The moves that a game allows. */
function movesOf(game: Game): Move[] {
  if (resultOf(game) !== null) return []
  return [...(canSwap(game) ? (['swap'] as const) : []), ...legalMoves(positionOf(game))]
}

/** A tree grown at random moments by random moves, with the game of each moment, played by the rules alone. */
function randomTree(random: Random, moments: number): { tree: GameTree; games: Map<number, Game> } {
  const size = random.pick([2, 3, 4] as const)
  const start = random.below(2) === 0 ? emptyPosition(size) : randomPosition(random, size, random.below(5))
  let tree = newTree(start, random.below(2) === 0)
  const games = new Map([[START, newGame(start, tree.swapRule)]])
  for (let tries = 0; tries < moments; tries++) {
    const at = random.pick([...games.keys()].slice(-8))
    const moves = movesOf(games.get(at) as Game)
    if (moves.length === 0) continue
    const move = random.pick(moves)
    const grown = playAt(tree, at, move)
    games.set(grown.at, addMove(games.get(at) as Game, move))
    tree = grown.tree
  }
  return { tree, games }
}

const random = new Random(20)
const TREES = Array.from({ length: 60 }, () => randomTree(random, 60))

describe('a game tree', () => {
  it('knows where the last stone was put at each moment, as the game does', () => {
    const random = new Random(31)
    const seen = { stone: 0, none: 0 }
    for (let i = 0; i < 60; i++) {
      const { tree, games } = randomTree(random, 60)
      for (const [id, game] of games) {
        const stone = lastStoneAt(tree, id)
        expect(stone).toBe(lastStoneOf(game))
        const stones = game.moves.filter((move) => move !== 'swap')
        expect(stone).toBe(stones[stones.length - 1] ?? null)
        seen[stone === null ? 'none' : 'stone']++
      }
    }
    expect(Math.min(seen.stone, seen.none)).toBeGreaterThan(50)
  })

  it('has at each moment the position, the winner and the game that playing gives', () => {
    for (const { tree, games } of TREES) {
      expect(tree.moments.size).toBe(games.size)
      for (const [at, game] of games) {
        const moment = momentOf(tree, at)
        expect(moment.position).toEqual(positionOf(game))
        expect(moment.winner).toBe(resultOf(game)?.winner ?? null)
        expect(moment.ply).toBe(game.moves.length)
        expect(canSwapAt(tree, at)).toBe(canSwap(game))
        expect({ ...toGame(tree, at), undone: [] }).toEqual(game)
      }
    }
  })

  it('allows just the moves that the game allows', () => {
    for (const { tree, games } of TREES.slice(0, 20)) {
      for (const [at, game] of games) {
        const allowed = (['swap', -1, 1.5, ...Array.from({ length: 33 }, (_, node) => node)] as Move[]).filter(
          (move) => {
            try {
              playAt(tree, at, move)
              return true
            } catch (error) {
              expect(error).toBeInstanceOf(IllegalMove)
              return false
            }
          },
        )
        expect(allowed).toEqual(movesOf(game))
      }
    }
  })

  it('says why a move is illegal', () => {
    const fault = (at: number, move: Move) => {
      try {
        playAt(fromGame([1, 3, 2].reduce<Game>(addMove, newGame(emptyPosition(2), true))), at, move)
      } catch (error) {
        return (error as IllegalMove).fault
      }
      return null
    }
    expect(fault(START, 'swap')).toBe('no-swap')
    expect(fault(1, 'swap')).toBe(null)
    expect(fault(2, 'swap')).toBe('no-swap')
    expect(fault(1, 1)).toBe('taken')
    expect(fault(1, 6)).toBe('off-board')
    expect(fault(3, 4)).toBe('over')
  })

  it('reuses a variation that is there', () => {
    for (const { tree } of TREES)
      for (const { parent, move, id } of tree.moments.values()) {
        if (parent !== null && move !== null) expect(playAt(tree, parent, move)).toEqual({ tree, at: id })
      }
  })

  it('is the same game as a line of moves, there and back', () => {
    for (let trial = 0; trial < 200; trial++) {
      let game = newGame(emptyPosition(random.pick([2, 3, 4])), random.below(2) === 0)
      for (let moves = random.below(20); moves > 0 && resultOf(game) === null; moves--)
        game = addMove(game, random.pick(movesOf(game)))
      if (random.below(3) === 0) game = resign(game, 'blue')
      const tree = fromGame(game)
      const end = lineThrough(tree)[lineThrough(tree).length - 1].id
      expect(toGame(tree, end)).toEqual(game)
      expect(treeResult(tree)).toEqual(resultOf(game))
      // From any earlier moment the rest can be redone.
      if (game.moves.length > 0 && game.resigned === null) expect(toGame(tree, end - 1)).toEqual(undoMove(game))
    }
  })
})

describe('changing a tree', () => {
  it('leaves the old one as it was, and shares what has not changed', () => {
    for (const { tree } of TREES) {
      const at = random.pick([...tree.moments.keys()])
      const contents = () =>
        [...tree.moments.values()].map(
          ({ id, name, comment, children }) => `${id} ${name} ${comment} ${children.join()}`,
        )
      const before = contents()
      const changes = [annotate(tree, at, { comment: 'c' }), removeAt(tree, at).tree, promote(tree, at)]
      expect(contents()).toEqual(before)
      for (const changed of changes) {
        const fresh = [...changed.moments].filter(([id, moment]) => tree.moments.get(id) !== moment)
        expect(fresh.length).toBeLessThanOrEqual(1)
      }
    }
  })

  it('comments on one moment', () => {
    const tree = annotate(fromGame(addMove(newGame(emptyPosition(2), false), 3)), 1, { comment: 'why?', name: 'a try' })
    expect(momentOf(tree, 1)).toMatchObject({ comment: 'why?', name: 'a try', move: 3 })
    expect(momentOf(tree, START)).toMatchObject({ comment: '', name: '' })
  })

  it('removes a moment with all that follows, and nothing else', () => {
    for (const { tree } of TREES) {
      const at = random.pick([...tree.moments.keys()])
      const gone = new Set(
        [...tree.moments.keys()].filter((id) => at !== START && lineTo(tree, id).some((moment) => moment.id === at)),
      )
      const after = removeAt(tree, at)
      expect([...after.tree.moments.keys()]).toEqual([...tree.moments.keys()].filter((id) => !gone.has(id)))
      expect(after.at).toBe(momentOf(tree, at).parent ?? START)
      expect([...subtree(after.tree)]).toHaveLength(after.tree.moments.size)
    }
  })

  it('never gives the id of a removed moment to another', () => {
    const { tree } = playAt(newTree(emptyPosition(2), false), START, 0)
    expect(playAt(removeAt(tree, 1).tree, START, 1).at).toBe(2)
  })

  it('promotes a line step by step until it is the main line', () => {
    for (const { tree } of TREES) {
      const at = random.pick([...tree.moments.keys()])
      const branchings = lineTo(tree, at).filter(
        ({ parent, id }) => parent !== null && momentOf(tree, parent).children[0] !== id,
      ).length
      let promoted = tree
      for (let step = 0; step < branchings; step++) {
        expect(lineThrough(promoted).some(({ id }) => id === at)).toBe(false)
        promoted = promote(promoted, at)
      }
      expect(lineThrough(promoted).some(({ id }) => id === at)).toBe(true)
      expect(promote(promoted, at)).toBe(promoted)
      expect([...promoted.moments.values()].map(({ id, children }) => [id, children.toSorted()])).toEqual(
        [...tree.moments.values()].map(({ id, children }) => [id, children.toSorted()]),
      )
    }
  })
})

describe('walking a tree', () => {
  it('visits each moment once, after the one before it and before its next variation', () => {
    for (const { tree } of TREES) {
      const visit = (id: number): number[] => [id, ...momentOf(tree, id).children.flatMap(visit)]
      expect([...subtree(tree)].map(({ id }) => id)).toEqual(visit(START))
    }
  })

  it('is not recursive: 200,000 moments in one line', () => {
    const builder = new TreeBuilder(emptyPosition(4), false)
    let at = START
    for (let i = 0; i < 200_000; i++) at = builder.add(at, null)
    const tree = builder.tree(NO_INFO, 'red')
    expect(lineTo(tree, at)).toHaveLength(200_001)
    expect(lineThrough(tree)).toHaveLength(200_001)
    expect([...subtree(tree)]).toHaveLength(200_001)
    expect(toGame(tree, at)).toEqual({ ...newGame(emptyPosition(4), false), resigned: 'red' })
    expect(removeAt(tree, 1).tree.moments.size).toBe(1)
    expect(promote(tree, at)).toBe(tree)
  })

  it('knows no moment that is not there', () => {
    expect(() => momentOf(TREES[0].tree, 9999)).toThrow('no moment 9999')
  })
})
