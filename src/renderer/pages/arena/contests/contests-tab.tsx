/** Contests: matches and tournaments. */
import { StudyTab } from '../../../parts/studies/study-tab.tsx'
import { ContestForm } from './contest-form.tsx'
import { ContestView } from './contest-view.tsx'
import { CONTESTS } from '../../../model/studies/contest/contests.ts'

export function ContestsTab() {
  return <StudyTab kind={CONTESTS} Form={ContestForm} View={ContestView} />
}
