/** A question, the fields for its answer, and the verdict on it. */
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer, Question } from '../../../../engine/lab/question.ts'
import type { Recording } from '../../../model/replay/recording.ts'
import type { Exercise } from '../../../model/replay/exercise.ts'
import { REPLAY } from '../../../model/replay/replay-store.ts'
import { answer, goOn, takeHint } from '../../../model/replay/take-exercise.ts'
import { useSettings } from '../../../model/settings.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { Coloured } from '../event-words.tsx'
import type { ChosenMove } from './choice.ts'
import { answerText, hintText, mistakeText, questionText } from './exercise-words.ts'
import { ValueAnswer, WindowAnswer } from './value-answer.tsx'
import './question-panel.css'

interface QuestionProps {
  readonly exercise: Exercise
  readonly question: Question
  readonly choices: readonly ChosenMove[]
}

export function QuestionPanel({ exercise, question, choices }: QuestionProps) {
  const { t } = useTranslation('exercises')
  const { replay } = useLaterServices(REPLAY)
  const { given, isHinted, queue } = exercise
  const { title, text } = questionText(exercise, question)
  const { letterKeys } = useSettings()
  // A typed answer has a field, which has the focus and takes the letter keys.
  const isTyped = question.kind === 'value' || question.kind === 'window'
  const asked = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    if (!isTyped) asked.current?.focus()
  }, [isTyped])
  return (
    <section className="panel question" aria-label={t('question', { number: queue[0] + 1 })}>
      <h2>{t('question', { number: queue[0] + 1 })}</h2>
      <p ref={asked} className="question-asked" tabIndex={-1}>
        <Coloured text={title} recording={exercise.recording} />
      </p>
      <p className="muted">
        <Coloured text={text} recording={exercise.recording} />
      </p>
      <AnswerFields question={question} choices={choices} given={given} onAnswer={(given) => answer(replay, given)} />
      {given === null && (
        <div className="row wrap gap-x-3">
          {isHinted ? (
            <p role="status">{hintText(exercise, question)}</p>
          ) : (
            <button onClick={() => takeHint(replay)}>
              {t('takeHint')} {letterKeys && !isTyped && <kbd>H</kbd>}
            </button>
          )}
          <span className="muted small">{t('hintCost')}</span>
        </div>
      )}
      {given !== null && <Verdict exercise={exercise} question={question} />}
    </section>
  )
}

interface FieldsProps {
  readonly question: Question
  readonly choices: readonly ChosenMove[]
  readonly given: Answer | null
  readonly onAnswer: (answer: Answer) => void
}

function AnswerFields({ question, choices, given, onAnswer }: FieldsProps) {
  const isOpen = given === null
  switch (question.kind) {
    case 'cutoff':
      return <CutoffAnswer right={question.answer} given={given as boolean | null} onAnswer={onAnswer} />
    case 'value':
      return isOpen && <ValueAnswer onAnswer={onAnswer} />
    case 'window':
      return isOpen && <WindowAnswer onAnswer={onAnswer} />
    case 'pruned':
      return (
        isOpen && (
          <ChosenAnswer
            isEnough={choices.length > 0}
            count={choices.length}
            onAnswer={() => onAnswer(choices.map(({ node }) => node))}
          />
        )
      )
    case 'successor':
      // A choice has the ply of its state, the answer that of the successor.
      return (
        isOpen && (
          <ChosenAnswer
            isEnough={choices.length === 1}
            count={null}
            onAnswer={() => onAnswer({ ply: choices[0].ply + 1, node: choices[0].node })}
          />
        )
      )
  }
}

function ChosenAnswer({
  isEnough,
  count,
  onAnswer,
}: {
  isEnough: boolean
  count: number | null
  onAnswer: () => void
}) {
  const { t } = useTranslation('exercises')
  return (
    <div className="wrap">
      <button className="primary" disabled={!isEnough} onClick={onAnswer}>
        {t('answer')}
      </button>
      <span className="muted" role="status">
        {count === null ? '' : t('chosen', { count })}
      </span>
    </div>
  )
}

/** Yes or no: once answered, which was right and which was chosen. */
function CutoffAnswer({
  right,
  given,
  onAnswer,
}: {
  right: boolean
  given: boolean | null
  onAnswer: (isCut: boolean) => void
}) {
  const { t } = useTranslation('exercises')
  const { letterKeys } = useSettings()
  return (
    <div className="stack gap-3">
      {([true, false] as const).map((isCut) => {
        const name = isCut ? 'yes' : 'no'
        const state = given === null ? '' : isCut === right ? 'right' : given === isCut ? 'wrong' : ''
        return (
          <button
            key={name}
            className={`cutoff-answer ${state}`}
            disabled={given !== null}
            onClick={() => onAnswer(isCut)}
          >
            <span>
              <strong>{t(`cutoff.${name}.title`)}</strong>
              <small>{t(`cutoff.${name}.text`)}</small>
            </span>
            {letterKeys && <kbd>{isCut ? 'Y' : 'N'}</kbd>}
          </button>
        )
      })}
    </div>
  )
}

/** Right or wrong, with the reason; the button that leads on has the focus. */
function Verdict({ exercise, question }: { exercise: Exercise; question: Question }) {
  const { t } = useTranslation('exercises')
  const { replay } = useLaterServices(REPLAY)
  const on = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => on.current?.focus(), [])
  const mark = exercise.marks[exercise.queue[0]]
  const mistake = mark?.mistake ?? null
  return (
    <div className={`answer-verdict stack gap-3 ${mistake === null ? 'right' : 'wrong'}`}>
      <div role="status" className="stack">
        <p>
          <strong>{t(mistake === null ? (mark?.points === 1 ? 'right' : 'rightForHalf') : 'wrong')}</strong>{' '}
          {answerText(exercise, question)}
        </p>
        {mistake !== null && <Reason recording={exercise.recording}>{mistakeText(exercise, question, mistake)}</Reason>}
      </div>
      <div className="wrap">
        <button ref={on} className="primary" onClick={() => goOn(replay, false)}>
          {t(exercise.queue.length > 1 ? 'next' : 'toResult')}
        </button>
        {mistake !== null && <button onClick={() => goOn(replay, true)}>{t('askAgain')}</button>}
      </div>
    </div>
  )
}

function Reason({ recording, children }: { recording: Recording; children: string }): ReactNode {
  return (
    <p>
      <Coloured text={children} recording={recording} />
    </p>
  )
}
