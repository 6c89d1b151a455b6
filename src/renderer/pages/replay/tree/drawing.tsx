/** The tree around the state that is searched, drawn in bands; each move is a button to its moment, or an answer. */
import type { KeyboardEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReplayMoment } from '../../../../engine/search/replay-moment.ts'
import type { Recording } from '../../../model/replay/recording.ts'
import type { NodeStanding } from '../../../model/replay/tree-standing.ts'
import { moverAt, movesAfter } from '../replay-words.ts'
import type { Asked, Visit } from './band-props.ts'
import { BandView, Ground } from './band-view.tsx'
import { type Band, bandsAt, layOut, LETTER, MAX_NAMED_MOVES, MIN_BAND, ROOT_HEIGHT } from './layout.ts'
import './drawing.css'

/** The usual height of a band in the drawing’s units. */
export const USUAL_BAND = 134

interface DrawingProps {
  readonly recording: Recording
  readonly moment: ReplayMoment
  /** The width in the drawing's units. */
  readonly width: number
  readonly height: number
  readonly ref?: RefObject<SVGSVGElement | null>
  /** The SVG transform of zoom and pan. */
  readonly transform?: string
  readonly asked?: Asked | null
  readonly onVisit?: Visit
  /** The nodes of a typed tree, with values for Max; null on a board, and in an exercise, which asks for each side's own. */
  readonly standing?: readonly NodeStanding[] | null
}

export function Drawing(props: DrawingProps) {
  const { recording, moment, width, height, ref, transform, asked = null, onVisit, standing = null } = props
  const { t } = useTranslation('replay')
  const bands = layOut(recording, moment, {
    width,
    named: asked?.plies ?? (moment.event === 0 && movesAfter(recording, []) <= MAX_NAMED_MOVES ? [0] : []),
    restWords: (count, isCut) => t(isCut ? 'tree.never' : 'tree.toCome', { count }),
  })
  const shown = Math.min(
    Math.max(bands.length, bandsAt(moment)),
    Math.max(1, Math.floor((height - ROOT_HEIGHT) / MIN_BAND)),
  )
  const band = (height - ROOT_HEIGHT) / shown
  // Where not all bands fit, the first are left out, so that the end of the line is in sight.
  const first = Math.max(0, bands.length - shown)
  const topOf = (ply: number) => ROOT_HEIGHT + (ply - first) * band
  return (
    <svg
      ref={ref}
      data-print=""
      className="tree-drawing"
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={t('tree.drawing')}
      onKeyDown={walkTree}
    >
      <g transform={transform}>
        {Array.from({ length: shown }, (_, i) => (
          <Ground
            key={first + i}
            recording={recording}
            colour={moverAt(recording, first + i)}
            width={width}
            top={topOf(first + i)}
            height={band}
            isFirst={i === 0}
            isExplained={i < 2}
            isForMax={standing !== null}
          />
        ))}
        {bands.length > 0 && <Root recording={recording} band={bands[first]} width={width} />}
        {bands.slice(first).map((it) => (
          <BandView
            key={it.ply}
            recording={recording}
            band={it}
            width={width}
            top={topOf(it.ply)}
            height={band}
            focused={focusOf(it)}
            asked={asked}
            onVisit={onVisit}
            standing={standing}
          />
        ))}
      </g>
    </svg>
  )
}

/** The move of a band that the tab key comes to: the one that is searched, or else the last. */
function focusOf({ moves }: Band): number {
  return (moves.find(({ kind }) => kind === 'line') ?? moves.at(-1))?.node ?? -1
}

/**
 * The state of the first band: the root of the search, or where that is out of sight, the moves that lead to the state.
 */
function Root({ recording, band: { x, ply, path }, width }: { recording: Recording; band: Band; width: number }) {
  const { t } = useTranslation('replay')
  const text = ply === 0 ? t('tree.root') : path.map((node) => recording.root.names[node]).join(' › ')
  const half = Math.max(30, (text.length * LETTER) / 2 + 12)
  const middle = Math.max(half + 4, Math.min(width - half - 4, x))
  return (
    <g className={`root of-${moverAt(recording, ply)}`}>
      <path d={`M${x} 20V${ROOT_HEIGHT + 20}`} />
      <rect x={middle - half} y={6} width={2 * half} height={28} rx={14} />
      <text x={middle} y={20}>
        {text}
      </text>
    </g>
  )
}

/** The arrow keys go from move to move and from band to band; Enter and the space bar go to the moment of a move. */
function walkTree(event: KeyboardEvent<SVGSVGElement>): void {
  const here = event.target instanceof Element ? event.target.closest<SVGGElement>('[role="button"]') : null
  if (here === null || event.ctrlKey || event.altKey || event.metaKey) return
  const all = [...event.currentTarget.querySelectorAll<SVGGElement>('[role="button"]')]
  const inBand = (ply: number) => all.filter(({ dataset }) => Number(dataset.ply) === ply)
  const ply = Number(here.dataset.ply)
  const row = inBand(ply)
  const ways: Readonly<Record<string, () => SVGGElement | undefined>> = {
    ArrowLeft: () => row[row.indexOf(here) - 1],
    ArrowRight: () => row[row.indexOf(here) + 1],
    ArrowUp: () => inBand(ply - 1).find(({ tabIndex }) => tabIndex === 0),
    ArrowDown: () => inBand(ply + 1).find(({ tabIndex }) => tabIndex === 0),
  }
  if (event.key === 'Enter' || event.key === ' ') here.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  else if (event.key in ways) ways[event.key]()?.focus()
  else return
  event.preventDefault()
}
