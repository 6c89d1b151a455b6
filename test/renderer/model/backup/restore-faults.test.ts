/**
 * Restores of which any write may be cut off or fail, twice in a row. Whatever happens, what is said is so, and both what
 * was here before the first attempt and what is in the backup can be reached.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_DOCUMENT_LENGTH } from '../../../../src/contract/api.ts'
import { fetchTexts, i18n } from '../../../../src/renderer/language/i18n.ts'
import { makeBackup } from '../../../../src/renderer/model/backup/backup.ts'
import { HalfRestored, restoreBackup, undoRestore } from '../../../../src/renderer/model/backup/restore-backup.ts'
import { noteTold, restoreState } from '../../../../src/renderer/model/backup/set-aside.ts'
import { tellRestored } from '../../../../src/renderer/model/backup/tell-restored.ts'
import { createNoticeStore } from '../../../../src/renderer/platform/notice.tsx'
import { WatchedDocuments } from '../../../../src/renderer/platform/storage/watched-documents.ts'
import { samples } from '../../../tiers.ts'
import { backupOf, Disk, type Fault, FAULTS, HERE, THERE } from './disk.ts'

beforeAll(() => fetchTexts('rest'))

const OTHER = { 'games/b': 'changed', 'games/d': 'a third', 'players/mine': 'another me' }
const words = (state: 'restoring' | 'restored' | 'undone') => i18n.t(`backup:told.${state}`)

/** A user with a disk, who expects of it what has been said. */
class User {
  readonly disk = new Disk(HERE, 'my session')
  /** The contents that an undo of the restore at hand has to bring back. */
  private base = this.disk.all()
  /** The contents that an undo of the restore before that one has to bring back. */
  private earlierBase: Record<string, string> | null = null
  private target: Record<string, string> = {}

  constructor(...faults: readonly (readonly [at: number, Fault])[]) {
    for (const [at, fault] of faults) this.disk.faults.set(at, fault)
  }

  async restore(documents: Readonly<Record<string, string>>): Promise<void> {
    const { disk } = this
    const before = disk.all()
    const record = disk.texts.get('before/state')
    const [base, earlierBase, target] = [this.base, this.earlierBase, this.target]
    const state = await restoreState(disk.documents)
    const wasRestoring = state === 'restoring'
    if (!wasRestoring) {
      this.earlierBase = state === 'none' || state === 'undone' ? this.earlierBase : base
      this.base = before
    }
    this.target = { ...documents, session: 'their session' }
    const outcome = await outcomeOf(restoreBackup(disk, await backupOf(documents), 'replace'))
    const isCut = disk.failed === 'cut'
    disk.failed = null
    const after = await restoreState(disk.documents)
    if (!isCut && outcome === 'done') expect([disk.all(), after]).toEqual([this.target, 'restored'])
    if (!isCut && outcome === 'refused') expect(disk.all()).toEqual(before)
    // Its last note may have been carried out.
    if (!isCut && outcome === 'half' && after === 'restored') expect(disk.all()).toEqual(this.target)
    else if (!isCut && outcome === 'half') expect(after).toBe('restoring')
    const isChanged = record !== disk.texts.get('before/state')
    if (isChanged && after === 'restored') this.earlierBase = null
    // It had not begun, or has taken itself back.
    else if (!wasRestoring && !isChanged) [this.base, this.earlierBase, this.target] = [base, earlierBase, target]
  }

  /** Starts the app anew, which says what has become of a restore. */
  async start(): Promise<string | null> {
    const { disk } = this
    const notice = createNoticeStore(null)
    await tellRestored({ documents: new WatchedDocuments(disk.documents), notice })
    disk.failed = null
    const said = notice.getState().message
    if (said === words('restored')) expect(disk.all()).toEqual(this.target)
    if (said === words('undone')) expect(disk.all()).toEqual(this.base)
    return said
  }

  async undo(): Promise<void> {
    const { disk } = this
    const before = disk.all()
    const outcome = await outcomeOf(undoRestore(disk))
    const isCut = disk.failed === 'cut'
    disk.failed = null
    const state = await restoreState(disk.documents)
    if (!isCut && outcome === 'done') expect([disk.all(), state]).toEqual([this.base, 'undone'])
    if (!isCut && outcome === 'refused') expect(disk.all()).toEqual(before)
    if (!isCut && outcome === 'half' && state === 'undone') expect(disk.all()).toEqual(this.base)
    else if (!isCut && outcome === 'half') expect(state).toBe('restoring')
  }

  /** Undoes all that can be undone, on a disk that works. */
  async undoAll(): Promise<void> {
    const { disk } = this
    disk.faults.clear()
    for (let state = await restoreState(disk.documents); state !== 'none';) {
      if (state !== 'undone') await this.undo()
      await this.start()
      state = await restoreState(disk.documents)
      if (state !== 'none' && this.earlierBase !== null) [this.base, this.earlierBase] = [this.earlierBase, null]
    }
    await this.start()
    // Nothing is left over, and what was here before the first attempt is here.
    expect([disk.all(), disk.asideIds()]).toEqual([this.base, []])
  }
}

async function outcomeOf(work: Promise<void>): Promise<'done' | 'refused' | 'half'> {
  try {
    await work
    return 'done'
  } catch (error) {
    return error instanceof HalfRestored ? 'half' : 'refused'
  }
}

/** Two restores with a start after each. */
async function restoreTwice(user: User, second: Readonly<Record<string, string>>): Promise<void> {
  await user.restore(THERE)
  await user.start()
  await user.restore(second)
  await user.start()
}

/** All pairs of faults in `count` writes, and every single one. */
function* faultsIn(count: number, step: number): Generator<(readonly [number, Fault])[]> {
  for (let first = 1; first <= count; first++)
    for (const fault of FAULTS) {
      yield [[first, fault]]
      for (let second = first + 1; second <= count; second += step)
        for (const other of FAULTS)
          yield [
            [first, fault],
            [second, other],
          ]
    }
}

async function writesOf(second: Readonly<Record<string, string>>): Promise<number> {
  const user = new User()
  await restoreTwice(user, second)
  return user.disk.writes
}

describe.each([
  ['the same', THERE],
  ['another', OTHER],
])('a restore, and then one of %s backup, with two faults at any writes', (_, second) => {
  it('says what is so, and is undone up to what was here before', async () => {
    for (const faults of faultsIn((await writesOf(second)) + 4, samples({ few: 3, all: 1 }))) {
      const user = new User(...faults)
      try {
        await restoreTwice(user, second)
        await user.undoAll()
      } catch (cause) {
        throw new Error(`with the faults ${JSON.stringify(faults)}: ${String(cause)}`, { cause })
      }
    }
  })

  it('comes to its end once it is repeated', async () => {
    for (const faults of faultsIn((await writesOf(second)) + 4, samples({ few: 3, all: 1 }))) {
      const user = new User(...faults)
      await restoreTwice(user, second)
      user.disk.faults.clear()
      await user.restore(second)
      expect(user.disk.all()).toEqual({ ...second, session: 'their session' })
      await user.start()
      expect(await restoreState(user.disk.documents)).toBe('told')
    }
  })
})

it('an undo with two faults at any writes is told, and comes to its end once it is repeated', async () => {
  const whole = new User()
  await whole.restore(THERE)
  const before = whole.disk.writes
  await whole.undo()
  for (const faults of faultsIn(whole.disk.writes - before + 4, 1)) {
    const user = new User(...faults.map(([at, fault]) => [before + at, fault] as const))
    await user.restore(THERE)
    await user.undo()
    const said = await user.start()
    if (said === null) expect([HERE, THERE]).toContainEqual(user.disk.kept())
    if ((await restoreState(user.disk.documents)) !== 'none') await user.undo()
    await user.undoAll()
  }
})

it('a copy of several parts is whole wherever the next restore is cut off', async () => {
  const long = { 'games/a': 'x'.repeat(MAX_DOCUMENT_LENGTH - 300), 'games/b': 'y'.repeat(1000) }
  for (let at = 1; at <= samples({ few: 3, all: 12 }); at++) {
    const disk = new Disk(long)
    await restoreBackup(disk, await backupOf(THERE), 'replace')
    disk.faults.set(disk.writes + at, 'cut')
    await restoreBackup(disk, await makeBackup(new Disk(long)), 'replace').catch(() => undefined)
    disk.failed = null
    for (let state = await restoreState(disk.documents); state !== 'none'; state = await restoreState(disk.documents))
      await (state === 'undone' ? noteTold(disk.documents) : undoRestore(disk))
    expect(Object.keys(disk.kept())).toEqual(Object.keys(long))
    expect(disk.kept()['games/a'] === long['games/a']).toBe(true)
  }
})
