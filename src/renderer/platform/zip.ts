/** Several files as one ZIP archive. */
import { FILE_NAME, MAX_SAVED_BYTES } from '../../contract/api.ts'

export interface PackedFile {
  /** Folders and name, with `/` between them. */
  readonly path: string
  readonly content: string | Uint8Array
}

/** Fetches the library, so that no server is needed later. */
export const fetchPacker = () => import('fflate')

/** The first and the last year of a time in an archive. */
const YEARS = [1980, 2099] as const

/**
 * @param time of all files in it; where no archive can have it, as from a clock that was never set, the first that one
 *   can have
 * @throws RangeError for a path that some system would refuse, for two that differ in case alone, or for more than is
 * ever saved
 */
export async function zipOf(files: readonly PackedFile[], time: Date): Promise<Blob> {
  check(files.map(({ path }) => path))
  const { strToU8, zipSync } = await fetchPacker()
  const packed = zipSync(
    Object.fromEntries(
      files.map(({ path, content }) => [path, typeof content === 'string' ? strToU8(content) : content]),
    ),
    { mtime: time.getFullYear() >= YEARS[0] && time.getFullYear() <= YEARS[1] ? time : new Date(YEARS[0], 0, 1) },
  )
  if (packed.length > MAX_SAVED_BYTES)
    throw new RangeError(`EFBIG: an archive has at most ${MAX_SAVED_BYTES} bytes, not ${packed.length}`)
  return new Blob([packed], { type: 'application/zip' })
}

function check(paths: readonly string[]): void {
  const bad = paths.find((path) => !path.split('/').every((name) => FILE_NAME.test(name)))
  if (bad !== undefined) throw new RangeError(`no system has a file named "${bad}"`)
  const distinct = new Set(paths.map((path) => path.toLowerCase()))
  if (distinct.size < paths.length) throw new RangeError('an archive has each path once')
}
