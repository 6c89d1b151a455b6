/** Saves an exercise as a file, from which it can be taken anywhere. */
import { useTranslation } from 'react-i18next'
import { formatExercise } from '../../../../engine/lab/exercise-file.ts'
import type { Exercise } from '../../../model/replay/exercise.ts'
import { DESKTOP, download, plainFileNameOf } from '../../../platform/download.ts'
import { NOTICE } from '../../../platform/notice.tsx'
import { useServices } from '../../../platform/services.tsx'
import { exerciseName } from './exercise-words.ts'

/** A search that is filled in by hand comes with the app: it has no plan to be saved. */
export function SaveButton({ exercise: { name, plan } }: { exercise: Exercise }) {
  const { t } = useTranslation('exercises')
  const app = useServices(DESKTOP, NOTICE)
  if (plan === null) return null
  const title = exerciseName(name)
  const onSave = () => void download(app, `${plainFileNameOf(title, 'exercise')}.json`, new Blob([formatExercise(plan, title)], { type: 'application/json' }))
  return <button onClick={onSave}>{t('save')}</button>
}
