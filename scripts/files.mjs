/** Lists the files of folders. */
import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Returns all files in a folder and its subfolders, as sorted paths from the folder, with slashes. */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}
