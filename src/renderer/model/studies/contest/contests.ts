/** Contests: matches and tournaments. */
import { pairsToVerdict } from '../../../../engine/arena/match-result.ts'
import { gameCount, type Tournament } from '../../../../engine/arena/tournament.ts'
import { MAX_GAMES } from '../../../../engine/arena/tournament-limits.ts'
import { pacedWords } from '../numbered.ts'
import type { ShownKindService, Study } from '../study.ts'
import { progressOf, type Progress } from '../study-kind.ts'
import { troubleWords } from '../../players/program-words.ts'
import { i18n } from '../../../language/i18n.ts'
import { count } from '../../../language/words.ts'
import { CONTEST_DRAFT, type Contests } from './contest-draft.ts'
import { CONTEST_FORMAT, type ContestRecord } from './contest-file.ts'
import { playContest } from './contest-run.ts'
import { CONTEST_WORDS } from './words.ts'
import { countsIn } from '../texts.ts'

/** Can more games be added? Not once a test has decided: its verdict holds for the pairs that led to it. */
export function canGrow({ tournament, test, games }: ContestRecord): boolean {
  return (
    games.length === gameCount(tournament) &&
    (test === null || pairsToVerdict(games, test) === null) &&
    grown(tournament) !== null
  )
}

/** A tournament with twice as many games, or as many as are allowed; null where no more are. */
function grown(tournament: Tournament): Tournament | null {
  const most = Math.floor(MAX_GAMES / gameCount({ ...tournament, pairs: 1 }))
  const pairs = Math.min(most, 2 * tournament.pairs)
  return pairs > tournament.pairs ? { ...tournament, pairs } : null
}

/** Doubles the number of games. Those played stay, since a game follows from seed and number alone. */
export function grow({ list }: Study<Contests>, id: string): void {
  const entry = list.entry(id)
  const tournament = entry && grown(entry.record.tournament)
  if (!tournament) return
  list.change(id, { tournament })
  void list.save(id)
}

export const CONTESTS: ShownKindService<Contests> = {
  name: 'contests',
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
  progressWords: {
    // For a match that may end early, the time left is the maximum.
    ...pacedWords('arena:view'),
    stopped: troubleWords,
    done: (record, progress) =>
      record.test !== null && progress.done < progress.total ? decidedWords(record, progress) : null,
  },
}

/** After how many games a test has decided, and how many more had begun by then on other cores. */
function decidedWords(record: ContestRecord, progress: Progress): string {
  const beyond = record.games.length - progress.done
  const decided = i18n.t('arena:view.decided', { counts: countsIn('arena:view')(record, progress) })
  return beyond === 0 ? decided : `${decided} ${i18n.t('arena:view.beyond', { count: beyond, number: count(beyond) })}`
}
