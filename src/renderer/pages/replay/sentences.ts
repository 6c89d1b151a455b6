/**
 * The sentences of a replay about each event. Every value is given with the player for whom it counts; windows and best
 * values are those of the player to move, in a typed tree those of Max.
 */
import type { ReplayMoment, Verdict } from '../../../engine/search/replay-moment.ts'
import { EVENTS } from '../../../engine/search/trace.ts'
import { i18n } from '../../language/i18n.ts'
import type { Recording } from '../../model/replay/recording.ts'
import { beginSentences } from './sentences/begin.ts'
import { doneWords, endOf, rootWords } from './sentences/end.ts'
import { sceneOf, type Scene } from './sentences/scene.ts'
import { enterWords, expandWords, groundWords, verdictWords } from './sentences/state.ts'
import { cutoffWords, researchWords } from './sentences/window.ts'

/** Tells a screen reader where the replay stands. */
export function spoken(recording: Recording, moment: ReplayMoment): string {
  const { names } = recording.root
  const line = moment.line
    .slice(1)
    .map(({ node }) => names[node])
    .join(', ')
  const visited = i18n.t('replay:visited', { visited: moment.visited, all: recording.result.visited })
  return `${visited}. ${line && `${i18n.t('replay:line', { line })} `}${happening(recording, moment)}`
}

/** The sentences about the last event. */
export function happening(recording: Recording, moment: ReplayMoment): string {
  const { last } = moment
  if (last === null) return i18n.t('replay:begin.recording')
  const scene = sceneOf(recording, moment, last.ply)
  const sentences = [...sentencesOf(scene, last.verdict), ...endOf(scene)]
  return sentences.join(' ')
}

function sentencesOf(scene: Scene, verdict: Verdict | null): string[] {
  switch (scene.moment.last?.kind) {
    case EVENTS.iteration:
      return beginSentences(scene)
    case EVENTS.enter:
      return [enterWords(scene)]
    case EVENTS.expand:
      return [expandWords(scene)]
    case EVENTS.research:
      return [researchWords(scene)]
    case EVENTS.cutoff:
      return [cutoffWords(scene), ...(scene.ply === 0 ? doneWords(scene) : [])]
    case EVENTS.value:
      return verdict === null ? [] : [verdictWords(scene, verdict)]
    default:
      return scene.ply === 0 ? rootWords(scene) : [groundWords(scene)]
  }
}
