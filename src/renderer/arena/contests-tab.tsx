/** Contests: those there are on the left; on the right the one chosen, or the form of a new one. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useApp } from '../app-context.tsx'
import { percent } from '../charts/format.ts'
import { faultWords } from '../documents/document-fault.ts'
import { ListPanel } from '../documents/list-panel.tsx'
import { ContestForm } from './contest-form.tsx'
import { ContestView } from './contest-view.tsx'
import { gamesOf, useContestState, type ContestEntry } from './contests.ts'
import { aboutWords } from './words.ts'

export function ContestsTab() {
  const { t } = useTranslation('arena')
  const { contests, players } = useApp()
  const { status, fault, selected } = useStore(contests.store)
  useEffect(() => {
    void contests.load()
    void players.load()
  }, [contests, players])
  if (status === 'failed')
    return (
      <section className="panel empty-state" role="alert">
        <p className="fault">{t('notLoaded', { reason: faultWords(fault) })}</p>
      </section>
    )
  const entry = selected === null ? undefined : contests.entry(selected)
  return (
    <div className="compare experiments">
      <ListPanel
        list={contests}
        heading={t('heading')}
        newLabel={t('new')}
        empty={t('empty')}
        accept=".json,application/json"
        about={({ tournament }) => aboutWords(tournament)}
        Badge={StateBadge}
      />
      {entry === undefined ? <ContestForm /> : <ContestView key={entry.id} entry={entry} />}
    </div>
  )
}

function StateBadge({ entry }: { entry: ContestEntry }) {
  const { t } = useTranslation('arena')
  const state = useContestState(entry)
  const { done, total } = gamesOf(entry)
  return <span className={`state-badge ${state}`}>{t(`state.${state}`, { percent: percent(done / total) })}</span>
}
