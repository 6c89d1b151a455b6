/** Experiments: searches of many positions, in the background. */
import { StudyTab } from '../../../parts/studies/study-tab.tsx'
import { useExperimentAddress } from './address.ts'
import { ExperimentForm } from './experiment-form.tsx'
import { ExperimentView } from './experiment-view.tsx'
import { EXPERIMENTS } from '../../../model/studies/experiment/experiments.ts'
import './experiments.css'

export function ExperimentsTab() {
  useExperimentAddress()
  return <StudyTab kind={EXPERIMENTS} Form={ExperimentForm} View={ExperimentView} />
}
