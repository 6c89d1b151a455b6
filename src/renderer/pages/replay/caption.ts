/** Where a picture of a replay comes from: position, search and event, from which it can be had again. */
import { formatPosition } from '../../../engine/game/notation.ts'
import type { Moment } from '../../../engine/search/replay.ts'
import { i18n } from '../../language/i18n.ts'
import type { Recording } from '../../model/replay/recording.ts'
import { searchLine } from './search-words.ts'

export function captionOf(recording: Recording, { event }: Moment): string {
  return [formatPosition(recording.position), searchLine(recording.position, recording.options), i18n.t('replay:transport.event', { event })].join(' · ')
}
