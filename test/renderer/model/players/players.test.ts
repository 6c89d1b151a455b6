/**
 * The user's own players: kept, found again, imported and exported, deleted and brought back; and the form that makes
 * them.
 */
import { describe, expect, it, vi } from 'vitest'
import { CAST, castOf } from '../../../../src/engine/arena/cast.ts'
import { isContestant } from '../../../../src/engine/arena/contestant-file.ts'
import { playoutPlayer, type Contestant } from '../../../../src/engine/arena/contestant.ts'
import { PRIOR_KINDS } from '../../../../src/engine/playouts/prior-kinds.ts'
import type { DocumentStorage } from '../../../../src/contract/api.ts'
import { NEW_MATCH } from '../../../../src/renderer/model/match/match-state.ts'
import { MatchStore } from '../../../../src/renderer/model/match/match-store.ts'
import { COMPUTER } from '../../../../src/renderer/model/match/players.ts'
import { speak } from '../../../../src/renderer/language/i18n.ts'
import { contestantFrom, draftOf, faultsOf, NEW_DRAFT } from '../../../../src/renderer/model/players/draft.ts'
import { castLine, contestantLabel } from '../../../../src/renderer/model/players/names.ts'
import { encodePlayer, ownContestants, Players } from '../../../../src/renderer/model/players/players.ts'
import { lineOf } from '../../../../src/renderer/model/players/words.ts'

const member = (name: string): Contestant => castOf(name) ?? expect.fail(`no ${name} in the cast`)
const ANN: Contestant = { ...member('attacker'), name: 'Ann', randomness: 5 }

/** Texts in memory. */
function memory(texts = new Map<string, string>()) {
  const state = { fails: false }
  const attempt = async () => {
    if (state.fails) throw new Error('the disk is full')
  }
  const storage: DocumentStorage = {
    list: async () => [...texts.keys()].sort(),
    load: async (_, id) => texts.get(id) ?? Promise.reject(new Error('there is no such document')),
    save: (_, id, text) => attempt().then(() => void texts.set(id, text)),
    remove: (_, id) => attempt().then(() => void texts.delete(id)),
  }
  return { texts, state, storage }
}

async function opened(
  storage: DocumentStorage | null,
  onChange: ConstructorParameters<typeof Players>[1] = () => undefined,
) {
  const players = new Players(storage, onChange)
  await players.load()
  return players
}

const settle = () => new Promise((resolve) => setTimeout(resolve))
const namesOf = (players: Players) =>
  players.store.getState().entries.map((entry) => (entry.kind === 'readable' ? entry.record.name : entry.id))

describe('players of one’s own', () => {
  it('are there again when opened anew, by name', async () => {
    const { storage } = memory()
    const players = await opened(storage)
    players.add({ ...ANN, name: 'Zoë' })
    players.add(ANN)
    await settle()
    const again = await opened(storage)
    expect(namesOf(again)).toEqual(['Ann', 'Zoë'])
    expect(ownContestants(again.store.getState())).toEqual([ANN, { ...ANN, name: 'Zoë' }])
  })

  it('have names that nobody else has, whatever the case', async () => {
    const players = await opened(memory().storage)
    const id = players.add(ANN)
    expect(players.isTaken(' ANN ', null)).toBe(true)
    expect(players.isTaken('Ann', id)).toBe(false)
    expect(players.isTaken('Attacker', null)).toBe(true)
    expect(players.freeName('Ann')).toBe('Ann 2')
    expect(players.freeName('x'.repeat(60))).toHaveLength(60)
    players.add({ ...ANN, name: 'x'.repeat(60) })
    expect(players.freeName('x'.repeat(60))).toBe(`${'x'.repeat(58)} 2`)
    expect(players.freeName(`${'y'.repeat(55)}👨‍👩‍👧‍👦`)).toBe('y'.repeat(55))
  })

  it('make way for one of the cast who has come to be called the same', async () => {
    const { storage } = memory(new Map([['one', encodePlayer({ ...ANN, name: 'perfect' })]]))
    expect(namesOf(await opened(storage))).toEqual(['perfect 2'])
  })

  it('are exported as they are kept, and come in under a free name', async () => {
    const { texts, storage } = memory()
    const players = await opened(storage)
    const id = players.add(ANN)
    await settle()
    expect(texts.get(id)).toBe(encodePlayer(ANN))
    const copy = await players.importFile(new Blob([encodePlayer(ANN)]))
    expect(players.entry(copy)?.record).toEqual({ ...ANN, name: 'Ann 2' })
    for (const text of ['', '{}', '[1]', encodePlayer(ANN).replace('"randomness": 5', '"randomness": -5')])
      await expect(players.importFile(new Blob([text])), text).rejects.toThrow()
    expect(namesOf(players)).toEqual(['Ann', 'Ann 2'])
  })

  it('are deleted, and brought back', async () => {
    const { texts, storage } = memory()
    const players = await opened(storage)
    const id = players.add(ANN)
    await settle()
    const undo = await players.remove(id)
    expect([namesOf(players), texts.size]).toEqual([[], 0])
    await undo()
    expect([namesOf(players), texts.get(id)]).toEqual([['Ann'], encodePlayer(ANN)])
  })

  it('stay where they cannot be saved or deleted, and say so', async () => {
    const { state, storage } = memory()
    const players = await opened(storage)
    state.fails = true
    const id = players.add(ANN)
    await settle()
    expect(players.entry(id)?.unsaved).toEqual(new Error('the disk is full'))
    await expect(players.remove(id)).rejects.toThrow('the disk is full')
    expect(namesOf(players)).toEqual(['Ann'])
    state.fails = false
    players.replace(id, { ...ANN, randomness: 6 })
    await settle()
    expect(players.entry(id)).toMatchObject({ unsaved: null, record: { randomness: 6 } })
  })

  it('that cannot be read are kept as they are, and come back as they were', async () => {
    const { texts, storage } = memory(new Map([['bad', '{"format":"poly-y player","version":9}']]))
    const players = await opened(storage)
    expect(players.store.getState().entries).toMatchObject([{ id: 'bad', kind: 'broken', fault: { code: 'version' } }])
    expect(ownContestants(players.store.getState())).toEqual([])
    const undo = await players.remove('bad')
    expect(texts.size).toBe(0)
    await undo()
    expect([...texts]).toEqual([['bad', '{"format":"poly-y player","version":9}']])
  })

  it('are with another tab, which is said', async () => {
    expect((await opened(null)).store.getState().status).toBe('failed')
  })

  it('play on as they are changed', async () => {
    const match = new MatchStore({
      ...NEW_MATCH,
      seats: { ...NEW_MATCH.seats, second: { ...COMPUTER, contestant: ANN } },
    })
    const onChange = vi.fn((before: Contestant, after: Contestant) => match.changeContestant(before, after))
    const players = await opened(memory().storage, onChange)
    const id = players.add(ANN)
    players.replace(id, { ...ANN, name: 'Anna', randomness: 50 })
    expect(onChange).toHaveBeenCalledOnce()
    expect(match.getState().seats.second.contestant).toEqual({ ...ANN, name: 'Anna', randomness: 50 })
    expect(match.getState().seats.first).toBe(NEW_MATCH.seats.first)
  })
})

describe('the form', () => {
  const nobody = () => false

  it.each(CAST.map((one) => [one.name, one] as const))('filled in as for %s comes to the same', (name, contestant) => {
    const draft = draftOf(contestant, name, null)
    expect(faultsOf(draft, nobody)).toEqual([])
    expect(contestantFrom(draft)).toEqual(contestant)
  })

  it('comes to what can play, whatever limits it', () => {
    for (const limit of ['depth', 'time', 'states'] as const) {
      const contestant = contestantFrom({ ...NEW_DRAFT, name: 'Bo', limit, firstNodes: 'D1, c2  d1' })
      expect(isContestant(contestant)).toBe(true)
      expect(contestant.firstNodes).toEqual(['d1', 'c2'])
      expect(draftOf(contestant, 'Bo', null)).toMatchObject({ limit, firstNodes: 'd1 c2' })
    }
  })

  it('comes to a search by playouts, with what it knows of moves', () => {
    for (const priors of PRIOR_KINDS)
      for (const options of [
        { playouts: 50, priors },
        { playouts: 1e6, priors, time: 500 },
      ]) {
        const contestant = playoutPlayer('Bo', options)
        const draft = draftOf(contestant, 'Bo', null)
        expect(faultsOf(draft, nobody)).toEqual([])
        expect(contestantFrom(draft)).toEqual(contestant)
      }
  })

  it('says what is wrong', () => {
    const named = { ...NEW_DRAFT, name: 'Bo' }
    expect(faultsOf(NEW_DRAFT, nobody)).toEqual(['unnamed'])
    expect(faultsOf(named, () => true)).toEqual(['taken'])
    expect(faultsOf({ ...named, evaluator: 'weights', weights: { edge: 0 } }, nobody)).toEqual(['noWeights'])
    expect(faultsOf({ ...named, evaluator: 'file' }, nobody)).toEqual(['noFile'])
    expect(faultsOf({ ...named, by: 'oracle', evaluator: 'file' }, nobody)).toEqual([])
    expect(faultsOf({ ...named, firstNodes: 'd1 e5' }, nobody)).toEqual(['nodes'])
  })
})

describe('the cast in words', () => {
  it.each(['en', 'pl'])('has a name and a line for each, in %s', async (language) => {
    await speak(language)
    const names = CAST.map(({ name }) => contestantLabel(name))
    expect(new Set(names).size).toBe(CAST.length)
    for (const { name } of CAST) {
      expect(contestantLabel(name), name).not.toBe(name)
      expect(castLine(name), name).toMatch(/\.$/)
    }
    await speak('en')
  })

  it('says of others what they are made of', () => {
    expect(contestantLabel('Ann')).toBe('Ann')
    expect(lineOf({ ...ANN, firstNodes: ['d1', 'c1'] })).toBe(
      'NegaScout, depth 2, weighted features · 5% of the moves at random · begins on d1 and c1',
    )
    expect(contestantLabel('report')).toBe('report')
  })

  it('says of searches by playouts how many there are, or their time, and what they know of moves', () => {
    const lines = [
      { playouts: 1000, priors: 'network' } as const,
      { playouts: 9, priors: 'patterns', time: 500 } as const,
    ]
    expect(lines.map((options) => lineOf(playoutPlayer('Bo', options)))).toEqual([
      '1,000 playouts a move, with a policy network',
      'playouts, 0.5 s a move, with learnt patterns',
    ])
  })
})
