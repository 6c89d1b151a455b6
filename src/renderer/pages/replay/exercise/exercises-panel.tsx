/** The exercises that come with the app, to choose from. */
import { useTranslation } from 'react-i18next'
import { BY_HAND, SETS } from '../../../../engine/lab/exercise-sets.ts'
import { GROWTH_EXERCISES } from '../../../model/replay/growth-exercise.ts'
import { RECORDER, REPLAY } from '../../../model/replay/replay-store.ts'
import { startByHand, startGrowthExercise, startSet } from '../../../model/replay/start-exercise.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { LessonButton } from '../lesson-button.tsx'

export function ExercisesPanel() {
  const { t } = useTranslation('exercises')
  const services = useLaterServices(RECORDER, REPLAY)
  return (
    <section className="panel lessons" aria-label={t('title')}>
      <details className="more">
        <summary>
          <h2>{t('title')}</h2>
        </summary>
        <p className="muted small">{t('text')}</p>
        <ul>
          {SETS.map((set) => (
            <li key={set.id}>
              <LessonButton
                position={set.plan.position}
                name={t(`set.${set.id}.name`)}
                text={t(`set.${set.id}.text`, { count: set.plan.count })}
                onOpen={() => startSet(services, set)}
              />
            </li>
          ))}
          {BY_HAND.map((hand) => (
            <li key={hand.id}>
              <LessonButton
                position={hand.position}
                name={t(`hand.${hand.id}.name`)}
                text={t(`hand.${hand.id}.text`)}
                onOpen={() => startByHand(services, hand)}
              />
            </li>
          ))}
          {GROWTH_EXERCISES.map((exercise) => (
            <li key={exercise.id}>
              <LessonButton
                position={exercise.position}
                name={t(`growth.${exercise.id}.name`)}
                text={t(`growth.${exercise.id}.text`, { count: exercise.events.length })}
                onOpen={() => startGrowthExercise(services, exercise)}
              />
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
