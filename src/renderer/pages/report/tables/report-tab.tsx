/** The report’s two tables, how much of them is reproduced, and guesses at the position of the second. */
import { studyTab } from '../../../parts/studies/study-tab.tsx'
import { ReportTables } from './report-tables.tsx'
import { GuessView } from './guess-view.tsx'
import { GUESSES } from '../../../model/studies/guess.ts'
import './tables.css'

export const ReportTab = studyTab('#report', GUESSES, { Form: ReportTables, View: GuessView })
