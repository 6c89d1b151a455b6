/** Games that a person has played: each is kept once, as it ends, whatever happens before and after. */
import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { castOf } from '../../../../src/engine/arena/cast.ts'
import { positionOf, resultOf } from '../../../../src/engine/game/game.ts'
import { NO_INFO, type Played } from '../../../../src/engine/game/game-tree.ts'
import { emptyPosition, legalMoves } from '../../../../src/engine/game/position.ts'
import { fromGame } from '../../../../src/engine/game/tree-builder.ts'
import { playAt } from '../../../../src/engine/game/tree-edits.ts'
import type { GameEntry } from '../../../../src/renderer/model/library/entries.ts'
import { GameArchive } from '../../../../src/renderer/model/library/game-archive.ts'
import { importGames } from '../../../../src/renderer/model/library/import.ts'
import { Library } from '../../../../src/renderer/model/library/library.ts'
import {
  entryOfMatch,
  entryOfSeed,
  MAX_MY_GAMES,
  myGames,
  noteMistakes,
  outcomeOf,
  ownColour,
  ownMistakes,
  starGame,
} from '../../../../src/renderer/model/library/my-games.ts'
import { createLibraryPageStore } from '../../../../src/renderer/model/library/page-store.ts'
import { saveGame } from '../../../../src/renderer/model/library/save.ts'
import { moverOf, NEW_MATCH, type MatchState, type Seats } from '../../../../src/renderer/model/match/match-state.ts'
import { MatchStore } from '../../../../src/renderer/model/match/match-store.ts'
import { COMPUTER, HUMAN } from '../../../../src/renderer/model/match/players.ts'
import type { AdviceState } from '../../../../src/renderer/model/oracle/advisor.ts'
import { Results } from '../../../../src/renderer/model/players/results.ts'
import { createSettingsStore } from '../../../../src/renderer/model/settings.ts'
import { createNoticeStore } from '../../../../src/renderer/platform/notice.tsx'
import { memory } from '../../memory.ts'
import { fetchTexts } from '../../../../src/renderer/language/i18n.ts'

await fetchTexts('rest')

const GREEDY = { ...COMPUTER, contestant: castOf('greedy') ?? expect.fail('no greedy') }
const AGAINST_GREEDY: Seats = { first: HUMAN, second: GREEDY }
const BEGUN: MatchState = { ...NEW_MATCH, isCasual: false, seed: 7, seats: AGAINST_GREEDY }

/** The app as it starts with this game, and what an earlier visit has kept. */
async function setup({ match: begun = BEGUN, kept = memory(), results: recorded = memory() } = {}) {
  const library = new Library(kept.storage, () => [])
  const match = new MatchStore(begun)
  const results = new Results(
    match,
    createSettingsStore(),
    createStore<AdviceState>(() => ({ hinted: null, held: null })),
    recorded.storage,
  )
  const app = { library, libraryPage: createLibraryPageStore(), match, results, notice: createNoticeStore(null) }
  const archive = new GameArchive(app)
  match.join({ results, gameArchive: archive })
  await library.load()
  const games = () => myGames(library.store.getState().entries)
  return { ...app, app, kept, archive, games, settled: () => archive.settled() }
}

/** Plays the first free nodes to the end, or so many moves. */
function playOut(match: MatchStore, most = Infinity): void {
  for (let played = 0; played < most && resultOf(match.getState().game) === null; played++) {
    const [node] = legalMoves(positionOf(match.getState().game))
    if (moverOf(match.getState())?.player.human) match.play(node)
    else match.playComputer(node, null, false)
  }
}

describe('a game that a person plays', () => {
  it('is kept as it ends, with opponent, colour, result, and whether it is rated', async () => {
    const { match, games, settled, app } = await setup()
    playOut(match)
    await settled()
    const [game] = games()
    const winner = resultOf(match.getState().game)?.winner
    expect(games()).toHaveLength(1)
    expect(game.played).toMatchObject({
      opponent: 'greedy',
      seat: 'first',
      isRated: true,
      isStarred: false,
      mistakes: null,
    })
    expect([ownColour(game), outcomeOf(game)]).toEqual(['red', winner === 'red' ? 'won' : 'lost'])
    expect([entryOfMatch(app, match.getState())?.id, entryOfSeed(app, 7)?.id]).toEqual([game.entry.id, game.entry.id])
  })

  it('is kept when it is resigned, but not before both have moved', async () => {
    const { match, games, settled } = await setup()
    playOut(match, 1)
    match.resign()
    await settled()
    expect(games()).toEqual([])
    match.undo()
    playOut(match, 3)
    match.resign()
    await settled()
    expect(games().map(outcomeOf)).toEqual(['lost'])
  })

  it('is kept between two people, and not between two computers', async () => {
    const { match, games, settled } = await setup()
    match.start(emptyPosition(2), false, { first: HUMAN, second: HUMAN })
    playOut(match)
    await settled()
    expect(games().map((game) => [game.played.seat, outcomeOf(game), ownColour(game)])).toEqual([['both', null, null]])
    match.start(emptyPosition(2), false, { first: GREEDY, second: GREEDY })
    playOut(match)
    await settled()
    expect(games()).toHaveLength(1)
  })

  it('has the person’s own colour after a swap', async () => {
    const { match, games, settled } = await setup()
    match.start(emptyPosition(4), true, { first: GREEDY, second: HUMAN })
    playOut(match, 1)
    match.play('swap')
    playOut(match, 2)
    match.resign()
    await settled()
    expect(games().map((game) => [ownColour(game), outcomeOf(game)])).toEqual([['red', 'lost']])
  })
})

describe('the same game is kept once', () => {
  it('when it ends again after moves were taken back, with the old end as a variation', async () => {
    const { match, games, settled } = await setup()
    playOut(match)
    await settled()
    const [{ entry: first }] = games()
    for (let back = 0; back < 2; back++) match.undo()
    playOut(match, 1)
    match.resign()
    await settled()
    const [{ entry, played }] = games()
    expect([games().length, entry.id, outcomeOf(games()[0]), played.isRated]).toEqual([1, first.id, 'lost', false])
    expect(entry.tree.moments.size).toBeGreaterThanOrEqual(first.tree.moments.size)
  })

  it('when it is only looked at again', async () => {
    const { match, games, settled } = await setup()
    playOut(match)
    await settled()
    const [before] = games()
    match.undo()
    match.redo()
    await settled()
    expect(games()).toEqual([before])
  })

  it('when a resignation is taken back: it is unfinished, until it ends', async () => {
    const { match, games, settled } = await setup()
    playOut(match, 4)
    match.resign()
    match.undo()
    await settled()
    expect(games().map((game) => [game.played.ended, outcomeOf(game)])).toEqual([['', null]])
    playOut(match)
    await settled()
    expect(games()).toHaveLength(1)
    expect(games()[0].played.ended).not.toBe('')
  })

  it('after the app has been started anew, and where the last visit did not come to it', async () => {
    const one = await setup()
    playOut(one.match)
    const { game } = one.match.getState()
    await one.settled()
    const saved = one.match.getState()
    const again = await setup({ match: saved, kept: one.kept })
    await again.settled()
    expect(again.games()).toHaveLength(1)
    const late = await setup({ match: { ...BEGUN, game } })
    await late.settled()
    expect(late.games()).toHaveLength(1)
  })

  it('when it was saved by hand before, and under that name', async () => {
    const { app, match, games, settled } = await setup()
    playOut(match, 4)
    await saveGame(app, 'Against the greedy one', null)
    expect(games().map(({ played }) => [played.ended, played.isStarred])).toEqual([['', true]])
    playOut(match)
    await settled()
    expect(games().map(({ entry, played }) => [entry.tree.info.name, entry.moves, played.isStarred])).toEqual([
      ['Against the greedy one', match.getState().game.moves.length, true],
    ])
  })

  it('when it is saved by hand after, which stars it, or as another entry, which is no game of its own', async () => {
    const { app, match, games, settled, library } = await setup()
    playOut(match)
    await settled()
    const [{ played, entry }] = games()
    await saveGame(app, 'Mine', entry)
    await saveGame(app, 'Other', null)
    expect(games().map((game) => [game.entry.tree.info.name, game.played])).toEqual([
      ['Mine', { ...played, isStarred: true }],
    ])
    expect(library.store.getState().entries).toHaveLength(2)
  })
})

it('a game that goes on after it was given up is saved by hand as one without an end', async () => {
  const { app, match, games, settled } = await setup()
  playOut(match, 4)
  match.resign()
  await settled()
  expect(games()[0].played.ended).not.toBe('')
  match.undo()
  await saveGame(app, 'Mine', games()[0].entry)
  expect(games().map(({ played }) => played.ended)).toEqual([''])
})

it('a game opened from the library stays there, and what comes of it is kept beside it', async () => {
  const { match, games, settled, library } = await setup()
  const game = { ...NEW_MATCH.game, moves: [0, 1, 2] }
  const id = await library.add(fromGame(game, { ...NO_INFO, name: 'Of others' }))
  match.open(game, id)
  playOut(match)
  await settled()
  expect(library.entry(id)).toMatchObject({ moves: 3 })
  expect(games().map(({ entry }) => entry.moves)).toEqual([match.getState().game.moves.length])
})

it('a game that was opened when it was over already is nobody’s, also at the next start', async () => {
  const { match, games, settled } = await setup()
  playOut(match)
  const { game } = match.getState()
  await settled()
  match.open(game, null)
  await settled()
  expect(games()).toHaveLength(1)
  const next = await setup({ match: match.getState() })
  await next.settled()
  expect(next.games()).toEqual([])
})

it('a game that cannot be saved is told, and kept at the next start', async () => {
  const full = memory()
  const { match, settled, notice, kept } = await setup({ kept: full })
  full.state.fails = true
  playOut(match)
  await settled()
  expect(notice.getState().message).toContain('the disk is full')
  expect(match.getState().entry).toBeNull()
  full.state.fails = false
  const next = await setup({ match: match.getState(), kept })
  await next.settled()
  expect([next.games().length, full.texts.size]).toEqual([1, 1])
})

describe('of too many games', () => {
  const PLAYED: Played = {
    seed: 1,
    seat: 'first',
    opponent: 'greedy',
    ended: '',
    isRated: true,
    isStarred: false,
    mistakes: null,
  }

  /** Plays so many games, one after the other, the first a thousandth of a second after `begun`. */
  async function keepGames(library: Library, count: number, begun: number, isStarred = false): Promise<string[]> {
    const game = { ...NEW_MATCH.game, moves: [0, 1, 2] }
    const ids: string[] = []
    for (let i = 0; i < count; i++) {
      const played = { ...PLAYED, seed: i + 10, isStarred, ended: new Date(begun + i).toISOString() }
      ids.push(await library.add(fromGame(game, { ...NO_INFO, played })))
    }
    return ids
  }

  it('the oldest goes that is neither starred nor written in', async () => {
    const { match, games, settled, library, app } = await setup()
    const ids = await keepGames(library, MAX_MY_GAMES + 2, 1e12)
    await starGame(app, ids[0], true)
    await library.update(ids[1], (tree) => playAt(tree, 0, 9).tree)
    playOut(match)
    await settled()
    const left = new Set(games().map(({ entry }) => entry.id))
    const kept = ids.slice(0, 4).map((id) => left.has(id))
    expect([left.size, ...kept]).toEqual([MAX_MY_GAMES + 2, true, true, false, true])
  })

  it('the new one stays, however many are starred', async () => {
    const { match, games, settled, library } = await setup()
    await keepGames(library, MAX_MY_GAMES, 1e12, true)
    for (const seats of [AGAINST_GREEDY, { first: HUMAN, second: HUMAN }]) {
      match.start(emptyPosition(2), false, seats)
      playOut(match)
      await settled()
    }
    expect(games().filter(({ played }) => !played.isStarred)).toHaveLength(2)
    expect(games()).toHaveLength(MAX_MY_GAMES + 2)
  })

  it('the new one stays where the clock of the computer was ahead', async () => {
    const { app, match, games, settled, library } = await setup()
    await keepGames(library, MAX_MY_GAMES, 1e13)
    playOut(match)
    await settled()
    expect(entryOfMatch(app, match.getState())).not.toBeNull()
    expect(games()).toHaveLength(MAX_MY_GAMES)
  })
})

describe('mistakes', () => {
  it('are the person’s own, and no longer known once the main line is another', async () => {
    const { app, match, games, settled, library } = await setup()
    playOut(match)
    await settled()
    const [{ entry }] = games()
    expect(ownMistakes(games()[0])).toBeNull()
    await noteMistakes(app, entry.id, [3, 4, 7])
    expect(ownMistakes(games()[0])).toEqual([3, 7])
    await library.update(entry.id, (tree) => playAt(tree, 0, 30).tree)
    expect(ownMistakes(games()[0])).toEqual([3, 7])
    for (let back = 0; back < 2; back++) match.undo()
    playOut(match, 1)
    match.resign()
    await settled()
    expect(ownMistakes(games()[0])).toBeNull()
  })

  it('are noted in nothing but games that were played here', async () => {
    const { app, library } = await setup()
    const id = await library.add(fromGame({ ...NEW_MATCH.game, moves: [0, 1, 2] }, NO_INFO))
    const before = library.entry(id) as GameEntry
    await noteMistakes(app, id, [1])
    expect(library.entry(id)).toBe(before)
  })
})

it('a copy of a game, or its file opened again, is not one more game that was played', async () => {
  const { match, games, settled, library } = await setup()
  playOut(match)
  await settled()
  const [{ entry }] = games()
  await library.copy(entry.id)
  await importGames(library, library.exportText([entry.id]))
  expect([library.store.getState().entries.length, games().length]).toEqual([3, 1])
})
