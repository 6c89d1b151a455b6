/** Files in folders. */
import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The names of all files in a folder and the folders in it, from the root on, with slashes, in order. */
export function filesIn(folder, root) {
  const entries = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')).sort()
}
