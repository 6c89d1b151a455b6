/** The board of the review. A move on it becomes a variation; while a mistake is being corrected, it is a try. */
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { cheapestSetsOf } from '../../../engine/evaluation/cheapest-sets.ts'
import { COLOURS, opponentOf } from '../../../engine/game/colour.ts'
import { EMPTY, has, nodesOf } from '../../../engine/game/node-set.ts'
import { emptyNodes, winningStones, type Position } from '../../../engine/game/position.ts'
import type { Truth } from '../../../engine/solver/oracle.ts'
import type { Found } from '../../model/chances/chance-search.ts'
import { BoardView } from '../../parts/board/board-view.tsx'
import type { Ghost, Mark } from '../../parts/board/marks.ts'
import { StoneIcon } from '../../parts/board/stone.tsx'
import { heatMarks } from '../../parts/chances/heat.ts'
import { useChances } from '../../parts/chances/use-chances.ts'
import { MarkLegend } from '../../parts/oracle/mark-legend.tsx'
import { truthPicture } from '../../parts/oracle/truth-picture.ts'
import { i18n } from '../../language/i18n.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { playHere } from '../../model/review/edit.ts'
import { isTry, tryMove, type Correction } from '../../model/review/trial.ts'
import { moverOf, type StepFacts } from '../../model/review/reviewed.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { TRUTHS } from '../../model/oracle/truths.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { REVIEW } from '../../model/review/review-store.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { useSettings } from '../../model/settings.ts'
import type { ReviewView } from './review-view.ts'
import { momentWords, variationWords, verdictWords } from './review-words.ts'
import { namedBetter } from './mistake-words.ts'
import { useWheel } from './use-wheel.ts'
import './review-board.css'

export function ReviewBoard({ view }: { view: ReviewView }) {
  const { t } = useTranslation('review')
  const app = useLaterServices(LIBRARY, MATCH, NOTICE, REVIEW, TRUTHS)
  const { showNames, orientation, showVerdicts } = useSettings()
  const known = useStore(app.truths.store, (state) => state.known)
  const showsSets = useStore(app.review, (state) => state.showsSets)
  const area = useRef<HTMLElement>(null)
  useWheel(area)
  const { shown, analysis, fact, onBoard, correction } = view
  const { position, winner } = onBoard
  const { found } = useChances(position)
  const isTried = correction !== null && isTry(correction)
  const hasMarks = showVerdicts && analysis.isOn && winner === null && !isTried
  const lastStone = shown.steps.slice(0, onBoard.ply + 1).findLast(({ move }) => typeof move === 'number')?.move
  const play = (node: number) => (isTried ? tryMove(app.review, node) : playHere(app, node, onBoard.id))
  return (
    <section ref={area} className="board-area cornered" aria-label={t('board.area')}>
      <Headline view={view} />
      <BoardView
        position={position}
        label={t('board.label')}
        showNames={showNames}
        orientation={orientation}
        lastMove={typeof lastStone === 'number' ? lastStone : null}
        winningChain={winningStones(position)}
        ghosts={[
          ...(correction === null ? [] : ghostsOf(position, fact, correction)),
          ...(showsSets && analysis.isKnown && winner === null && correction === null ? setsOf(position) : []),
        ]}
        marks={
          hasMarks ? moveMarks(view, known, found) : correction?.kind === 'named' ? ringsOf(view) : preferredMove(fact)
        }
        mover={winner === null ? position.toMove : null}
        playable={winner === null ? emptyNodes(position) : EMPTY}
        onNode={play}
      />
      {hasMarks && analysis.isKnown && <MarkLegend />}
      {correction !== null && <p className="board-note">{t('board.before', { number: shown.moment.ply })}</p>}
    </section>
  )
}

/** The marks of winning and losing moves, or the heat map of chances where perfect play is unknown. */
function moveMarks({ analysis, onBoard, fact }: ReviewView, known: ReadonlyMap<string, Truth>, found: Found | null) {
  if (analysis.isKnown) return truthPicture(onBoard.position, known).marks
  return heatMarks(found ?? fact.chances ?? { candidates: [] }, onBoard.position.board.names)
}

/** The name of the moment shown and the words about it; at a mistake that is to be corrected, the task. */
function Headline({ view: { shown, fact, onBoard, correction, better } }: { view: ReviewView }) {
  const { t } = useTranslation('review')
  const { tree, moment } = shown
  const isAsked = correction !== null && correction.kind !== 'named'
  const which = variationWords(tree, moment)
  return (
    <div className="review-headline" role={isAsked ? 'status' : undefined} data-testid="headline">
      <StoneIcon colour={moment.parent === null ? onBoard.position.toMove : moverOf(moment)} size={24} />
      <div>
        <p className="review-title">
          {isAsked
            ? t('trial.title', { number: moment.ply, player: COLOUR_NAMES[onBoard.position.toMove] })
            : momentWords(moment)}
        </p>
        {which !== '' && !isAsked && <p className="muted">{which}</p>}
        <p className="headline-note">
          {isAsked ? t('trial.task', { count: better?.length ?? 0 }) : fact.verdict === null ? '' : verdictWords(fact)}
        </p>
      </div>
    </div>
  )
}

/** The mistake, the move tried instead and, if that loses too, the reply to it. */
function ghostsOf(position: Position, { moment: { move: played } }: StepFacts, correction: Correction): Ghost[] {
  const { toMove } = position
  const ghosts: Ghost[] = []
  if (correction.kind === 'right')
    ghosts.push({
      node: correction.node,
      colour: toMove,
      sign: { text: '✓', meaning: i18n.t('review:trial.right'), tone: 'accent' },
    })
  else if (correction.kind === 'looking' || correction.kind === 'wrong')
    ghosts.push({ node: correction.node, colour: toMove, number: 1 })
  if (correction.kind === 'wrong') ghosts.push({ node: correction.reply, colour: opponentOf(toMove), number: 2 })
  const isFree = typeof played === 'number' && ghosts.every(({ node }) => node !== played)
  return isFree
    ? [
        ...ghosts,
        { node: played, colour: toMove, sign: { text: '??', meaning: i18n.t('review:trial.mistake'), tone: 'amber' } },
      ]
    : ghosts
}

/** The moves that would have kept the win, those that the words beside the board name. */
function ringsOf({ better, fact: { review } }: ReviewView): Map<number, Mark> {
  return new Map(
    namedBetter(review, better).named.map((node) => [
      node,
      { text: '', meaning: i18n.t('review:trial.right'), tone: 'accent', strength: 0.45 },
    ]),
  )
}

/** One cheapest set of each colour. */
function setsOf(position: Position): Ghost[] {
  return COLOURS.flatMap((colour) => {
    const [set = EMPTY] = cheapestSetsOf(position, colour)
    return Array.from(nodesOf(set), (node) => ({ node, colour }))
  })
}

/** The move that a search prefers to the last one, where neither is proven. */
function preferredMove({ verdict, review, loss, moment }: StepFacts): Map<number, Mark> {
  const node = verdict === 'chance' ? loss?.better : verdict === 'doubtful' ? review?.better : null
  if (typeof node !== 'number' || !has(emptyNodes(moment.position), node)) return new Map()
  return new Map([[node, { text: '!', meaning: i18n.t('review:board.better'), tone: moverOf(moment), strength: 0.75 }]])
}
