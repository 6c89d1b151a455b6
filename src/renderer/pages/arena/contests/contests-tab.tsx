/** Contests: matches and tournaments. */
import { useTranslation } from 'react-i18next'
import { DocumentTab } from '../../../parts/studies/document-tab.tsx'
import { ContestForm } from './contest-form.tsx'
import { ContestView } from './contest-view.tsx'
import { CONTESTS } from '../../../model/studies/contest/contests.ts'
import { aboutWords } from '../../../model/studies/contest/words.ts'
import { useServices } from '../../../platform/services.tsx'

export function ContestsTab() {
  const { t } = useTranslation('arena')
  return (
    <DocumentTab
      study={useServices(CONTESTS).contests}
      heading={t('heading')}
      newLabel={t('new')}
      empty={t('empty')}
      notLoaded={(reason) => t('notLoaded', { reason })}
      about={({ tournament }) => aboutWords(tournament)}
      stateWords={(state, percent) => t(`state.${state}`, { percent })}
      Form={ContestForm}
      View={ContestView}
    />
  )
}
