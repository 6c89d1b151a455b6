/** The commands of a replay: steps through the search as in a debugger, and jumps to what matters in it. */
import type { Question } from '../../../engine/lab/question.ts'
import type { Landmark } from '../../../engine/search/course.ts'
import { presentQuestion } from '../../model/replay/exercise.ts'
import { answer, takeHint } from '../../model/replay/take-exercise.ts'
import {
  isReplayed,
  jump,
  REPLAY,
  resizeLecture,
  toggleLecture,
  walk,
  type Way,
} from '../../model/replay/replay-store.ts'
import { laterCommand, type LaterCommand, type Shortcut, shortcut, step } from '../../platform/command.ts'
import type { Needs } from '../../platform/services.tsx'

type App = Needs<typeof REPLAY>

/** An exercise decides where its replay stands. */
const isRecorded = ({ replay }: App) => {
  const { recordings, exercise } = replay.getState()
  return recordings.length > 0 && exercise === null
}

const isShown = ({ replay }: App) => isReplayed(replay.getState())

const isLecture = (app: App) => isShown(app) && app.replay.getState().isLecture

/** The question that waits for an answer. */
function asked({ replay }: App): Question | undefined {
  const { exercise } = replay.getState()
  return exercise === null || exercise.given !== null ? undefined : presentQuestion(exercise)
}

const onKey = (text: Shortcut['text'], key: string): Shortcut => ({ group: 'replay', text, keys: [key] })

function answers(text: Shortcut['text'], key: string, isCut: boolean): LaterCommand {
  return laterCommand(
    onKey(text, key),
    [REPLAY],
    ({ replay }) => answer(replay, isCut),
    (app) => asked(app)?.kind === 'cutoff',
  )
}

function walks(text: Shortcut['text'], key: string, way: Way): LaterCommand {
  return step(laterCommand(onKey(text, key), [REPLAY], ({ replay }) => walk(replay, way), isRecorded))
}

function jumps(text: Shortcut['text'], key: string, landmark: Landmark, direction: 'next' | 'previous'): LaterCommand {
  return step(laterCommand(onKey(text, key), [REPLAY], ({ replay }) => jump(replay, landmark, direction), isRecorded))
}

export const REPLAY_COMMANDS = {
  into: walks('commands.replayInto', 'I', 'into'),
  over: walks('commands.replayOver', 'O', 'over'),
  out: walks('commands.replayOut', 'U', 'out'),
  nextCutoff: jumps('commands.nextCutoff', 'C', 'cutoff', 'next'),
  previousCutoff: jumps('commands.previousCutoff', 'Shift+C', 'cutoff', 'previous'),
  nextResearch: jumps('commands.nextResearch', 'R', 'research', 'next'),
  previousResearch: jumps('commands.previousResearch', 'Shift+R', 'research', 'previous'),
  nextBest: jumps('commands.nextBest', 'B', 'best', 'next'),
  previousBest: jumps('commands.previousBest', 'Shift+B', 'best', 'previous'),
  nextIteration: jumps('commands.nextIteration', 'D', 'iteration', 'next'),
  previousIteration: jumps('commands.previousIteration', 'Shift+D', 'iteration', 'previous'),
  lecture: laterCommand(shortcut('replay', 'lecture', 'L'), [REPLAY], ({ replay }) => toggleLecture(replay), isShown),
  lectureLarger: step(
    laterCommand(
      shortcut('replay', 'lectureLarger', '+', '='),
      [REPLAY],
      ({ replay }) => resizeLecture(replay, 'larger'),
      isLecture,
    ),
  ),
  lectureSmaller: step(
    laterCommand(
      shortcut('replay', 'lectureSmaller', '-'),
      [REPLAY],
      ({ replay }) => resizeLecture(replay, 'smaller'),
      isLecture,
    ),
  ),
  yes: answers('commands.exerciseYes', 'Y', true),
  no: answers('commands.exerciseNo', 'N', false),
  exerciseHint: laterCommand(
    shortcut('replay', 'exerciseHint', 'H'),
    [REPLAY],
    ({ replay }) => takeHint(replay),
    (app) => asked(app) !== undefined,
  ),
} as const satisfies Readonly<Record<string, LaterCommand>>
