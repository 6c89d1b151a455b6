/** A won position is won in the fewest moves seen; a lost one is held as long as the depth allows. */
import { describe, expect, it } from 'vitest'
import type { BoardSize } from '../../../src/engine/game/board.ts'
import { opponentOf } from '../../../src/engine/game/colour.ts'
import { formatPosition, parsePosition } from '../../../src/engine/game/notation.ts'
import { play, winnerOf, type Position } from '../../../src/engine/game/position.ts'
import { newMemory } from '../../../src/engine/search/memory.ts'
import { ALGORITHMS } from '../../../src/engine/search/methods.ts'
import { search, type SearchOptions } from '../../../src/engine/search/search.ts'
import { Random, randomLatePosition, randomPosition, randomTensePosition } from '../math/random.ts'
import { forcedEnd, positionsAlong, type ForcedEnd } from '../reference.ts'
import { affordableDepth, SETTINGS, SMALL_ROOM, type Setting } from './checks.ts'
import { samples } from '../../tiers.ts'

/** Positions of each kind. */
const COUNT = samples({ few: 3, all: 9 })

/** Lists what is wrong with the move chosen, given how the position ends by force. */
function faultsOfChoice(
  position: Position,
  options: SearchOptions & Setting & { depth: number },
  end: ForcedEnd | null,
): string[] {
  const { move, value, line } = search(position, options, {
    memory: newMemory(position.board, options.ordering, options.table, SMALL_ROOM),
  })
  const what = `${formatPosition(position)} ${JSON.stringify(options)}`
  const expected = end === null ? 'finite' : end.winner === 'red' ? Infinity : -Infinity
  if (expected === 'finite' ? !Number.isFinite(value) : value !== expected)
    return [`${what}: value ${value}, not ${expected}`]
  const after = forcedEnd(play(position, move), options.depth - 1)
  if (end === null) return after === null ? [] : [`${what}: ${move} gives up an open game`]
  const ends = after?.winner === end.winner && after.plies === end.plies - 1
  // The line of a win goes on to its end; a table's answer may cut it short.
  if (
    ends &&
    end.winner === position.toMove &&
    options.table === 'off' &&
    winnerOf(line.reduce(play, position)) !== end.winner
  )
    return [`${what}: the line ${line.join(' ')} does not win`]
  return ends ? [] : [`${what}: ${move} ends in ${(after?.plies ?? NaN) + 1} plies, not ${end.plies}`]
}

interface Sample {
  readonly boardSize: BoardSize
  readonly stones: readonly [number, number]
  readonly kinds: readonly string[]
}

/** Random positions until there are `count` of each kind, with the end that is forced in them. */
function* decidedPositions({ boardSize, stones, kinds }: Sample, count: number): Generator<[Position, ForcedEnd]> {
  const random = new Random(boardSize)
  const found = new Map(kinds.map((kind) => [kind, 0]))
  while ([...found.values()].some((number) => number < count)) {
    const choose = random.below(4) === 0 ? randomPosition : randomTensePosition
    const position = choose(random, boardSize, random.between(...stones))
    const end = forcedEnd(position, Math.min(6, affordableDepth(position, 12_000)))
    if (end === null) continue
    const kind = `${end.winner === position.toMove ? 'won' : 'lost'} in ${end.plies}`
    const number = found.get(kind) ?? count
    if (number === count) continue
    found.set(kind, number + 1)
    yield [position, end]
  }
}

const SAMPLES: readonly Sample[] = [
  { boardSize: 2, stones: [0, 4], kinds: ['won in 1', 'won in 3', 'lost in 2'] },
  { boardSize: 3, stones: [6, 10], kinds: ['won in 1', 'won in 3', 'won in 5', 'lost in 2', 'lost in 4'] },
  { boardSize: 4, stones: [14, 22], kinds: ['won in 1', 'won in 3', 'lost in 2', 'lost in 4'] },
]

/** Searches by every algorithm: too shallow to see the end, just deep enough, and deeper. */
function faultsAround(position: Position, end: ForcedEnd, turn: number): string[] {
  return [end.plies - 1, end.plies, end.plies + 1].flatMap((depth) =>
    ALGORITHMS.flatMap((algorithm, k) => {
      const options = { algorithm, depth, ...SETTINGS[(turn + k) % SETTINGS.length] }
      return depth === 0 ? [] : faultsOfChoice(position, options, depth < end.plies ? null : end)
    }),
  )
}

describe('the end of a decided game', () => {
  it.each(SAMPLES)('comes as soon as the winner can and as late as the loser can, on size $boardSize', (sample) => {
    const faults: string[] = []
    let turn = 0
    for (const [position, end] of decidedPositions(sample, COUNT)) faults.push(...faultsAround(position, end, turn++))
    expect(turn).toBe(COUNT * sample.kinds.length)
    expect(faults).toEqual([])
  })

  it.each(['./.b.b./rrbrbr.... r', 'b/.b.../brbrr....r r'])('is put off for six plies in %s', (text) => {
    const position = parsePosition(text)
    const end = { winner: opponentOf(position.toMove), plies: 6 }
    expect(forcedEnd(position, 6)).toEqual(end)
    expect(SETTINGS.flatMap((_, turn) => faultsAround(position, end, turn))).toEqual([])
  })

  it.each(ALGORITHMS)('%s connects at once although an earlier move also wins in the end', (algorithm) => {
    // Found among random positions: the first move by id that wins within three plies does not win at once.
    const position = parsePosition('b/b.r../brr.b.bb../r.rr.r....bb.r. r')
    for (const depth of [1, 2, 3, 4, 5]) {
      const { move, line } = search(position, { algorithm, depth })
      expect(winnerOf(play(position, move))).toBe(position.toMove)
      expect(line).toEqual([move])
    }
  })

  it('is the end of the line that minimax gives for a won position', () => {
    const random = new Random(77)
    let won = 0
    for (let i = 0; i < 60; i++) {
      const position = randomLatePosition(random, 4, 7)
      const { line, value } = search(position, { algorithm: 'minimax', depth: 5 })
      if (value !== (position.toMove === 'red' ? Infinity : -Infinity)) continue
      expect(winnerOf(positionsAlong(position, line).at(-1) as Position)).toBe(position.toMove)
      won++
    }
    expect(won).toBeGreaterThan(20)
  })
})
