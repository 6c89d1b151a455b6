/** Deleting an experiment, which can be undone for a while. */
import type { App } from '../app-context.tsx'
import { i18n } from '../i18n.ts'
import { say } from '../notice.tsx'
import { reasonOf } from '../words.ts'
import type { AnyExperiment } from './experiments.ts'

export async function removeExperiment({ experiments, runner, notice }: App, entry: AnyExperiment): Promise<void> {
  const name = entry.kind === 'broken' ? entry.id : entry.record.name
  runner.pause(entry.id)
  try {
    const undo = await experiments.remove(entry.id)
    const unsaved = (error: unknown) => say(notice, i18n.t('common:saving.failed', { reason: reasonOf(error) }))
    say(notice, i18n.t('experiments:removed', { name }), () => void undo().catch(unsaved))
  } catch (error) {
    say(notice, i18n.t('experiments:notRemoved', { name, reason: reasonOf(error) }))
  }
}
