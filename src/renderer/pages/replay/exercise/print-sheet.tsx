/** An exercise on paper, with the answers or with room for them. */
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../../engine/lab/question.ts'
import type { Exercise } from '../../../model/replay/exercise.ts'
import { BoardThumbnail } from '../../../parts/board/thumbnail.tsx'
import { Drawing, USUAL_BAND } from '../tree/drawing.tsx'
import { bandsOf, ROOT_HEIGHT } from '../tree/layout.ts'
import { WholeTree } from '../own-tree/whole-tree.tsx'
import { searchLine } from '../search-words.ts'
import { answerText, exerciseName, openIn, questionText } from './exercise-words.ts'
import './print-sheet.css'

/** The drawing's width on paper, in its own units. */
const WIDTH = 700

interface PrintSheetProps {
  readonly exercise: Exercise
  readonly isSolved: boolean
  /** Called once it has been printed, when the sheet is to go. */
  readonly onDone: () => void
}

/** Prints as soon as it stands in the page. */
export function PrintSheet({ exercise, isSolved, onDone }: PrintSheetProps) {
  const { t } = useTranslation('exercises')
  const { recording, name, questions } = exercise
  const { position, tree } = recording.root
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const onAfter = () => done()
    window.addEventListener('afterprint', onAfter)
    window.print()
    return () => window.removeEventListener('afterprint', onAfter)
  }, [])
  return createPortal(
    <article className="print-sheet">
      <h1>{exerciseName(name)}</h1>
      <p>{searchLine(recording.root, recording.options)}</p>
      {position !== null && <BoardThumbnail position={position} size={136} />}
      {tree !== null && <WholeTree tree={tree} />}
      <p>{t('sheetNote')}</p>
      <ol>
        {questions.map((question, i) => (
          <SheetQuestion key={i} number={i + 1} exercise={exercise} question={question} isSolved={isSolved} />
        ))}
      </ol>
    </article>,
    document.body,
  )
}

function SheetQuestion({
  number,
  exercise,
  question,
  isSolved,
}: {
  number: number
  exercise: Exercise
  question: Question
  isSolved: boolean
}) {
  const { t } = useTranslation('exercises')
  const { recording } = exercise
  // The next call of `at` changes the moment, so this is a copy.
  const moment = structuredClone(recording.replay.at(question.event))
  const { title, text } = questionText(exercise, question)
  return (
    <li>
      <h2>{t('question', { number })}</h2>
      <Drawing
        recording={recording}
        moment={moment}
        width={WIDTH}
        height={ROOT_HEIGHT + bandsOf(recording) * USUAL_BAND}
        asked={{ ...openIn(question), isChosen: () => false }}
      />
      <p>
        <strong>{title}</strong> {text}
      </p>
      <p className={isSolved ? 'sheet-answer' : 'sheet-blank'}>
        {isSolved ? answerText(exercise, question) : t('answerHere')}
      </p>
    </li>
  )
}
