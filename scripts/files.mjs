/** Lists the files of folders. */
import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Returns all files in a folder and its subfolders, as sorted paths from the root, with slashes. */
export function filesIn(folder, root) {
  const entries = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return entries
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}
