/** The exercises to choose from: those that come with the app, and one out of a file. */
import { useTranslation } from 'react-i18next'
import { ExerciseFault, readExercise } from '../../../../engine/lab/exercise-file.ts'
import { BY_HAND, SETS } from '../../../../engine/lab/exercise-sets.ts'
import { i18n } from '../../../language/i18n.ts'
import { reasonOf } from '../../../language/words.ts'
import { RECORDER, REPLAY } from '../../../model/replay/replay-store.ts'
import { startByHand, startOwn, startSet } from '../../../model/replay/take-exercise.ts'
import { NOTICE, say } from '../../../platform/notice.tsx'
import { useServices } from '../../../platform/services.tsx'
import { FileButton } from '../../../ui/controls/file-button.tsx'
import { LessonButton } from '../lesson-button.tsx'

export function ExercisesPanel() {
  const { t } = useTranslation('exercises')
  const services = useServices(RECORDER, REPLAY, NOTICE)
  const open = async (file: File) => {
    try {
      const { title, plan } = readExercise(await file.text())
      startOwn(services, title, plan)
    } catch (error) {
      say(services.notice, t('notOpened', { name: file.name, reason: faultWords(error) }))
    }
  }
  return (
    <section className="panel lessons" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className="muted small">{t('text')}</p>
      <ul>
        {SETS.map((set) => (
          <li key={set.id}>
            <LessonButton position={set.plan.position} name={t(`set.${set.id}.name`)} text={t(`set.${set.id}.text`, { count: set.plan.count })} onOpen={() => startSet(services, set)} />
          </li>
        ))}
        {BY_HAND.map((hand) => (
          <li key={hand.id}>
            <LessonButton position={hand.position} name={t(`hand.${hand.id}.name`)} text={t(`hand.${hand.id}.text`)} onOpen={() => startByHand(services, hand)} />
          </li>
        ))}
      </ul>
      <FileButton label={t('open')} accept=".json,application/json" onFile={(file) => void open(file)} />
    </section>
  )
}

/** Why a file is no exercise. */
function faultWords(error: unknown): string {
  return error instanceof ExerciseFault ? i18n.t(`exercises:fault.${error.code}`, { reason: error.message }) : reasonOf(error)
}
