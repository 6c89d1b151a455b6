/** Play, pause, step, scrub, and jump to what matters. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { LANDMARKS, type Landmark } from '../../../engine/search/course.ts'
import { Picture } from '../../ui/controls/icon-button.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { Slider } from '../../ui/controls/slider.tsx'
import { count } from '../../language/words.ts'
import { goTo, jump, REPLAY, SPEEDS, timeSought, togglePlaying, walk } from '../../model/replay/replay-store.ts'
import { lengthOf } from '../../model/replay/seek.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { CourseChart } from './course-chart.tsx'
import { Timeline } from './timeline.tsx'
import { WindowNote } from './window-note.tsx'
import './transport.css'

export function Transport() {
  const { t } = useTranslation('replay')
  const recording = useStore(useLaterServices(REPLAY).replay, ({ recordings, followed }) => recordings.at(followed))
  return (
    <section className="panel transport" aria-label={t('transport.label')}>
      <WindowNote />
      {recording !== undefined && (
        <CourseChart recording={recording}>
          <Clock />
        </CourseChart>
      )}
      <Timeline>
        <TimeSlider />
      </Timeline>
      <div className="transport-row row wrap gap-x-3">
        <Steps />
        <Ways />
        <Jumps />
        <Speed />
      </div>
    </section>
  )
}

export function TimeSlider() {
  const { t } = useTranslation('replay')
  const { replay: store } = useLaterServices(REPLAY)
  const time = useStore(store, timeSought)
  const length = useStore(store, lengthOf)
  return (
    <Slider
      label={t('transport.time')}
      max={length}
      value={time}
      isDisabled={length === 0}
      onChange={(to) => goTo(store, to)}
    />
  )
}

export function Steps() {
  const { t } = useTranslation('replay')
  const { replay: store } = useLaterServices(REPLAY)
  const isPlaying = useStore(store, (state) => state.isPlaying)
  const isAtStart = useStore(store, ({ time }) => time === 0)
  const isAtEnd = useStore(store, (state) => state.time === lengthOf(state))
  // Only `aria-disabled` at the ends, since `disabled` loses the focus; a step there leads nowhere.
  const step = (by: number) => goTo(store, timeSought(store.getState()) + by)
  return (
    <span className="joined-buttons">
      <button
        aria-disabled={isAtStart}
        onClick={() => step(-1)}
        aria-label={t('transport.back')}
        title={t('transport.back')}
      >
        <Picture of="stepBack" />
      </button>
      <button className="primary play-button" onClick={() => togglePlaying(store)}>
        <Picture of={isPlaying ? 'pause' : 'play'} />
        {t(isPlaying ? 'transport.pause' : 'transport.play')}
      </button>
      <button
        aria-disabled={isAtEnd}
        onClick={() => step(1)}
        aria-label={t('transport.forward')}
        title={t('transport.forward')}
      >
        <Picture of="stepOn" />
      </button>
    </span>
  )
}

/** Into, over and out, as in a debugger. */
function Ways() {
  const { t } = useTranslation('replay')
  const { replay: store } = useLaterServices(REPLAY)
  return (
    <span className="joined-buttons ways">
      {(['into', 'over', 'out'] as const).map((way) => (
        <button key={way} title={t(`transport.${way}Hint`)} onClick={() => walk(store, way)}>
          <Picture of={way} />
          <span>{t(`transport.${way}`)}</span>
        </button>
      ))}
    </span>
  )
}

export function Speed() {
  const { t } = useTranslation('replay')
  const { replay: store } = useLaterServices(REPLAY)
  const speed = useStore(store, (state) => state.speed)
  return (
    <Select
      label={t('transport.speed')}
      options={SPEEDS.map((value) => ({ value, label: t('transport.perSecond', { speed: value }) }))}
      value={speed}
      onChange={(speed) => store.setState({ speed })}
    />
  )
}

export function Clock() {
  const { t } = useTranslation('replay')
  const { replay: store } = useLaterServices(REPLAY)
  const time = useStore(store, (state) => state.time)
  const length = useStore(store, lengthOf)
  const isAlone = useStore(store, ({ recordings }) => recordings.length < 2)
  return (
    <span className="muted number small">
      {t(isAlone ? 'transport.events' : 'transport.visited', { time, count: length })}
    </span>
  )
}

const PICTURES: Partial<Record<Landmark, 'scissors' | 'rotate' | 'star'>> = {
  cutoff: 'scissors',
  research: 'rotate',
  best: 'star',
}

/** Jumps to the next and the previous event of each kind; a kind without events is disabled and shows 0. */
function Jumps() {
  const { t } = useTranslation('replay')
  const { replay: store } = useLaterServices(REPLAY)
  const recording = useStore(store, ({ recordings, followed }) => recordings.at(followed))
  // A search of one depth has no other iteration to jump to.
  const offered = LANDMARKS.filter(
    (landmark) => landmark !== 'iteration' || (recording?.replay.count('iteration') ?? 0) > 1,
  )
  return (
    <span className="joined-buttons jumps">
      {offered.map((landmark) => {
        const total = recording?.replay.count(landmark) ?? 0
        const picture = PICTURES[landmark]
        return (
          <span key={landmark} className={`jump jump-${landmark}`} data-none={total === 0}>
            <button
              disabled={total === 0}
              aria-label={t(`landmark.previous.${landmark}`)}
              title={t(`landmark.previous.${landmark}`)}
              onClick={() => jump(store, landmark, 'previous')}
            >
              ‹
            </button>
            <span className="jump-words">
              {picture && <Picture of={picture} />}
              {t(`landmark.${landmark}`)} <small>{count(total)}</small>
            </span>
            <button
              disabled={total === 0}
              aria-label={t(`landmark.next.${landmark}`)}
              title={t(`landmark.next.${landmark}`)}
              onClick={() => jump(store, landmark, 'next')}
            >
              ›
            </button>
          </span>
        )
      })}
    </span>
  )
}
