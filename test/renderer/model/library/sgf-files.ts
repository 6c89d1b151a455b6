/** Texts to try the library with: games with all that a file may have, and random ones. */
import { NO_INFO, START, momentOf, type GameTree, type Played } from '../../../../src/engine/game/game-tree.ts'
import { newTree, TreeBuilder } from '../../../../src/engine/game/tree-builder.ts'
import { playAt } from '../../../../src/engine/game/tree-edits.ts'
import { emptyPosition, legalMoves } from '../../../../src/engine/game/position.ts'
import { writeSgf } from '../../../../src/renderer/model/library/write-sgf.ts'
import { randomPosition, type Random } from '../../../engine/math/random.ts'

/** All that docs/sgf.md describes, and some that it does not. */
export const FULL = `(;FF[4]GM[531]CA[UTF-8]AP[Other:1.2]SZ[4]RU[swap]ST[2]GN[A game: of \\] and \\\\]PB[Ann]PW[Łukasz]DT[2026-05-01,02]
PC[Kraków]RE[W+R]EV[The \\: cup]GC[Long
notes.]TAG[swap][endgame]CREATED[2026-05-01T10:00:00.000Z]CHANGED[2026-05-02T10:00:00.000Z]XY[][a\\]b][c:d]N[Start]C[Empty]
;B[d10]C[corner];W[swap]N[swapped](;W[a1]BM[1]LB[a1:A][b1:B];B[b1])(;W[b1]C[or
this?](;B[a1])(;C[a remark];B[b2])))`

export const SETUP = `(;GM[531]FF[4]SZ[2]AB[b1]AW[a1]PL[B];B[b3];W[b4];B[b5])`

/** A file as another program may write it. */
export const OLD_STYLE = `  (;GaMe[531]
  SiZe[3] GameName[old]

  ;Black[C1]  Comment[upper \\
case]; White [ c5 ] (;B[a1]) ( ;
B [b2];W[b3]))  `

export const COLLECTION = `${SETUP}\n${FULL}${SETUP}`

/** A tree grown at random moments, with remarks of random letters. */
export function randomTree(random: Random, size: number): GameTree {
  const boardSize = random.pick([2, 3, 4] as const)
  const start = random.below(2) === 0 ? emptyPosition(boardSize) : randomPosition(random, boardSize, random.below(6))
  let tree = newTree(start, random.below(2) === 0, {
    ...NO_INFO,
    name: randomText(random).replace(/\s+/g, ' '),
    tags: ['a tag'],
    notes: randomText(random),
    played: randomPlayed(random),
  })
  let at = START
  for (let tries = 0; tries < size; tries++) {
    const moves = legalMoves(momentOf(tree, at).position)
    if (moves.length === 0 || random.below(6) === 0) at = random.pick([...tree.moments.keys()])
    else ({ tree, at } = playAt(tree, at, random.pick(moves)))
  }
  return tree
}

function randomPlayed(random: Random): Played | null {
  if (random.below(2) === 0) return null
  const mistakes = random.pick([null, [], [1], [3, 8]])
  const facts = { isRated: random.below(2) === 0, isStarred: random.below(2) === 0, mistakes }
  return {
    seed: random.below(2 ** 31),
    seat: random.pick(['first', 'second', 'both'] as const),
    opponent: random.pick(['', 'greedy']),
    ended: random.pick(['', '2026-05-01T10:00:00.000Z']),
    ...facts,
  }
}

function randomText(random: Random): string {
  return Array.from({ length: random.below(12) }, () => random.pick([...'ab \\]:;([)\nżó😀"']))
    .join('')
    .trim()
}

/** The text of a game with this many moves, most of them in variations, each with a comment. */
export function longFile(random: Random, moves: number): string {
  const builder = new TreeBuilder(emptyPosition(4), false)
  const open: { at: number; moves: number[] }[] = [{ at: START, moves: legalMoves(emptyPosition(4)) }]
  while (builder.size <= moves) {
    const { at, moves: left } = open[random.below(open.length)]
    const move = left.splice(random.below(left.length), 1)[0]
    if (move === undefined) continue
    const next = builder.add(at, move, { comment: `Move ${builder.size}: what else could be played here?` })
    const { position } = momentOf(builder.tree(NO_INFO, null), next)
    open.push({ at: next, moves: legalMoves(position) })
  }
  return writeSgf([builder.tree(NO_INFO, null)])
}
