/** Accuracy: the sign of f, searches and their moves, compared with perfect play. */
import { StudyTab } from '../../../parts/studies/study-tab.tsx'
import { AccuracyForm } from './accuracy-form.tsx'
import { AccuracyView } from './accuracy-view.tsx'
import { ACCURACIES } from '../../../model/studies/accuracy/accuracies.ts'

export function AccuracyTab() {
  return <StudyTab kind={ACCURACIES} Form={AccuracyForm} View={AccuracyView} />
}
