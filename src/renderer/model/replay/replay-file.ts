/** A recording as a file: the link from which it is recorded again the same. */
import { framed, unframed } from '../../../engine/math/framed-json.ts'
import { readLink, type LinkedReplay } from './link.ts'

const FRAME = { format: 'poly-y replay', version: 1 }

export function formatReplay(link: string): string {
  return framed(FRAME, { link })
}

/** @throws FileFault */
export function readReplay(text: string): LinkedReplay {
  return unframed(FRAME, text, ({ link }) => readLink(String(link)))
}
