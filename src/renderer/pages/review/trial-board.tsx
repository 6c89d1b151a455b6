/** The board before a mistake, with the move played as a ghost. The user tries a better move, or has it shown. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { opponentOf } from '../../../engine/game/colour.ts'
import { emptyNodes, play, type Position } from '../../../engine/game/position.ts'
import { BoardView } from '../../parts/board/board-view.tsx'
import type { Ghost } from '../../parts/board/marks.ts'
import { reasonAtOnce } from '../../parts/oracle/reason-words.ts'
import { truthPicture } from '../../parts/oracle/truth-picture.ts'
import { i18n } from '../../language/i18n.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { TRUTHS } from '../../model/oracle/truths.ts'
import { REVIEW, type Trial } from '../../model/review/review-store.ts'
import type { Mistake, Reviewed, StepFacts } from '../../model/review/reviewed.ts'
import { outcomeOf, showBetter, tryMove, type Outcome } from '../../model/review/trial.ts'
import { useSettings } from '../../model/settings.ts'
import { useServices } from '../../platform/services.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { NextMistake } from './next-mistake.tsx'

interface TrialBoardProps {
  readonly shown: Reviewed
  /** What is known of the mistake. */
  readonly fact: StepFacts
  readonly trial: Trial
  readonly mistakes: readonly Mistake[]
}

/** A move on the board with its outcome: one that was tried, or the better one shown; null before the first try. */
type Answer = { readonly node: number; readonly outcome: Outcome } | null

export function TrialBoard({ shown, fact, trial, mistakes }: TrialBoardProps) {
  const { t } = useTranslation('review')
  const { review, truths } = useServices(REVIEW, TRUTHS)
  const { showNames } = useSettings()
  const known = useStore(truths.store, (state) => state.known)
  const { steps, step, moment } = shown
  const { position } = steps[step - 1]
  const lastStone = steps.slice(0, step).findLast(({ move }) => typeof move === 'number')?.move
  const better = fact.review?.better
  const answer: Answer =
    trial.isShown && typeof better === 'number' ? { node: better, outcome: { kind: 'right' } }
    : trial.tried === null ? null
    : { node: trial.tried, outcome: outcomeOf(position, trial.tried, (text) => known.get(text)) }
  const { won, unknown } = truthPicture(position, known)
  const isRight = answer?.outcome.kind === 'right'
  return (
    <section className="board-area" aria-label={t('board.area')}>
      <div className="headline trial" role="status" data-testid="headline">
        <p>
          <strong>{t('trial.title', { number: moment.ply, player: COLOUR_NAMES[position.toMove] })}</strong>
        </p>
        <p className={`headline-note ${answer?.outcome.kind ?? ''}`}>{answer === null ? t('trial.task', { count: unknown > 0 ? 0 : won }) : answerWords(position, answer)}</p>
      </div>
      <BoardView
        position={position}
        label={t('board.label')}
        showNames={showNames}
        lastMove={typeof lastStone === 'number' ? lastStone : null}
        ghosts={ghostsOf(position, moment.move, answer)}
        mover={position.toMove}
        playable={emptyNodes(position)}
        onNode={(node) => tryMove(review, node)}
      />
      <MoveButtons shown={shown}>
        {!isRight && <button onClick={() => showBetter(review)}>{t('trial.show')}</button>}
        <NextMistake mistakes={mistakes} ply={moment.ply} isLeading={isRight} />
      </MoveButtons>
    </section>
  )
}

/** The mistake, the move tried instead and, if that loses too, the reply to it. */
function ghostsOf(position: Position, played: StepFacts['moment']['move'], answer: Answer): Ghost[] {
  const { toMove } = position
  const ghosts: Ghost[] = []
  if (answer?.outcome.kind === 'right') ghosts.push({ node: answer.node, colour: toMove, sign: { text: '✓', meaning: i18n.t('review:trial.right'), tone: 'accent' } })
  else if (answer !== null) ghosts.push({ node: answer.node, colour: toMove, number: 1 })
  if (answer?.outcome.kind === 'wrong') ghosts.push({ node: answer.outcome.reply, colour: opponentOf(toMove), number: 2 })
  const isFree = typeof played === 'number' && ghosts.every(({ node }) => node !== played)
  return isFree ? [...ghosts, { node: played, colour: toMove, sign: { text: '??', meaning: i18n.t('review:trial.mistake'), tone: 'amber' } }] : ghosts
}

function answerWords(position: Position, { node: tried, outcome }: NonNullable<Answer>): string {
  const { names } = position.board
  const node = names[tried]
  if (outcome.kind === 'looking') return i18n.t('review:trial.looking', { node })
  if (outcome.kind === 'right') return `${i18n.t('review:trial.keeps', { node })} ${reasonAtOnce(position, tried)}`
  const after = play(position, tried)
  const words = i18n.t('review:trial.losesTo', { node, player: COLOUR_NAMES[after.toMove], reply: names[outcome.reply] })
  return `${words} ${reasonAtOnce(after, outcome.reply)}`
}
