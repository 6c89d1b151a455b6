/** The view for a lecture hall: only sentence, tree, code and variables, large, on a light ground. */
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recording } from '../../model/replay/recording.ts'
import { REPLAY, toggleLecture } from '../../model/replay/replay-store.ts'
import { currentPage } from '../../platform/places.ts'
import { useServices } from '../../platform/services.tsx'
import { Picture } from '../../ui/controls/icon-button.tsx'
import { CodePanel } from './code-panel.tsx'
import { TreePanel } from './tree-panel.tsx'
import './lecture.css'

/** How long the pointer must rest before it hides. */
const POINTER_MS = 2000

export function Lecture({ recording }: { recording: Recording }) {
  const { t } = useTranslation(['common', 'replay'])
  const { replay } = useServices(REPLAY)
  const isResting = usePointerRest()
  // Going to another page ends the lecture.
  useEffect(() => () => void (currentPage() !== 'replay' && replay.setState({ isLecture: false })), [replay])
  useFullScreen(() => {
    if (replay.getState().isLecture) toggleLecture(replay)
  })
  return (
    <main className={isResting ? 'lecture resting' : 'lecture'}>
      <h1 className="visually-hidden">{t('pages.replay')}</h1>
      <TreePanel recording={recording} distance="hall" />
      <CodePanel recording={recording} isLecture />
      <button className="quiet lecture-leave" aria-label={t('replay:bar.leaveLecture')} title={t('replay:bar.leaveLecture')} onClick={() => toggleLecture(replay)}>
        <Picture of="close" />
      </button>
    </main>
  )
}

/** The end of the previous full screen, before which no other can be requested. */
let ended: Promise<void> = Promise.resolve()

/** Requests full screen where allowed; calls `onLeave` when something else ends it, such as Escape. */
function useFullScreen(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    let isFull = false
    const onChange = () => {
      if (document.fullscreenElement !== null) isFull = true
      else if (isFull) leave()
    }
    document.addEventListener('fullscreenchange', onChange)
    // If it is refused, the lecture fills the window, which is enough.
    const asked = ended.then(() => document.documentElement.requestFullscreen()).catch(() => undefined)
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      ended = asked.then(() => (document.fullscreenElement === null ? undefined : document.exitFullscreen())).catch(() => undefined)
    }
  }, [])
}

function usePointerRest(): boolean {
  const [isResting, setIsResting] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onMove = () => {
      setIsResting(false)
      clearTimeout(timer)
      timer = setTimeout(() => setIsResting(true), POINTER_MS)
    }
    onMove()
    document.addEventListener('pointermove', onMove)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointermove', onMove)
    }
  }, [])
  return isResting
}
