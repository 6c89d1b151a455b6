/**
 * Saving a game in place of an entry that has variations and remarks: nothing of them is lost, and no line is doubled.
 */
import { describe, expect, it } from 'vitest'
import {
  addMove,
  canSwap,
  positionOf,
  redoMove,
  resign,
  resultOf,
  undoMove,
  type Game,
  type Move,
} from '../../../../src/engine/game/game.ts'
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
  type Moment,
} from '../../../../src/engine/game/game-tree.ts'
import { canSwapAt, TreeBuilder } from '../../../../src/engine/game/tree-builder.ts'
import { playAt } from '../../../../src/engine/game/tree-edits.ts'
import { emptyPosition, legalMoves } from '../../../../src/engine/game/position.ts'
import { readSgf } from '../../../../src/renderer/model/library/read-sgf.ts'
import { withGame } from '../../../../src/renderer/model/library/save.ts'
import { writeSgf } from '../../../../src/renderer/model/library/write-sgf.ts'
import { Random, randomPosition } from '../../../engine/math/random.ts'
import { fetchTexts } from '../../../../src/renderer/language/i18n.ts'

await fetchTexts('rest')

const movesTo = (tree: GameTree, at: number): Move[] =>
  lineTo(tree, at).flatMap(({ move }) => (move === null ? [] : [move]))
const ending = (tree: GameTree) => lineThrough(tree).at(-1) as Moment
const linesOf = (tree: GameTree) => writeSgf([tree]).replaceAll('\n', '')
const opened = (text: string) => {
  const [tree] = readSgf(text)
  return { tree, game: toGame(tree, ending(tree).id) }
}
const undone = (game: Game, times: number) => Array.from({ length: times }).reduce<Game>(undoMove, game)

const ANNOTATED = `(;FF[4]GM[531]SZ[3]GN[Annotated];B[c1]C[root idea](;W[c5]C[main];B[a1])(;W[c6]C[an hour of analysis];B[b1](;W[b2]C[deep])(;W[b3])))`

describe('a game saved in place of its entry', () => {
  it('keeps the line that was taken back, and those beside it', () => {
    const { tree, game } = opened(ANNOTATED)
    const saved = withGame(tree, undone(game, 2))
    expect(movesTo(saved, ending(saved).id)).toHaveLength(1)
    for (const line of ['W[c5]C[main];B[a1]', 'W[c6]C[an hour of analysis];B[b1]', 'W[b2]C[deep]', 'W[b3]'])
      expect(linesOf(saved)).toContain(line)
  })

  it('has no mark of its end left once it has been gone on with', () => {
    const { tree, game } = opened(ANNOTATED)
    const saved = withGame(tree, undone(game, 2))
    expect(linesOf(withGame(saved, game))).toBe(linesOf(tree))
  })

  it('goes on after a remark between two moves', () => {
    const { tree, game } = opened('(;GM[531]SZ[3];B[c1];C[a thought];W[c5];B[a1])')
    const longer = addMove(game, 9)
    expect(linesOf(withGame(tree, longer))).toMatch(/;B\[c1\];C\[a thought\];W\[c5\];B\[a1\];W\[\w+\]\)/)
    expect(withGame(tree, game)).toEqual(tree)
  })

  it('finds its line where a file has a move twice', () => {
    const { tree } = opened('(;GM[531]SZ[3];B[c1](;W[c5];B[a1]C[first])(;W[c5];B[b1]C[second]))')
    const second = [...subtree(tree)].find(({ comment }) => comment === 'second') as Moment
    const saved = withGame(tree, toGame(tree, second.id))
    expect(saved.moments.size).toBe(tree.moments.size)
    expect(ending(saved).comment).toBe('second')
  })

  it('no longer has the result that the file had in other words', () => {
    for (const result of ['W+Resign', 'W+R', 'W+Time', 'W+T']) {
      const { tree, game } = opened(`(;GM[531]SZ[3]RE[${result}];B[c1];W[c5])`)
      const [again] = readSgf(writeSgf([withGame(tree, addMove({ ...game, resigned: null }, 0))]))
      expect(treeResult(again)).toBeNull()
      expect(writeSgf([again])).not.toContain('RE[')
    }
  })

  it('keeps a result of other rules until it has its own', () => {
    const { tree, game } = opened('(;GM[531]SZ[3]RE[Void];B[c1];W[c5])')
    expect(writeSgf([withGame(tree, addMove(game, 0))])).toContain('RE[Void]')
    expect(writeSgf([withGame(tree, resign(game, 'red'))])).toContain('RE[W+R]')
  })
})

describe('a move in a game with remarks', () => {
  it('is found behind a remark, and beside one', () => {
    const [tree] = readSgf('(;GM[531]SZ[3];B[c1](;C[a thought];W[c5])(;W[c6]))')
    const [, before, thought] = [...subtree(tree)]
    for (const { id } of [before, thought])
      for (const node of ['c5', 'c6']) {
        const move = before.position.board.names.indexOf(node)
        expect(playAt(tree, id, move).tree).toBe(tree)
      }
  })

  it('goes on after the remark', () => {
    const [tree] = readSgf('(;GM[531]SZ[3];B[c1];C[a thought])')
    expect(linesOf(playAt(tree, momentOf(tree, START).children[0], 0).tree)).toMatch(
      /;B\[c1\];C\[a thought\];W\[\w+\]\)/,
    )
  })
})

/** A tree as files may have it: remarks between moves, moves twice, properties of other programs. */
function wildTree(random: Random): GameTree {
  const size = random.pick([2, 3, 4, 5, 7] as const)
  const start = random.below(2) === 0 ? emptyPosition(size) : randomPosition(random, size, random.below(5))
  const builder = new TreeBuilder(start, random.below(2) === 0)
  for (let tries = random.below(40); tries > 0; tries--) {
    const tree = builder.tree(NO_INFO, null)
    const at = random.pick([...tree.moments.keys()].slice(random.below(2) === 0 ? 0 : -3))
    const remarks =
      random.below(3) === 0 ? { comment: `remark ${tries}`, properties: { KO: [''], XY: [`${tries}`, 'b'] } } : {}
    const { position, winner, children } = momentOf(tree, at)
    const known = children.map((id) => momentOf(tree, id).move)
    const moves =
      winner === null
        ? [...legalMoves(position), ...known, ...(canSwapAt(tree, at) ? ['swap' as const] : []), null]
        : [null]
    builder.add(at, random.below(4) === 0 ? null : random.pick(moves), remarks)
  }
  const tree = builder.tree(NO_INFO, null)
  return { ...tree, resigned: ending(tree).winner === null && random.below(3) === 0 ? 'red' : null }
}

/** Edits a game as people do before they save it. */
function edited(random: Random, before: Game): Game {
  let game = before
  for (let acts = random.below(12); acts > 0; acts--) {
    const act = random.below(6)
    if (act < 3) game = undoMove(game)
    else if (act === 3) game = redoMove(game)
    else if (resultOf(game) === null)
      game =
        act === 4 && random.below(3) === 0
          ? resign(game, 'blue')
          : addMove(game, canSwap(game) && random.below(2) === 0 ? 'swap' : random.pick(legalMoves(positionOf(game))))
  }
  return game
}

/** All that somebody wrote or played, with the moves that lead to it. */
const written = (tree: GameTree) =>
  [...subtree(tree)]
    .filter(({ comment, move }) => comment !== '' || move !== null)
    .map((moment) => JSON.stringify([movesTo(tree, moment.id), moment.comment, moment.properties]))
    .sort()
const lines = (tree: GameTree) =>
  [...subtree(tree)].filter(({ move }) => move !== null).map(({ id }) => String(movesTo(tree, id)))

describe('any game saved in place of its entry', () => {
  const random = new Random(37)
  const cases = Array.from({ length: 400 }, () => {
    const tree = wildTree(random)
    const at = random.below(3) === 0 ? random.pick([...tree.moments.keys()]) : ending(tree).id
    return { tree, game: edited(random, toGame(tree, at)) }
  })

  it('is the main line, and has its result', () => {
    for (const { tree, game } of cases) {
      const saved = withGame(tree, game)
      expect(movesTo(saved, ending(saved).id)).toEqual(game.moves)
      expect(treeResult(saved)).toEqual(resultOf(game))
    }
  })

  it('adds its own moves, and takes nothing away', () => {
    for (const { tree, game } of cases) {
      const known = new Set(lines(tree))
      const own = game.moves.map((_, i) => game.moves.slice(0, i + 1)).filter((line) => !known.has(String(line)))
      const added = own.map((line) => JSON.stringify([line, '', {}]))
      expect(written(withGame(tree, game))).toEqual([...written(tree), ...added].sort())
    }
  })

  it('is the same when it is saved twice, and when it is read again', () => {
    for (const { tree, game } of cases) {
      const text = writeSgf([withGame(tree, game)])
      expect(writeSgf([withGame(withGame(tree, game), game)])).toBe(text)
      expect(writeSgf(readSgf(text))).toBe(text)
    }
  })
})
