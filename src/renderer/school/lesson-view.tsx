/** One lesson: how it learns, how far it is, its path, what has been learnt, and the command that learns the same. */
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useApp } from '../app-context.tsx'
import { Actions } from '../documents/actions.tsx'
import { ExportButton } from '../documents/export-button.tsx'
import { leftAtPace, Progress } from '../documents/progress.tsx'
import type { RunState } from '../documents/run-state.ts'
import { CommandLine } from '../experiments/command-panel.tsx'
import { dateWords } from '../words.ts'
import { exportEvaluator, exportLesson } from './actions.ts'
import { LearnedPanel } from './learned-panel.tsx'
import { draftOf } from './lesson-draft.ts'
import { learnedBy, seedOf, stageOf } from './lesson.ts'
import { useLessonState, type LessonEntry } from './lessons.ts'
import { PathView } from './path-view.tsx'
import { aboutWords, lessonCommand, stageWords, teacherWords } from './words.ts'

export function LessonView({ entry }: { entry: LessonEntry }) {
  const { t } = useTranslation('school')
  const { lessons, lessonRunner, lessonDraft } = useApp()
  const { name, created, app } = entry.record
  const state = useLessonState(entry)
  // While it runs, what is learnt comes faster than a slow computer can draw it.
  const { lesson } = useDeferredValue(entry.record)
  const learned = useMemo(() => learnedBy(lesson), [lesson])
  const command = lessonCommand(lesson)
  return (
    <section className="panel results contest" aria-label={name}>
      <header className="experiment-head">
        <div>
          <h2>{name}</h2>
          <p className="muted small">{aboutWords(entry.record)}</p>
          <p className="muted small">{[teacherWords(lesson), t('about.seed', { seed: seedOf(lesson) }), t('about.made', { date: dateWords(created), version: app })].join(' · ')}</p>
        </div>
        <Actions
          list={lessons}
          runner={lessonRunner}
          entry={entry}
          renameHeading={t('view.renameHeading')}
          onDuplicate={() => lessonDraft.setState(draftOf(name, entry.record.lesson))}
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
  const { lessonRunner } = useApp()
  const pace = useStore(lessonRunner.store, (store) => store.pace)
  const { lesson } = entry.record
  const stage = stageOf(lesson)
  const counts = stageWords(stage)
  const isEarly = lesson.kind === 'network' && stage.done < stage.total
  return (
    <Progress
      {...{ runner: lessonRunner, entry, state, counts }}
      label={t('view.progress')}
      done={stage.name === 'fitting' ? null : stage.done}
      total={stage.total}
      words={{ paused: t('view.paused', { counts }), stopped: t('view.stopped', { counts, reason: entry.stop }), done: isEarly ? t('view.early', { counts }) : t('view.done') }}
      // Of the stage under way, by the pace since it was begun or resumed.
      timeLeft={() => leftAtPace(stage.total - stage.done, pace?.stage === stage.name ? pace : null)}
    />
  )
}

function LessonExport({ entry: { record } }: { entry: LessonEntry }) {
  const { t } = useTranslation('school')
  const app = useApp()
  const evaluator = learnedBy(record.lesson)
  const forms = [
    ...(evaluator === null ? [] : [{ label: t('view.weights'), onChoose: () => exportEvaluator(app, record, evaluator) }]),
    { label: t('view.json'), onChoose: () => exportLesson(app, record) },
  ]
  return <ExportButton label={t('view.export')} forms={forms} />
}
