/** One training run: the learnt evaluator, and the path to it. */
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { StudyView, type ViewProps } from '../../../parts/studies/study-view.tsx'
import { useStudyState } from '../../../parts/studies/run-state.ts'
import { exportEvaluator } from '../../../model/studies/training/actions.ts'
import type { TrainingRecord } from '../../../model/studies/training/training-file.ts'
import { LearnedPanel } from './learned-panel.tsx'
import { learnedBy } from '../../../model/studies/training/training-run.ts'
import { TRAINING_RUNS } from '../../../model/studies/training/training-runs.ts'
import { PathView } from './path-view.tsx'
import { useLaterServices } from '../../../platform/services.tsx'
import { DESKTOP } from '../../../platform/download.ts'
import { NOTICE } from '../../../platform/notice.tsx'
import './school.css'

export function TrainingView({ entry }: ViewProps<TrainingRecord>) {
  const { t } = useTranslation('school')
  const app = useLaterServices(DESKTOP, TRAINING_RUNS, NOTICE)
  const { state } = useStudyState(app.trainingRuns, entry)
  // While it runs, what is learnt comes faster than a slow computer can draw it.
  const { name, run } = useDeferredValue(entry.record)
  const learned = useMemo(() => learnedBy(run), [run])
  const exportForms = (save: () => void) => {
    const evaluator = learnedBy(entry.record.run)
    return [
      ...(evaluator === null
        ? []
        : [{ label: t('view.weights'), onChoose: () => exportEvaluator(app, entry.record, evaluator) }]),
      { label: t('view.json'), onChoose: save },
    ]
  }
  return (
    <StudyView
      kind={TRAINING_RUNS}
      entry={entry}
      exportForms={exportForms}
      picture={learned && <LearnedPanel name={name} evaluator={learned} isDone={state === 'done'} />}
    >
      <PathView run={run} learned={learned} />
    </StudyView>
  )
}
