/** An exercise: the tree where the replay has stopped, the question, and the progress. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Exercise, pointsOf, presentQuestion } from '../../../model/replay/exercise.ts'
import { RECORDER, REPLAY } from '../../../model/replay/replay-store.ts'
import { leaveExercise } from '../../../model/replay/take-exercise.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { count } from '../../../language/words.ts'
import { Column, PanelBoundary } from '../../../ui/boundary.tsx'
import { Picture } from '../../../ui/controls/icon-button.tsx'
import { Tick } from '../../../ui/controls/icons.tsx'
import { BoardPanel } from '../board-panel.tsx'
import { TreePanel } from '../tree-panel.tsx'
import { searchLine } from '../search-words.ts'
import type { ChosenMove } from './choice.ts'
import { exerciseName, openIn } from './exercise-words.ts'
import { QuestionPanel } from './question-panel.tsx'
import { ResultPanel } from './result-panel.tsx'
import { ShareMenu } from './share-menu.tsx'
import './exercise-view.css'

export function ExerciseView({ exercise }: { exercise: Exercise }) {
  const { t } = useTranslation('exercises')
  const question = presentQuestion(exercise)
  // The choices for one question; the next question begins without any.
  const [chosen, setChosen] = useState<{ of: number; choices: readonly ChosenMove[] }>({ of: -1, choices: [] })
  const choices = chosen.of === exercise.turn ? chosen.choices : []
  const isOpen = exercise.given === null
  const toggle = (ply: number, node: number) => {
    const others = choices.filter((choice) => choice.node !== node || choice.ply !== ply)
    const isOff = others.length < choices.length
    setChosen({
      of: exercise.turn,
      choices: isOff ? others : question?.kind === 'pruned' ? [...choices, { ply, node }] : [{ ply, node }],
    })
  }
  const asked = {
    ...(isOpen && question !== undefined ? openIn(question) : { plies: [], valueOf: null }),
    isChosen: (ply: number, node: number) => choices.some((choice) => choice.ply === ply && choice.node === node),
    onChoose: toggle,
  }
  return (
    <main className="page replay exercise">
      <h1 className="visually-hidden">{t('title')}</h1>
      <Progress exercise={exercise} />
      <div className="replay-stage">
        <PanelBoundary>
          <TreePanel recording={exercise.recording} distance="page" asked={asked} />
        </PanelBoundary>
      </div>
      <Column>
        {question === undefined ? (
          <ResultPanel exercise={exercise} />
        ) : (
          <QuestionPanel key={exercise.turn} exercise={exercise} question={question} choices={choices} />
        )}
        <BoardPanel recordings={[exercise.recording]} followed={0} />
      </Column>
    </main>
  )
}

/** A circle for each question: right, wrong, the present one, those to come. */
function Progress({ exercise }: { exercise: Exercise }) {
  const { t } = useTranslation('exercises')
  const { replay, recorder } = useLaterServices(REPLAY, RECORDER)
  const { marks, queue, questions, recording } = exercise
  const searched = searchLine(recording.root, recording.options)
  return (
    <div className="sub-bar">
      <h2 className="clamped">{exerciseName(exercise.name)}</h2>
      <p className="muted searched ellipsis" title={searched}>
        {searched}
      </p>
      <ol className="exercise-progress">
        {marks.map((mark, i) => {
          const state =
            queue[0] === i && exercise.given === null
              ? 'present'
              : mark === null
                ? 'open'
                : mark.points > 0
                  ? 'right'
                  : 'wrong'
          return (
            <li
              key={i}
              className={`mark-${state}`}
              aria-label={t(`mark.${state}`, { number: i + 1 })}
              aria-current={state === 'present' ? 'step' : undefined}
            >
              {state === 'right' ? <Tick /> : state === 'wrong' ? '×' : i + 1}
            </li>
          )
        })}
      </ol>
      <strong className="number">{t('points', { points: count(pointsOf(exercise)), count: questions.length })}</strong>
      <div className="bar-actions">
        <ShareMenu exercise={exercise} />
        <button onClick={() => leaveExercise(replay, recorder)}>
          <Picture of="close" /> <span className="bar-word">{t('leave')}</span>
        </button>
      </div>
    </div>
  )
}
