/** Play, pause, step, scrub, and jump to what matters. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { LANDMARKS } from '../../../engine/search/replay.ts'
import { Select } from '../../ui/controls/select.tsx'
import { Slider } from '../../ui/controls/slider.tsx'
import { count } from '../../language/words.ts'
import { usePlayback, useReplayKeys } from './playback.ts'
import { goTo, jump, lengthOf, REPLAY, SPEEDS, togglePlaying, walk } from '../../model/replay/replay-store.ts'
import { useServices } from '../../platform/services.tsx'
import { useSettings } from '../../model/settings.ts'
import './transport.css'

export function Transport() {
  const { t } = useTranslation('replay')
  const { replay: store } = useServices(REPLAY)
  usePlayback(store, useSettings())
  useReplayKeys(store)
  return (
    <section className="panel transport" aria-label={t('transport.label')}>
      <div className="transport-time">
        <TimeSlider />
        <Clock />
      </div>
      <div className="wrap transport-row">
        <Steps />
        <Ways />
        <Speed />
      </div>
      <Jumps />
    </section>
  )
}

function TimeSlider() {
  const { t } = useTranslation('replay')
  const { replay: store } = useServices(REPLAY)
  const time = useStore(store, (state) => state.time)
  const length = useStore(store, lengthOf)
  return <Slider label={t('transport.time')} max={length} value={time} isDisabled={length === 0} onChange={(to) => goTo(store, to)} />
}

function Steps() {
  const { t } = useTranslation('replay')
  const { replay: store } = useServices(REPLAY)
  const isEmpty = useStore(store, ({ recordings }) => recordings.length === 0)
  const isPlaying = useStore(store, (state) => state.isPlaying)
  const isAtStart = useStore(store, ({ time }) => time === 0)
  const isAtEnd = useStore(store, (state) => state.time === lengthOf(state))
  // Not disabled at the ends, where the focus would be lost: there a step leads nowhere.
  const step = (by: number) => goTo(store, store.getState().time + by)
  return (
    <>
      <button className="primary" disabled={isEmpty} onClick={() => togglePlaying(store)}>
        {t(isPlaying ? 'transport.pause' : 'transport.play')}
      </button>
      <button aria-disabled={isAtStart} onClick={() => step(-1)} aria-label={t('transport.back')}>
        <span aria-hidden="true">◂</span> {t('transport.step')}
      </button>
      <button aria-disabled={isAtEnd} onClick={() => step(1)} aria-label={t('transport.forward')}>
        {t('transport.step')} <span aria-hidden="true">▸</span>
      </button>
    </>
  )
}

/** As a debugger goes through a program; a step on goes into the search of a move. */
function Ways() {
  const { t } = useTranslation('replay')
  const { replay: store } = useServices(REPLAY)
  const isEmpty = useStore(store, ({ recordings }) => recordings.length === 0)
  return (
    <span className="ways">
      {(['over', 'out'] as const).map((way) => (
        <button key={way} disabled={isEmpty} title={t(`transport.${way}Hint`)} onClick={() => walk(store, way)}>
          {t(`transport.${way}`)}
        </button>
      ))}
    </span>
  )
}

function Speed() {
  const { t } = useTranslation('replay')
  const { replay: store } = useServices(REPLAY)
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

function Clock() {
  const { t } = useTranslation('replay')
  const { replay: store } = useServices(REPLAY)
  const time = useStore(store, (state) => state.time)
  const length = useStore(store, lengthOf)
  const isAlone = useStore(store, ({ recordings }) => recordings.length < 2)
  return <span className="muted number">{t(isAlone ? 'transport.events' : 'transport.visited', { time, count: length })}</span>
}

function Jumps() {
  const { t } = useTranslation('replay')
  const { replay: store } = useServices(REPLAY)
  const recording = useStore(store, ({ recordings, followed }) => recordings.at(followed))
  return (
    <div className="wrap transport-row jumps">
      {LANDMARKS.map((landmark) => {
        const total = recording?.replay.count(landmark) ?? 0
        return (
          <span key={landmark} className="jump">
            <button disabled={total === 0} aria-label={t(`landmark.previous.${landmark}`)} onClick={() => jump(store, landmark, 'previous')}>
              ◂
            </button>
            <span>
              {t(`landmark.${landmark}`)} <small>{count(total)}</small>
            </span>
            <button disabled={total === 0} aria-label={t(`landmark.next.${landmark}`)} onClick={() => jump(store, landmark, 'next')}>
              ▸
            </button>
          </span>
        )
      })}
    </div>
  )
}
