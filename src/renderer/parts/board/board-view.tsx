/**
 * Shows a position as a drawing. It knows the stones but no rules: what may be played, and what is marked, come as props.
 */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { NodeSet } from '../../../engine/game/node-set.ts'
import type { Position } from '../../../engine/game/position.ts'
import { BoardDrawing } from './board-drawing.tsx'
import type { BoardDrawingProps } from './drawing-props.ts'
import { capturesOf } from './captures.ts'
import { boardWords } from './node-words.ts'
import { listOf, pictureOf } from './picture.ts'

export interface BoardViewProps extends Omit<BoardDrawingProps, 'picture' | 'winning' | 'captures' | 'playable'> {
  readonly position: Position
  /** Stones of the chain that has won; the others fade. */
  readonly winningChain?: NodeSet
  /** Nodes that answer to a click or the Enter key. */
  readonly playable?: NodeSet
}

export function BoardView({ position, label, winningChain, playable, ...rest }: BoardViewProps) {
  const { t } = useTranslation()
  const isPicture = rest.onNode === undefined
  const words = useMemo(
    () => (isPicture ? `${label}. ${boardWords(t, position)}` : label),
    [isPicture, label, t, position],
  )
  const picture = useMemo(() => pictureOf(position), [position])
  const winning = useMemo(() => listOf(winningChain), [winningChain])
  const canBePlayed = useMemo(() => new Set(listOf(playable)), [playable])
  const captures = useMemo(() => (position.cornersToWin > 1 ? capturesOf(position) : null), [position])
  return (
    <BoardDrawing
      {...rest}
      label={words}
      picture={picture}
      winning={winning}
      captures={captures}
      playable={canBePlayed}
    />
  )
}
