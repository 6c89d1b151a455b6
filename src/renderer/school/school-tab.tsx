/** The school: lessons there are on the left; on the right the one chosen, or the form of a new one. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useApp } from '../app-context.tsx'
import { percent } from '../charts/format.ts'
import { faultWords } from '../documents/document-fault.ts'
import { ListPanel } from '../documents/list-panel.tsx'
import { stageOf } from './lesson.ts'
import { LessonForm } from './lesson-form.tsx'
import { LessonView } from './lesson-view.tsx'
import { useLessonState, type LessonEntry } from './lessons.ts'
import { aboutWords } from './words.ts'

export function SchoolTab() {
  const { t } = useTranslation('school')
  const { lessons, players } = useApp()
  const { status, fault, selected } = useStore(lessons.store)
  useEffect(() => {
    void lessons.load()
    void players.load()
  }, [lessons, players])
  if (status === 'failed')
    return (
      <section className="panel empty-state" role="alert">
        <p className="fault">{t('notLoaded', { reason: faultWords(fault) })}</p>
      </section>
    )
  const entry = selected === null ? undefined : lessons.entry(selected)
  return (
    <div className="compare experiments">
      <ListPanel
        list={lessons}
        heading={t('heading')}
        newLabel={t('new')}
        empty={t('empty')}
        accept=".json,application/json"
        about={aboutWords}
        Badge={StateBadge}
      />
      {entry === undefined ? <LessonForm /> : <LessonView key={entry.id} entry={entry} />}
    </div>
  )
}

function StateBadge({ entry }: { entry: LessonEntry }) {
  const { t } = useTranslation('school')
  const state = useLessonState(entry)
  const { name, done, total } = stageOf(entry.record.lesson)
  const share = percent(done / total)
  return <span className={`state-badge ${state}`}>{state === 'running' ? t(`running.${name}`, { percent: share }) : t(`state.${state}`)}</span>
}
