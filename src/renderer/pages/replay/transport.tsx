/** Play, pause, step, scrub, and jump to what matters. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Landmark } from '../../../engine/search/course.ts'
import { Picture } from '../../ui/controls/icon-button.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { Slider } from '../../ui/controls/slider.tsx'
import { count } from '../../language/words.ts'
import { goTo, jump, REPLAY, SPEEDS, timeSought, togglePlaying, walk } from '../../model/replay/replay-store.ts'
import { lengthOf } from '../../model/replay/seek.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { Timeline } from './timeline.tsx'
import { WindowNote } from './window-note.tsx'
import './transport.css'

export function Transport() {
  const { t } = useTranslation('replay')
  return (
    <section className="panel transport" aria-label={t('transport.label')}>
      <WindowNote />
      <Clock />
      <Timeline>
        <TimeSlider />
      </Timeline>
      <div className="transport-row row gap-x-3">
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
        <span className="play-word">{t(isPlaying ? 'transport.pause' : 'transport.play')}</span>
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
export function Ways() {
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
    <span className="event-clock muted number small">
      {t(isAlone ? 'transport.events' : 'transport.visited', { time, count: length })}
    </span>
  )
}

/** The kinds of events with a button; the timeline shows where iterations begin, and a key leads there. */
const OFFERED = ['cutoff', 'research', 'best'] as const satisfies readonly Landmark[]
const PICTURES = { cutoff: 'scissors', research: 'rotate', best: 'star' } as const

/** Jumps to the next event of each kind, with Shift to the previous; a kind without events is disabled and shows 0. */
function Jumps() {
  const { t } = useTranslation('replay')
  const { replay: store } = useLaterServices(REPLAY)
  const recording = useStore(store, ({ recordings, followed }) => recordings.at(followed))
  return (
    <span className="joined-buttons jumps">
      {OFFERED.map((landmark) => (
        <Jump
          key={landmark}
          kind={landmark}
          total={recording?.replay.count(landmark) ?? 0}
          name={t(`landmark.next.${landmark}`)}
          onJump={(direction) => jump(store, landmark, direction)}
        >
          <Picture of={PICTURES[landmark]} />
          <span className="jump-word">{t(`landmark.${landmark}`)}</span>
        </Jump>
      ))}
    </span>
  )
}

interface JumpProps {
  readonly kind: string
  readonly total: number
  readonly name: string
  readonly onJump: (direction: 'previous' | 'next') => void
  readonly children: ReactNode
}

export function Jump({ kind, total, name, onJump, children }: JumpProps) {
  const { t } = useTranslation('replay')
  return (
    <button
      className={`jump jump-${kind}`}
      disabled={total === 0}
      aria-label={name}
      title={t('landmark.hint', { name })}
      onClick={({ shiftKey }) => onJump(shiftKey ? 'previous' : 'next')}
    >
      {children} <small data-count={count(total)} />
    </button>
  )
}
