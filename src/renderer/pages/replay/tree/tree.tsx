/** The drawing of the tree around the state that is searched, in bands; each move is a button to its moment. */
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Moment } from '../../../../engine/search/replay.ts'
import { cameBackAt, enteredAt, nextMoveAt } from '../../../../engine/search/moments.ts'
import { type Recording, REPLAY, visit } from '../../../model/replay/replay-store.ts'
import { useServices } from '../../../platform/services.tsx'
import { useSize } from '../../../ui/charts/use-size.ts'
import { Picture } from '../../../ui/controls/icon-button.tsx'
import { moverAt } from '../replay-words.ts'
import { BandView, Ground } from './band-view.tsx'
import { type Band, bandsOf, layOut, ROOT_HEIGHT, type TreeMove } from './layout.ts'
import { useZoom } from './use-zoom.ts'
import './tree.css'

/** A band’s height in the drawing’s units: what it should be, and what it must not fall below or go beyond. */
const USUAL_BAND = 134
const LEAST_BAND = 116
const MOST_BAND = 172
/** The drawing is not enlarged beyond this width. */
const USUAL_WIDTH = 620

/** How much the drawing is enlarged: on the page, and where it is to be read from the back row. */
const SCALES = { page: { least: 0.85, most: 1.2 }, hall: { least: 1.75, most: 2.1 } } as const
export type Distance = keyof typeof SCALES

interface TreeProps {
  readonly recording: Recording
  readonly moment: Moment
  readonly distance: Distance
}

export function Tree({ recording, moment, distance }: TreeProps) {
  const { t } = useTranslation('replay')
  const { replay } = useServices(REPLAY)
  const [box, size] = useSize()
  const [svg, zoom] = useZoom()
  const count = bandsOf(recording)
  const { least, most } = SCALES[distance]
  const scale = Math.max(least, Math.min(most, size.width / USUAL_WIDTH, size.height / (ROOT_HEIGHT + count * USUAL_BAND)))
  const [width, height] = [size.width / scale, size.height / scale]
  const band = Math.max(LEAST_BAND, Math.min(MOST_BAND, (height - ROOT_HEIGHT) / count))
  const bands = layOut(recording, moment, width)
  const topOf = (ply: number) => ROOT_HEIGHT + ply * band
  // Where not all bands fit, those at the end of the line are in sight.
  const hidden = Math.max(0, topOf(Math.max(1, bands.length)) - height)
  const onVisit = ({ ply }: Band) => (move: TreeMove | 'next') => {
    const { trace } = recording.replay
    const find = move === 'next' ? () => nextMoveAt(trace, moment.event, ply) : () => (move.kind === 'line' ? enteredAt : cameBackAt)(trace, moment.event, ply, move.node)
    visit(replay, find())
  }
  return (
    <div className="tree" ref={box}>
      <svg ref={svg} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={t('tree.drawing')} onKeyDown={walkTree}>
        <g transform={zoom.transform}>
          <g transform={`translate(0 ${-hidden})`}>
            {Array.from({ length: count }, (_, ply) => (
              <Ground key={ply} player={moverAt(recording, ply)} width={width} top={topOf(ply)} height={band} isFirst={ply === 0} />
            ))}
            {bands.length > 0 && <Root recording={recording} x={bands[0].x} />}
            {bands.map((it) => (
              <BandView key={it.ply} recording={recording} band={it} width={width} top={topOf(it.ply)} height={band} focused={focusOf(it)} onVisit={onVisit(it)} />
            ))}
          </g>
        </g>
      </svg>
      <div className="tree-zoom">
        <button className="quiet" aria-label={t('tree.enlarge')} title={t('tree.enlarge')} onClick={zoom.enlarge}>
          <Picture of="plus" />
        </button>
        <button className="quiet" aria-label={t('tree.reduce')} title={t('tree.reduce')} onClick={zoom.reduce}>
          <Picture of="minus" />
        </button>
        {zoom.isChanged && (
          <button className="quiet" onClick={zoom.reset}>
            {t('tree.fit')}
          </button>
        )}
      </div>
    </div>
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
