/** The board of a puzzle, with its headline, the hints, and what refutes a wrong move. */
import { useTranslation } from 'react-i18next'
import { opponentOf } from '../../../../engine/game/colour.ts'
import { nodesOf } from '../../../../engine/game/node-set.ts'
import { winningStones } from '../../../../engine/game/position.ts'
import { COLOUR_NAMES } from '../../../language/names.ts'
import {
  areaOf,
  goalOf,
  lineOf,
  playableIn,
  positionNow,
  positionShown,
  type PuzzleRound,
} from '../../../model/puzzles/round.ts'
import { SOLVING } from '../../../model/puzzles/solving.ts'
import { useSettings } from '../../../model/settings.ts'
import { BoardView } from '../../../parts/board/board-view.tsx'
import type { Ghost, Mark } from '../../../parts/board/marks.ts'
import { StoneIcon } from '../../../parts/board/stone.tsx'
import { useLaterServices } from '../../../platform/services.tsx'

export function PuzzleBoard({ round }: { round: PuzzleRound }) {
  const { t } = useTranslation('puzzles')
  const { solving } = useLaterServices(SOLVING)
  const { showNames } = useSettings()
  const position = positionShown(round)
  return (
    <section className="board-area" aria-label={t('boardArea')}>
      <Headline round={round} />
      <BoardView
        position={position}
        label={t('board', { player: COLOUR_NAMES[round.start.toMove] })}
        showNames={showNames}
        lastMove={round.refutation ?? round.tried ?? round.played.at(-1) ?? null}
        winningChain={winningStones(position)}
        ghosts={round.state === 'shown' ? solutionOf(round) : []}
        marks={useHintMarks(round)}
        mover={round.start.toMove}
        playable={playableIn(round)}
        onNode={(node) => solving.play(node)}
      />
    </section>
  )
}

/** The task, or the outcome of the last try. */
function Headline({ round }: { round: PuzzleRound }) {
  const { t } = useTranslation('puzzles')
  const { state, start, tried, refutation } = round
  const { names } = start.board
  const [player, other] = [start.toMove, opponentOf(start.toMove)].map((colour) => COLOUR_NAMES[colour])
  const node = tried === null ? '' : names[tried]
  const answer = refutation === null ? '' : names[refutation]
  const first = names[lineOf(round)[0]]
  const isFirst = round.played.length === 0
  const [head, text] = {
    yours: [t('toMove', { player }), t(goalOf(round) === null ? 'anyWins' : isFirst ? 'findIt' : 'findNext')],
    looking: [t('toMove', { player: other }), t('looking', { node })],
    wrong: [t('loses', { node }), refutation === null ? t('refuting', { other }) : t('refuted', { other, answer })],
    solved: [t('wins', { node: first }), t('solvedText', { player })],
    shown: [t('wins', { node: first }), t('shownText')],
  }[state]
  return (
    <div className="puzzle-headline" role="status">
      <p className="headline" data-testid="headline">
        <StoneIcon colour={start.toMove} /> {head}
      </p>
      <p className="muted">{text}</p>
    </div>
  )
}

/** The solution as numbered ghost stones. */
function solutionOf(round: PuzzleRound): Ghost[] {
  const { toMove } = round.start
  return lineOf(round).map((node, i) => ({ node, number: i + 1, colour: i % 2 === 0 ? toMove : opponentOf(toMove) }))
}

/** The area of the move, and at the last stage the move. */
function useHintMarks(round: PuzzleRound): ReadonlyMap<number, Mark> {
  const { t } = useTranslation('puzzles')
  const goal = goalOf(round)
  if (round.stage === 0 || goal === null || round.state !== 'yours') return new Map()
  const position = positionNow(round)
  const mark = (node: number): [number, Mark] => {
    const isIt = round.stage === 3 && node === goal
    return [
      node,
      {
        text: '',
        meaning: t(isIt ? 'theMove' : 'hereabouts'),
        tone: isIt ? 'accent' : 'amber',
        strength: isIt ? 0.5 : 0.28,
      },
    ]
  }
  return new Map(Array.from(nodesOf(areaOf(position, goal)), mark))
}
