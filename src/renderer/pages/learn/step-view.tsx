/** One step: what it teaches, its tasks, and the board on which they are solved. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SIDE_NAMES } from '../../../engine/game/board.ts'
import { castOf } from '../../../engine/arena/cast.ts'
import type { Contestant } from '../../../engine/arena/contestant.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { finishStep, LEARNING, placeOf } from '../../model/learn/learning.ts'
import {
  beginTask,
  goesOn,
  hasNext,
  playableIn,
  shownOf,
  tryNode,
  trySwap,
  type TaskRound,
  type ShownTask,
} from '../../model/learn/round.ts'
import { STEP_IDS, STEPS, type StepId } from '../../model/learn/steps.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { playAgainst } from '../../model/players/actions.ts'
import { BoardView } from '../../parts/board/board-view.tsx'
import { focusBoardNext } from '../../parts/board/focus.ts'
import type { Mark } from '../../parts/board/marks.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useServices } from '../../platform/services.tsx'
import { Tick } from '../../ui/controls/icons.tsx'
import { GoalSlots } from '../../parts/board/goal-slots.tsx'
import { SideSlots } from '../../parts/board/side-slots.tsx'
import './step-view.css'

/** Moves at random, so that a beginner wins. */
const FIRST_OPPONENT = castOf('random') as Contestant

export function StepView({ step }: { step: StepId }) {
  const { t } = useTranslation('learn')
  const { learning } = useServices(LEARNING)
  const [round, setRound] = useState(() => beginTask(step))
  const index = STEP_IDS.indexOf(step)
  const take = (next: TaskRound) => {
    setRound(next)
    if (next.state === 'solved' && !hasNext(next)) finishStep(learning, step)
  }
  const goOn = () => {
    setRound(beginTask(step, round))
    focusBoardNext()
  }
  return (
    <>
      <section className="learn-words tall gap-4" aria-label={t(`step.${step}.name`)}>
        <h2 className="title learn-head">{t(`step.${step}.head`)}</h2>
        <p className="learn-text">{t(`step.${step}.text`)}</p>
        <Tasks round={round} />
        {step === 'swap' && (
          <button disabled={round.state === 'solved'} onClick={() => take(trySwap(round))}>
            {t('swap')}
          </button>
        )}
        <Buttons round={round} index={index} onGoOn={goOn} />
      </section>
      <TaskBoard round={round} onNode={(node) => take(tryNode(round, node))} />
    </>
  )
}

/** Goes to a step, and focuses its board once that is drawn. */
function goTo(step: StepId): void {
  window.addEventListener('hashchange', focusBoardNext, { once: true })
  location.hash = placeOf(step)
}

function Tasks({ round }: { round: TaskRound }) {
  const { t } = useTranslation('learn')
  const { step, number, state } = round
  const shown = shownOf(round)
  // A task to come may speak of what has not happened yet, so it shows once it is its turn.
  const tasks = STEPS[step]
    .slice(0, number + 1)
    .map((_, i) => ({
      words: t(`step.${step}.task${i as 0 | 1}`),
      isDone: i < number || state === 'solved',
      isCurrent: i === number,
    }))
  return (
    <div className="panel learn-tasks">
      <ol aria-label={t('tasks')}>
        {tasks.map(({ words, isDone, isCurrent }, i) => (
          <li
            key={i}
            className={isDone ? 'done' : isCurrent ? 'current' : undefined}
            aria-current={isCurrent ? 'step' : undefined}
          >
            {isDone ? <Tick /> : <span className="open-task" aria-hidden="true" />}
            <span>
              {isDone && <span className="visually-hidden">{t('done')} </span>}
              {words}
            </span>
          </li>
        ))}
      </ol>
      <p className={`learn-answer ${goesOn(round) ? 'solved' : state}`} role="status">
        {answerWords(round, shown, t)}
      </p>
      {(step === 'sides' || step === 'win') && (
        <p className="parted learn-joined row spread">
          {t('sidesJoined')} <SideSlots sides={shown.sides} />
        </p>
      )}
      {step === 'corners' && (
        <p className="parted learn-joined row spread">
          {t('cornersCaptured')} <GoalSlots position={round.position} colour={round.colour} />
        </p>
      )}
    </div>
  )
}

/** The sentence that answers the last try. */
function answerWords(
  round: TaskRound,
  { sides, winner, goals }: ShownTask,
  t: ReturnType<typeof useTranslation<'learn'>>['t'],
): string {
  const { step, number, state, position, tried } = round
  const { names } = position.board
  const letters = sides.map((side) => SIDE_NAMES[side])
  if (state === 'solved')
    return t(`step.${step}.done${number}`, { sides: letters, player: winner === null ? '' : COLOUR_NAMES[winner] })
  if (goesOn(round)) return t(`step.${step}.done0`)
  // Every empty node solves `place` and `draw`.
  if (state === 'open' || step === 'place' || step === 'draw') return ''
  return t(`step.${step}.wrong${number}`, {
    node: tried === null ? '' : names[tried],
    goal: goals.length === 0 ? '' : names[goals[0]],
  })
}

/** Back and next. Once the task is solved, the button that leads on has the focus. */
function Buttons({ round, index, onGoOn }: { round: TaskRound; index: number; onGoOn: () => void }) {
  const { t } = useTranslation('learn')
  const app = useServices(MATCH, NOTICE)
  const isSolved = round.state === 'solved'
  const [before, after] = [STEP_IDS.at(index - 1), STEP_IDS.at(index + 1)]
  const leave = () => {
    if (after !== undefined) return goTo(after)
    window.addEventListener('hashchange', focusBoardNext, { once: true })
    playAgainst(app, FIRST_OPPONENT)
  }
  return (
    <div className="learn-buttons row">
      {index > 0 && before !== undefined && <button onClick={() => goTo(before)}>{t('back')}</button>}
      {isSolved ? (
        <button
          key={`${round.step} ${round.number}`}
          className="primary"
          autoFocus
          onClick={hasNext(round) ? onGoOn : leave}
        >
          {t(hasNext(round) ? 'goOn' : after === undefined ? 'firstGame' : 'next')}
        </button>
      ) : (
        <button className="skip-step" onClick={leave}>
          {t(after === undefined ? 'skipToGame' : 'skip')}
        </button>
      )}
    </div>
  )
}

function TaskBoard({ round, onNode }: { round: TaskRound; onNode: (node: number) => void }) {
  const { t } = useTranslation('learn')
  const { position, step, number, colour } = round
  const { goals, winningChain } = shownOf(round)
  const mark: Mark = { text: '', meaning: t('goal'), tone: 'accent', strength: 0.28 }
  return (
    <section className="board-area" aria-label={t('boardArea')}>
      <BoardView
        position={position}
        label={t('board', { text: number === 0 ? t(`step.${step}.text`) : '', task: t(`step.${step}.task${number}`) })}
        marks={new Map(goals.map((node) => [node, mark]))}
        winningChain={winningChain}
        mover={colour}
        playable={playableIn(round)}
        onNode={onNode}
      />
    </section>
  )
}
