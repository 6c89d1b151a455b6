/** The chances of a game's positions by playouts, kept in the app's storage from visit to visit. */
import { expect, it } from 'vitest'
import { formatPosition } from '../../../../src/engine/game/notation.ts'
import { emptyPosition, play } from '../../../../src/engine/game/position.ts'
import { ChanceCurve } from '../../../../src/renderer/model/chances/chance-curve.ts'
import { MAX_KEPT_CHANCES } from '../../../../src/renderer/model/chances/kept-chances.ts'
import { EngineClient } from '../../../../src/workers/client.ts'
import { Engines } from '../../../workers/engines.ts'
import { memory } from '../../memory.ts'

/** The positions of a game of four stones on 51 nodes, by the rule of three corners. */
const GAME = [1, 7, 12, 20]
  .reduce((line, node) => [...line, play(line[line.length - 1], node)], [emptyPosition(5, 3)])
  .map(formatPosition)

const DOCUMENT = 'mine'

/** A visit to the app with what is kept, and the positions that it has had played out. */
function visit({ storage }: ReturnType<typeof memory>, app = '1.0.0') {
  const engines = new Engines()
  const curve = new ChanceCurve(new EngineClient(engines.port), storage, app)
  const asked = () =>
    engines.posted.map(({ request }) => (typeof request === 'object' && 'position' in request ? request.position : ''))
  const reviewed = async (positions: readonly string[]) => {
    curve.want(positions)
    await expect
      .poll(() => positions.every((position) => curve.store.getState().known.has(position)), { timeout: 20_000 })
      .toBe(true)
    await expect.poll(() => curve.store.getState().isRunning).toBe(false)
  }
  return { curve, asked, reviewed }
}

/** A first visit that reviews the game; resolves to what it keeps. */
async function afterReview() {
  const kept = memory()
  const { curve, reviewed, asked } = visit(kept)
  await reviewed(GAME)
  expect(asked()).toEqual(GAME)
  await expect.poll(() => kept.texts.has(DOCUMENT)).toBe(true)
  return { kept, known: curve.store.getState().known }
}

it('are not found again at the next visit, and are the same', async () => {
  const { kept, known } = await afterReview()
  const { curve, reviewed, asked } = visit(kept)
  await reviewed(GAME)
  expect(asked()).toEqual([])
  for (const position of GAME) {
    const { chance, isProven, playouts, candidates } = known.get(position) ?? expect.fail(position)
    expect(curve.store.getState().known.get(position)).toEqual({
      chance,
      isProven,
      playouts,
      candidates: candidates.map((candidate) => ({ ...candidate, line: [] })),
      ms: 0,
    })
  }
})

it('are found for the positions that are new', async () => {
  const { kept } = await afterReview()
  const other = formatPosition(play(emptyPosition(5, 3), 30))
  const second = visit(kept)
  await second.reviewed([GAME[0], other])
  expect(second.asked()).toEqual([other])
  await expect.poll(() => kept.texts.get(DOCUMENT)).toContain(other)
  const third = visit(kept)
  await third.reviewed([...GAME, other])
  expect(third.asked()).toEqual([])
})

it('are found anew by another version of the app', async () => {
  const { kept } = await afterReview()
  const { reviewed, asked } = visit(kept, '1.1.0')
  await reviewed(GAME)
  expect(asked()).toEqual(GAME)
})

it('are found anew for another board and another rule', async () => {
  const { kept } = await afterReview()
  const others = [formatPosition(emptyPosition(5, 1)), formatPosition(emptyPosition(6, 3))]
  const { reviewed, asked } = visit(kept)
  await reviewed(others)
  expect(asked()).toEqual(others)
})

it.each([
  ['no JSON', () => 'x'],
  ['a document of another kind', () => '{"format":"poly-y mistakes","version":1,"mistakes":[]}'],
  ['a later version', (text: string) => text.replace('"version":1', '"version":2')],
  ['a chance above 1', (text: string) => text.replaceAll(/\],(true|false),/g, ',2],$1,')],
  ['a text for a number', (text: string) => text.replaceAll(/"found":\[\[("[^"]*"),\[/g, '"found":[[$1,["a",')],
])('are found anew where %s is kept, and kept again', async (_, spoil) => {
  const { kept } = await afterReview()
  const text = kept.texts.get(DOCUMENT) ?? ''
  kept.texts.set(DOCUMENT, spoil(text))
  expect(kept.texts.get(DOCUMENT)).not.toBe(text)
  const second = visit(kept)
  await second.reviewed(GAME)
  expect(second.asked()).toContain(GAME[0])
  await expect.poll(() => kept.state.saves).toBe(2)
  const third = visit(kept)
  await third.reviewed(GAME)
  expect(third.asked()).toEqual([])
})

it('with a candidate on a stone are dropped alone', async () => {
  const { kept } = await afterReview()
  const file = JSON.parse(kept.texts.get(DOCUMENT) ?? '') as { found: [string, unknown, boolean, number, [number][]][] }
  // After the first stone, a candidate where it lies.
  file.found[1][4][0][0] = 1
  kept.texts.set(DOCUMENT, JSON.stringify(file))
  const { reviewed, asked } = visit(kept)
  await reviewed(GAME)
  expect(asked()).toEqual([GAME[1]])
})

it('are found again where another tab keeps them', async () => {
  const engines = new Engines()
  const curve = new ChanceCurve(new EngineClient(engines.port), null, '1.0.0')
  curve.want(GAME.slice(0, 1))
  await expect.poll(() => curve.store.getState().known.size).toBe(1)
})

it('are forgotten, the oldest first, beyond a maximum', async () => {
  const kept = memory()
  const { curve } = visit(kept)
  await curve.kept.load()
  const chances = { chance: { value: 1, lower: 1, upper: 1 }, isProven: true, candidates: [], playouts: 0, ms: 0 }
  curve.kept.add(Array.from({ length: MAX_KEPT_CHANCES + 1 }, (_, i) => [String(i), chances] as const))
  const { found } = curve.kept.store.getState()
  expect([found.length, found[0][0]]).toEqual([MAX_KEPT_CHANCES, '1'])
})
