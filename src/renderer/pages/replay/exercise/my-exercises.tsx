/** The exercises that the user has made or opened: begun again, renamed, shared, deleted. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { MAX_TITLE_LENGTH } from '../../../../engine/lab/exercise-file.ts'
import { ALGORITHM_NAMES } from '../../../language/names.ts'
import { documentFaultWords } from '../../../model/documents/document-fault.ts'
import { exportDocument } from '../../../model/documents/export.ts'
import type { BrokenDocument, ListedDocument } from '../../../model/documents/document-list.ts'
import { removeDocument } from '../../../model/documents/remove.ts'
import { OWN_EXERCISES, type OwnExercise } from '../../../model/replay/own-exercises.ts'
import { RECORDER, REPLAY } from '../../../model/replay/replay-store.ts'
import { startOwn } from '../../../model/replay/start-exercise.ts'
import { RenameDialog } from '../../../parts/studies/rename.tsx'
import { COPY } from '../../../platform/clipboard.ts'
import { DESKTOP } from '../../../platform/download.ts'
import { NOTICE } from '../../../platform/notice.tsx'
import { useLaterServices } from '../../../platform/services.tsx'
import { Picture } from '../../../ui/controls/icon-button.tsx'
import { MenuButton } from '../../../ui/controls/menu-button.tsx'
import { LessonButton } from '../lesson-button.tsx'
import { copyExercise, saveExercise } from './share.ts'
import './my-exercises.css'

export function MyExercises() {
  const { t } = useTranslation(['exercises', 'documents'])
  const { exercises } = useLaterServices(OWN_EXERCISES)
  const { status, fault, entries } = useStore(exercises.store)
  useEffect(() => void exercises.load(), [exercises])
  if (status !== 'failed' && entries.length === 0) return null
  return (
    <section className="panel lessons my-exercises" aria-label={t('mine.title')}>
      <h2>{t('mine.title')}</h2>
      {status === 'failed' && (
        <p className="fault" role="alert">
          {documentFaultWords(fault)}
        </p>
      )}
      <ul>
        {entries.map((entry) =>
          entry.kind === 'broken' ? <Broken key={entry.id} entry={entry} /> : <Item key={entry.id} entry={entry} />,
        )}
      </ul>
    </section>
  )
}

/** One that cannot be read. If even its text could not be loaded it stays, as its removal could not be undone. */
function Broken({ entry }: { entry: BrokenDocument }) {
  const { t } = useTranslation('documents')
  const app = useLaterServices(OWN_EXERCISES, DESKTOP, NOTICE)
  return (
    <li>
      <p className="fault">{t('brokenReason', { reason: documentFaultWords(entry.fault) })}</p>
      {entry.text !== null && (
        <p className="buttons">
          <button onClick={() => exportDocument(app, app.exercises, entry, entry.id)}>{t('export')}</button>
          <button onClick={() => void removeDocument(app.exercises, entry, app.notice)}>{t('remove')}</button>
        </p>
      )}
    </li>
  )
}

function Item({ entry }: { entry: ListedDocument<OwnExercise> }) {
  const { t } = useTranslation(['exercises', 'documents', 'common'])
  const app = useLaterServices(OWN_EXERCISES, RECORDER, REPLAY, COPY, DESKTOP, NOTICE)
  const [isRenamed, setIsRenamed] = useState(false)
  const { name, plan } = entry.record
  const shared = { title: name, plan }
  const actions = [
    { name: 'rename', label: t('documents:rename'), run: () => setIsRenamed(true) },
    { name: 'link', label: t('common:link.copy'), run: () => copyExercise(app, shared) },
    { name: 'file', label: t('save'), run: () => saveExercise(app, shared) },
    { name: 'remove', label: t('documents:remove'), run: () => void removeDocument(app.exercises, entry, app.notice) },
  ]
  const label = t('mine.actions', { name })
  return (
    <li>
      <LessonButton
        position={plan.position}
        name={name}
        text={t('mine.text', {
          count: plan.count,
          search: ALGORITHM_NAMES[plan.options.algorithm],
          depth: plan.options.depth,
        })}
        onOpen={() => startOwn(app, name, plan)}
      />
      <MenuButton label={label} className="quiet" placement="bottom end" actions={actions}>
        <Picture of="more" />
      </MenuButton>
      {entry.unsaved !== null && (
        <p className="fault">{t('common:saving.failed', { reason: documentFaultWords(entry.unsaved) })}</p>
      )}
      {isRenamed && (
        <RenameDialog
          list={app.exercises}
          entry={entry}
          heading={t('mine.rename')}
          maxLength={MAX_TITLE_LENGTH}
          onClose={() => setIsRenamed(false)}
        />
      )}
    </li>
  )
}
