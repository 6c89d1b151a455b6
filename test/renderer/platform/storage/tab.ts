/** The storage of one tab of a browser, opened anew. */
import { browserStorage } from '../../../../src/renderer/platform/storage/browser-storage.ts'

export function tab(onLost: () => void = () => undefined, isLeaving: () => boolean = () => false) {
  return browserStorage({ onLost, isLeaving })
}
