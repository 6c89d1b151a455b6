/** Announces where a replay stands: once it rests, and every few seconds while it plays. */
import { useEffect, useRef, useState } from 'react'
import type { ReplayMoment } from '../../../engine/search/replay-moment.ts'
import type { Recording } from '../../model/replay/recording.ts'
import { announcementWait } from './announcement.ts'
import { spoken } from './sentences.ts'

export function Announcer({ recording, moment }: { recording: Recording; moment: ReplayMoment }) {
  const [said, setSaid] = useState('')
  const saidAt = useRef(0)
  const { event } = moment
  useEffect(() => {
    const timer = setTimeout(
      () => {
        saidAt.current = performance.now()
        setSaid(spoken(recording, recording.replay.at(event)))
      },
      announcementWait(performance.now() - saidAt.current),
    )
    return () => clearTimeout(timer)
  }, [recording, event])
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
