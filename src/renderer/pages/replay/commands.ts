/** What can be done with a replay: through the search as a debugger goes through a program, and to what matters in it. */
import type { Landmark } from '../../../engine/search/replay.ts'
import { jump, REPLAY, toggleLecture, walk, type Way } from '../../model/replay/replay-store.ts'
import { type Command, type Shortcut, shortcut } from '../../platform/command.ts'
import type { Services } from '../../platform/services.tsx'

const isRecorded = (services: Services) => services.get(REPLAY).getState().recordings.length > 0

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
} as const satisfies Readonly<Record<string, Command>>
