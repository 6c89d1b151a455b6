/** The tree around the state that is searched, drawn in bands; each move is a button to its moment, or an answer. */
import type { KeyboardEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReplayMoment } from '../../../../engine/search/replay-moment.ts'
import type { Recording } from '../../../model/replay/recording.ts'
import { moverAt } from '../replay-words.ts'
import type { Asked, Visit } from './band-props.ts'
import { BandView, Ground } from './band-view.tsx'
import { type Band, bandsOf, layOut, ROOT_HEIGHT } from './layout.ts'
import './drawing.css'

/** The height of a band in the drawing’s units: usual, minimum and maximum. */
export const USUAL_BAND = 134
const MIN_BAND_HEIGHT = 116
const MAX_BAND_HEIGHT = 172

interface DrawingProps {
  readonly recording: Recording
  readonly moment: ReplayMoment
  /** In the drawing's units. */
  readonly width: number
  readonly height: number
  readonly ref?: RefObject<SVGSVGElement | null>
  /** The SVG transform of zoom and pan. */
  readonly transform?: string
  readonly asked?: Asked | null
  readonly onVisit?: Visit
}

export function Drawing({ recording, moment, width, height, ref, transform, asked = null, onVisit }: DrawingProps) {
  const { t } = useTranslation('replay')
  const count = bandsOf(recording)
  const band = Math.max(MIN_BAND_HEIGHT, Math.min(MAX_BAND_HEIGHT, (height - ROOT_HEIGHT) / count))
  const bands = layOut(recording, moment, width, asked?.plies)
  const topOf = (ply: number) => ROOT_HEIGHT + ply * band
  // Where not all bands fit, those at the end of the line are in sight.
  const hidden = Math.max(0, topOf(Math.max(1, bands.length)) - height)
  return (
    <svg ref={ref} data-print="" className="tree-drawing" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={t('tree.drawing')} onKeyDown={walkTree}>
      <g transform={transform}>
        <g transform={`translate(0 ${-hidden})`}>
          {Array.from({ length: count }, (_, ply) => (
            <Ground key={ply} colour={moverAt(recording, ply)} width={width} top={topOf(ply)} height={band} isFirst={ply === 0} />
          ))}
          {bands.length > 0 && <Root recording={recording} x={bands[0].x} />}
          {bands.map((it) => (
            <BandView key={it.ply} recording={recording} band={it} width={width} top={topOf(it.ply)} height={band} focused={focusOf(it)} asked={asked} onVisit={onVisit} />
          ))}
        </g>
      </g>
    </svg>
  )
}

/** The move of a band that the tab key comes to: the one that is searched, or else the last. */
function focusOf({ moves }: Band): number {
  return (moves.find(({ kind }) => kind === 'line') ?? moves.at(-1))?.node ?? -1
}

function Root({ recording, x }: { recording: Recording; x: number }) {
  const { t } = useTranslation('replay')
  return (
    <g className={`root of-${moverAt(recording, 0)}`} transform={`translate(${x} 20)`}>
      <path d={`M0 0V${ROOT_HEIGHT}`} />
      <rect x={-30} y={-14} width={60} height={28} rx={14} />
      <text>{t('tree.root')}</text>
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
