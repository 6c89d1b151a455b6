/** Texts that show whether they are whole and which revision they are: from a few bytes to 50 kB. */
export const IDS = ['a', 'b'] as const

/** A document without text, saved and removed again. */
export const REMOVED = 'removed'

export function textOf(id: string, revision: number): string {
  return `${id} ${revision} ${String(revision % 10).repeat((revision * 7919) % 50_000)} end of ${id} ${revision}`
}

/** @throws Error when the text is not one of these, whole */
export function revisionOf(id: string, text: string): number {
  const revision = Number(/^\w (\d+) /.exec(text)?.[1])
  if (text !== textOf(id, revision)) throw new Error(`not whole: ${text.slice(0, 40)} … ${text.slice(-40)}`)
  return revision
}
