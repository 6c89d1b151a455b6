/**
 * Keeps each game that a person has played in the app, as soon as it ends. A game that goes on after its end, since
 * something was taken back, keeps its one entry: the line that it ends with last is the main line, and the earlier one
 * a variation.
 */
import { resultOf } from '../../../engine/game/game.ts'
import { subtree, type GameTree, type Played } from '../../../engine/game/game-tree.ts'
import { isBetweenComputers, type MatchState } from '../match/match-state.ts'
import type { MATCH } from '../match/match-store.ts'
import { isCounted, type RESULTS } from '../players/results.ts'
import type { NOTICE } from '../../platform/notice.tsx'
import { newId } from '../../platform/secure-context.ts'
import type { Needs } from '../../platform/services.tsx'
import { isSameLine, movesOf } from './entries.ts'
import { reportFailure } from './entry-actions.ts'
import { withTime } from './game-time.ts'
import type { LIBRARY } from './library.ts'
import { entryOfMatch, MAX_MY_GAMES, myGames, type MyGame } from './my-games.ts'
import { gameInfo, playedBy, treeOf, withGame } from './save.ts'

export type GameArchiveNeeds = Needs<typeof LIBRARY | typeof MATCH | typeof NOTICE | typeof RESULTS>

export class GameArchive {
  /** The last work begun: games are kept one after the other. */
  private working: Promise<void> = Promise.resolve()

  constructor(private readonly app: GameArchiveNeeds) {
    // The last visit may have ended before it was kept. One that was opened when it was over already, as of a contest,
    // is nobody's.
    const begun = app.match.getState()
    if (begun.entry === null && begun.uncounted !== 'start' && resultOf(begun.game) !== null) this.keep(begun)
  }

  /** Keeps a game that has ended. A resignation that is taken back holds no longer. */
  follow(after: MatchState, before: MatchState): void {
    if (after.seed !== before.seed) return
    const [was, is] = [resultOf(before.game), resultOf(after.game)]
    // Moves that are taken back after the end may be tried out only.
    if (was === null ? is !== null : is === null && was.by === 'resignation') this.keep(after)
  }

  /** Resolves once all games that have ended are kept, or could not be. */
  settled(): Promise<void> {
    return this.working
  }

  private keep(ended: MatchState): void {
    // A game resigned before both players have moved is none, as for the rating.
    if (isBetweenComputers(ended) || ended.game.moves.length < 2) return
    this.working = this.working.then(() => reportFailure(this.app, this.keepNow(ended)))
  }

  private async keepNow(ended: MatchState): Promise<void> {
    const { library, match, results } = this.app
    await Promise.all([results.load(), library.ready()])
    // The clock, and whether the game counts, are noted after its end.
    const now = match.getState()
    const state = now.game === ended.game ? now : ended
    const known = entryOfMatch(this.app, state)
    // A resignation is taken back that had not been kept.
    if (known === null && resultOf(state.game) === null) return
    const id = known?.id ?? idOf(state)
    if (known === null) await library.add(treeOf(state, gameInfo(state, '', this.playedIn(state))), id)
    else if (!isSame(known.tree, state)) await library.update(id, (tree) => this.changed(tree, state))
    if (match.getState().seed === state.seed) match.setEntry(id)
    await this.thin(id)
  }

  private changed(tree: GameTree, state: MatchState): GameTree {
    const played = { ...this.playedIn(state), isStarred: tree.info.played?.isStarred ?? false }
    const after = withTime(withGame(tree, state.game), state)
    return { ...after, info: { ...after.info, played } }
  }

  private playedIn(state: MatchState): Played {
    const record = this.app.results.store.getState().games.find(({ seed }) => seed === state.seed)
    // Once something was taken back, the record is of the game as it first ended.
    return {
      ...playedBy(state),
      ended: resultOf(state.game) === null ? '' : new Date().toISOString(),
      isRated: record !== undefined && isCounted(record) && state.uncounted === null,
    }
  }

  /**
   * Removes the oldest of the games that are neither starred nor written in, where there are too many of these. The
   * others take no room from them.
   *
   * @param newest the game just kept, which never goes, whatever the computer's clock says
   */
  private async thin(newest: string): Promise<void> {
    const { library } = this.app
    const untouched = myGames(library.store.getState().entries).filter(isUntouched)
    const ids = untouched.map(({ entry }) => entry.id)
    const beyond = ids.length - MAX_MY_GAMES
    if (beyond > 0) await library.remove(...ids.filter((id) => id !== newest).slice(-beyond))
  }
}

/**
 * Named after its number, a game that is kept again takes its own place; sessions of old versions gave all games the
 * number 0.
 */
function idOf({ seed }: MatchState): string {
  return seed === 0 ? newId() : `game-${seed}`
}

/** Does the tree end as the game does? */
function isSame(tree: GameTree, { game }: MatchState): boolean {
  return (
    isSameLine(movesOf(tree), game.moves) &&
    tree.resigned === game.resigned &&
    (tree.info.played?.ended !== '') === (resultOf(game) !== null)
  )
}

/** Has the user added nothing to it? */
function isUntouched({ entry, played }: MyGame): boolean {
  const { info, moments } = entry.tree
  const isPlain = !played.isStarred && info.name === '' && info.notes === '' && info.tags.length === 0
  return isPlain && moments.size === entry.moves + 1 && [...subtree(entry.tree)].every(({ comment }) => comment === '')
}
