/** The report's two tables, how much of them is reproduced, and guesses at the position of the second. */
import { useTranslation } from 'react-i18next'
import { GUESSES } from '../../../model/studies/guess/guesses.ts'
import { planWords } from '../../../model/studies/guess/words.ts'
import { DocumentTab } from '../../../parts/studies/document-tab.tsx'
import { useServices } from '../../../platform/services.tsx'
import { GuessView } from './guess-view.tsx'
import { ReportTables } from './report-tables.tsx'
import './report.css'

export function ReportTab() {
  const { t } = useTranslation('report')
  return (
    <DocumentTab
      study={useServices(GUESSES).guesses}
      heading={t('heading')}
      newLabel={t('new')}
      empty={t('empty')}
      notLoaded={(reason) => t('notLoaded', { reason })}
      about={({ plan }) => planWords(plan)}
      stateWords={(state, percent) => t(`state.${state}`, { percent })}
      Form={ReportTables}
      View={GuessView}
    />
  )
}
