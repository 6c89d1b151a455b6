/** The board at the moment shown: the last move, what would have been better, and moves to play as variations. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { winningChain } from '../../../engine/game/chain.ts'
import { cheapestSets } from '../../../engine/evaluation/cheapest-sets.ts'
import { canSwapAt } from '../../../engine/game/game-tree.ts'
import { has, nodesOf } from '../../../engine/game/node-set.ts'
import { PLAYERS, opponentOf } from '../../../engine/game/player.ts'
import { emptyNodes, type Position } from '../../../engine/game/position.ts'
import { balanced } from '../../../engine/lab/review.ts'
import { BoardView } from '../../parts/board/board-view.tsx'
import type { Ghost, Mark } from '../../parts/board/marks.ts'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { i18n } from '../../language/i18n.ts'
import { signed } from '../../language/words.ts'
import { goTo, playHere } from '../../model/review/edit.ts'
import { lossWords, momentWords, variationWords } from './review-words.ts'
import { neighbour, type Reviewed, type StepFacts } from '../../model/review/reviewed.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { REVIEW } from '../../model/review/review-store.ts'
import { useServices } from '../../platform/services.tsx'
import { useSettings } from '../../model/settings.ts'
import './review-board.css'

interface ReviewBoardProps {
  readonly shown: Reviewed
  /** What is known of the moment shown. */
  readonly fact: StepFacts
}

export function ReviewBoard({ shown, fact }: ReviewBoardProps) {
  const { t } = useTranslation('review')
  const app = useServices(LIBRARY, MATCH, NOTICE, REVIEW)
  const { showNames } = useSettings()
  const showsSets = useStore(app.review, (state) => state.showsSets)
  const isEntry = useStore(app.review, (state) => state.entry !== null)
  const { moment, steps, step } = shown
  const { position, winner } = moment
  const lastStone = steps.slice(0, step + 1).findLast(({ move }) => typeof move === 'number')?.move
  return (
    <section className="board-area" aria-label={t('board.area')}>
      <Headline shown={shown} fact={fact} />
      <BoardView
        position={position}
        label={t('board.label')}
        showNames={showNames}
        lastMove={typeof lastStone === 'number' ? lastStone : null}
        winningChain={winningChain(position.board, position.red) | winningChain(position.board, position.blue)}
        ghosts={showsSets && winner === null ? setsOf(position) : []}
        marks={betterMove(fact)}
        mover={isEntry && winner === null ? position.toMove : null}
        playable={isEntry && winner === null ? emptyNodes(position) : 0}
        {...(isEntry && { onNode: (node: number) => playHere(app, node) })}
      />
      <MoveButtons shown={shown} isEntry={isEntry} />
    </section>
  )
}

function Headline({ shown: { tree, moment }, fact }: ReviewBoardProps) {
  const { t } = useTranslation('review')
  const { review, judgement, value } = fact
  const which = variationWords(tree, moment)
  return (
    <div className="headline">
      <p>
        <strong>{momentWords(moment)}</strong>
        {which !== '' && ` · ${which}`} · {t('value', { value: signed(value) })}
        {judgement !== null && ` · ${t('searched', { value: signed(balanced(judgement)) })}`}
      </p>
      <p className="headline-loss">{review !== null && review.lost > 0 && lossWords(review, moment.position.board)}</p>
    </div>
  )
}

/** One cheapest set of each player. */
function setsOf({ board, red, blue }: Position): Ghost[] {
  const stones = { red, blue }
  return PLAYERS.flatMap((player) => {
    const [set = 0] = cheapestSets(board, stones[player], stones[opponentOf(player)])
    return Array.from(nodesOf(set), (node) => ({ node, player }))
  })
}

/** The move that would have been better than the last one. */
function betterMove({ review, moment: { position } }: StepFacts): Map<number, Mark> {
  const node = review?.better
  if (typeof node !== 'number' || !has(emptyNodes(position), node)) return new Map()
  return new Map([[node, { text: '!', meaning: i18n.t('review:board.better'), tone: review?.mover ?? 'accent', strength: 0.75 }]])
}

/** Going through the game, the swap, which has no place on the board, and what else lies on it. */
function MoveButtons({ shown, isEntry }: { shown: Reviewed; isEntry: boolean }) {
  const { t } = useTranslation('review')
  const app = useServices(LIBRARY, MATCH, NOTICE, REVIEW)
  const showsSets = useStore(app.review, (state) => state.showsSets)
  const { tree, line, moment } = shown
  const [before, after] = [neighbour(shown, -1), neighbour(shown, 1)]
  return (
    <div className="wrap move-buttons">
      <div className="steps" role="group" aria-label={t('go.label')}>
        <Step name={t('go.start')} path="M3 2v12M13 2 5 8l8 6Z" to={before && line[0].id} />
        <Step name={t('go.back')} path="M11 2 4 8l7 6Z" to={before?.id} />
        <Step name={t('go.on')} path="M5 2l7 6-7 6Z" to={after?.id} />
        <Step name={t('go.end')} path="M13 2v12M3 2l8 6-8 6Z" to={after && line[line.length - 1].id} />
      </div>
      {isEntry && canSwapAt(tree, moment.id) && <button onClick={() => playHere(app, 'swap')}>{t('board.swap')}</button>}
      <Checkbox isSelected={showsSets} onChange={(showsSets) => app.review.setState({ showsSets })}>
        {t('board.sets')}
      </Checkbox>
    </div>
  )
}

function Step({ name, path, to }: { name: string; path: string; to: number | null | undefined }) {
  const app = useServices(LIBRARY, MATCH, REVIEW)
  const isOff = to === null || to === undefined
  // It keeps the focus at the end of the game, so that the way back is one key.
  return (
    <button className="step" aria-label={name} title={name} aria-disabled={isOff} onClick={() => goTo(app, to)}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}
