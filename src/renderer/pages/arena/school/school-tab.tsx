/** The school: lessons, in which evaluators learn. */
import { StudyTab } from '../../../parts/studies/study-tab.tsx'
import { LessonForm } from './lesson-form.tsx'
import { LessonView } from './lesson-view.tsx'
import { LESSONS } from '../../../model/studies/lesson/lessons.ts'
import './school.css'

export function SchoolTab() {
  return <StudyTab kind={LESSONS} Form={LessonForm} View={LessonView} />
}
