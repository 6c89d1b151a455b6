/** How far the games with a kept table are. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { count } from '../../../language/words.ts'
import { KEPT_TABLES, type KeptTableEntry } from '../../../model/studies/kept-table/kept-tables.ts'
import { leftAtPace, Progress } from '../../../parts/studies/progress.tsx'
import type { StudyState } from '../../../parts/studies/run-state.ts'
import { useServices } from '../../../platform/services.tsx'

export function KeptTableProgress({ entry, progress }: { entry: KeptTableEntry; progress: StudyState }) {
  const { t } = useTranslation('claims')
  const { keptTables } = useServices(KEPT_TABLES)
  const pace = useStore(keptTables.live, (store) => store.pace)
  const { done, total } = progress
  const counts = t('games.counts', { done: count(done), total: count(total) })
  return (
    <Progress
      {...{ study: keptTables, entry, counts, ...progress }}
      label={t('games.progress')}
      words={{ paused: t('games.paused', { counts }), stopped: t('games.stopped', { counts, reason: entry.stop }), done: t('games.done', { count: total, number: count(total) }) }}
      timeLeft={() => leftAtPace(total - done, pace)}
    />
  )
}
