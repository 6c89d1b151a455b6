/**
 * Why a move: what decided it, all moves with their values and lines, and the parts of the value at the end of the best
 * line.
 */
import { rounded } from '../engine/math/rounding.ts'
import type { Ground, Grounds } from '../engine/arena/grounds.ts'
import { ruleMove, type Rule } from '../engine/arena/rules.ts'
import type { Contributions } from '../engine/evaluation/contributions.ts'
import type { Board } from '../engine/game/board.ts'
import { COLOUR_NAMES } from '../engine/game/colour.ts'
import { nodesOf } from '../engine/game/node-set.ts'
import { encodeValue } from '../engine/game/notation.ts'
import type { Position } from '../engine/game/position.ts'
import { alignRows, countText, namesOf, valueText } from './text.ts'

const RULES_TEXT: Readonly<Record<Rule, string>> = {
  wins: 'a rule, it wins at once',
  blocks: 'a rule, it blocks a win at once',
  doubleThreat: 'a rule, it makes a double threat',
  place: 'a rule, it is the first free of the fixed places; below, f one ply deep, which the rules do not ask',
}

const DECIDERS: Readonly<Record<Exclude<Grounds['by'], 'rules'>, string>> = {
  random: 'drawn at random; below, what a look would have found',
  opening: 'the habit of a first stone; below, what a look would have found',
  fair: 'a first stone that is fair by the swap map; below, what a look would have found',
  search: 'the search',
  playouts: 'its playouts; below, f one ply deep, which they do not ask',
  table: 'the table of all positions of this board',
  book: 'the book of openings',
  proof: 'a proof',
}

/** A block of lines for people. */
export function whyText(position: Position, grounds: Grounds): string[] {
  const { board, toMove } = position
  const { by, node, depth, moves } = grounds
  const deepness = depth === null ? '' : `, ${countText(depth)} ${depth === 1 ? 'ply' : 'plies'} deep`
  const longest = Math.max(...moves.map(({ line }) => namesOf(board, line).join(' ').length))
  const rows = moves.map(({ node: other, value, line, plies }) => [
    `${board.names[other]}${other === node ? ' *' : ''}`,
    valueText(value),
    ...(depth === null ? [plies === null ? '' : countText(plies)] : []),
    // Left-aligned, as words are.
    namesOf(board, line).join(' ').padEnd(longest),
  ])
  return [
    `why    ${board.names[node]}: ${by === 'rules' ? RULES_TEXT[ruleMove(position).rule] : DECIDERS[by]}`,
    `moves  of ${COLOUR_NAMES[toMove]}${deepness}, * the one made`,
    ...alignRows([['move', 'value', ...(depth === null ? ['plies'] : []), 'line'.padEnd(longest)], ...rows]).map(
      (line) => line.trimEnd(),
    ),
    ...partsText(
      board,
      moves.find((move) => move.node === node),
    ),
  ]
}

/** The parts of a value; those in Red's favour are above 0. */
function partsText(board: Board, ground: Ground | undefined): string[] {
  const leaf = ground?.leaf ?? null
  if (leaf === null) return []
  const { features, stones, groups, value } = leaf.contributions
  const figure = (number: number) => valueText(rounded(number, 2))
  return [
    `parts of the value ${valueText(value)} at the end of the line, in Red's favour: ${leaf.position}`,
    ...(features.length === 0
      ? []
      : alignRows([
          ['feature', 'weight', 'Red', 'Blue', 'adds'],
          ...features.map(({ id, weight, red, blue, amount }) => [
            id,
            figure(weight),
            String(red),
            String(blue),
            figure(amount),
          ]),
        ])),
    'by occlusion: the value less what it is without the stone, or all stones of the group; these need not sum to it',
    `stones ${stones.map(({ node, amount }) => `${board.names[node]} ${figure(amount)}`).join(', ')}`,
    `groups ${groups.map(({ id, amount }) => `${id} ${figure(amount)}`).join(', ')}`,
  ]
}

/** The grounds of a move as plain data, for `--json`. */
export function whyRecord({ board }: Position, { by, node, found, depth, moves, root }: Grounds): object {
  return {
    by,
    move: board.names[node],
    found: board.names[found],
    depth,
    moves: moves.map(({ node, value, line, plies, leaf }) => ({
      move: board.names[node],
      value: encodeValue(value),
      line: namesOf(board, line),
      plies,
      leaf: leaf && { position: leaf.position, ...partsRecord(board, leaf.contributions) },
    })),
    root: root && partsRecord(board, root),
  }
}

function partsRecord(board: Board, { value, features, stones, groups }: Contributions): object {
  return {
    value,
    features,
    stones: stones.map(({ node, amount }) => ({ node: board.names[node], amount })),
    groups: groups.map(({ id, stones, amount }) => ({
      group: id,
      stones: namesOf(board, [...nodesOf(stones)]),
      amount,
    })),
  }
}
