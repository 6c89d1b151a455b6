/** Positions that teach one thing each, opened at the moment that shows it. */
import { useTranslation } from 'react-i18next'
import { TEACHING, type Teaching } from '../../../engine/lab/teaching.ts'
import { ALGORITHM_NAMES } from '../../language/names.ts'
import { RECORDER, REPLAY } from '../../model/replay/replay-store.ts'
import { recordLinked } from '../../model/replay/record.ts'
import { GROWTH_LESSONS } from './growth/lessons.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { LessonButton } from './lesson-button.tsx'

export function LessonsPanel() {
  const { t } = useTranslation('replay')
  const services = useLaterServices(RECORDER, REPLAY)
  const show = (teaching: Teaching) => recordLinked(services.replay, services.recorder, teaching)
  return (
    <section className="panel lessons" aria-label={t('lessons.label')}>
      <h2>{t('lessons.examples')}</h2>
      <p className="muted small">{t('lessons.examplesText')}</p>
      <ul>
        {TEACHING.map((teaching) => (
          <li key={teaching.id}>
            <LessonButton
              position={teaching.position}
              name={t(`teaching.${teaching.id}.name`)}
              text={`${ALGORITHM_NAMES[teaching.options.algorithm]}. ${t(`teaching.${teaching.id}.text`)}`}
              onOpen={() => show(teaching)}
            />
          </li>
        ))}
        {GROWTH_LESSONS.map((lesson) => (
          <li key={lesson.id}>
            <LessonButton
              position={lesson.position}
              name={t(`growth.lesson.${lesson.id}.name`)}
              text={`${t('growth.name')}. ${t(`growth.lesson.${lesson.id}.text`)}`}
              onOpen={() => recordLinked(services.replay, services.recorder, lesson)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
