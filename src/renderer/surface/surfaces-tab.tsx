/** Surfaces: those there are on the left; on the right the one chosen, or the form of a new one. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useApp } from '../app-context.tsx'
import { percent } from '../charts/format.ts'
import { faultWords } from '../documents/document-fault.ts'
import { ListPanel } from '../documents/list-panel.tsx'
import { SurfaceForm } from './surface-form.tsx'
import { SurfaceView } from './surface-view.tsx'
import { pointsOf, useSurfaceState, type SurfaceEntry } from './surfaces.ts'
import { aboutWords } from './words.ts'

export function SurfacesTab() {
  const { t } = useTranslation('surface')
  const { surfaces, players } = useApp()
  const { status, fault, selected } = useStore(surfaces.store)
  useEffect(() => {
    void surfaces.load()
    void players.load()
  }, [surfaces, players])
  if (status === 'failed')
    return (
      <section className="panel empty-state" role="alert">
        <p className="fault">{t('notLoaded', { reason: faultWords(fault) })}</p>
      </section>
    )
  const entry = selected === null ? undefined : surfaces.entry(selected)
  return (
    <div className="compare experiments">
      <ListPanel
        list={surfaces}
        heading={t('heading')}
        newLabel={t('new')}
        empty={t('empty')}
        accept=".json,application/json"
        about={({ surface }) => aboutWords(surface)}
        Badge={StateBadge}
      />
      {entry === undefined ? <SurfaceForm /> : <SurfaceView key={entry.id} entry={entry} />}
    </div>
  )
}

function StateBadge({ entry }: { entry: SurfaceEntry }) {
  const { t } = useTranslation('surface')
  const state = useSurfaceState(entry)
  const { done, total } = pointsOf(entry)
  return <span className={`state-badge ${state}`}>{t(`state.${state}`, { percent: percent(done / total) })}</span>
}
