/** The contests there are, matches and tournaments: documents on the shelf of their name. */
import { pairsToVerdict } from '../../../../engine/arena/match-result.ts'
import type { Hypotheses } from '../../../../engine/arena/sequential-test.ts'
import { gameCount, MAX_GAMES, type Tournament } from '../../../../engine/arena/tournament.ts'
import type { DocumentStorage } from '../../../../contract/api.ts'
import { DocumentList, newestFirst, type ListedDocument } from '../../documents/document-list.ts'
import { decodeContest, encodeContest, type ContestRecord } from './contest-file.ts'
import type { Service } from '../../../platform/services.tsx'

/** With why a game failed, where the contest could not go on. */
export type ContestEntry = ListedDocument<ContestRecord, string>

/** Is no more to be played? */
export function isContestOver({ tournament, test, games }: ContestRecord): boolean {
  return games.length === gameCount(tournament) || (test !== null && pairsToVerdict(games, test) !== null)
}

/** Can more games be added? Not to one that its test has decided: the verdict holds for the pairs it was made by. */
export function canGrow({ tournament, test, games }: ContestRecord): boolean {
  return games.length === gameCount(tournament) && (test === null || pairsToVerdict(games, test) === null) && grown(tournament) !== null
}

/** The same contest with twice as many games, or as many as there may be; null where there are no more. */
function grown(tournament: Tournament): Tournament | null {
  const most = Math.floor(MAX_GAMES / gameCount({ ...tournament, pairs: 1 }))
  const pairs = Math.min(most, 2 * tournament.pairs)
  return pairs > tournament.pairs ? { ...tournament, pairs } : null
}

/** Games of it that have been played, and are to be in all. */
export function gamesOf({ record }: ContestEntry): { done: number; total: number } {
  return { done: record.games.length, total: gameCount(record.tournament) }
}

export class Contests extends DocumentList<ContestRecord, string> {
  /**
   * @param storage null where another tab has the contests
   * @param app this app's version
   */
  constructor(
    storage: DocumentStorage | null,
    private readonly app: string,
  ) {
    super(storage, 'contests', { encode: encodeContest, decode: decodeContest, compare: newestFirst })
  }

  /** A new contest, of which nothing has been played; gives its id. */
  define(name: string, tournament: Tournament, test: Hypotheses | null): string {
    return this.add({ name, created: new Date().toISOString(), app: this.app, tournament, test, games: [] })
  }

  /** Twice as many games are to be played: those that there are stay, since a game follows from seed and number alone. */
  grow(id: string): void {
    const tournament = grown((this.entry(id) as ContestEntry).record.tournament)
    if (tournament === null) return
    this.change(id, { tournament })
    void this.save(id)
  }
}

export const CONTESTS: Service<'contests', Contests> = { name: 'contests' }
