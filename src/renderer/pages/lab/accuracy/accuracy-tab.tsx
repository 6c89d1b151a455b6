/** Accuracy: the sign of f, searches and their moves, compared with perfect play. */
import { StudyTab } from '../../../parts/studies/study-tab.tsx'
import { AccuracyForm } from './accuracy-form.tsx'
import { AccuracyView } from './accuracy-view.tsx'
import { ACCURACIES } from '../../../model/studies/accuracy/accuracies.ts'
import { useServices } from '../../../platform/services.tsx'

export function AccuracyTab() {
  return <StudyTab study={useServices(ACCURACIES).accuracies} Form={AccuracyForm} View={AccuracyView} />
}
