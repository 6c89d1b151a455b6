/** The lessons there are: documents on the shelf of their name. */
import { useStore } from 'zustand'
import type { DocumentStorage } from '../../preload/api.ts'
import { useApp } from '../app-context.tsx'
import { DocumentList, newestFirst, type ListedDocument } from '../documents/document-list.ts'
import { isBegun, isOver, type Lesson } from './lesson.ts'
import { decodeLesson, encodeLesson, type LessonRecord } from './lesson-file.ts'

/** With why a job failed, where the lesson could not go on. */
export type LessonEntry = ListedDocument<LessonRecord, string>

export type LessonState = 'new' | 'running' | 'waiting' | 'paused' | 'stopped' | 'done'

export function useLessonState({ id, stop, record: { lesson } }: LessonEntry): LessonState {
  const { running, waiting } = useStore(useApp().turns.store)
  if (running === id) return 'running'
  if (waiting.includes(id)) return 'waiting'
  if (stop !== null) return 'stopped'
  if (isOver(lesson)) return 'done'
  return isBegun(lesson) ? 'paused' : 'new'
}

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
