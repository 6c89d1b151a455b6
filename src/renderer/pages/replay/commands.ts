/** The commands of a replay: steps through the search as in a debugger, and jumps to what matters in it. */
import type { Question } from '../../../engine/lab/question.ts'
import type { Landmark } from '../../../engine/search/replay.ts'
import { presentQuestion } from '../../model/replay/exercise.ts'
import { answer, takeHint } from '../../model/replay/take-exercise.ts'
import { jump, REPLAY, toggleLecture, walk, type Way } from '../../model/replay/replay-store.ts'
import { type Command, type Shortcut, shortcut } from '../../platform/command.ts'
import type { Services } from '../../platform/services.tsx'

/** An exercise decides where its replay stands. */
const isRecorded = (services: Services) => {
  const { recordings, exercise } = services.get(REPLAY).getState()
  return recordings.length > 0 && exercise === null
}

/** The question that waits for an answer. */
function asked(services: Services): Question | undefined {
  const { exercise } = services.get(REPLAY).getState()
  return exercise === null || exercise.given !== null ? undefined : presentQuestion(exercise)
}

function answers(name: Shortcut['text'], key: string, isCut: boolean): Command {
  return { group: 'replay', text: name, keys: [key], run: (services) => answer(services.get(REPLAY), isCut), can: (services) => asked(services)?.kind === 'cutoff' }
}

function walks(name: Shortcut['text'], key: string, way: Way): Command {
  return { group: 'replay', text: name, keys: [key], run: (services) => walk(services.get(REPLAY), way), can: isRecorded }
}

function jumps(name: Shortcut['text'], key: string, landmark: Landmark, direction: 'next' | 'previous'): Command {
  return { group: 'replay', text: name, keys: [key], run: (services) => jump(services.get(REPLAY), landmark, direction), can: isRecorded }
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
  lecture: { ...shortcut('replay', 'lecture', 'L'), run: (services) => toggleLecture(services.get(REPLAY)), can: isRecorded },
  yes: answers('commands.exerciseYes', 'Y', true),
  no: answers('commands.exerciseNo', 'N', false),
  exerciseHint: { ...shortcut('replay', 'exerciseHint', 'H'), run: (services) => takeHint(services.get(REPLAY)), can: (services) => asked(services) !== undefined },
} as const satisfies Readonly<Record<string, Command>>
