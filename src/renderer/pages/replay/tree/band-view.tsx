/** One band of the tree: who chooses, in which window, and the moves to choose from. */
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Colour } from '../../../../engine/game/colour.ts'
import { METHODS } from '../../../../engine/search/methods.ts'
import { Stone } from '../../../parts/board/stone.tsx'
import { boundText, moverAt, movesAfter, playerWord, shownAt, whoseWord, windowText } from '../replay-words.ts'
import type { Recording } from '../../../model/replay/recording.ts'
import type { BandProps, Visit } from './band-props.ts'
import { curve } from './curve.ts'
import { LABELS, LETTER, NARROW, nameInNode, PILL, RADIUS, ROW_UP, type TreeMove } from './layout.ts'
import { moveWords, windowWords } from './move-words.ts'
import { RestView } from './rest-view.tsx'
import './band-view.css'

interface GroundProps {
  readonly recording: Recording
  readonly colour: Colour
  readonly width: number
  readonly top: number
  readonly height: number
  readonly isFirst: boolean
  /** Does it say how its colour chooses? The first band of each colour does. */
  readonly isExplained: boolean
  /** Are all numbers Max's, so that Min picks the lowest? */
  readonly isForMax: boolean
}

/** The ground of a band and its colour, which stay the same from frame to frame. */
export const Ground = memo(function Ground({
  recording,
  colour,
  width,
  top,
  height,
  isFirst,
  isExplained,
  isForMax,
}: GroundProps) {
  const { t } = useTranslation('replay')
  const isNarrow = width < NARROW
  const flips = t('tree.flips')
  return (
    <g className={`band-ground of-${colour}`}>
      <rect y={top} width={width} height={Math.max(0, height)} />
      {!isFirst && (
        <g className="flip" transform={`translate(${isNarrow ? 20 : 14} ${top})`}>
          <path d={`M${isNarrow ? -20 : -14} 0H${width}`} />
          {!isNarrow && !isForMax && (
            <>
              <rect y={-10} width={flips.length * 8 + 4} height={20} rx={10} />
              <text x={flips.length * 4 + 2}>{flips}</text>
            </>
          )}
        </g>
      )}
      <g transform={`translate(${isNarrow ? 20 : 24} ${top + height / 2 - (isNarrow ? 0 : 20)})`}>
        <g transform="scale(0.37)">
          <Stone colour={colour} radius={27} />
        </g>
        {!isNarrow && (
          <>
            <text className={`name-${colour}`} x={18}>
              {playerWord(recording, colour)}
            </text>
            {isExplained && (
              <>
                <text className="note" x={-10} y={22}>
                  {t(isForMax && colour === 'blue' ? 'tree.picksLowest' : 'tree.picks')}
                </text>
                <text className="note" x={-10} y={38}>
                  {t('tree.numbers', { whose: whoseWord(recording, isForMax ? 'red' : colour) })}
                </text>
              </>
            )}
          </>
        )}
      </g>
    </g>
  )
})

export function BandView(props: BandProps) {
  const { recording, band, width, top, height, asked, focused, onVisit, standing } = props
  const { t, i18n } = useTranslation('replay')
  const { state, x, moves, rest, isPale, isHere, first } = band
  const row = top + height - ROW_UP
  const colour = moverAt(recording, band.ply)
  const hasWindows = METHODS[recording.options.algorithm].window !== 'none'
  const isTurned = standing !== null && colour === 'blue'
  const window =
    first === null
      ? windowWords(band, hasWindows, isTurned)
      : t('tree.firstTime', { window: windowText(isTurned ? shownAt(recording, band.ply).window(first) : first) })
  const best = moves.find(({ isBest }) => isBest)
  return (
    <g className={['band', `of-${colour}`, isPale && 'pale', isHere && 'here'].filter(Boolean).join(' ')}>
      {moves.map((move) => (
        <path
          key={move.node}
          className={branchClass(move, state.cutoff?.node)}
          d={curve(x, top, move.x, row - (move.kind === 'bead' ? 4 : RADIUS))}
        />
      ))}
      {rest !== null && <RestView {...props} rest={rest} row={row} />}
      {window !== '' && <Pill x={x} y={top + PILL} width={width} text={window} />}
      {best !== undefined &&
        !isPale &&
        best.x - RADIUS - 8 - t('tree.bestSoFar').length * LETTER > LABELS &&
        moves[0] === best && (
          <text className="best-label" x={best.x - RADIUS - 8} y={row}>
            {t('tree.bestSoFar')}
          </text>
        )}
      {moves.map((move) => (
        <MoveView
          key={move.node}
          recording={recording}
          ply={band.ply}
          path={band.path}
          move={move}
          value={valueShown(move, standing)}
          y={row}
          isCut={!isPale && state.cutoff?.node === move.node}
          isAsked={asked?.valueOf === band.ply && move.kind === 'line'}
          isFocused={focused === move.node}
          language={i18n.language}
          onVisit={onVisit}
        />
      ))}
    </g>
  )
}

function branchClass({ kind, isBest }: TreeMove, cutBy: number | undefined): string {
  return ['branch', kind, isBest && 'best', cutBy !== undefined && isBest && 'cutting'].filter(Boolean).join(' ')
}

/** The window below its state, moved to one side where it would be cut off or cover the labels. */
function Pill({ x, y, width, text }: { x: number; y: number; width: number; text: string }) {
  const half = (text.length * LETTER) / 2 + 12
  const left = width < NARROW ? 4 : LABELS
  const middle = Math.max(left + half, Math.min(width - half - 4, x))
  return (
    <g className="window-pill" transform={`translate(${middle} ${y})`}>
      <rect x={-half} y={-13} width={2 * half} height={26} rx={13} />
      <text>{text}</text>
    </g>
  )
}

interface MoveViewProps {
  readonly recording: Recording
  readonly ply: number
  /** The moves that lead to its state. */
  readonly path: readonly number[]
  readonly move: TreeMove
  /** The text of its value; null before that has come back. */
  readonly value: string | null
  readonly y: number
  readonly isCut: boolean
  /** Is its value what the learner is asked? */
  readonly isAsked: boolean
  readonly isFocused: boolean
  /** A change of the language draws the move again. */
  readonly language: string
  readonly onVisit: Visit | undefined
}

/** The value of a move: for the side that chooses, or of a typed tree for Max. */
function valueShown({ node, tried }: TreeMove, standing: BandProps['standing']): string | null {
  if (tried === null) return null
  const returned = standing?.[node].returned
  return returned ? boundText(returned).replace('+', '') : boundText(tried)
}

/** Each frame lays out new move objects, so moves are compared by all that shows of them. */
function isSameMove(
  { move: one, path, ...before }: MoveViewProps,
  { move: other, path: newPath, ...after }: MoveViewProps,
): boolean {
  const isSameAs = (a: object | null, b: object | null) =>
    a === b ||
    (a !== null && b !== null && Object.entries(a).every(([key, value]) => value === b[key as keyof typeof b]))
  return (
    isSameAs(before, after) &&
    isSameAs(path, newPath) &&
    isSameAs(one.tried, other.tried) &&
    isSameAs({ ...one, tried: null }, { ...other, tried: null })
  )
}

/** A move with its value, and below it a summary of the moves that its own search looked at. */
const MoveView = memo(function MoveView({
  recording,
  ply,
  path,
  move,
  value: known,
  y,
  isCut,
  isAsked,
  isFocused,
  onVisit,
}: MoveViewProps) {
  const { node, kind, tried, isBest, x } = move
  const name = recording.root.names[node]
  const value = isAsked ? '?' : known
  const button =
    onVisit && ({ role: 'button', tabIndex: isFocused ? 0 : -1, onClick: () => onVisit(ply, move) } as const)
  const classes = ['move', kind, isBest && 'best', isCut && 'cutting', isAsked && 'asked'].filter(Boolean).join(' ')
  return (
    <g
      className={classes}
      transform={`translate(${x} ${y})`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-ply={ply}
      data-move={name}
      {...button}
    >
      <title>{moveWords(recording, ply, path, move)}</title>
      {kind === 'bead' ? (
        <circle className="disc" r={4} />
      ) : (
        <>
          {isBest && <circle className="best-halo" r={RADIUS + 3.5} />}
          <circle className="disc" r={RADIUS} />
          <text>{nameInNode(name)}</text>
          {value !== null && <MoveValue text={value} isFramed={isBest || isCut || isAsked} />}
          {kind === 'tried' && tried !== null && (
            <Summary
              looked={tried.looked}
              left={tried.isCut ? movesAfter(recording, [...path, node]) - tried.looked : 0}
            />
          )}
        </>
      )}
    </g>
  )
}, isSameMove)

function MoveValue({ text, isFramed }: { text: string; isFramed: boolean }) {
  return (
    <g className="move-value" transform={`translate(0 ${RADIUS + 13})`}>
      {isFramed && <rect x={-text.length * 4 - 7} y={-10} width={text.length * 8 + 14} height={20} rx={6} />}
      <text>{text}</text>
    </g>
  )
}

/** A tick for each move that was looked at, a dot for each that was cut off. */
function Summary({ looked, left }: { looked: number; left: number }) {
  if (looked === 0) return null
  const step = Math.min(4, 42 / (looked + left))
  const from = (-(looked + left) * step) / 2
  const ticks = Array.from({ length: looked }, (_, i) => `M${from + (i + 0.5) * step} 0v7`).join('')
  const dots = Array.from({ length: left }, (_, i) => `M${from + (looked + i + 0.5) * step} 3.5h0`).join('')
  return (
    <g className="summary" transform={`translate(0 ${RADIUS + 26})`}>
      <path className="looked" d={ticks} strokeWidth={Math.min(1.5, step / 2)} />
      <path className="left" d={dots} />
    </g>
  )
}
