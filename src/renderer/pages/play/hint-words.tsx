/** The words of a hint at its stage; a hint that names the move gives its reason. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { opponentOf } from '../../../engine/game/colour.ts'
import { canSwap, positionOf, swapperOf } from '../../../engine/game/game.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { hasPerfectPlay, isSamePosition, type Position } from '../../../engine/game/position.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { useMatch } from '../../model/match/match-store.ts'
import { ADVISOR } from '../../model/oracle/advisor.ts'
import { hintOf, type Hint, type HintStage } from '../../model/oracle/hint.ts'
import { TRUTHS } from '../../model/oracle/truths.ts'
import { reasonAtOnce } from '../../parts/oracle/reason-words.ts'
import { useServices } from '../../platform/services.tsx'
import { ChanceHint } from './later-hint.ts'

/** Shown beside the board while the position is the one that the hint was asked for. */
export function HintBubble() {
  const { advisor } = useServices(ADVISOR)
  const { hinted } = useStore(advisor.store)
  const { game } = useMatch()
  const position = positionOf(game)
  if (hinted === null || !isSamePosition(hinted.position, position)) return null
  if (!hasPerfectPlay(position)) return <ChanceHint position={position} swapper={swapperOf(game)} />
  return (
    <div className="hint-bubble stack">
      <HintWords position={position} stage={hinted.stage} maySwap={canSwap(game)} />
      {canSwap(game) && <SwapAdvice position={position} />}
    </div>
  )
}

/** Swapping is right where Red's first stone wins. */
export function SwapAdvice({ position }: { position: Position }) {
  const { t } = useTranslation('oracle')
  const truth = useStore(useServices(TRUTHS).truths.store, ({ known }) => known.get(formatPosition(position)))
  return truth === undefined ? null : <p>{t(truth.winner === 'red' ? 'swap' : 'keep')}</p>
}

interface HintWordsProps {
  readonly position: Position
  readonly stage: HintStage
  /** May the mover swap? Then a position whose every move loses is not lost. */
  readonly maySwap: boolean
}

function HintWords({ position, stage, maySwap }: HintWordsProps) {
  const { t } = useTranslation('oracle')
  const { known, error } = useStore(useServices(TRUTHS).truths.store)
  if (error !== null) return <p className="fault small">{t('failed', { reason: error })}</p>
  if (maySwap && known.get(formatPosition(position))?.move === null) return null
  const hint = hintOf(position, stage, known)
  return (
    <p className="hint-words" role="status">
      {hint === null ? t('hints.solving') : <HintText position={position} hint={hint} />}
    </p>
  )
}

function HintText({ position, hint }: { position: Position; hint: Hint }) {
  const { t } = useTranslation('oracle')
  const names = hint.nodes.map((node) => position.board.names[node])
  if (hint.kind !== 'move' && hint.kind !== 'lost') return t(`hints.${hint.kind}`, { nodes: names })
  const [node] = hint.nodes
  const words = hint.kind === 'lost' && !hint.isLongest ? 'lostSomeday' : hint.kind
  return `${t(`hints.${words}`, { node: names[0], player: COLOUR_NAMES[opponentOf(position.toMove)] })} ${reasonAtOnce(position, node)}`
}
