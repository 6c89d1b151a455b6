/** The moves with their variations, what is not saved of them, and the remarks on the moment shown. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Moment } from '../../../engine/game/game-tree.ts'
import type { Remarks } from '../../../engine/game/tree-builder.ts'
import { MAX_TYPED_LENGTH } from '../../model/library/sgf.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { annotateIn, redoEdit, undoEdit } from '../../model/review/edit.ts'
import { isDraft } from '../../model/review/game-tree.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { saveUnderReview } from '../../model/review/save-draft.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useLaterServices } from '../../platform/services.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { useDraft } from '../../ui/controls/use-draft.ts'
import { MoveTree, type Notable } from './move-tree.tsx'
import { momentWords } from './review-words.ts'
import type { ReviewView } from './review-view.ts'
import './moves-panel.css'

export function MovesPanel({ view: { shown }, notable }: { view: ReviewView; notable: Notable }) {
  const app = useLaterServices(LIBRARY, MATCH, NOTICE, REVIEW)
  const { entry } = useStore(app.review)
  const { moment } = shown
  return (
    <div className="moves-panel tall">
      {/* Above the list, where it does not move when the comment is left for it. */}
      {isDraft(app) && <DraftNote isMatch={entry === null} />}
      <MoveTree shown={shown} notable={notable} />
      <div className="moves-foot">
        <RemarkFields
          key={`${entry} ${moment.id}`}
          moment={moment}
          onChange={(remarks, isStale) => annotateIn(app, entry, moment.id, remarks, isStale)}
        />
        <Edits />
      </div>
    </div>
  )
}

/** Says that variations are in memory only, and offers to save them. */
function DraftNote({ isMatch }: { isMatch: boolean }) {
  const { t } = useTranslation('review')
  const app = useLaterServices(LIBRARY, MATCH, NOTICE, REVIEW)
  return (
    <div className="draft-note row spread" role="status">
      <span>{t('draft.note')}</span>
      <button onClick={() => void saveUnderReview(app)}>{t(isMatch ? 'draft.saveGame' : 'draft.save')}</button>
    </div>
  )
}

function Edits() {
  const { t } = useTranslation('common')
  const app = useLaterServices(LIBRARY, MATCH, NOTICE, REVIEW)
  const hasPast = useStore(app.review, ({ past }) => past.length > 0)
  const hasFuture = useStore(app.review, ({ future }) => future.length > 0)
  if (!hasPast && !hasFuture) return null
  return (
    <div className="edits">
      <IconButton picture="undo" label={t('commands.undoEdit')} disabled={!hasPast} onClick={() => undoEdit(app)} />
      <IconButton picture="redo" label={t('commands.redoEdit')} disabled={!hasFuture} onClick={() => redoEdit(app)} />
    </div>
  )
}

/** The comment on the moment, and its name, which shows once there is one or a comment is being written. */
function RemarkFields({
  moment,
  onChange,
}: {
  moment: Moment
  onChange: (remarks: Remarks, isStale: boolean) => void
}) {
  const { t } = useTranslation('review')
  const name = useDraft(moment.name, (name, isStale) => onChange({ name }, isStale))
  const comment = useDraft(moment.comment, (comment, isStale) => onChange({ comment }, isStale))
  return (
    <div
      className="remark-fields stack gap-1"
      role="group"
      aria-label={t('remarksOn', { moment: momentWords(moment) })}
    >
      <textarea
        aria-label={t('comment')}
        placeholder={t('commentHint')}
        rows={1}
        maxLength={MAX_TYPED_LENGTH}
        value={comment.text}
        onChange={({ target }) => comment.type(target.value)}
        onBlur={comment.save}
      />
      <input
        type="text"
        className={name.text === '' ? 'unused' : ''}
        aria-label={t('name')}
        placeholder={t('nameHint')}
        maxLength={MAX_TYPED_LENGTH}
        autoComplete="off"
        value={name.text}
        onChange={({ target }) => name.type(target.value)}
        onBlur={name.save}
      />
    </div>
  )
}
