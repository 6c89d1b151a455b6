/** Contests: matches and tournaments. */
import { pairsToVerdict } from '../../../../engine/arena/match-result.ts'
import { gameCount, type Tournament } from '../../../../engine/arena/tournament.ts'
import { MAX_GAMES } from '../../../../engine/arena/tournament-limits.ts'
import type { ListedDocument } from '../../documents/document-list.ts'
import { leftAtPace } from '../pace.ts'
import type { ShownStudy } from '../study.ts'
import { progressOf, type Progress, type ShownKind } from '../study-kind.ts'
import { i18n } from '../../../language/i18n.ts'
import { count } from '../../../language/words.ts'
import { CONTEST_DRAFT, type ContestDraft, type ContestPlan } from './contest-draft.ts'
import { CONTEST_FORMAT, type ContestRecord } from './contest-file.ts'
import { playContest, type Live } from './contest-run.ts'
import { CONTEST_WORDS } from './words.ts'
import { countsIn } from '../texts.ts'
import type { Service } from '../../../platform/services.tsx'

export type ContestEntry = ListedDocument<ContestRecord>

/** Can more games be added? Not once a test has decided: its verdict holds for the pairs that led to it. */
export function canGrow({ tournament, test, games }: ContestRecord): boolean {
  return (
    games.length === gameCount(tournament) &&
    (test === null || pairsToVerdict(games, test) === null) &&
    grown(tournament) !== null
  )
}

/** The same contest with twice as many games, or as many as are allowed; null where no more are. */
function grown(tournament: Tournament): Tournament | null {
  const most = Math.floor(MAX_GAMES / gameCount({ ...tournament, pairs: 1 }))
  const pairs = Math.min(most, 2 * tournament.pairs)
  return pairs > tournament.pairs ? { ...tournament, pairs } : null
}

type Contests = ShownStudy<ContestRecord, Live, ContestDraft, ContestPlan>

/** Doubles the number of games. Those played stay, since a game follows from seed and number alone. */
export function grow({ list }: Contests, id: string): void {
  const entry = list.entry(id)
  const tournament = entry && grown(entry.record.tournament)
  if (!tournament) return
  list.change(id, { tournament })
  void list.save(id)
}

const counts = countsIn('arena:view')

export const CONTEST_KIND: ShownKind<ContestRecord, Live, ContestDraft, ContestPlan> = {
  shelf: 'contests',
  format: CONTEST_FORMAT,
  draft: CONTEST_DRAFT,
  words: CONTEST_WORDS,
  idle: { game: null, pace: null },
  progress({ tournament, test, games }) {
    const ending = test && pairsToVerdict(games, test)
    const total = gameCount(tournament)
    return ending === null ? progressOf(games.length, total) : { ...progressOf(2 * ending, total), isOver: true }
  },
  run: playContest,
  told: {
    texts: 'arena:view',
    // For a match that may end early, this is the maximum.
    timeLeft: leftAtPace,
    counts,
    done: (record, progress) =>
      record.test !== null && progress.done < progress.total ? decidedWords(record, progress) : null,
  },
}

/** After how many games a test has decided, and how many more had begun by then on other cores. */
function decidedWords(record: ContestRecord, progress: Progress): string {
  const beyond = record.games.length - progress.done
  const decided = i18n.t('arena:view.decided', { counts: counts(record, progress) })
  return beyond === 0 ? decided : `${decided} ${i18n.t('arena:view.beyond', { count: beyond, number: count(beyond) })}`
}

export const CONTESTS: Service<'contests', Contests> = { name: 'contests' }
