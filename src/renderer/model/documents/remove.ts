/** Deleting a document, which can be undone for a while. */
import { i18n } from '../../language/i18n.ts'
import { say, type NoticeStore } from '../../platform/notice.tsx'
import { reasonOf } from '../../language/words.ts'
import type { AnyDocument, DocumentList, Named } from './document-list.ts'

/** The document's run must have ended. */
export async function removeDocument<Content extends Named>(
  list: DocumentList<Content>,
  entry: AnyDocument<Content>,
  notice: NoticeStore,
): Promise<void> {
  const name = entry.kind === 'broken' ? entry.id : entry.record.name
  try {
    const undo = await list.remove(entry.id)
    const unsaved = (error: unknown) => say(notice, i18n.t('common:saving.failed', { reason: reasonOf(error) }))
    say(notice, i18n.t('documents:removed', { name }), () => void undo().catch(unsaved))
  } catch (error) {
    say(notice, i18n.t('documents:notRemoved', { name, reason: reasonOf(error) }))
  }
}
