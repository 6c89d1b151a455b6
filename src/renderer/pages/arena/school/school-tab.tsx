/** The school: lessons, in which evaluators learn. */
import { useTranslation } from 'react-i18next'
import { percent } from '../../../language/format.ts'
import { DocumentTab } from '../../../parts/studies/document-tab.tsx'
import { stageOf } from '../../../model/studies/lesson/lesson.ts'
import { LessonForm } from './lesson-form.tsx'
import { LessonView } from './lesson-view.tsx'
import { type LessonEntry, LESSONS } from '../../../model/studies/lesson/lessons.ts'
import { aboutWords } from '../../../model/studies/lesson/words.ts'
import { useLessonState } from '../../../parts/studies/run-state.ts'
import { useServices } from '../../../platform/services.tsx'

export function SchoolTab() {
  const { t } = useTranslation('school')
  return (
    <DocumentTab
      list={useServices(LESSONS).lessons}
      heading={t('heading')}
      newLabel={t('new')}
      empty={t('empty')}
      notLoaded={(reason) => t('notLoaded', { reason })}
      about={aboutWords}
      Badge={StateBadge}
      Form={LessonForm}
      View={LessonView}
    />
  )
}

function StateBadge({ entry }: { entry: LessonEntry }) {
  const { t } = useTranslation('school')
  const state = useLessonState(entry)
  const { name, done, total } = stageOf(entry.record.lesson)
  const share = percent(done / total)
  return <span className={`state-badge ${state}`}>{state === 'running' ? t(`running.${name}`, { percent: share }) : t(`state.${state}`)}</span>
}
