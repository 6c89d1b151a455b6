/** Everything that is kept in one file: making it, and restoring it after a look at what it has. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { MAX_SAVED_BYTES } from '../../contract/api.ts'
import { localDay } from '../language/format.ts'
import { i18n } from '../language/i18n.ts'
import { makeBackup, previewOf, WAYS, type AppStorage, type Way } from '../model/backup/backup.ts'
import { countParts, decodeBackup, encodeBackup, PARTS, type Backup } from '../model/backup/backup-file.ts'
import { HalfRestored, restoreBackup, undoRestore } from '../model/backup/restore-backup.ts'
import { restoreState, type RestoreState } from '../model/backup/set-aside.ts'
import { documentFaultWords } from '../model/documents/document-fault.ts'
import { gameDateWords } from '../model/library/entry-words.ts'
import { DESKTOP, download } from '../platform/download.ts'
import { NOTICE } from '../platform/notice.tsx'
import { textOfFile } from '../platform/read-file.ts'
import { useServices, type Needs } from '../platform/services.tsx'
import { PERSISTENCE, type Persistence } from '../platform/storage/persistence.ts'
import { SAVERS } from '../platform/storage/saver.ts'
import { SESSION_ACCESS } from '../platform/storage/session-access.ts'
import { DOCUMENTS } from '../platform/storage/watched-documents.ts'
import { FileButton } from '../ui/controls/file-button.tsx'
import { RadioList } from '../ui/controls/radio-list.tsx'
import { decodeSession } from './session-file.ts'
import './backup-setting.css'

type BackupNeeds = Needs<typeof DESKTOP | typeof DOCUMENTS | typeof SAVERS | typeof NOTICE | typeof SESSION_ACCESS>

/** A file that was opened: the backup in it, and what is here. */
interface Opened {
  readonly backup: Backup
  readonly now: Backup
}

export function BackupSetting() {
  const { t } = useTranslation('backup')
  const app = useServices(DESKTOP, DOCUMENTS, SAVERS, NOTICE, SESSION_ACCESS, PERSISTENCE)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [state, setState] = useState<RestoreState>('none')
  // Work that failed in the middle can be undone, too.
  useEffect(() => {
    if (!isBusy) void restoreState(app.documents).then(setState, () => undefined)
  }, [app, isBusy])
  /** @param refused says what it means that the work failed */
  const busy = async (work: () => Promise<void>, refused: (reason: string) => string) => {
    // A button that is disabled loses the focus, and with it the dialog the Escape key: the second press is passed over
    // instead.
    if (isBusy) return
    setIsBusy(true)
    setFault(null)
    try {
      await work()
    } catch (error) {
      setFault(error instanceof HalfRestored ? t('half') : refused(documentFaultWords(error)))
    }
    setIsBusy(false)
  }
  const open = async (file: File) => setOpened(await readBackup(app, file))
  const restore = async ({ backup }: Opened, way: Way) => {
    await app.documents.own((documents) => restoreBackup({ session: app.sessionAccess, documents }, backup, way))
    location.reload()
  }
  const undo = async () => {
    await app.documents.own((documents) => undoRestore({ session: app.sessionAccess, documents }))
    location.reload()
  }
  return (
    <section className="backup stack parted" aria-labelledby="backup-title" aria-busy={isBusy}>
      <h3 id="backup-title">{t('title')}</h3>
      <p className="muted small">{t('what')}</p>
      {app.persistence !== null && <Promised persistence={app.persistence} />}
      {opened === null ? (
        <div className="wrap">
          <button
            aria-disabled={isBusy}
            onClick={() =>
              void busy(
                () => save(app),
                (reason) => t('notMade', { reason }),
              )
            }
          >
            {t('make')}
          </button>
          <FileButton
            label={t('open')}
            accept=".json,application/json"
            onFile={(file) =>
              void busy(
                () => open(file),
                (reason) => t('refused', { file: file.name, reason }),
              )
            }
          />
          {(state === 'restoring' || state === 'restored' || state === 'told') && (
            <button aria-disabled={isBusy} onClick={() => void busy(undo, (reason) => t('notUndone', { reason }))}>
              {t('undo')}
            </button>
          )}
        </div>
      ) : (
        <RestoreQuestion
          opened={opened}
          isBusy={isBusy}
          onRestore={(way) =>
            void busy(
              () => restore(opened, way),
              (reason) => t('notRestored', { reason }),
            )
          }
          onCancel={() => !isBusy && setOpened(null)}
        />
      )}
      <p className="small fault" role="alert">
        {fault}
      </p>
    </section>
  )
}

/** The browser's answer to whether it keeps everything. */
export function Promised({ persistence }: { persistence: Persistence }) {
  const { t } = useTranslation('backup')
  const { isPromised } = useStore(persistence.store)
  useEffect(() => void persistence.look(), [persistence])
  return isPromised === null ? null : <p className="muted small">{t(isPromised ? 'promised' : 'notPromised')}</p>
}

/** The contents of a backup, and the question whether they are added to what is here or take its place. */
function RestoreQuestion({
  opened: { backup, now },
  isBusy,
  onRestore,
  onCancel,
}: {
  opened: Opened
  isBusy: boolean
  onRestore: (way: Way) => void
  onCancel: () => void
}) {
  const { t } = useTranslation(['backup', 'common'])
  const [way, setWay] = useState<Way>('add')
  const counts = countParts(backup.documents)
  return (
    <div className="restore stack">
      <p>
        <strong>{t('of', { date: gameDateWords(backup.made, 'full') })}</strong>
      </p>
      <ul className="small">
        {PARTS.filter((part) => counts[part] > 0).map((part) => (
          <li key={part}>{t(`parts.${part}`, { count: counts[part] })}</li>
        ))}
        {backup.session !== null && <li>{t('parts.session')}</li>}
      </ul>
      <RadioList
        legend={t('way')}
        options={WAYS.map((value) => ({ value, label: t(`ways.${value}`) }))}
        value={way}
        onChange={setWay}
        autoFocus
      />
      <p className="small">{t(`effect.${way}`, { ...previewOf(now, backup, way) })}</p>
      <p className="muted small">{t('undoable')}</p>
      <div className="wrap">
        <button className="primary" aria-disabled={isBusy} onClick={() => onRestore(way)}>
          {t('restore')}
        </button>
        <button aria-disabled={isBusy} onClick={onCancel}>
          {t('common:cancel')}
        </button>
      </div>
    </div>
  )
}

const storageOf = ({ documents, sessionAccess }: BackupNeeds): AppStorage => ({ session: sessionAccess, documents })

/** @throws what the storage throws */
async function save(app: BackupNeeds): Promise<void> {
  // What waits to be saved is part of it; what cannot be saved is told in the header.
  await app.savers.finish()
  const file = new Blob([encodeBackup(await makeBackup(storageOf(app)))], { type: 'application/json' })
  if (file.size > MAX_SAVED_BYTES) throw new Error(i18n.t('backup:tooMuch', { size: MAX_SAVED_BYTES / 1_000_000 }))
  await download(app, `poly-y-backup-${localDay(new Date())}.json`, file)
}

/** @throws TextFault, DocumentFault, or what the storage throws */
async function readBackup(app: BackupNeeds, file: File): Promise<Opened> {
  if (!app.sessionAccess.isSole()) throw new Error(i18n.t('backup:otherTab'))
  const backup = decodeBackup(await textOfFile(file, MAX_SAVED_BYTES), decodeSession)
  await app.savers.finish()
  return { backup, now: await makeBackup(storageOf(app)) }
}
