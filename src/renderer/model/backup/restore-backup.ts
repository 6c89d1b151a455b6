/**
 * Restoring a backup, and undoing that. What is here is set aside first; then the documents change, each new one before
 * any that is replaced or removed, then the session. If something fails, all is put back.
 */
import { changesTo, makeBackup, type AppStorage, type Now, type Way } from './backup.ts'
import type { Backup } from './backup-file.ts'
import { beginRestore, note, readCopy, recordOf, tidy, type RestoreRecord } from './set-aside.ts'

/**
 * A restore failed, and so did putting back what it had changed: what was here is set aside, and can be restored from
 * there.
 */
export class HalfRestored extends Error {
  override readonly name = 'HalfRestored'
}

/**
 * Restores a backup. The app has to be loaded anew afterwards.
 *
 * @throws what the storage throws, after everything is as it was; HalfRestored where it is not
 */
export async function restoreBackup(storage: AppStorage, wanted: Backup, way: Way): Promise<void> {
  const now = await makeBackup(storage)
  const before = await recordOf(storage.documents)
  const during = await beginRestore(storage.documents, now, before)
  await changeAll(storage, stepsTo(storage, now, wanted, way), {
    before,
    during,
    after: { ...during, state: 'restored', earlier: null },
  })
}

/** @throws as `restoreBackup` does */
export async function undoRestore(storage: AppStorage): Promise<void> {
  const before = await recordOf(storage.documents)
  if (before === null) throw new RangeError('there is no restore to undo')
  const wanted = await readCopy(storage.documents, before)
  const steps = stepsTo(storage, await makeBackup(storage), wanted, 'replace')
  await changeAll(storage, steps, {
    before,
    during: { ...before, state: 'restoring' },
    after: { ...before, state: 'undone' },
  })
}

/** The change of one text. */
interface Step {
  readonly isNew: boolean
  readonly make: () => Promise<void>
  readonly undo: () => Promise<void>
}

function stepsTo({ session, documents }: AppStorage, now: Now, wanted: Backup, way: Way): Step[] {
  const steps = changesTo(now.documents, wanted.documents, way).map(({ shelf, id, before, after }): Step => {
    const set = (text: string | null) => (text === null ? documents.remove(shelf, id) : documents.save(shelf, id, text))
    return { isNew: before === null, make: () => set(after), undo: () => set(before) }
  })
  // There can be only one game in Play, and one choice of settings.
  const { session: text } = wanted
  if (way === 'replace' && text !== null && text !== now.session)
    steps.push({ isNew: false, make: () => session.save(text), undo: () => session.save(now.session) })
  return steps
}

/** The record of a restore before it, during it and after it. */
interface Records {
  readonly before: RestoreRecord | null
  readonly during: RestoreRecord
  readonly after: RestoreRecord
}

async function changeAll({ documents }: AppStorage, steps: readonly Step[], records: Records): Promise<void> {
  const done: Step[] = []
  let isAtEnd = false
  try {
    await note(documents, records.during)
    for (const step of steps) {
      done.push(step)
      await step.make()
    }
    isAtEnd = true
    await note(documents, records.after)
  } catch (error) {
    // A write that failed may have been carried out all the same.
    if (isAtEnd) await note(documents, records.during).catch(() => undefined)
    await putBack(done)
    await note(documents, records.before)
      .then(() => tidy(documents))
      .catch(() => undefined)
    throw error
  }
  // The next restore removes the parts that could not be removed now.
  await tidy(documents).catch(() => undefined)
}

/**
 * Undoes changes: what was added goes first, then the last change before the first. So nothing needs more room than
 * there was.
 */
async function putBack(done: readonly Step[]): Promise<void> {
  try {
    for (const { undo } of done.filter(({ isNew }) => isNew)) await undo()
    for (const { undo } of done.filter(({ isNew }) => !isNew).toReversed()) await undo()
  } catch (cause) {
    throw new HalfRestored('', { cause })
  }
}
