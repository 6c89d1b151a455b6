/** Makes the names in a folder outlast a power cut. */
import { closeSync, fsyncSync, openSync } from 'node:fs'

/**
 * Codes of systems that cannot flush this folder: some network disks, and folders that may be written but not listed.
 */
const IMPOSSIBLE = ['EACCES', 'EPERM', 'EINVAL', 'ENOTSUP', 'ENOSYS', 'EISDIR']

/**
 * Flushes a folder. A file that was created or renamed is on the disk only after that; to flush the file itself is not
 * enough. Windows has no such call: NTFS keeps a journal of its folders.
 *
 * @throws Error when the disk fails
 */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  try {
    const file = openSync(folder, 'r')
    try {
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    if (!IMPOSSIBLE.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
