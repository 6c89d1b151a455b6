/** Contests: matches and tournaments. */
import { useTranslation } from 'react-i18next'
import { useApp } from '../app-context.tsx'
import { percent } from '../charts/format.ts'
import { DocumentTab } from '../documents/document-tab.tsx'
import { ContestForm } from './contest-form.tsx'
import { ContestView } from './contest-view.tsx'
import { gamesOf, useContestState, type ContestEntry } from './contests.ts'
import { aboutWords } from './words.ts'

export function ContestsTab() {
  const { t } = useTranslation('arena')
  return (
    <DocumentTab
      list={useApp().contests}
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
