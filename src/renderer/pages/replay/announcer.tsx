/** Announces where a replay stands: once it rests, and every few seconds while it plays. */
import { useEffect, useRef, useState } from 'react'
import type { ReplayMoment } from '../../../engine/search/replay-moment.ts'
import type { Recording } from '../../model/replay/recording.ts'
import { spoken } from './sentences.ts'

/** The announcement comes REST_MS after a change, and in a row of changes after MAX_WAIT_MS at the latest. */
const REST_MS = 400
const MAX_WAIT_MS = 5000

export function Announcer({ recording, moment }: { recording: Recording; moment: ReplayMoment }) {
  const [said, setSaid] = useState('')
  const saidAt = useRef(0)
  const { event } = moment
  useEffect(() => {
    const wait = Math.max(0, Math.min(REST_MS, saidAt.current + MAX_WAIT_MS - performance.now()))
    const timer = setTimeout(() => {
      saidAt.current = performance.now()
      setSaid(spoken(recording, recording.replay.at(event)))
    }, wait)
    return () => clearTimeout(timer)
  }, [recording, event])
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
