/** The tree at the present moment, fitted to the room there is, with zoom and pan. */
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { ReplayMoment } from '../../../../engine/search/replay-moment.ts'
import type { Recording } from '../../../model/replay/recording.ts'
import { eventOf, follow, REPLAY, visit } from '../../../model/replay/replay-store.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { useSize, type Size } from '../../../ui/charts/use-size.ts'
import { Picture } from '../../../ui/controls/icon-button.tsx'
import { useStanding } from '../own-tree/use-standing.ts'
import type { Asked, Visit } from './band-props.ts'
import { Drawing, USUAL_BAND } from './drawing.tsx'
import { bandsOf, MIN_BAND, ROOT_HEIGHT, usualWidth } from './layout.ts'
import { useZoom } from './use-zoom.ts'
import './tree.css'

/** The limits of the scale, on the page and in a lecture hall, where no letter is smaller than 24 pixels. */
const SCALES = { page: { min: 0.8, max: 1.6 }, hall: { min: 24 / 14, max: 3 } } as const
export type Distance = keyof typeof SCALES

interface TreeProps {
  readonly recording: Recording
  readonly moment: ReplayMoment
  readonly distance: Distance
  /** The question of an exercise, in which no move leads to its moment. */
  readonly asked: Asked | undefined
}

/** The scale of the tree: as large as the room allows, and with a question small enough for all of its bands. */
function scaleOf({ recording, distance, asked }: TreeProps, { width, height, rem }: Size, enlarged: number): number {
  const { min, max } = SCALES[distance]
  const factor = (rem / 16) * enlarged
  const bands = bandsOf(recording)
  const fitting = Math.min(width / usualWidth(recording), height / (ROOT_HEIGHT + bands * USUAL_BAND))
  const scale = Math.max(min * factor, Math.min(max * factor, fitting))
  return asked === undefined ? scale : Math.min(scale, height / (ROOT_HEIGHT + bands * MIN_BAND))
}

export function Tree(props: TreeProps) {
  const { recording, moment, distance, asked } = props
  const { t } = useTranslation('replay')
  const { replay } = useLaterServices(REPLAY)
  const isPlaying = useStore(replay, (state) => state.isPlaying)
  const [box, size] = useSize()
  const [svg, zoom] = useZoom()
  const standing = useStanding(recording, moment.event)
  const lectureSize = useStore(replay, (state) => state.lectureSize)
  const scale = scaleOf(props, size, distance === 'hall' ? lectureSize : 1)
  // Stable from frame to frame, so that an unchanged move is not drawn again.
  const onVisit = useCallback<Visit>(
    (ply, move) => {
      const { recordings, followed } = replay.getState()
      if (recordings[followed] !== recording) follow(replay, recordings.indexOf(recording))
      if (move === 'next') return visit(replay, (replay, event) => replay.nextMove(event, ply))
      const { line } = recording.replay.at(eventOf(replay.getState(), recording))
      const event = move.kind === 'line' ? line.at(ply + 1)?.enteredAt : move.tried?.cameBackAt
      if (event !== undefined) visit(replay, () => ({ event, isFound: true }))
    },
    [recording, replay],
  )
  return (
    <div
      className={['tree', isPlaying && 'playing', zoom.isChanged && 'zoomed'].filter(Boolean).join(' ')}
      ref={box}
      data-figure="tree"
    >
      <Drawing
        ref={svg}
        recording={recording}
        moment={moment}
        width={size.width / scale}
        height={size.height / scale}
        transform={zoom.transform}
        {...(asked === undefined ? { onVisit, standing } : { asked })}
      />
      {distance === 'page' && (
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
      )}
    </div>
  )
}
