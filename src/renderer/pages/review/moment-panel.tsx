/** The remarks on the moment shown, and buttons to promote or delete its variation. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Moment } from '../../../engine/game/game-tree.ts'
import type { Remarks } from '../../../engine/game/tree-builder.ts'
import { promote } from '../../../engine/game/tree-edits.ts'
import { useDraft } from '../../ui/controls/use-draft.ts'
import { annotateIn, deleteHere, edit } from '../../model/review/edit.ts'
import { momentWords } from './review-words.ts'
import type { Reviewed } from '../../model/review/reviewed.ts'
import { MAX_TYPED_LENGTH } from '../../model/library/sgf.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { REVIEW } from '../../model/review/review-store.ts'
import { useServices } from '../../platform/services.tsx'
import './moment-panel.css'

export function MomentPanel({ shown }: { shown: Reviewed }) {
  const { t } = useTranslation('review')
  const app = useServices(LIBRARY, MATCH, NOTICE, REVIEW)
  const entry = useStore(app.review, (state) => state.entry)
  const { tree, moment } = shown
  if (entry === null) return null
  return (
    <section className="panel moment-panel" aria-label={t('remarks')}>
      <h2>{momentWords(moment)}</h2>
      <RemarkFields key={moment.id} moment={moment} onChange={(remarks, isStale) => annotateIn(app, entry, moment.id, remarks, isStale)} />
      <div className="moment-buttons">
        <button title={t('promoteHint')} disabled={promote(tree, moment.id) === tree} onClick={() => edit(app, (tree, at) => ({ tree: promote(tree, at), at }))}>
          {t('promote')}
        </button>
        <button title={t('deleteHint')} disabled={moment.parent === null} onClick={() => deleteHere(app)}>
          {t('delete')}
        </button>
      </div>
    </section>
  )
}

function RemarkFields({ moment, onChange }: { moment: Moment; onChange: (remarks: Remarks, isStale: boolean) => void }) {
  const { t } = useTranslation('review')
  const name = useDraft(moment.name, (name, isStale) => onChange({ name }, isStale))
  const comment = useDraft(moment.comment, (comment, isStale) => onChange({ comment }, isStale))
  return (
    <>
      <textarea
        aria-label={t('comment')}
        placeholder={t('commentHint')}
        rows={2}
        maxLength={MAX_TYPED_LENGTH}
        value={comment.text}
        onChange={({ target }) => comment.type(target.value)}
        onBlur={comment.save}
      />
      <input
        type="text"
        aria-label={t('name')}
        placeholder={t('nameHint')}
        maxLength={MAX_TYPED_LENGTH}
        autoComplete="off"
        value={name.text}
        onChange={({ target }) => name.type(target.value)}
        onBlur={name.save}
      />
    </>
  )
}
