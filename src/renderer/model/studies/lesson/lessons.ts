/** Lessons, in which evaluators learn. */
import type { ListedDocument } from '../../documents/document-list.ts'
import { i18n } from '../../../language/i18n.ts'
import { leftAtPace } from '../pace.ts'
import type { ShownStudy } from '../study.ts'
import type { ShownKind } from '../study-kind.ts'
import { LESSON_DRAFT, type LessonDraft, type LessonPlan } from './lesson-draft.ts'
import { isBegun, isOver, stageOf } from './lesson.ts'
import { LESSON_FORMAT, type LessonRecord } from './lesson-file.ts'
import { teach, type Live } from './lesson-run.ts'
import { LESSON_WORDS, stageWords } from './words.ts'
import type { Service } from '../../../platform/services.tsx'

export type LessonEntry = ListedDocument<LessonRecord>

export const LESSON_KIND: ShownKind<LessonRecord, Live, LessonDraft, LessonPlan> = {
  shelf: 'lessons',
  format: LESSON_FORMAT,
  draft: LESSON_DRAFT,
  words: LESSON_WORDS,
  idle: { pace: null },
  progress({ lesson }) {
    const { done, total } = stageOf(lesson)
    return { done, total, isBegun: isBegun(lesson), isOver: isOver(lesson) }
  },
  run: ({ lesson }, pool, tell) => teach(lesson, pool, tell),
  told: {
    texts: 'school:view',
    // The time left in this stage, by the pace since it began or was resumed.
    timeLeft: ({ record, live: { pace }, progress }) =>
      leftAtPace({ live: { pace: pace?.stage === stageOf(record.lesson).name ? pace : null }, progress }),
    counts: ({ lesson }) => stageWords(stageOf(lesson)),
    bar({ lesson }) {
      const { name, done, total } = stageOf(lesson)
      return { done: name === 'fitting' ? null : done, total }
    },
    done: ({ lesson }, { done, total }) =>
      lesson.kind === 'network' && done < total
        ? i18n.t('school:view.early', { counts: stageWords(stageOf(lesson)) })
        : null,
  },
}

export const LESSONS: Service<'lessons', ShownStudy<LessonRecord, Live, LessonDraft, LessonPlan>> = { name: 'lessons' }
