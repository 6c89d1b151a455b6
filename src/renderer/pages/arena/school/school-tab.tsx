/** The school: lessons, in which evaluators learn. */
import { useTranslation } from 'react-i18next'
import { DocumentTab } from '../../../parts/studies/document-tab.tsx'
import { stageOf } from '../../../model/studies/lesson/lesson.ts'
import { LessonForm } from './lesson-form.tsx'
import { LessonView } from './lesson-view.tsx'
import { LESSONS } from '../../../model/studies/lesson/lessons.ts'
import { aboutWords } from '../../../model/studies/lesson/words.ts'
import { useServices } from '../../../platform/services.tsx'
import './school.css'

export function SchoolTab() {
  const { t } = useTranslation('school')
  return (
    <DocumentTab
      study={useServices(LESSONS).lessons}
      heading={t('heading')}
      newLabel={t('new')}
      empty={t('empty')}
      notLoaded={(reason) => t('notLoaded', { reason })}
      about={aboutWords}
      stateWords={(state, percent, { lesson }) => (state === 'running' ? t(`running.${stageOf(lesson).name}`, { percent }) : t(`state.${state}`))}
      Form={LessonForm}
      View={LessonView}
    />
  )
}
