/** Contests: matches and tournaments. */
import { useTranslation } from 'react-i18next'
import { percent } from '../../../language/format.ts'
import { DocumentTab } from '../../../parts/studies/document-tab.tsx'
import { ContestForm } from './contest-form.tsx'
import { ContestView } from './contest-view.tsx'
import { type ContestEntry, CONTESTS, gamesOf } from '../../../model/studies/contest/contests.ts'
import { aboutWords } from '../../../model/studies/contest/words.ts'
import { useContestState } from '../../../parts/studies/run-state.ts'
import { useServices } from '../../../platform/services.tsx'

export function ContestsTab() {
  const { t } = useTranslation('arena')
  return (
    <DocumentTab
      list={useServices(CONTESTS).contests}
      heading={t('heading')}
      newLabel={t('new')}
      empty={t('empty')}
      notLoaded={(reason) => t('notLoaded', { reason })}
      about={({ tournament }) => aboutWords(tournament)}
      Badge={StateBadge}
      Form={ContestForm}
      View={ContestView}
    />
  )
}

function StateBadge({ entry }: { entry: ContestEntry }) {
  const { t } = useTranslation('arena')
  const state = useContestState(entry)
  const { done, total } = gamesOf(entry)
  return <span className={`state-badge ${state}`}>{t(`state.${state}`, { percent: percent(done / total) })}</span>
}
