/** Contests: matches and tournaments. */
import { StudyTab } from '../../../parts/studies/study-tab.tsx'
import { ContestForm } from './contest-form.tsx'
import { ContestView } from './contest-view.tsx'
import { CONTESTS } from '../../../model/studies/contest/contests.ts'
import { useServices } from '../../../platform/services.tsx'

export function ContestsTab() {
  return <StudyTab study={useServices(CONTESTS).contests} Form={ContestForm} View={ContestView} />
}
