/** The list of moves: every moment of any tree once, in the order in which one reads a game. */
import { describe, expect, it } from 'vitest'
import { momentOf, START, subtree, type GameTree, type Moment } from '../../../../src/engine/game/game-tree.ts'
import { newTree, TreeBuilder } from '../../../../src/engine/game/tree-builder.ts'
import { annotate, playAt, promote } from '../../../../src/engine/game/tree-edits.ts'
import { emptyPosition, legalMoves } from '../../../../src/engine/game/position.ts'
import { rowOfMoments, rowsOf, type Row } from '../../../../src/renderer/pages/review/rows.ts'
import { Random } from '../../../engine/math/random.ts'

/** Plays moves by name from a moment on. */
function grow(tree: GameTree, at: number, moves: string): { tree: GameTree; at: number } {
  const { names } = momentOf(tree, START).position.board
  return moves
    .split(' ')
    .reduce((grown, name) => playAt(grown.tree, grown.at, name === 'swap' ? name : names.indexOf(name)), { tree, at })
}

/** The list as text: a line a row. */
function textOf(rows: readonly Row[]): string[] {
  return rows.map((row) => {
    if (row.kind === 'start') return 'start'
    if (row.kind === 'remark') return `# ${row.moment.name}${row.moment.comment}`
    const name = (moment: { move: number | 'swap' | null; position: { board: { names: readonly string[] } } } | null) =>
      moment === null
        ? '-'
        : moment.move === null
          ? '…'
          : moment.move === 'swap'
            ? 'swap'
            : moment.position.board.names[moment.move]
    if (row.kind === 'pair') return `${name(row.red)} ${name(row.blue)}`
    return `${'  '.repeat(row.depth)}${row.moments.map(name).join(' ')}`
  })
}

function randomTree(random: Random, moments: number): GameTree {
  const builder = new TreeBuilder(emptyPosition(random.pick([2, 3, 4] as const)), false)
  const at = new Map([[START, new Set<number>()]])
  for (let tries = 0; tries < moments; tries++) {
    const id = random.pick([...at.keys()].slice(-6))
    const tree = builder.tree({} as never, null)
    const { position } = momentOf(tree, id)
    const free = legalMoves(position).filter((move) => !at.get(id)?.has(move))
    const move = random.below(20) === 0 ? null : random.pick(free.length === 0 ? [-1] : free)
    if (move === -1) continue
    if (move !== null) at.get(id)?.add(move)
    at.set(builder.add(id, move, random.below(10) === 0 ? { comment: 'x' } : {}), new Set())
  }
  return builder.tree({} as never, null)
}

describe('the rows of a game', () => {
  it('pair the moves of Red and Blue', () => {
    expect(textOf(rowsOf(newTree(emptyPosition(3), false)))).toEqual(['start'])
    const { tree } = grow(newTree(emptyPosition(3), false), START, 'a1 b1 c1')
    expect(textOf(rowsOf(tree))).toEqual(['start', 'a1 b1', 'c1 -'])
  })

  it('give a swap the place of the stone that it stands for, and Blue another row for his first', () => {
    const { tree } = grow(newTree(emptyPosition(3), true), START, 'a1 swap b1 c1')
    expect(textOf(rowsOf(tree))).toEqual(['start', 'a1 swap', '- b1', 'c1 -'])
  })

  it('put a comment and variations below the move that they belong to, and go on with a row of their own', () => {
    let { tree } = grow(newTree(emptyPosition(3), false), START, 'a1 b1 c1 c2')
    tree = annotate(annotate(tree, START, { comment: 'before' }), 1, { name: 'N', comment: 'good' })
    tree = grow(tree, 2, 'c3 c4').tree
    tree = grow(tree, 2, 'c5').tree
    tree = grow(tree, 5, 'c6').tree
    expect(textOf(rowsOf(tree))).toEqual([
      'start',
      '# before',
      'a1 -',
      '# Ngood',
      '- b1',
      'c1 -',
      '  c3 c4',
      '    c6',
      '  c5',
      '- c2',
    ])
  })

  it('go on with a variation after those that depart from it', () => {
    let { tree } = grow(newTree(emptyPosition(3), false), START, 'a1 b1')
    tree = grow(tree, 1, 'c1 c2 c3 c4').tree
    tree = grow(tree, 3, 'c5').tree
    tree = grow(tree, 3, 'c6 c7').tree
    expect(textOf(rowsOf(tree))).toEqual(['start', 'a1 b1', '  c1 c2', '    c5', '    c6 c7', '  c3 c4'])
    // Put first, it takes the place of what it departed from.
    expect(textOf(rowsOf(promote(tree, 6)))).toEqual([
      'start',
      'a1 c1',
      '  b1',
      'c2 -',
      '  c5',
      '  c6 c7',
      '- c3',
      'c4 -',
    ])
  })

  it('have every moment of any tree just once, each move after the one before it', () => {
    const random = new Random(8)
    for (let i = 0; i < 40; i++) {
      const tree = randomTree(random, 80)
      const rows = rowsOf(tree)
      const places = rowOfMoments(rows)
      expect([...places.keys()].sort((a, b) => a - b)).toEqual(
        [...subtree(tree)].map(({ id }) => id).sort((a, b) => a - b),
      )
      for (const { id, parent } of subtree(tree))
        if (parent !== null) expect(places.get(id)).toBeGreaterThanOrEqual(places.get(parent) as number)
      const written = rows.flatMap((row): readonly Moment[] => {
        if (row.kind === 'line') return row.moments
        return row.kind === 'pair' ? [row.red, row.blue].filter((moment) => moment !== null) : []
      })
      expect(new Set(written).size).toBe(written.length)
    }
  })

  it('stay small, however long a variation and however deep the nesting', () => {
    const builder = new TreeBuilder(emptyPosition(4), false)
    const first = builder.add(START, 0)
    builder.add(first, 1)
    let at = builder.add(first, 2)
    for (let i = 0; i < 3000; i++) at = builder.add(at, null)
    const deep = rowsOf(builder.tree({} as never, null))
    expect(deep.length).toBeGreaterThan(100)
    expect(Math.max(...deep.map((row) => (row.kind === 'line' ? row.moments.length : 1)))).toBeLessThan(30)
    const nested = new TreeBuilder(emptyPosition(4), false)
    at = START
    for (let i = 0; i < 5000; i++) {
      nested.add(at, null)
      at = nested.add(at, null)
    }
    expect(rowsOf(nested.tree({} as never, null)).length).toBeGreaterThan(5000)
  })
})
