/** The path of a file itself. */
import { readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/** The path of a file without links, whether there is such a file or not; the same for all paths to it. */
export function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch (error) {
    // Links that lead in a circle lead to no file.
    if ((error as NodeJS.ErrnoException).code === 'ELOOP') return path
    const target = linkedBy(path)
    return target === null ? inRealFolder(path) : realPath(target)
  }
}

/** The target of a link; null for anything else. */
function linkedBy(path: string): string | null {
  try {
    return resolve(dirname(path), readlinkSync(path))
  } catch {
    return null
  }
}

function inRealFolder(path: string): string {
  try {
    return join(realpathSync(dirname(path)), basename(path))
  } catch {
    return path
  }
}
