/**
 * The view for a lecture hall: sentence, tree, code, variables and board, all large, with a bar of controls that hides.
 */
import { useEffect, useEffectEvent, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Recording } from '../../model/replay/recording.ts'
import { REPLAY, toggleLecture } from '../../model/replay/replay-store.ts'
import { currentPage } from '../../platform/places.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { LineBoard } from './board-panel.tsx'
import { CodePanel } from './code-panel.tsx'
import { LectureBar } from './lecture-bar.tsx'
import { TreePanel } from './tree-panel.tsx'
import { useRest } from './use-rest.ts'
import './lecture.css'

export function Lecture({ recording }: { recording: Recording }) {
  const { t } = useTranslation()
  const { replay } = useLaterServices(REPLAY)
  const size = useStore(replay, ({ lectureSize }) => lectureSize)
  const isResting = useLecture()
  return (
    <main className={isResting ? 'lecture resting' : 'lecture'} style={{ '--size': size } as CSSProperties}>
      <h1 className="visually-hidden">{t('pages.replay')}</h1>
      <TreePanel recording={recording} distance="hall" />
      <CodePanel recording={recording} board={<LineBoard recording={recording} />} />
      <LectureBar />
    </main>
  )
}

/** Fills the screen as long as the lecture lasts; returns whether nobody points, so that the controls hide. */
export function useLecture(): boolean {
  const { replay } = useLaterServices(REPLAY)
  // Going to another page ends the lecture.
  useEffect(() => () => void (currentPage() !== 'replay' && replay.setState({ isLecture: false })), [replay])
  useFullScreen(() => {
    if (replay.getState().isLecture) toggleLecture(replay)
  })
  return useRest('.lecture-bar')
}

/** The end of the previous full screen, before which no other can be requested. */
let ended: Promise<void> = Promise.resolve()

/** Requests full screen where allowed; calls `onLeave` when something else ends it, such as Escape. */
function useFullScreen(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    // Until its own request is granted, what changes is the end of the lecture before.
    let isGranted = false
    const onChange = () => {
      if (isGranted && document.fullscreenElement === null) leave()
    }
    document.addEventListener('fullscreenchange', onChange)
    const asked = ended
      .then(() => document.documentElement.requestFullscreen())
      .then(() => void (isGranted = true))
      // If it is refused, the lecture fills the window, which is enough.
      .catch(() => undefined)
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      ended = asked
        .then(() => (document.fullscreenElement === null ? undefined : document.exitFullscreen()))
        .catch(() => undefined)
    }
  }, [])
}
