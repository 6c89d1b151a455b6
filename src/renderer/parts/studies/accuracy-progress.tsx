/** How far an accuracy study is. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { count } from '../../language/words.ts'
import { ACCURACIES, type AccuracyEntry } from '../../model/studies/accuracy/accuracies.ts'
import { useServices } from '../../platform/services.tsx'
import { leftAtPace, Progress } from './progress.tsx'
import type { StudyState } from './run-state.ts'

export function AccuracyProgress({ entry, progress }: { entry: AccuracyEntry; progress: StudyState }) {
  const { t } = useTranslation('accuracy')
  const { accuracies } = useServices(ACCURACIES)
  const pace = useStore(accuracies.live, (store) => store.pace)
  const { done, total } = progress
  const counts = t('view.counts', { done: count(done), total: count(total) })
  return (
    <Progress
      {...{ study: accuracies, entry, counts, ...progress }}
      label={t('view.progress')}
      words={{ paused: t('view.paused', { counts }), stopped: t('view.stopped', { counts, reason: entry.stop }), done: t('view.done', { count: total, number: count(total) }) }}
      timeLeft={() => leftAtPace(total - done, pace)}
    />
  )
}
