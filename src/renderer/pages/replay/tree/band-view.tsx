/** One band of the tree: who chooses, in which window, and the moves to choose from. */
import { useTranslation } from 'react-i18next'
import type { Player } from '../../../../engine/game/player.ts'
import { Stone } from '../../../parts/board/stone.tsx'
import { PLAYER_NAMES } from '../../../language/names.ts'
import { boundText, moverAt, movesAt, windowText } from '../replay-words.ts'
import type { Recording } from '../../../model/replay/replay-store.ts'
import { type Band, LABELS, NARROW, PILL, RADIUS, ROW_UP, type TreeMove } from './layout.ts'
import { moveWords, windowWords } from './move-words.ts'
import './band-view.css'

/** Above the stubs that they cut. */
const SCISSORS_UP = 27

interface BandProps {
  readonly recording: Recording
  readonly band: Band
  /** Of the whole drawing, and of the band. */
  readonly width: number
  readonly top: number
  readonly height: number
  /** Which move is in the tab order. */
  readonly focused: number
  readonly onVisit: (move: TreeMove | 'next') => void
}

/** The ground of a band, and whose it is. */
export function Ground({ player, width, top, height, isFirst }: { player: Player; width: number; top: number; height: number; isFirst: boolean }) {
  const { t } = useTranslation('replay')
  const isNarrow = width < NARROW
  return (
    <g className={`band-ground of-${player}`}>
      <rect y={top} width={width} height={height} />
      {!isFirst && (
        <g className="flip" transform={`translate(${isNarrow ? 20 : 14} ${top})`}>
          <path d={`M${isNarrow ? -20 : -14} 0H${width}`} />
          {!isNarrow && (
            <>
              <rect y={-10} width={92} height={20} rx={10} />
              <text x={46}>{t('tree.flips')}</text>
            </>
          )}
        </g>
      )}
      <g transform={`translate(${isNarrow ? 20 : 24} ${top + height / 2 - (isNarrow ? 0 : 20)})`}>
        <g transform="scale(0.37)">
          <Stone player={player} radius={27} />
        </g>
        {!isNarrow && (
          <>
            <text className={`name-${player}`} x={18}>
              {PLAYER_NAMES[player]}
            </text>
            <text className="note" x={-10} y={22}>
              {t('tree.picks')}
            </text>
            <text className="note" x={-10} y={38}>
              {t('tree.numbers', { whose: t(`whose.${player}`) })}
            </text>
          </>
        )}
      </g>
    </g>
  )
}

export function BandView(props: BandProps) {
  const { recording, band, top, height } = props
  const { t } = useTranslation('replay')
  const { state, x, moves, rest, isPale, isHere, first } = band
  const row = top + height - ROW_UP
  const player = moverAt(recording, band.ply)
  const isMinimax = recording.options.algorithm === 'minimax'
  const window = first === null ? windowWords(band, isMinimax) : t('tree.firstTime', { window: windowText(first) })
  const best = moves.find(({ isBest }) => isBest)
  return (
    <g className={['band', `of-${player}`, isPale && 'pale', isHere && 'here'].filter(Boolean).join(' ')}>
      {moves.map((move) => (
        <path key={move.node} className={branchClass(move, state.cutoff?.node)} d={curve(x, top, move.x, row - (move.kind === 'bead' ? 4 : RADIUS))} />
      ))}
      {rest !== null && <RestView {...props} row={row} />}
      {window !== '' && <Pill x={x} y={top + PILL} text={window} />}
      {best !== undefined && !isPale && best.x - RADIUS > LABELS + 60 && moves[0] === best && (
        <text className="best-label" x={best.x - RADIUS - 8} y={row}>
          {t('tree.bestSoFar')}
        </text>
      )}
      {moves.map((move) => (
        <MoveView key={move.node} {...props} move={move} y={row} isCut={!isPale && state.cutoff?.node === move.node} />
      ))}
    </g>
  )
}

function branchClass({ kind, isBest }: TreeMove, cutBy: number | undefined): string {
  return ['branch', kind, isBest && 'best', cutBy !== undefined && isBest && 'cutting'].filter(Boolean).join(' ')
}

function curve(fromX: number, fromY: number, x: number, y: number): string {
  const start = fromY + PILL
  const bend = (y - start) * 0.55
  return `M${fromX} ${start}C${fromX} ${start + bend} ${x} ${y - bend} ${x} ${y}`
}

function Pill({ x, y, text }: { x: number; y: number; text: string }) {
  // As wide as its text, by what a letter takes on average.
  const width = text.length * 7.2 + 24
  return (
    <g className="window-pill" transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y={-13} width={width} height={26} rx={13} />
      <text>{text}</text>
    </g>
  )
}

/** The moves to come as dots, those cut off as stubs below the scissors. */
function RestView({ recording, band: { state, x, rest, ply }, top, row, onVisit }: BandProps & { row: number }) {
  const { t } = useTranslation('replay')
  if (rest === null) return null
  const words = t(rest.isCut ? 'tree.never' : 'tree.toCome', { count: rest.xs.length })
  const y = row - (rest.isCut ? SCISSORS_UP : 0)
  return (
    <g className={rest.isCut ? 'rest cut' : 'rest'}>
      {rest.isCut && <path className="branch cut" d={curve(x, top, rest.x, y - 11)} />}
      {rest.xs.map((dot, i) => (
        <g key={i}>
          <path className="stub" d={rest.isCut ? `M${rest.x} ${y}L${dot} ${row - 5}` : curve(x, top, dot, row - 4)} />
          <circle cx={dot} cy={row} r={rest.isCut ? 5 : 4} />
        </g>
      ))}
      {rest.isCut && (
        <g className="scissors" transform={`translate(${rest.x} ${y})`}>
          <circle r={11} />
          <path d="M-7 -5 6 4M-7 5 6 -4M-7 -5m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M-7 5m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0" />
        </g>
      )}
      {rest.isCut || state.value !== null || recording.replay.length === 0 ? (
        <text className="rest-words" x={rest.x} y={row + 28}>
          {words}
        </text>
      ) : (
        <g role="button" tabIndex={-1} className="rest-words" data-ply={ply} onClick={() => onVisit('next')}>
          <title>{t('tree.toNext', { words })}</title>
          <text x={rest.x} y={row + 28}>
            {words}
          </text>
        </g>
      )}
    </g>
  )
}

/** A move with its value, and below it in short what its own search has looked at. */
function MoveView({ recording, band, move, y, isCut, focused, onVisit }: BandProps & { move: TreeMove; y: number; isCut: boolean }) {
  const { node, kind, tried, isBest, x } = move
  const name = recording.position.board.names[node]
  const classes = ['move', kind, isBest && 'best', isCut && 'cutting'].filter(Boolean).join(' ')
  return (
    <g
      className={classes}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      role="button"
      tabIndex={focused === node ? 0 : -1}
      data-ply={band.ply}
      data-move={name}
      onClick={() => onVisit(move)}
    >
      <title>{moveWords(recording, band, move)}</title>
      {isBest && kind !== 'bead' && <circle className="halo" r={RADIUS + 3.5} />}
      <circle className="disc" r={kind === 'bead' ? 4 : RADIUS} />
      {kind !== 'bead' && <text>{name}</text>}
      {kind !== 'bead' && tried !== null && (
        <g className="move-value" transform={`translate(0 ${RADIUS + 13})`}>
          {(isBest || isCut) && <rect x={-boundText(tried).length * 4 - 7} y={-10} width={boundText(tried).length * 8 + 14} height={20} rx={6} />}
          <text>{boundText(tried)}</text>
        </g>
      )}
      {kind === 'tried' && tried !== null && tried.looked > 0 && <Summary looked={tried.looked} left={tried.isCut ? movesAt(recording, band.ply + 1) - tried.looked : 0} />}
    </g>
  )
}

/** A tick for each move that was looked at, a dot for each that was cut off. */
function Summary({ looked, left }: { looked: number; left: number }) {
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
