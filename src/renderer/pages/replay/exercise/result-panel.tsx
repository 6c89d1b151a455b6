/** The result of an exercise, and what can be done next. */
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { count } from '../../../language/words.ts'
import { type Exercise, pointsOf } from '../../../model/replay/exercise.ts'
import { RECORDER, REPLAY } from '../../../model/replay/replay-store.ts'
import { startAgain, startOther } from '../../../model/replay/start-exercise.ts'
import { leaveExercise } from '../../../model/replay/take-exercise.ts'
import { newSeed } from '../../../model/studies/new-seed.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { mistakeText } from './exercise-words.ts'

export function ResultPanel({ exercise }: { exercise: Exercise }) {
  const { t } = useTranslation('exercises')
  const services = useLaterServices(RECORDER, REPLAY)
  const { questions, marks, plan } = exercise
  const on = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => on.current?.focus(), [])
  const wrong = questions.flatMap((question, i) => {
    const mistake = marks[i]?.mistake ?? null
    return mistake === null ? [] : [{ number: i + 1, question, mistake }]
  })
  if (questions.length === 0)
    return (
      <section className="panel question">
        <p>{t('none')}</p>
        <button onClick={() => leaveExercise(services.replay, services.recorder)}>{t('leave')}</button>
      </section>
    )
  return (
    <section className="panel question" aria-label={t('result')}>
      <h2>{t('result')}</h2>
      <p className="huge" role="status">
        {t('points', { points: count(pointsOf(exercise)), count: questions.length })}
      </p>
      {wrong.length === 0 ? (
        <p>{t('allRight')}</p>
      ) : (
        <ol className="result-mistakes stack">
          {wrong.map(({ number, question, mistake }) => (
            <li key={number} value={number}>
              <strong>{t(`kind.${question.kind}`)}</strong> {mistakeText(exercise, question, mistake)}
            </li>
          ))}
        </ol>
      )}
      <div className="wrap">
        <button ref={on} className="primary" onClick={() => startAgain(services.replay)}>
          {t('again')}
        </button>
        {plan !== null && <button onClick={() => startOther(services, newSeed())}>{t('other')}</button>}
        <button onClick={() => leaveExercise(services.replay, services.recorder)}>{t('toReplay')}</button>
      </div>
    </section>
  )
}
