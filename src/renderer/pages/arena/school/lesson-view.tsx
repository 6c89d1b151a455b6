/** One lesson: its method, progress and path, the learnt evaluator, and the command that learns the same. */
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { exportDocument } from '../../../model/documents/export.ts'
import { Actions } from '../../../parts/studies/actions.tsx'
import { ExportButton } from '../../../parts/studies/export-button.tsx'
import { leftAtPace, Progress } from '../../../parts/studies/progress.tsx'
import { type RunState, useStudyState } from '../../../parts/studies/run-state.ts'
import { CommandLine } from '../../../parts/studies/command-panel.tsx'
import { dateWords } from '../../../language/words.ts'
import { exportEvaluator } from '../../../model/studies/lesson/actions.ts'
import { LearnedPanel } from './learned-panel.tsx'
import { draftOf } from '../../../model/studies/lesson/lesson-draft.ts'
import { learnedBy, seedOf, stageOf } from '../../../model/studies/lesson/lesson.ts'
import { type LessonEntry, LESSONS } from '../../../model/studies/lesson/lessons.ts'
import { PathView } from './path-view.tsx'
import { aboutWords, lessonCommand, stageWords, teacherWords } from '../../../model/studies/lesson/words.ts'
import { useServices } from '../../../platform/services.tsx'
import { DESKTOP } from '../../../platform/download.ts'
import { NOTICE } from '../../../platform/notice.tsx'

export function LessonView({ entry }: { entry: LessonEntry }) {
  const { t } = useTranslation('school')
  const { lessons } = useServices(LESSONS)
  const { name, created, app } = entry.record
  const { state } = useStudyState(lessons, entry)
  // While it runs, what is learnt comes faster than a slow computer can draw it.
  const { lesson } = useDeferredValue(entry.record)
  const learned = useMemo(() => learnedBy(lesson), [lesson])
  const command = lessonCommand(lesson)
  return (
    <section className="panel results contest" aria-label={name}>
      <header className="experiment-head">
        <div>
          <h2 className="title">{name}</h2>
          <p className="muted small">{aboutWords(entry.record)}</p>
          <p className="muted small">{[teacherWords(lesson), t('about.seed', { seed: seedOf(lesson) }), t('about.made', { date: dateWords(created), version: app })].join(' · ')}</p>
        </div>
        <Actions
          study={lessons}
          entry={entry}
          renameHeading={t('view.renameHeading')}
          onDuplicate={() => lessons.draft.setState(draftOf(name, entry.record.lesson))}
        >
          <LessonExport entry={entry} />
        </Actions>
      </header>
      <LessonProgress entry={entry} state={state} />
      {learned === null ? <p className="muted nothing">{t('view.nothing')}</p> : <LearnedPanel name={name} evaluator={learned} isDone={state === 'done'} />}
      <PathView lesson={lesson} learned={learned} />
      {command !== null && <CommandLine command={command} />}
    </section>
  )
}

function LessonProgress({ entry, state }: { entry: LessonEntry; state: RunState }) {
  const { t } = useTranslation('school')
  const { lessons } = useServices(LESSONS)
  const pace = useStore(lessons.live, (store) => store.pace)
  const { lesson } = entry.record
  const stage = stageOf(lesson)
  const counts = stageWords(stage)
  const isEarly = lesson.kind === 'network' && stage.done < stage.total
  return (
    <Progress
      {...{ study: lessons, entry, state, counts }}
      label={t('view.progress')}
      done={stage.name === 'fitting' ? null : stage.done}
      total={stage.total}
      words={{ paused: t('view.paused', { counts }), stopped: t('view.stopped', { counts, reason: entry.stop }), done: isEarly ? t('view.early', { counts }) : t('view.done') }}
      // The time left in this stage, by the pace since it began or was resumed.
      timeLeft={() => leftAtPace(stage.total - stage.done, pace?.stage === stage.name ? pace : null)}
    />
  )
}

function LessonExport({ entry }: { entry: LessonEntry }) {
  const { t } = useTranslation('school')
  const app = useServices(DESKTOP, LESSONS, NOTICE)
  const { record } = entry
  const evaluator = learnedBy(record.lesson)
  const forms = [
    ...(evaluator === null ? [] : [{ label: t('view.weights'), onChoose: () => exportEvaluator(app, record, evaluator) }]),
    { label: t('view.json'), onChoose: () => exportDocument(app, app.lessons.list, entry, 'lesson') },
  ]
  return <ExportButton label={t('view.export')} forms={forms} />
}
