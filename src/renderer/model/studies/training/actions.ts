/**
 * The ways to use a learnt evaluator: keep it as a player, match it against the report, export it, or import
 * another.
 */
import { castOf } from '../../../../engine/arena/cast.ts'
import { MAX_NAME_LENGTH } from '../../../../engine/arena/contestant-file.ts'
import { searcher, type Contestant } from '../../../../engine/arena/contestant.ts'
import { toEvaluatorFile, type LearnedEvaluator } from '../../../../engine/evaluation/evaluator-file.ts'
import { cutText } from '../../../../engine/math/cut-text.ts'
import { type DESKTOP, download, plainFileNameOf } from '../../../platform/download.ts'
import { i18n } from '../../../language/i18n.ts'
import { type NOTICE, say } from '../../../platform/notice.tsx'
import { goTo, pageHash } from '../../../platform/places.ts'
import { type PLAYERS_PAGE, show } from '../../players/page-store.ts'
import { readEvaluatorFile, refusalWords } from '../../players/evaluator-files.ts'
import type { TrainingRecord } from './training-file.ts'
import { trainingCommand } from './words.ts'
import type { OWN_PLAYERS } from '../../players/players.ts'
import type { Needs } from '../../../platform/services.tsx'
import type { CONTESTS } from '../contest/contests.ts'

function player(name: string, depth: number, evaluator: LearnedEvaluator): Contestant {
  return searcher(name, { algorithm: 'negascout', depth, evaluator })
}

/** Adds a player with this evaluator to the user's own, and shows it. */
export function keepAsPlayer(
  { players, playersPage, notice }: Needs<typeof NOTICE | typeof OWN_PLAYERS | typeof PLAYERS_PAGE>,
  name: string,
  depth: number,
  evaluator: LearnedEvaluator,
): void {
  const free = players.freeName(name)
  const id = players.add(player(free, depth, evaluator))
  show(playersPage, { kind: 'own', id })
  say(notice, i18n.t('school:kept', { name: free }))
  location.hash = `${pageHash('arena')}/players`
}

/** Depths at which the report's evaluator is in the cast. */
export const MATCH_DEPTHS = [2, 3, 4, 5] as const

/** Pairs of games: enough to tell a difference of some 40 points. */
const PAIRS = 200

/** Starts a match at equal depth. */
export function matchTheReport(
  { contests }: Needs<typeof CONTESTS>,
  name: string,
  depth: (typeof MATCH_DEPTHS)[number],
  evaluator: LearnedEvaluator,
): void {
  const report = castOf(`report-${depth}`)
  if (report === undefined) return
  const known = cutText(name, MAX_NAME_LENGTH) || i18n.t('players:new')
  const contestants = [player(known, depth, evaluator), report]
  const tournament = { contestants, boardSize: 4, pairs: PAIRS, openingStones: 3, seed: 1 } as const
  contests.startNew(i18n.t('school:match', { name: known }), { tournament, test: null, games: [] })
  goTo('arena')
}

function jsonOf(data: object): Blob {
  return new Blob([`${JSON.stringify(data)}\n`], { type: 'application/json' })
}

export function exportEvaluator(
  app: Needs<typeof DESKTOP | typeof NOTICE>,
  { name, run }: TrainingRecord,
  evaluator: LearnedEvaluator,
): void {
  void download(
    app,
    `${plainFileNameOf(name, 'run')}-weights.json`,
    jsonOf(toEvaluatorFile(evaluator, trainingCommand(run)?.text ?? name)),
  )
}

/** The depth of a player by default, in plies. */
export const USUAL_DEPTH = 2

/** Makes a player of the evaluator in a file, or says why that cannot be done. */
export async function importEvaluator(
  app: Needs<typeof NOTICE | typeof OWN_PLAYERS | typeof PLAYERS_PAGE>,
  file: File,
): Promise<void> {
  try {
    keepAsPlayer(app, file.name.replace(/\.[^.]*$/, ''), USUAL_DEPTH, await readEvaluatorFile(file))
  } catch (error) {
    say(app.notice, refusalWords(file, error))
  }
}
