/** Saves an exercise as a file that can be opened elsewhere. */
import { useTranslation } from 'react-i18next'
import { formatExercise } from '../../../../engine/lab/exercise-file.ts'
import type { Exercise } from '../../../model/replay/exercise.ts'
import { DESKTOP, download, plainFileNameOf } from '../../../platform/download.ts'
import { NOTICE } from '../../../platform/notice.tsx'
import { useServices } from '../../../platform/services.tsx'
import { exerciseName } from './exercise-words.ts'

/** A search to fill in by hand comes with the app and has no plan to save. */
export function SaveButton({ exercise: { name, plan } }: { exercise: Exercise }) {
  const { t } = useTranslation('exercises')
  const app = useServices(DESKTOP, NOTICE)
  if (plan === null) return null
  const title = exerciseName(name)
  const onSave = () => void download(app, `${plainFileNameOf(title, 'exercise')}.json`, new Blob([formatExercise(plan, title)], { type: 'application/json' }))
  return <button onClick={onSave}>{t('save')}</button>
}
