/** A backup of everything that is kept: what comes out comes in again, whole or not at all, and can be undone. */
import { describe, expect, it } from 'vitest'
import { MAX_DOCUMENT_LENGTH } from '../../../../src/contract/api.ts'
import {
  countParts,
  decodeBackup,
  encodeBackup,
  type Backup,
} from '../../../../src/renderer/model/backup/backup-file.ts'
import { makeBackup, previewOf } from '../../../../src/renderer/model/backup/backup.ts'
import { HalfRestored, restoreBackup, undoRestore } from '../../../../src/renderer/model/backup/restore-backup.ts'
import { noteTold, restoreState } from '../../../../src/renderer/model/backup/set-aside.ts'
import { WatchedDocuments } from '../../../../src/renderer/platform/storage/watched-documents.ts'
import { fetchTexts } from '../../../../src/renderer/language/i18n.ts'
import { backupOf, Disk, HERE, THERE } from './disk.ts'

await fetchTexts('rest')

const anySession = () => undefined

describe('a backup file', () => {
  it('has everything that is kept, and is read as it was written', async () => {
    const backup = await backupOf({ ...THERE, 'games/polish': 'Zażółć 😀' })
    expect(decodeBackup(encodeBackup(backup), anySession)).toEqual(backup)
    expect(countParts(backup.documents)).toEqual({ games: 4, players: 0, records: 1, studies: 0 })
  })

  const file = (change: (backup: Record<string, unknown>) => unknown) => async () =>
    JSON.stringify(change(JSON.parse(encodeBackup(await backupOf(THERE))) as Record<string, unknown>))
  const document = (over: object) =>
    file((backup) => ({ ...backup, documents: [{ shelf: 'games', id: 'a', text: 'x', ...over }] }))
  it.each([
    ['half of one', async () => encodeBackup(await backupOf(THERE)).slice(0, 200), 'not-json'],
    ['another file', async () => '{"format":"poly-y player","version":1}', 'foreign'],
    ['no object', async () => '[1]', 'foreign'],
    ['a newer version', file((backup) => ({ ...backup, version: 2 })), 'version 2'],
    ['an unknown field', file((backup) => ({ ...backup, more: 1 })), 'damaged'],
    ['an unknown shelf', document({ shelf: 'attic' }), 'damaged documents.0.shelf'],
    ['a name that leads out of the folder', document({ id: '../session' }), 'damaged documents.0.id'],
    [
      'a document that is too long',
      document({ text: 'x'.repeat(MAX_DOCUMENT_LENGTH + 1) }),
      'damaged documents.0.text',
    ],
    [
      'a document twice',
      file((backup) => ({ ...backup, documents: Array(2).fill({ shelf: 'games', id: 'a', text: 'x' }) })),
      'damaged documents',
    ],
    ['what was set aside before a restore', document({ shelf: 'before' }), 'damaged documents.0.shelf'],
  ])('is refused that is %s', async (_, text, fault) => {
    const damaged = await text()
    expect(() => decodeBackup(damaged, anySession)).toThrow(fault)
  })

  it('is refused whose session cannot be read', async () => {
    const text = encodeBackup(await backupOf(THERE, 'nonsense'))
    expect(() => decodeBackup(text, () => JSON.parse('nonsense'))).toThrow('damaged session')
  })
})

describe('a restore', () => {
  it('adds what is missing, and changes nothing that is here', async () => {
    const disk = new Disk(HERE, 'my session')
    const backup = await backupOf(THERE)
    expect(previewOf(await makeBackup(disk), backup, 'add')).toEqual({ added: 2, replaced: 0, removed: 0 })
    await restoreBackup(disk, backup, 'add')
    expect([disk.kept(), disk.sessionText]).toEqual([
      { ...HERE, 'games/c': 'more', 'results/mine': 'results' },
      'my session',
    ])
  })

  it('replaces everything, and is undone', async () => {
    const disk = new Disk(HERE, 'my session')
    const backup = await backupOf(THERE)
    expect(previewOf(await makeBackup(disk), backup, 'replace')).toEqual({ added: 2, replaced: 1, removed: 1 })
    await restoreBackup(disk, backup, 'replace')
    expect([disk.kept(), disk.sessionText, await restoreState(disk.documents)]).toEqual([
      THERE,
      'their session',
      'restored',
    ])
    await noteTold(disk.documents)
    await undoRestore(disk)
    expect([disk.kept(), disk.sessionText, await restoreState(disk.documents)]).toEqual([HERE, 'my session', 'undone'])
    await noteTold(disk.documents)
    expect(disk.asideIds()).toEqual([])
  })

  it('can be undone where what was here fills several documents', async () => {
    const long = { 'games/a': `${'x'.repeat(MAX_DOCUMENT_LENGTH - 300)}`, 'games/b': '😀'.repeat(1_000_000) }
    const disk = new Disk(long)
    await restoreBackup(disk, await backupOf(THERE), 'replace')
    await undoRestore(disk)
    expect(disk.kept()).toEqual(long)
  })

  it.each(['add', 'replace'] as const)(
    'that finds too little room, however much, leaves everything as it was (%s)',
    async (way) => {
      const backup = await backupOf(THERE)
      const whole = new Disk(HERE, 'my session')
      await restoreBackup(whole, backup, way)
      const outcomes = new Set<boolean>()
      for (let room = 0; room < 1000; room++) {
        const disk = new Disk(HERE, 'my session')
        disk.capacity = disk.used + room
        const isDone = await restoreBackup(disk, backup, way).then(
          () => true,
          () => false,
        )
        outcomes.add(isDone)
        expect([disk.kept(), disk.sessionText]).toEqual(
          isDone ? [whole.kept(), whole.sessionText] : [HERE, 'my session'],
        )
        if (!isDone) expect(await restoreState(disk.documents)).toBe('none')
      }
      expect(outcomes.size).toBe(2)
    },
  )

  it('that a dead disk cuts off is told, and undone once the disk works', async () => {
    const disk = new Disk(HERE, 'my session')
    disk.faults.set(5, 'dead')
    await expect(restoreBackup(disk, await backupOf(THERE), 'replace')).rejects.toThrow(HalfRestored)
    disk.failed = null
    expect(await restoreState(disk.documents)).toBe('restoring')
    await undoRestore(disk)
    expect(disk.kept()).toEqual(HERE)
  })
})

describe('what else is saved meanwhile', () => {
  const someBackup: Promise<Backup> = backupOf(THERE)

  it('does not come over what was restored', async () => {
    const disk = new Disk(HERE)
    const watched = new WatchedDocuments(disk.documents)
    const restoring = watched.own(async (documents) =>
      restoreBackup({ session: disk.session, documents }, await someBackup, 'replace'),
    )
    await Promise.resolve()
    void watched.save('games', 'a', 'of the game that ended meanwhile')
    await restoring
    expect(disk.kept()).toEqual(THERE)
  })

  it('does not come over the session that was restored', async () => {
    const disk = new Disk(HERE, 'my session')
    const watched = new WatchedDocuments(disk.documents)
    const restoring = watched.own(async (documents) =>
      restoreBackup({ session: disk.session, documents }, await someBackup, 'replace'),
    )
    await Promise.resolve()
    // As the app saves the session: see create-app.ts.
    void watched.inTurn(() => disk.session.save('of the game that goes on meanwhile'))
    await restoring
    expect(disk.sessionText).toBe('their session')
  })

  it('is saved after a restore that failed', async () => {
    const disk = new Disk(HERE)
    const watched = new WatchedDocuments(disk.documents)
    const failing = watched.own(() => Promise.reject(new Error('the disk is full')))
    await Promise.resolve()
    const saving = watched.save('games', 'a', 'later')
    await expect(failing).rejects.toThrow('full')
    await saving
    expect(disk.kept()['games/a']).toBe('later')
  })
})
