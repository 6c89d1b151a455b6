/** One lesson: how it learns, how far it is, its path, what has been learnt, and the command that learns the same. */
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { useStore } from 'zustand'
import { useApp } from '../app-context.tsx'
import { removeDocument } from '../documents/remove.ts'
import { RenameButton } from '../documents/rename.tsx'
import { CommandLine } from '../experiments/command-panel.tsx'
import { useClock } from '../experiments/state.ts'
import { roughTime } from '../experiments/words.ts'
import { dateWords, reasonOf } from '../words.ts'
import { exportEvaluator, exportLesson } from './actions.ts'
import { LearnedPanel } from './learned-panel.tsx'
import { draftOf } from './lesson-draft.ts'
import { learnedBy, seedOf, stageOf, type Lesson, type Stage } from './lesson.ts'
import { useLessonState, type LessonEntry, type LessonState } from './lessons.ts'
import { PathView } from './path-view.tsx'
import { aboutWords, lessonCommand, stageWords, teacherWords } from './words.ts'

export function LessonView({ entry }: { entry: LessonEntry }) {
  const { t } = useTranslation('school')
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
        <Actions entry={entry} />
      </header>
      <Progress entry={entry} state={state} />
      {learned === null ? <p className="muted nothing">{t('view.nothing')}</p> : <LearnedPanel name={name} evaluator={learned} isDone={state === 'done'} />}
      <PathView lesson={lesson} learned={learned} />
      {command !== null && <CommandLine command={command} />}
    </section>
  )
}

function Progress({ entry, state }: { entry: LessonEntry; state: LessonState }) {
  const { t } = useTranslation(['school', 'documents'])
  const { lessonRunner } = useApp()
  const { id, stop, unsaved, record } = entry
  const stage = stageOf(record.lesson)
  const counts = stageWords(stage)
  const isActive = state === 'running' || state === 'waiting'
  const words: Record<Exclude<LessonState, 'running'>, string> = {
    new: counts,
    waiting: t('view.waiting'),
    paused: t('view.paused', { counts }),
    stopped: t('view.stopped', { counts, reason: stop }),
    done: doneWords(record.lesson, stage),
  }
  return (
    <div className="experiment-progress">
      {state !== 'done' && <progress {...(stage.name !== 'fitting' && { value: stage.done })} max={stage.total} aria-label={t('view.progress')} />}
      {state === 'running' ? (
        <TimeLeft stage={stage} />
      ) : (
        <p className={state === 'stopped' ? 'fault' : 'muted small'} role="status">
          {words[state]}
        </p>
      )}
      {state !== 'done' && (
        <button className={isActive ? '' : 'primary'} onClick={() => (isActive ? lessonRunner.pause(id) : lessonRunner.start(id))}>
          {t(isActive ? (state === 'waiting' ? 'view.leave' : 'view.pause') : state === 'new' ? 'view.start' : 'view.resume')}
        </button>
      )}
      {unsaved !== null && <p className="fault">{t('documents:unsaved', { reason: reasonOf(unsaved) })}</p>}
    </div>
  )

  function doneWords(lesson: Lesson, { done, total }: Stage): string {
    return lesson.kind === 'network' && done < total ? t('view.early', { counts }) : t('view.done')
  }
}

/** Of the stage under way, by the pace since it was begun or resumed. */
function TimeLeft({ stage }: { stage: Stage }) {
  const { t } = useTranslation('school')
  const pace = useStore(useApp().lessonRunner.store, (state) => state.pace)
  useClock()
  const counts = stageWords(stage)
  const isKnown = pace !== null && pace.stage === stage.name && pace.done > 0
  return (
    <p className="muted small" role="status">
      {isKnown ? t('view.left', { counts, time: roughTime(((stage.total - stage.done) * pace.ms) / pace.done) }) : counts}
    </p>
  )
}

function Actions({ entry }: { entry: LessonEntry }) {
  const { t } = useTranslation(['school', 'documents'])
  const app = useApp()
  const { name, lesson } = entry.record
  return (
    <div className="buttons">
      <RenameButton list={app.lessons} entry={entry} heading={t('view.renameHeading')} />
      <button
        onClick={() => {
          app.lessonDraft.setState(draftOf(name, lesson))
          app.lessons.select(null)
        }}
      >
        {t('view.duplicate')}
      </button>
      <ExportButton entry={entry} />
      <button
        onClick={() => {
          app.lessonRunner.pause(entry.id)
          void removeDocument(app.lessons, entry, app.notice)
        }}
      >
        {t('documents:remove')}
      </button>
    </div>
  )
}

function ExportButton({ entry: { record } }: { entry: LessonEntry }) {
  const { t } = useTranslation('school')
  const app = useApp()
  const evaluator = learnedBy(record.lesson)
  return (
    <MenuTrigger>
      <Button>{t('view.export')}</Button>
      <Popover className="popover" placement="bottom end">
        <Menu className="listbox" aria-label={t('view.export')}>
          {evaluator !== null && (
            <MenuItem className="listbox-item" onAction={() => exportEvaluator(app, record, evaluator)}>
              {t('view.weights')}
            </MenuItem>
          )}
          <MenuItem className="listbox-item" onAction={() => exportLesson(app, record)}>
            {t('view.json')}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
