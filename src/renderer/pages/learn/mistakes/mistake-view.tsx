/** A mistake on the board: the position before it, where a move is to be found that keeps the win. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { opponentOf } from '../../../../engine/game/colour.ts'
import { difference, EMPTY, setOf } from '../../../../engine/game/node-set.ts'
import { formatPosition, parseMove, parsePosition } from '../../../../engine/game/notation.ts'
import { emptyNodes, legalMoves, play, winnerOf, type Position } from '../../../../engine/game/position.ts'
import { COLOUR_NAMES } from '../../../language/names.ts'
import { entryName } from '../../../model/library/entry-words.ts'
import { TRUTHS, withSuccessors, type TruthsState } from '../../../model/oracle/truths.ts'
import { MISTAKES, type Mistake } from '../../../model/puzzles/mistakes.ts'
import { scheduled } from '../../../model/puzzles/schedule.ts'
import { correctionOf, type Correction } from '../../../model/review/trial.ts'
import { useSettings } from '../../../model/settings.ts'
import { BoardView } from '../../../parts/board/board-view.tsx'
import { focusBoardNext } from '../../../parts/board/focus.ts'
import type { Ghost, Mark } from '../../../parts/board/marks.ts'
import { StoneIcon } from '../../../parts/board/stone.tsx'
import { entryPlace } from '../../../platform/places.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { Column } from '../../../ui/boundary.tsx'
import { Tick } from '../../../ui/controls/icons.tsx'
import { why } from '../puzzles/why.ts'

interface MistakeViewProps {
  readonly mistake: Mistake
  /** Number of mistakes due today, with this one while it is. */
  readonly due: number
  readonly onTried: () => void
  readonly onNext: () => void
  /** Goes to another mistake; null where there is none. */
  readonly onSkip: (() => void) | null
}

/** The try at a mistake: the days until it is due again are known once it is decided. */
interface Tried {
  readonly node: number | null
  readonly isShown: boolean
  readonly days: number | null
}

export function MistakeView(props: MistakeViewProps) {
  const { mistake, onTried } = props
  const { mistakes, truths } = useLaterServices(MISTAKES, TRUTHS)
  const { known, error } = useStore(truths.store)
  const [start] = useState(() => parsePosition(mistake.position))
  const [tried, setTried] = useState<Tried>({ node: null, isShown: false, days: null })
  useEffect(() => truths.want(withSuccessors(start)), [truths, start])
  const outcome = tried.node === null ? null : judged(start, tried.node, known)
  const decide = (isRight: boolean, changed: Partial<Tried>) => {
    if (tried.days !== null) return setTried({ ...tried, ...changed })
    const card = scheduled(mistake.card, isRight, new Date())
    onTried()
    mistakes.record(mistake, card)
    setTried({ ...tried, ...changed, days: card.days })
  }
  const tryNode = (node: number) => {
    const { kind } = judged(start, node, known)
    if (kind === 'looking') setTried({ ...tried, node })
    else decide(kind === 'right', { node })
  }
  // The first answer decides; it may come after the move.
  useEffect(() =>
    truths.store.subscribe((state) => {
      if (tried.node === null || tried.days !== null) return
      const { kind } = judged(start, tried.node, state.known)
      if (kind !== 'looking') decide(kind === 'right', {})
    }),
  )
  return (
    <div className="page solving mistakes">
      <MistakeBoard {...{ start, mistake, tried, outcome, known }} onNode={tryNode} />
      <Column>
        <MistakePanel
          {...props}
          {...{ start, tried, outcome, error }}
          onShow={() => decide(false, { node: null, isShown: true })}
          onBack={() => setTried({ ...tried, node: null })}
        />
      </Column>
    </div>
  )
}

function judged(start: Position, node: number, known: TruthsState['known']): Correction {
  return winnerOf(play(start, node)) === null
    ? correctionOf(start, { at: 0, tried: node, isShown: false }, (position) => known.get(position))
    : { kind: 'right', node }
}

interface BoardProps {
  readonly start: Position
  readonly mistake: Mistake
  readonly tried: Tried
  readonly outcome: Correction | null
  readonly known: TruthsState['known']
  readonly onNode: (node: number) => void
}

/** The position before the mistake, with the mistake as a ghost; then the move tried, and its refutation. */
function MistakeBoard({ start, mistake, tried, outcome, known, onNode }: BoardProps) {
  const { t } = useTranslation('puzzles')
  const { showNames } = useSettings()
  const played = parseMove(start.board, mistake.played)
  const moves = [tried.node, outcome?.kind === 'wrong' ? outcome.reply : null].filter((node) => node !== null)
  const isOver = outcome?.kind === 'right' || tried.isShown
  const keeps = (node: number) =>
    winnerOf(play(start, node)) !== null || known.get(formatPosition(play(start, node)))?.winner === start.toMove
  const mark = (node: number): [number, Mark] => [
    node,
    { text: start.board.names[node], meaning: t('mistakes.keeps'), tone: 'accent', strength: 0.5 },
  ]
  const ghost: Ghost = {
    node: played,
    colour: start.toMove,
    sign: { text: '??', meaning: t('mistakes.yours'), tone: 'amber' },
  }
  const player = COLOUR_NAMES[start.toMove]
  return (
    <section className="board-area" aria-label={t('boardArea')}>
      <div className="puzzle-headline" role="status">
        <p className="headline" data-testid="headline">
          <StoneIcon colour={start.toMove} /> {t('toMove', { player })}
        </p>
        <p className="muted">{t('mistakes.task')}</p>
      </div>
      <BoardView
        position={moves.reduce(play, start)}
        label={t('mistakes.board', { player })}
        showNames={showNames}
        lastMove={moves.at(-1) ?? null}
        ghosts={moves.includes(played) ? [] : [ghost]}
        marks={
          new Map(
            isOver
              ? legalMoves(start)
                  .filter((node) => node !== tried.node && keeps(node))
                  .map(mark)
              : [],
          )
        }
        mover={start.toMove}
        playable={
          isOver || outcome?.kind === 'looking'
            ? EMPTY
            : difference(emptyNodes(start), setOf(tried.node === null ? [played] : [played, tried.node]))
        }
        onNode={onNode}
      />
    </section>
  )
}

interface PanelProps extends MistakeViewProps {
  readonly start: Position
  readonly tried: Tried
  readonly outcome: Correction | null
  readonly error: string | null
  readonly onShow: () => void
  readonly onBack: () => void
}

function MistakePanel(props: PanelProps) {
  const { mistake, due, tried, outcome, error } = props
  const { t } = useTranslation('puzzles')
  const isOver = outcome?.kind === 'right' || tried.isShown
  return (
    <section className="panel puzzle-panel" aria-label={t('mistakes.title')}>
      {isOver && <Decided {...props} />}
      <h2 className="title row spread gap-3">
        {t('mistakes.title')} <span className="number small">{t('mistakes.due', { count: due })}</span>
      </h2>
      <p>
        {t('mistakes.played', { node: mistake.played })}{' '}
        {mistake.game !== null && <a href={entryPlace(mistake.game.entry.id)}>{entryName(mistake.game.entry)}</a>}
      </p>
      {error !== null && (
        <p className="fault" role="alert">
          {t('engineFailed', { reason: error })}
        </p>
      )}
      {isOver ? <After {...props} /> : <During {...props} />}
    </section>
  )
}

/** The verdict on the move tried, or that the moves were shown. */
function Decided({ start, tried: { node } }: PanelProps) {
  const { t } = useTranslation('puzzles')
  if (node === null)
    return (
      <div className="puzzle-outcome stack gap-1 shown" role="status">
        <p className="big">{t('mistakes.shown')}</p>
      </div>
    )
  return (
    <div className="puzzle-outcome stack gap-1 solved" role="status">
      <p className="big">
        <Tick /> {t('mistakes.right', { node: start.board.names[node] })}
      </p>
      <p>{why(start, node)}</p>
    </div>
  )
}

function During({ start, tried: { node }, outcome, onShow, onBack, onSkip }: PanelProps) {
  const { t } = useTranslation('puzzles')
  const { names } = start.board
  const words = () => {
    if (node === null) return ''
    if (outcome?.kind !== 'wrong') return t('looking', { node: names[node] })
    return t('mistakes.wrong', {
      node: names[node],
      answer: names[outcome.reply],
      other: COLOUR_NAMES[opponentOf(start.toMove)],
    })
  }
  const skip = () => {
    onSkip?.()
    focusBoardNext()
  }
  return (
    <>
      <p className="puzzle-why" role="status">
        {words()}
      </p>
      {outcome?.kind === 'wrong' && <button onClick={onBack}>{t('takeBack')}</button>}
      <div className="field-pair">
        <button onClick={onShow}>{t('mistakes.show')}</button>
        {onSkip !== null && <button onClick={skip}>{t('skip')}</button>}
      </div>
    </>
  )
}

/** When it comes back, and what is next, which has the focus. */
function After({ tried: { days }, due, onNext }: PanelProps) {
  const { t } = useTranslation('puzzles')
  const next = () => {
    onNext()
    focusBoardNext()
  }
  return (
    <>
      {days !== null && <p className="muted">{t('mistakes.again', { count: days })}</p>}
      <button className="primary" autoFocus onClick={next}>
        {t(due > 0 ? 'mistakes.next' : 'mistakes.finish')}
      </button>
    </>
  )
}
