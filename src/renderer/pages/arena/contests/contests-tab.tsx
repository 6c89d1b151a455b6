/** Contests: matches and tournaments. */
import { studyTab } from '../../../parts/studies/study-tab.tsx'
import { ContestForm } from './contest-form.tsx'
import { ContestView } from './contest-view.tsx'
import { CONTESTS } from '../../../model/studies/contest/contests.ts'

export const ContestsTab = studyTab('#arena', CONTESTS, { Form: ContestForm, View: ContestView })
