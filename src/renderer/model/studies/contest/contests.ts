/** Contests: matches and tournaments. */
import { pairsToVerdict } from '../../../../engine/arena/match-result.ts'
import { gameCount, MAX_GAMES, type Tournament } from '../../../../engine/arena/tournament.ts'
import type { ListedDocument } from '../../documents/document-list.ts'
import { progressOf, type Study, type StudyKind } from '../study.ts'
import { NEW_DRAFT, type ContestDraft } from './contest-draft.ts'
import { CONTEST_FORMAT, type ContestRecord } from './contest-file.ts'
import { playContest, type Live } from './contest-run.ts'
import type { Service } from '../../../platform/services.tsx'

export type ContestEntry = ListedDocument<ContestRecord>

/** Can more games be added? Not once a test has decided: its verdict holds for the pairs that led to it. */
export function canGrow({ tournament, test, games }: ContestRecord): boolean {
  return games.length === gameCount(tournament) && (test === null || pairsToVerdict(games, test) === null) && grown(tournament) !== null
}

/** The same contest with twice as many games, or as many as are allowed; null where no more are. */
function grown(tournament: Tournament): Tournament | null {
  const most = Math.floor(MAX_GAMES / gameCount({ ...tournament, pairs: 1 }))
  const pairs = Math.min(most, 2 * tournament.pairs)
  return pairs > tournament.pairs ? { ...tournament, pairs } : null
}

type Contests = Study<ContestRecord, Live, ContestDraft>

/** Doubles the number of games. Those played stay, since a game follows from seed and number alone. */
export function grow({ list }: Contests, id: string): void {
  const entry = list.entry(id)
  const tournament = entry && grown(entry.record.tournament)
  if (!tournament) return
  list.change(id, { tournament })
  void list.save(id)
}

export const CONTEST_KIND: StudyKind<ContestRecord, Live, ContestDraft> = {
  shelf: 'contests',
  doing: 'contesting',
  format: CONTEST_FORMAT,
  draft: NEW_DRAFT,
  idle: { game: null, pace: null },
  progress({ tournament, test, games }) {
    const { length: done } = games
    const total = gameCount(tournament)
    const hasVerdict = test !== null && pairsToVerdict(games, test) !== null
    return { ...progressOf(done, total), ...(hasVerdict && { isOver: true }) }
  },
  run: playContest,
}

export const CONTESTS: Service<'contests', Contests> = { name: 'contests' }
