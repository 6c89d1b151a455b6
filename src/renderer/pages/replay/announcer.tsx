/** Announces where a replay stands: once it rests, and every few seconds while it plays. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReplayMoment } from '../../../engine/search/replay-moment.ts'
import type { Recording } from '../../model/replay/recording.ts'
import { announcementWait } from './announcement.ts'
import { spoken } from './sentences.ts'

export function Announcer({ recording, moment: { event } }: { recording: Recording; moment: ReplayMoment }) {
  return <StatusAtRest of={recording} time={event} words={() => spoken(recording, recording.replay.at(event))} />
}

interface StatusAtRestProps {
  /** The recording whose time it is: a change of it is announced, too. */
  readonly of: object
  readonly time: number
  /** The words for the present time. */
  readonly words: () => string
}

/** A status that follows the replay with a delay, so that not every step is spoken. */
export function StatusAtRest({ of, time, words }: StatusAtRestProps) {
  const [said, setSaid] = useState('')
  const saidAt = useRef(0)
  const say = useEffectEvent(() => {
    saidAt.current = performance.now()
    setSaid(words())
  })
  useEffect(() => {
    const timer = setTimeout(say, announcementWait(performance.now() - saidAt.current))
    return () => clearTimeout(timer)
  }, [of, time])
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
