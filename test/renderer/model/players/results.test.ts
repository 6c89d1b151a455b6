/** The human's games: what counts and what does not, once each, and the rating that they come to. */
import { describe, expect, it } from 'vitest'
import { castOf } from '../../../../src/engine/arena/cast.ts'
import { ratingOf, RED_ADVANTAGE } from '../../../../src/engine/arena/cast-ratings.ts'
import { ratingAgainst } from '../../../../src/engine/arena/rating-against.ts'
import { legalMoves, emptyPosition } from '../../../../src/engine/game/position.ts'
import { newGame, positionOf, resultOf } from '../../../../src/engine/game/game.ts'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import type { DocumentStorage } from '../../../../src/contract/api.ts'
import { moverOf, NEW_MATCH, type Seats } from '../../../../src/renderer/model/match/match-state.ts'
import { MatchStore } from '../../../../src/renderer/model/match/match-store.ts'
import { COMPUTER, HUMAN, type PlayerSettings } from '../../../../src/renderer/model/match/players.ts'
import { beatenLevels } from '../../../../src/renderer/model/players/ladder.ts'
import type { PlayedGame } from '../../../../src/renderer/model/players/results-file.ts'
import { ratingFrom } from '../../../../src/renderer/model/players/own-rating.ts'
import { reasonAgainst, Results, memberOf } from '../../../../src/renderer/model/players/results.ts'
import { createSettingsStore, DEFAULT_SETTINGS } from '../../../../src/renderer/model/settings.ts'
import { createStore } from 'zustand/vanilla'
import type { AdviceState } from '../../../../src/renderer/model/oracle/advisor.ts'

const by = (name: string): PlayerSettings => ({ ...COMPUTER, contestant: castOf(name) ?? expect.fail(`no ${name}`) })
const against = (name: string): Seats => ({ first: HUMAN, second: by(name) })

function memory(texts = new Map<string, string>()): DocumentStorage & { texts: Map<string, string> } {
  return {
    texts,
    list: async () => [...texts.keys()],
    load: async (_, id) => texts.get(id) ?? Promise.reject(new Error('there is no such document')),
    save: async (_, id, text) => void texts.set(id, text),
    remove: async (_, id) => void texts.delete(id),
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

async function setup(storage: DocumentStorage = memory(), { game } = NEW_MATCH) {
  const match = new MatchStore({ ...NEW_MATCH, game, seats: against('greedy'), isCasual: false })
  const settings = createSettingsStore()
  const advice = createStore<AdviceState>(() => ({ hinted: null, held: null }))
  const results = new Results(match, settings, advice, storage)
  match.join({ results })
  await results.load()
  return { match, settings, advice, results, games: () => results.store.getState().games }
}

/** Plays the first free nodes to the end, or so many moves. */
function playOut(match: MatchStore, most = Infinity): void {
  for (let played = 0; played < most && resultOf(match.getState().game) === null; played++) {
    const [node] = legalMoves(positionOf(match.getState().game))
    if (moverOf(match.getState())?.player.human) match.play(node)
    else match.playComputer(node, null, false)
  }
}

/** Repeats a game as often as a rating needs. */
const five = <T>(game: T): T[] => Array.from({ length: 5 }, () => game)

/** The rating of somebody who has played all of these games five times. */
const ratingOfFive = (games: readonly PlayedGame[]) => ratingFrom(games.flatMap(five))

describe('a game', () => {
  it('against one of the cast counts, by connection or resignation', async () => {
    const { match, games } = await setup()
    playOut(match)
    await settle()
    const winner = resultOf(match.getState().game)?.winner
    expect(games()).toMatchObject([
      { opponent: 'greedy', isCast: true, colour: 'red', isWon: winner === 'red', uncounted: null },
    ])
    match.start(emptyPosition(4), true, { first: by('attacker'), second: HUMAN })
    playOut(match, 1)
    match.play('swap')
    playOut(match, 2)
    match.resign()
    await settle()
    // After the swap the human is Red.
    expect(games()[1]).toMatchObject({ opponent: 'attacker', colour: 'red', isWon: false, uncounted: null })
  })

  it.each([
    [2, 1],
    [3, 1],
    [4, 3],
  ] as const)('on board %i by a rule of %i counts for no rating, and is kept with both', async (size, cornersToWin) => {
    const game = newGame(emptyPosition(size, cornersToWin), false)
    const { match, games, settings } = await setup(memory(), { ...NEW_MATCH, game })
    expect(reasonAgainst(match.getState(), settings.getState(), [])).toBe('board')
    playOut(match)
    await settle()
    expect(games()).toMatchObject([{ opponent: 'greedy', uncounted: 'board', board: { size, cornersToWin } }])
    expect(ratingOfFive(games())).toBeNull()
    expect(
      beatenLevels(
        games().map((game) => ({ ...game, isWon: true, uncounted: null })),
        emptyPosition(4),
      ).size,
    ).toBe(0)
  })

  it('is recorded once, as it first ended, whatever moves are taken back', async () => {
    const { match, games } = await setup()
    playOut(match)
    await settle()
    const ended = games()
    match.undo()
    match.redo()
    match.undo()
    playOut(match, 1)
    match.resign()
    await settle()
    expect(games()).toEqual(ended)
    expect(games()).toMatchObject([{ uncounted: null }])
    expect(reasonAgainst(match.getState(), DEFAULT_SETTINGS, games())).toBeNull()
  })

  it('that was resigned by a slip goes on when that is taken back, and counts as it ends', async () => {
    const { match, games } = await setup()
    playOut(match, 4)
    match.resign()
    await settle()
    expect(games()).toMatchObject([{ isWon: false, uncounted: null }])
    match.undo()
    await settle()
    expect(games()).toEqual([])
    expect(reasonAgainst(match.getState(), DEFAULT_SETTINGS, games())).toBeNull()
    playOut(match)
    await settle()
    expect(games()).toMatchObject([{ isWon: resultOf(match.getState().game)?.winner === 'red', uncounted: null }])
    expect(games()[0].moves).toHaveLength(match.getState().game.moves.length)
  })

  it('that was resigned stays lost once perfect play has been looked at, or the players changed', async () => {
    for (const spoil of [
      ({ settings }: Awaited<ReturnType<typeof setup>>) => settings.setState({ showTruth: true }),
      ({ match }: Awaited<ReturnType<typeof setup>>) => match.setPlayer('second', by('random')),
    ]) {
      const parts = await setup()
      playOut(parts.match, 4)
      parts.match.resign()
      spoil(parts)
      parts.match.undo()
      playOut(parts.match)
      await settle()
      expect(parts.games()).toMatchObject([{ isWon: false, uncounted: null }])
      expect(reasonAgainst(parts.match.getState(), parts.settings.getState(), parts.games())).toBeNull()
    }
  })

  it('that repeats another move by move counts once, unless the opponent plays at random', async () => {
    const { match, games } = await setup()
    const again = (name: string, moves = Infinity) => {
      match.start(emptyPosition(4), false, against(name))
      playOut(match, moves)
      match.resign()
    }
    for (const name of ['greedy', 'greedy', 'attacker', 'random', 'random', 'greedy']) again(name)
    again('greedy', 4)
    again('greedy', 4)
    match.start(emptyPosition(4), false, { first: by('greedy'), second: HUMAN })
    playOut(match)
    await settle()
    expect(games().map(({ uncounted }) => uncounted)).toEqual([
      null,
      'repeated',
      null,
      null,
      null,
      'repeated',
      null,
      'repeated',
      null,
    ])
    expect(ratingOfFive(games())).toEqual(ratingOfFive(games().filter(({ uncounted }) => uncounted === null)))
  })

  it('won as Red says less than one won as Blue, but not where colours could be swapped', async () => {
    const { match, games } = await setup()
    playOut(match, 4)
    match.resign()
    await settle()
    const elo = ratingOf('greedy')?.elo ?? expect.fail()
    const [lost] = games()
    const rated = (changes: Partial<PlayedGame>) => ratingOfFive([{ ...lost, isWon: true, ...changes }])
    expect(rated({})).toMatchObject({ ...ratingAgainst(five({ opponent: elo - RED_ADVANTAGE, isWon: true })) })
    expect(rated({ colour: 'blue' })).toMatchObject({
      ...ratingAgainst(five({ opponent: elo + RED_ADVANTAGE, isWon: true })),
    })
    for (const colour of ['red', 'blue'] as const)
      expect(rated({ colour, swapRule: true })).toMatchObject({
        ...ratingAgainst(five({ opponent: elo, isWon: true })),
      })
  })

  it.each<[string, (parts: Awaited<ReturnType<typeof setup>>) => void]>([
    ['takenBack', ({ match }) => (playOut(match, 2), match.undo())],
    ['changed', ({ match }) => (playOut(match, 2), match.setPlayer('second', by('random')))],
    ['hurried', ({ match }) => (playOut(match, 2), match.discount('hurried'))],
    [
      'help',
      ({ match, settings }) => (
        playOut(match, 2),
        settings.setState({ showTruth: true }),
        settings.setState({ showTruth: false })
      ),
    ],
    ['help', ({ match, settings }) => (settings.setState({ tutor: true }), playOut(match, 1))],
    ['help', ({ advice }) => advice.setState({ hinted: { position: emptyPosition(4), stage: 1 } })],
    ['start', ({ match }) => match.start(parsePosition('r/b..../........../............... r'), false)],
    ['start', ({ match }) => match.open(match.getState().game, 'some-game')],
    ['board', ({ match }) => match.start(emptyPosition(3), false)],
    ['casual', ({ match }) => match.start(emptyPosition(4), false, undefined, true)],
    // What was agreed beforehand hides nothing of what came in the game.
    ['board', ({ match }) => match.start(emptyPosition(3), false, undefined, true)],
    [
      'takenBack',
      ({ match }) => (match.start(emptyPosition(4), false, undefined, true), playOut(match, 2), match.undo()),
    ],
  ])('is recorded and does not count: %s', async (reason, spoil) => {
    const parts = await setup()
    spoil(parts)
    expect(reasonAgainst(parts.match.getState(), DEFAULT_SETTINGS, [])).toBe(reason)
    playOut(parts.match)
    await settle()
    expect(parts.games()).toMatchObject([{ uncounted: reason }])
    expect(ratingOfFive(parts.games())).toBeNull()
  })

  it('that has hardly begun is not spoilt by a setting that is changed before the first move', async () => {
    const { match, settings } = await setup()
    settings.setState({ tutor: true })
    expect(reasonAgainst(match.getState(), settings.getState(), [])).toBe('help')
    settings.setState({ tutor: false })
    expect(reasonAgainst(match.getState(), settings.getState(), [])).toBeNull()
  })

  it('against a plain search counts where one of the cast plays just so', () => {
    expect(memberOf(COMPUTER)?.name).toBe('report-4')
    expect(memberOf({ ...COMPUTER, algorithm: 'alpha-beta', depth: 1 })?.name).toBe('greedy')
    for (const other of [
      { settings: { table: 'plain' } },
      { settings: { ordering: 'id' } },
      { settings: { extension: 'forced' } },
      { depth: 6 },
      { seconds: 2 },
      { algorithm: 'minimax' },
    ] as const)
      expect(memberOf({ ...COMPUTER, ...other })).toBeNull()
    const stronger = { ...(castOf('random') ?? expect.fail()), randomness: 50 }
    expect(memberOf({ ...COMPUTER, contestant: stronger })).toBeNull()
    expect(memberOf({ ...COMPUTER, contestant: { ...(castOf('report-4') ?? expect.fail()), name: 'Ann' } })).toBeNull()
  })

  it('against a player who is not of the cast is recorded and does not count', async () => {
    const { match, games } = await setup()
    match.setPlayer('second', { ...COMPUTER, algorithm: 'minimax', depth: 2 })
    expect(reasonAgainst(match.getState(), DEFAULT_SETTINGS, [])).toBe('opponent')
    playOut(match)
    await settle()
    expect(games()).toMatchObject([{ opponent: 'minimax:2', isCast: false, uncounted: null }])
    expect(ratingOfFive(games())).toBeNull()
  })

  it('that is given up before both have moved is none', async () => {
    const { match, games } = await setup()
    playOut(match, 1)
    match.resign()
    await settle()
    expect(games()).toEqual([])
  })

  it('between two people or two computers is nobody’s result', async () => {
    const { match, games } = await setup()
    for (const seats of [
      { first: HUMAN, second: HUMAN },
      { first: by('random'), second: by('greedy') },
    ]) {
      match.start(emptyPosition(4), false, seats)
      playOut(match)
    }
    await settle()
    expect(games()).toEqual([])
  })
})

describe('results', () => {
  it('are there when opened anew, make a rating, and are forgotten and brought back', async () => {
    const storage = memory()
    const { match, results } = await setup(storage)
    playOut(match, 2)
    match.resign()
    await settle()
    const { games, results: again } = await setup(storage)
    expect(games()).toEqual(results.store.getState().games)
    // One game lost as Red, against whom that makes weaker.
    expect(ratingOfFive(games())).toMatchObject({
      ...ratingAgainst(five({ opponent: (ratingOf('greedy')?.elo ?? NaN) - RED_ADVANTAGE, isWon: false })),
    })
    const undo = again.reset()
    await settle()
    expect((await setup(storage)).games()).toEqual([])
    undo()
    await settle()
    expect((await setup(storage)).games()).toHaveLength(1)
  })

  it('have a game once that has ended again before they are brought back, as it first ended', async () => {
    const { match, results, games } = await setup()
    playOut(match)
    await settle()
    const ended = games()
    const undoReset = results.reset()
    match.undo()
    playOut(match)
    await settle()
    expect(games()).toMatchObject([{ seed: ended[0].seed, uncounted: 'takenBack' }])
    undoReset()
    expect(games()).toEqual(ended)
  })

  it('of earlier versions, which kept no moves, are read and count', async () => {
    const game = {
      seed: 1,
      date: '2026-01-02T03:04:05.000Z',
      opponent: 'greedy',
      isCast: true,
      colour: 'red',
      isWon: true,
      uncounted: null,
    }
    const { games, results } = await setup(
      memory(new Map([['mine', JSON.stringify({ format: 'poly-y results', version: 1, games: [game] })]])),
    )
    expect(results.store.getState().unread).toBeNull()
    expect(games()).toEqual([{ ...game, moves: [], swapRule: false }])
    expect(ratingOfFive(games())).not.toBeNull()
  })

  it('make a rating from the fifth on', async () => {
    const { match, games } = await setup()
    playOut(match, 2)
    match.resign()
    await settle()
    const [game] = games()
    expect([4, 5].map((count) => ratingFrom(five(game).slice(0, count))?.games)).toEqual([undefined, 5])
  })

  it('that cannot be read are left as they are', async () => {
    const storage = memory(new Map([['mine', '{"format":"poly-y results","version":1,"games":[{"seed":1}]}']]))
    const { match, results, games } = await setup(storage)
    expect(results.store.getState().unread).not.toBeNull()
    playOut(match)
    await settle()
    expect(games()).toEqual([])
    expect([...storage.texts.values()]).toEqual(['{"format":"poly-y results","version":1,"games":[{"seed":1}]}'])
  })

  it('of which one cannot be read are here but for that one, and all are set aside', async () => {
    const first = await setup()
    playOut(first.match)
    await settle()
    const game = { ...first.games()[0], seed: 1 }
    const text = JSON.stringify({ format: 'poly-y results', version: 1, games: [game, { ...game, seed: 1e300 }] })
    const storage = memory(
      new Map([
        ['mine', text],
        ['mine-set-aside', 'earlier'],
      ]),
    )
    const { match, results, games } = await setup(storage)
    expect(games()).toEqual([game])
    expect(results.store.getState()).toMatchObject({ unread: null, isPartial: true })
    playOut(match)
    await settle()
    expect(games()).toHaveLength(2)
    expect(Object.fromEntries(storage.texts)).toMatchObject({
      'mine-set-aside': 'earlier',
      'mine-set-aside-2': text,
      mine: expect.not.stringContaining('e+300') as unknown,
    })
  })

  it('of which one cannot be read are never overwritten where they cannot be set aside', async () => {
    const first = await setup()
    playOut(first.match)
    await settle()
    const text = JSON.stringify({ format: 'poly-y results', version: 1, games: [...first.games(), null] })
    const storage = memory(new Map([['mine', text]]))
    storage.save = () => Promise.reject(new Error('disk full'))
    const { results, games } = await setup(storage)
    expect([games().length, results.store.getState().unread]).toEqual([1, new Error('disk full')])
  })

  it('wait for what was kept before', async () => {
    const storage = memory()
    const first = await setup(storage)
    playOut(first.match)
    await settle()
    const match = new MatchStore({ ...NEW_MATCH, seed: 12345, seats: against('greedy') })
    const results = new Results(
      match,
      createSettingsStore(),
      createStore<AdviceState>(() => ({ hinted: null, held: null })),
      storage,
    )
    match.join({ results })
    playOut(match)
    await settle()
    expect(results.store.getState().games).toHaveLength(2)
  })
})
