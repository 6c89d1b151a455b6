/** The school: training runs, in which evaluators learn. */
import { StudyTab } from '../../../parts/studies/study-tab.tsx'
import { TrainingForm } from './training-form.tsx'
import { TrainingView } from './training-view.tsx'
import { TRAINING_RUNS } from '../../../model/studies/training/training-runs.ts'
import './school.css'

export function SchoolTab() {
  return <StudyTab kind={TRAINING_RUNS} Form={TrainingForm} View={TrainingView} />
}
