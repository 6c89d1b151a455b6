/** Chances of winning by playouts: candidates with lines, the tree that is kept from job to job, and proofs. */
import { describe, expect, it } from 'vitest'
import { formatPosition, parsePosition } from '../../../src/engine/game/notation.ts'
import { emptyPosition, legalMoves, play } from '../../../src/engine/game/position.ts'
import { ChanceFinder, type Chances, type ChancesRequest } from '../../../src/engine/playouts/chances.ts'

const LARGE = formatPosition(emptyPosition(7))
const request = (fields: Partial<ChancesRequest> = {}): ChancesRequest => ({
  position: LARGE,
  playouts: 400,
  seed: 1,
  goesOn: false,
  ...fields,
})
const find = (fields?: Partial<ChancesRequest>) => new ChanceFinder().find(request(fields))
const timeless = ({ ms: _, ...chances }: Chances) => chances

describe('chances by playouts', () => {
  it('follow from the seed and the number of playouts', () => {
    expect(timeless(find())).toEqual(timeless(find()))
    expect(timeless(find({ seed: 2 }))).not.toEqual(timeless(find()))
  })

  it('name at most twelve candidates, each visited and with a line that can be played', () => {
    const { candidates, playouts, isProven } = find({ playouts: 3000 })
    const position = emptyPosition(7)
    expect({ playouts, isProven, isFew: candidates.length <= 12 }).toEqual({
      playouts: 3000,
      isProven: false,
      isFew: true,
    })
    for (const { node, visits, chance, line } of candidates) {
      expect(visits).toBeGreaterThan(0)
      expect(chance.lower <= chance.value && chance.value <= chance.upper).toBe(true)
      expect(line[0]).toBe(node)
      line.reduce((at, move) => (expect(legalMoves(at)).toContain(move), play(at, move)), position)
    }
    expect(candidates.map(({ visits }) => visits)).toEqual(
      candidates.map(({ visits }) => visits).toSorted((a, b) => b - a),
    )
  })

  it('of a position that is searched again add to the same tree, where that is asked for', () => {
    const finder = new ChanceFinder()
    finder.find(request({ goesOn: true }))
    expect(finder.find(request({ goesOn: true })).playouts).toBe(800)
    expect(finder.find(request()).playouts).toBe(400)
  })

  it('go on with what the tree knows of the next position', () => {
    const finder = new ChanceFinder()
    const [best] = finder.find(request({ goesOn: true })).candidates
    const next = formatPosition(play(emptyPosition(7), best.node))
    expect(finder.find(request({ position: next, goesOn: true })).playouts).toBe(400 + best.visits)
  })

  it('are proven where the search sees the end, for either side', () => {
    const won = find({ position: formatPosition(emptyPosition(2)) })
    expect(won).toMatchObject({ isProven: true, chance: { value: 1, lower: 1, upper: 1 } })
    expect(won.candidates[0].isWon).toBe(true)
    const lost = find({ position: formatPosition(play(emptyPosition(2), won.candidates[0].node)) })
    expect(lost).toMatchObject({ isProven: true, chance: { value: 0, lower: 0, upper: 0 } })
    expect(lost.candidates.every(({ isWon }) => isWon === false)).toBe(true)
  })

  it('of a game that is over are its result', () => {
    const chances = find({ position: './rr.b. b' })
    expect(parsePosition('./rr.b. b').toMove).toBe('blue')
    expect(chances).toMatchObject({ isProven: true, chance: { value: 0 }, candidates: [], playouts: 0 })
  })
})
