/** The comparison with the real engine in the same thread: what is searched, in which order, and what is kept of it. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { runJob, type JobMessage } from '../../../../src/engine/jobs.ts'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { ELEVEN_STONES, STATE_1 } from '../../../../src/engine/lab/report.ts'
import { fingerprintOf, REPORTS_OWN, type NamedEvaluator } from '../../../../src/engine/evaluation/named-evaluator.ts'
import type { Algorithm } from '../../../../src/engine/search/methods.ts'
import { search } from '../../../../src/engine/search/search.ts'
import { DocumentFault } from '../../../../src/renderer/model/documents/document-fault.ts'
import {
  decodeCompared,
  encodeCompared,
  MAX_POSITIONS,
} from '../../../../src/renderer/model/compare/comparison-file.ts'
import { Comparison } from '../../../../src/renderer/model/compare/comparison.ts'
import {
  cellsOf,
  foundIn,
  isEarly,
  missingOf,
  orderingOf,
  requestOf,
} from '../../../../src/renderer/model/compare/searches.ts'
import { EngineClient } from '../../../../src/workers/client.ts'
import { memory } from '../../memory.ts'

const sameThread = () =>
  new EngineClient((onReply) => ({ post: (message) => runJob(message, onReply), end: () => undefined }))

/** Takes jobs and does not answer until it is asked to, once. */
function slow() {
  const posted: JobMessage[] = []
  const answers: (() => void)[] = []
  const engine = new EngineClient((onReply) => ({
    post: (message) => {
      posted.push(message)
      answers.push(() => runJob(message, onReply))
    },
    end: () => undefined,
  }))
  return { posted, engine, answer: () => answers.shift()?.() }
}

async function comparing(engine = sameThread(), kept = memory()) {
  const comparison = new Comparison(kept.storage, engine)
  await comparison.load()
  const state = () => comparison.store.getState()
  const request = (position: string, ordering?: 'own' | 'id' | 'value' | 'last') =>
    requestOf(state().choice, position, ordering)
  const counts = (position: string, ordering?: 'own' | 'id' | 'value' | 'last') =>
    cellsOf(state().found, request(position, ordering)).map(({ count }) => count)
  return { comparison, state, request, counts, kept }
}

const searched = (posted: readonly JobMessage[]) =>
  posted.map(
    ({ request }) => request as { position: string; algorithms: [Algorithm]; depths: [number]; ordering: string },
  )

afterEach(() => void vi.restoreAllMocks())

describe('the comparison', () => {
  it('searches every position by every algorithm chosen, to every depth chosen, the least depth first', async () => {
    const { posted, engine, answer } = slow()
    const { comparison, state } = await comparing(engine)
    comparison.chooseAlgorithm('iterative-deepening', false)
    comparison.chooseAlgorithm('aspiration', false)
    comparison.choose({ depths: [1, 2] })
    comparison.add(ELEVEN_STONES.position)
    comparison.start()
    for (let i = 0; i < 8; i++) answer()
    const places = [STATE_1.position, ELEVEN_STONES.position].flatMap((position) => [
      [position, 'alpha-beta'],
      [position, 'negascout'],
    ])
    expect(
      searched(posted).map(({ position, algorithms: [algorithm], depths: [depth] }) => [depth, position, algorithm]),
    ).toEqual([1, 2].flatMap((depth) => places.map((place) => [depth, ...place])))
    expect([comparison.run.getState().status, state().found.size]).toEqual(['idle', 8])
  })

  it('shows several searches at a time where they come fast, and all of them at the end', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(0)
    const { comparison, state } = await comparing()
    comparison.choose({ depths: [1, 2] })
    const shown = vi.fn()
    comparison.store.subscribe(({ found }, before) => found !== before.found && shown(found.size))
    comparison.start()
    expect(shown.mock.calls).toEqual([[1], [8]])
    expect(state().found.size).toBe(8)
  })

  it('has the counts of the searches themselves, with their own orderings and with one', async () => {
    const { comparison, state, request, counts } = await comparing()
    comparison.choose({ depths: [2, 3] })
    comparison.start()
    const visited = (ordering: object) =>
      [2, 3].flatMap((depth) =>
        state().choice.algorithms.map(
          (algorithm) => search(parsePosition(STATE_1.position), { algorithm, depth, ...ordering }).visited,
        ),
      )
    expect(counts(STATE_1.position)).toEqual(visited({}))
    expect(state().choice.algorithms.map((algorithm) => orderingOf(request(STATE_1.position), algorithm))).toEqual([
      'id',
      'last',
      'id',
      'last',
    ])
    comparison.choose({ alike: 'value' })
    comparison.orderAlike(true)
    expect(counts(STATE_1.position)).toEqual(visited({ ordering: 'value' }))
    expect(counts(STATE_1.position, 'own')).toEqual(visited({}))
  })

  it('has the counts of searches by the evaluators chosen, keeps them, and those by f beside them', async () => {
    const { comparison, state, counts, kept } = await comparing()
    const weaver: NamedEvaluator = {
      name: 'weaver',
      evaluator: { kind: 'linear', phases: [{ piecesToWin: -1, chains: -1 }], attack: 0 },
    }
    comparison.choose({ depths: [3] })
    comparison.start()
    const byF = counts(STATE_1.position)
    comparison.chooseEvaluator('negascout', weaver)
    expect(counts(STATE_1.position)).toHaveLength(3)
    comparison.start()
    const { visited } = search(parsePosition(STATE_1.position), {
      algorithm: 'negascout',
      depth: 3,
      evaluator: weaver.evaluator,
    })
    expect(counts(STATE_1.position)).toEqual([...byF.slice(0, 3), visited])
    expect(visited).not.toBe(byF[3])
    comparison.flush()
    await expect.poll(() => kept.state.texts.get('mine')).toContain(fingerprintOf(weaver.evaluator))
    const again = await comparing(sameThread(), kept)
    expect(again.counts(STATE_1.position)).toEqual([...byF.slice(0, 3), visited])
    comparison.chooseEvaluator('negascout', REPORTS_OWN)
    expect([counts(STATE_1.position), state().choice.evaluators]).toEqual([byF, {}])
  })

  it('runs no search twice that is the same with one ordering for all', async () => {
    const { posted, engine, answer } = slow()
    const { comparison } = await comparing(engine)
    comparison.choose({ depths: [2] })
    // Before anything has been compared, to choose is not to start.
    comparison.orderAlike(true)
    expect([posted.length, comparison.run.getState().status]).toEqual([0, 'idle'])
    comparison.orderAlike(false)
    comparison.start()
    for (let i = 0; i < 4; i++) answer()
    comparison.orderAlike(true)
    answer()
    answer()
    expect(
      searched(posted)
        .slice(4)
        .map(({ algorithms: [algorithm], ordering }) => [algorithm, ordering]),
    ).toEqual([
      ['iterative-deepening', 'id'],
      ['negascout', 'id'],
    ])
    expect(comparison.run.getState().status).toBe('idle')
  })

  it('goes on where it was cancelled, or starts again', async () => {
    const { posted, engine, answer } = slow()
    const { comparison, state } = await comparing(engine)
    comparison.choose({ depths: [2] })
    comparison.start()
    answer()
    comparison.cancel()
    expect([comparison.run.getState().status, comparison.made(), posted.length]).toEqual(['cancelled', 1, 2])
    comparison.start()
    expect(searched(posted)[2].algorithms).toEqual(['iterative-deepening'])
    comparison.cancel()
    comparison.startAgain()
    expect([searched(posted)[3].algorithms, state().found.size]).toEqual([['alpha-beta'], 0])
  })

  it('leaves a search that is chosen no longer, and takes in what is chosen while it runs', async () => {
    const { posted, engine, answer } = slow()
    const { comparison, state } = await comparing(engine)
    comparison.choose({ depths: [2], algorithms: ['alpha-beta'] })
    comparison.start()
    comparison.add(ELEVEN_STONES.position)
    expect(posted).toHaveLength(1)
    comparison.remove(STATE_1.position)
    expect(searched(posted)[1].position).toBe(ELEVEN_STONES.position)
    answer()
    // What the first search finds is nobody's.
    expect(state().found.size).toBe(0)
    answer()
    expect([comparison.run.getState().status, comparison.made()]).toEqual(['idle', 1])
    comparison.remove(ELEVEN_STONES.position)
    expect([state().choice.position, state().found.size]).toEqual([null, 1])
  })

  it('says why it failed, and keeps what there is', async () => {
    const { comparison, state } = await comparing()
    comparison.choose({ depths: [2] })
    comparison.start()
    comparison.choose({ positions: [STATE_1.position, 'nonsense'] })
    comparison.start()
    expect(comparison.run.getState()).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('a position has two fields') as string,
    })
    expect(state().found.size).toBe(4)
  })

  it('makes searches that are not chosen where they are asked for, and no others', async () => {
    const { posted, engine, answer } = slow()
    const { comparison, state, request } = await comparing(engine)
    comparison.choose({ depths: [2] })
    const asked = missingOf(state(), [
      { position: STATE_1.position, algorithms: ['alpha-beta', 'negascout'], depths: [2], ordering: 'value' },
    ])
    comparison.make(asked)
    expect(comparison.run.getState()).toMatchObject({ status: 'running', also: 2 })
    answer()
    answer()
    expect(searched(posted).map(({ algorithms: [algorithm], ordering }) => [algorithm, ordering])).toEqual([
      ['alpha-beta', 'value'],
      ['negascout', 'value'],
    ])
    expect([comparison.run.getState(), cellsOf(state().found, request(STATE_1.position, 'value')).length]).toEqual([
      { status: 'idle', error: null, also: 0 },
      2,
    ])
    expect(
      missingOf(state(), [{ position: STATE_1.position, algorithms: ['negascout'], depths: [2], ordering: 'value' }]),
    ).toEqual([])
  })

  it('makes what is asked for before the chosen searches that are left', async () => {
    const { posted, engine, answer } = slow()
    const { comparison, state } = await comparing(engine)
    comparison.choose({ depths: [2], algorithms: ['alpha-beta', 'negascout'] })
    comparison.start()
    comparison.make(
      missingOf(state(), [{ position: STATE_1.position, algorithms: ['minimax'], depths: [2], ordering: 'id' }]),
    )
    for (let i = 0; i < 3; i++) answer()
    expect(searched(posted).map(({ algorithms: [algorithm] }) => algorithm)).toEqual([
      'alpha-beta',
      'minimax',
      'negascout',
    ])
    expect(comparison.run.getState().status).toBe('idle')
  })

  it('counts as the report did, and searches at once what that needs', async () => {
    const { comparison, counts } = await comparing()
    comparison.choose({ depths: [2, 3] })
    // Before anything has been compared, to choose is not to start.
    comparison.countAs('report')
    expect(comparison.made()).toBe(0)
    comparison.countAs('visited')
    comparison.start()
    comparison.countAs('report')
    expect(counts(STATE_1.position)).toEqual([559, 870, 582, 900, 8334, 1624, 8785, 2524])
  })

  it('opens a saved comparison, keeps the searches of both, and takes it back', async () => {
    const saved = await comparing()
    saved.comparison.choose({ positions: [ELEVEN_STONES.position], position: ELEVEN_STONES.position, depths: [2] })
    saved.comparison.start()
    const { comparison, state } = await comparing()
    comparison.choose({ depths: [3] })
    comparison.start()
    const before = state().choice
    const takeBack = comparison.open(encodeCompared(saved.state()))
    expect([state().choice, state().found.size, comparison.made()]).toEqual([saved.state().choice, 8, 4])
    takeBack()
    expect([state().choice, comparison.made()]).toEqual([before, 4])
    expect(() => comparison.open('{}')).toThrow(DocumentFault)
    expect(state().choice).toEqual(before)
  })

  it('has each position once, and no more than there is room for', async () => {
    const { comparison, state } = await comparing()
    expect(comparison.add(STATE_1.position)).toBe(false)
    expect(state().choice.positions).toHaveLength(1)
    expect(comparison.add(ELEVEN_STONES.position)).toBe(true)
    expect(comparison.add(STATE_1.position)).toBe(false)
    expect(state().choice.position).toBe(STATE_1.position)
    for (let i = 0; i < 15; i++) comparison.add(`./...../........../${'.'.repeat(i)}r${'.'.repeat(14 - i)} b`)
    expect(state().choice.positions).toHaveLength(MAX_POSITIONS)
  })
})

describe('what is kept', () => {
  it('comes back with all its searches, also those that a forced win ended', async () => {
    const first = await comparing()
    first.comparison.add('./..... r')
    first.comparison.choose({
      depths: [2, 5],
      algorithms: ['alpha-beta', 'negascout'],
      position: './..... r',
      positions: ['./..... r'],
      pair: ['negascout', 'alpha-beta'],
    })
    first.comparison.start()
    await expect.poll(() => first.kept.state.saves).toBeGreaterThan(0)
    const before = first.state()
    const { state, request, counts } = await comparing(sameThread(), first.kept)
    expect([state().unread, state().choice]).toEqual([null, before.choice])
    expect([...state().found]).toEqual([...before.found])
    expect(counts('./..... r')).toEqual(first.counts('./..... r'))
    const cells = (['alpha-beta', 'negascout'] as const).map((algorithm) =>
      foundIn(state().found, request('./..... r'), algorithm, 5),
    )
    expect(cells.map((cell) => cell && [cell.result.depth, cell.result.value, isEarly(cell)])).toEqual([
      [5, Infinity, false],
      [3, Infinity, true],
    ])
  })

  it('is saved as the page goes, also in the middle of a comparison', async () => {
    const { engine, answer } = slow()
    const { comparison, kept } = await comparing(engine)
    comparison.choose({ depths: [2] })
    comparison.start()
    answer()
    answer()
    comparison.flush()
    await expect.poll(() => kept.state.texts.get('mine')).toBeDefined()
    const again = await comparing(slow().engine, kept)
    expect([again.comparison.made(), again.comparison.run.getState().status]).toEqual([2, 'idle'])
  })

  it('is refused where it does not add up, and left as it is', async () => {
    const { comparison, kept } = await comparing()
    comparison.choose({ depths: [3], algorithms: ['negascout'] })
    comparison.start()
    await expect.poll(() => kept.state.texts.get('mine')).toContain('"visited":2272')
    const text = kept.state.texts.get('mine') ?? ''
    expect(decodeCompared(text).found.size).toBe(1)
    const damaged: [string, RegExp | string, string][] = [
      ['a total', /"visited":2272/, '"visited":2273'],
      ['a format', 'poly-y comparison', 'poly-y puzzles'],
      ['a position that is over', './...../........../.........r..... b', './rr.b. b'],
      ['an algorithm of another search', '"algorithm":"negascout","ordering"', '"algorithm":"minimax","ordering"'],
      [
        'a depth that nobody asked for',
        '"evaluation":"bit-parallel","depth":3,"result"',
        '"evaluation":"bit-parallel","depth":2,"result"',
      ],
      ['a pair of one', '"pair":["alpha-beta","negascout"]', '"pair":["negascout","negascout"]'],
    ]
    for (const [what, part, other] of damaged) {
      const broken = text.replace(part, other)
      expect(broken, what).not.toBe(text)
      expect(() => decodeCompared(broken), what).toThrow(DocumentFault)
      kept.state.texts.set('mine', broken)
      const { engine, answer } = slow()
      const again = await comparing(engine, kept)
      expect(again.state().unread, what).toBeInstanceOf(DocumentFault)
      again.comparison.start()
      answer()
      expect(again.state().found.size, what).toBe(1)
      again.comparison.flush()
      expect(kept.state.texts.get('mine')).toBe(broken)
    }
  })
})
