/** Games with one table in words. */
import { boardOfSize } from '../../../../engine/game/board.ts'
import type { TableGamesPlan, TableRoom } from '../../../../engine/lab/table-games.ts'
import { i18n } from '../../../language/i18n.ts'
import { ALGORITHM_NAMES } from '../../../language/names.ts'
import { count } from '../../../language/words.ts'
import { tableGamesCommand } from '../command-line.ts'
import type { StudyWords } from '../study-kind.ts'
import { HOUR, withTime } from '../texts.ts'
import type { PlannedTableGames } from './draft.ts'
import type { TableGamesRecord } from './table-games-file.ts'

/** A size of table: 16,384 states, or unlimited. */
export function roomWords(room: TableRoom): string {
  return room === 'unlimited'
    ? i18n.t('tables:unlimited')
    : i18n.t('tables:states', { count: room, number: count(room) })
}

function searchWords({ algorithm, depth }: TableGamesPlan): string {
  return i18n.t('tables:about.search', { algorithm: ALGORITHM_NAMES[algorithm], depth })
}

/** Whom it plays, and where: shallow search, seed 1. */
function gamesWords({ opponent, boardSize, seed }: TableGamesPlan): string {
  const board = boardSize === 4 ? [] : [i18n.t('tables:about.board', { nodes: boardOfSize(boardSize).nodeCount })]
  return [i18n.t(`tables:about.${opponent}`), ...board, i18n.t('tables:about.seed', { seed })].join(' · ')
}

/** 12 series of 10 games, each with 4 sizes of table. */
function sizeWords({ series, games, rooms }: TableGamesPlan): string {
  const parts = {
    series: i18n.t('tables:about.series', { count: series, number: count(series) }),
    games: i18n.t('tables:about.games', { count: games, number: count(games) }),
  }
  return i18n.t('tables:about.size', { ...parts, count: rooms.length })
}

export const TABLE_GAMES_WORDS: StudyWords<TableGamesRecord, PlannedTableGames> = {
  texts: 'tables',
  fileName: 'table-games',
  about: ({ plan }) => [searchWords(plan), gamesWords(plan)].join(' · '),
  details: ({ plan }) => [[searchWords(plan), gamesWords(plan)], [sizeWords(plan)]],
  usualName: ({ plan }) => [searchWords(plan), i18n.t(`tables:about.${plan.opponent}`)].join(', '),
  size: ({ plan, time }, workers) => withTime(sizeWords(plan), time / workers),
  sum: ({ plan, time }, workers) => {
    const left = time / workers
    return {
      size: withTime(sizeWords(plan), left),
      note: [searchWords(plan), gamesWords(plan)].join(' · '),
      warning: left > HOUR ? i18n.t('tables:form.long') : null,
    }
  },
  faults: () => [],
  hint: ({ plan }) => (plan.rooms.length === 0 ? i18n.t('tables:form.none') : null),
  command: ({ plan }) => ({ text: tableGamesCommand(plan), files: [] }),
}
