/** Lessons, in which evaluators learn. */
import type { ListedDocument } from '../../documents/document-list.ts'
import type { Study, StudyKind } from '../study.ts'
import { NEW_DRAFT, type LessonDraft } from './lesson-draft.ts'
import { isBegun, isOver, stageOf } from './lesson.ts'
import { LESSON_FORMAT, type LessonRecord } from './lesson-file.ts'
import { teach, type Live } from './lesson-run.ts'
import type { Service } from '../../../platform/services.tsx'

export type LessonEntry = ListedDocument<LessonRecord>

export const LESSON_KIND: StudyKind<LessonRecord, Live, LessonDraft> = {
  shelf: 'lessons',
  doing: 'teaching',
  format: LESSON_FORMAT,
  draft: NEW_DRAFT,
  idle: { pace: null },
  progress({ lesson }) {
    const { done, total } = stageOf(lesson)
    return { done, total, isBegun: isBegun(lesson), isOver: isOver(lesson) }
  },
  run: ({ lesson }, pool, tell) => teach(lesson, pool, tell),
}

export const LESSONS: Service<'lessons', Study<LessonRecord, Live, LessonDraft>> = { name: 'lessons' }
