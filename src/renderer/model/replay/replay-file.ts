/** A recording as a file: the link from which the same recording is made again. */
import { framed, unframed } from '../../../engine/math/framed-json.ts'
import { readLink, type LinkedGrowth, type LinkedReplay } from './link.ts'

export const REPLAY_FRAME = { format: 'poly-y replay', version: 1 }

export function formatReplay(link: string): string {
  return framed(REPLAY_FRAME, { link })
}

/** @throws FileFault */
export function readReplay(text: string): LinkedReplay | LinkedGrowth {
  return unframed(REPLAY_FRAME, text, ({ link }) => readLink(String(link)))
}
