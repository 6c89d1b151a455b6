/** A storage of documents for the tests of stores. */
import type { DocumentStorage } from '../../src/contract/api.ts'

/** Texts in memory, saved a little later, as in a browser. */
export function memory() {
  const texts = new Map<string, string>()
  const state = { texts, fails: false, saves: 0 }
  const later = () =>
    new Promise<void>((resolve, reject) =>
      setImmediate(() => (state.fails ? reject(new Error('the disk is full')) : resolve())),
    )
  const storage: DocumentStorage = {
    list: async () => [...texts.keys()].sort(),
    load: async (_, id) => texts.get(id) ?? Promise.reject(new Error('there is no such document')),
    save: async (_, id, text) => {
      await later()
      state.saves++
      texts.set(id, text)
    },
    remove: async (_, id) => {
      await later()
      texts.delete(id)
    },
  }
  return { ...state, state, storage }
}
