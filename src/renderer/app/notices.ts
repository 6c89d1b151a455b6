/** The licences of all that is shipped with the program, collected by the build (`scripts/notices-plugins.mjs`). */

/** A package's `text` is an index into `texts`, as packages share licence texts. */
export interface Notices {
  readonly texts: readonly string[]
  readonly packages: readonly {
    readonly name: string
    readonly version: string
    readonly license: string
    readonly text: number
  }[]
}

let kept: Notices | null = null

export async function fetchNotices(): Promise<Notices> {
  if (kept !== null) return kept
  const response = await fetch('./notices.json')
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return (kept = (await response.json()) as Notices)
}
