/** Play, pause, step, scrub, and jump to what matters. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { LANDMARKS, type Landmark } from '../../engine/replay.ts'
import { useApp } from '../app-context.tsx'
import { count } from '../words.ts'
import { goTo, jump, lengthOf, SPEEDS, togglePlaying, type ReplayStore } from './replay-store.ts'

const LANDMARK_NAMES: Readonly<Record<Landmark, string>> = {
  cutoff: 'cutoff',
  research: 're-search',
  iteration: 'iteration',
  best: 'better move',
}

/** Moves the replay on with the screen's own frames, whatever its speed. */
function usePlayback(store: ReplayStore): void {
  const isPlaying = useStore(store, (state) => state.isPlaying)
  useEffect(() => {
    if (!isPlaying) return undefined
    let last = performance.now()
    // Parts of an event that a frame was too short for.
    let rest = 0
    let frame = requestAnimationFrame(function advance(now) {
      const { time, speed } = store.getState()
      rest += ((now - last) / 1000) * speed
      last = now
      const whole = Math.floor(rest)
      rest -= whole
      if (whole > 0) goTo(store, time + whole)
      frame = requestAnimationFrame(advance)
    })
    return () => cancelAnimationFrame(frame)
  }, [store, isPlaying])
}

export function Transport() {
  const { replay: store } = useApp()
  const state = useStore(store)
  const { recordings, time, isPlaying, speed } = state
  usePlayback(store)
  const isEmpty = recordings.length === 0
  const length = lengthOf(state)
  const unit = recordings.length === 2 ? 'visited states' : 'events'
  return (
    <section className="panel transport" aria-label="Replay">
      <input
        type="range"
        min={0}
        max={length}
        value={time}
        disabled={isEmpty}
        aria-label="Time"
        aria-valuetext={`${time} of ${length} ${unit}`}
        onChange={({ target }) => goTo(store, Number(target.value))}
      />
      <div className="transport-row">
        <button className="primary" disabled={isEmpty} onClick={() => togglePlaying(store)}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        <button disabled={isEmpty || time === 0} onClick={() => goTo(store, time - 1)}>
          ◂ step
        </button>
        <button disabled={isEmpty || time === length} onClick={() => goTo(store, time + 1)}>
          step ▸
        </button>
        <select aria-label="Speed" value={speed} onChange={({ target }) => store.setState({ speed: Number(target.value) })}>
          {SPEEDS.map((value) => (
            <option key={value} value={value}>
              {count(value)} a second
            </option>
          ))}
        </select>
        <span className="muted number">
          {count(time)} of {count(length)} {unit}
        </span>
      </div>
      <div className="transport-row">
        {LANDMARKS.map((landmark) => {
          const total = isEmpty ? 0 : recordings[0].replay.count(landmark)
          return (
            <span key={landmark} className="jump">
              <button disabled={total === 0} aria-label={`Previous ${LANDMARK_NAMES[landmark]}`} onClick={() => jump(store, landmark, 'previous')}>
                ◂
              </button>
              <span>
                {LANDMARK_NAMES[landmark]} <small>{count(total)}</small>
              </span>
              <button disabled={total === 0} aria-label={`Next ${LANDMARK_NAMES[landmark]}`} onClick={() => jump(store, landmark, 'next')}>
                ▸
              </button>
            </span>
          )
        })}
      </div>
    </section>
  )
}
