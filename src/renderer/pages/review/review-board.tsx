/** The board at the moment shown: the last move, what would have been better, and moves to play as variations. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { winningChain } from '../../../engine/game/chain.ts'
import { cheapestSets } from '../../../engine/evaluation/cheapest-sets.ts'
import { COLOURS, opponentOf } from '../../../engine/game/colour.ts'
import { canSwapAt } from '../../../engine/game/tree-builder.ts'
import { has, nodesOf } from '../../../engine/game/node-set.ts'
import { emptyNodes, type Position } from '../../../engine/game/position.ts'
import { BoardView } from '../../parts/board/board-view.tsx'
import type { Ghost, Mark } from '../../parts/board/marks.ts'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { i18n } from '../../language/i18n.ts'
import { playHere } from '../../model/review/edit.ts'
import { MoveButtons } from './move-buttons.tsx'
import { NextMistake } from './next-mistake.tsx'
import { momentWords, variationWords, verdictWords } from './review-words.ts'
import { goToMistake } from '../../model/review/trial.ts'
import { canBeTried, type Mistake, type Reviewed, type StepFacts } from '../../model/review/reviewed.ts'
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
  readonly mistakes: readonly Mistake[]
}

export function ReviewBoard({ shown, fact, mistakes }: ReviewBoardProps) {
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
      <MoveButtons shown={shown}>
        {fact.verdict === 'blunder' && <MistakeButtons fact={fact} mistakes={mistakes} />}
        {isEntry && canSwapAt(shown.tree, moment.id) && <button onClick={() => playHere(app, 'swap')}>{t('board.swap')}</button>}
        <Checkbox isSelected={showsSets} onChange={(showsSets) => app.review.setState({ showsSets })}>
          {t('board.sets')}
        </Checkbox>
      </MoveButtons>
    </section>
  )
}

function Headline({ shown: { tree, moment }, fact }: Pick<ReviewBoardProps, 'shown' | 'fact'>) {
  const which = variationWords(tree, moment)
  return (
    <div className="headline" data-testid="headline">
      <p>
        <strong>{momentWords(moment)}</strong>
        {which !== '' && ` · ${which}`}
      </p>
      <p className="headline-note">{verdictWords(fact)}</p>
    </div>
  )
}

/** One cheapest set of each colour. */
function setsOf({ board, red, blue }: Position): Ghost[] {
  const stones = { red, blue }
  return COLOURS.flatMap((colour) => {
    const [set = 0] = cheapestSets(board, stones[colour], stones[opponentOf(colour)])
    return Array.from(nodesOf(set), (node) => ({ node, colour }))
  })
}

/** The move that a search prefers to the last one. A move proven better is not shown: the user is to find it. */
function betterMove({ verdict, review, moment: { position } }: StepFacts): Map<number, Mark> {
  const node = verdict === 'doubtful' ? review?.better : null
  if (typeof node !== 'number' || !has(emptyNodes(position), node)) return new Map()
  return new Map([[node, { text: '!', meaning: i18n.t('review:board.better'), tone: review?.mover ?? 'accent', strength: 0.75 }]])
}

/** From a mistake to the trial of a better move, or to the next mistake. */
function MistakeButtons({ fact, mistakes }: Pick<ReviewBoardProps, 'fact' | 'mistakes'>) {
  const { t } = useTranslation('review')
  const app = useServices(LIBRARY, MATCH, REVIEW)
  return (
    <>
      {canBeTried(fact) && (
        <button className="primary" onClick={() => goToMistake(app, fact)}>
          {t('trial.start')}
        </button>
      )}
      <NextMistake mistakes={mistakes} ply={fact.moment.ply} />
    </>
  )
}
