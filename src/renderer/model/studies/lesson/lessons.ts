/** The lessons there are: documents on the shelf of their name. */
import type { DocumentStorage } from '../../../../contract/api.ts'
import { DocumentList, newestFirst, type ListedDocument } from '../../documents/document-list.ts'
import type { Lesson } from './lesson.ts'
import { decodeLesson, encodeLesson, type LessonRecord } from './lesson-file.ts'
import type { Service } from '../../../platform/services.tsx'

/** With why a job failed, where the lesson could not go on. */
export type LessonEntry = ListedDocument<LessonRecord, string>

export class Lessons extends DocumentList<LessonRecord, string> {
  /**
   * @param storage null where another tab has the lessons
   * @param app this app's version
   */
  constructor(
    storage: DocumentStorage | null,
    private readonly app: string,
  ) {
    super(storage, 'lessons', { encode: encodeLesson, decode: decodeLesson, compare: newestFirst })
  }

  /** A new lesson, of which nothing has been learnt; gives its id. */
  define(name: string, lesson: Lesson): string {
    return this.add({ name, created: new Date().toISOString(), app: this.app, lesson })
  }
}

export const LESSONS: Service<'lessons', Lessons> = { name: 'lessons' }
