/** The school: lessons, in which evaluators learn. */
import { useTranslation } from 'react-i18next'
import { useApp } from '../app-context.tsx'
import { percent } from '../charts/format.ts'
import { DocumentTab } from '../documents/document-tab.tsx'
import { stageOf } from './lesson.ts'
import { LessonForm } from './lesson-form.tsx'
import { LessonView } from './lesson-view.tsx'
import { useLessonState, type LessonEntry } from './lessons.ts'
import { aboutWords } from './words.ts'

export function SchoolTab() {
  const { t } = useTranslation('school')
  return (
    <DocumentTab
      list={useApp().lessons}
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
