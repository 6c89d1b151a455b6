/** Short tones, made by the browser itself; silent where it cannot make any, or before the first click or key press. */
export interface Tone {
  /** Seconds from now. */
  readonly at: number
  readonly hertz: number
  /** Until it has faded away. */
  readonly seconds: number
  /** From 0 to 1. */
  readonly loudness: number
}

let context: AudioContext | undefined

/** Browsers allow sound only after a click or a key press, and log a complaint about an earlier attempt. */
function opened(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined' || ('userActivation' in navigator && !navigator.userActivation.hasBeenActive))
    return undefined
  context ??= new AudioContext()
  return context
}

export function playTones(tones: readonly Tone[]): void {
  const audio = opened()
  if (audio === undefined) return
  // A browser may have suspended the context. If it does not resume, the app stays silent.
  if (audio.state !== 'running') audio.resume().catch(() => {})
  for (const tone of tones) strike(audio, tone)
}

/** Struck and left to die away, as wood and strings do. */
function strike(audio: AudioContext, { at, hertz, seconds, loudness }: Tone): void {
  const begin = audio.currentTime + at
  const end = begin + seconds
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.setValueAtTime(loudness, begin)
  // An exponential ramp cannot reach 0.
  volume.gain.exponentialRampToValueAtTime(loudness / 1000, end)
  const source = new OscillatorNode(audio, { frequency: hertz })
  source.connect(volume).connect(audio.destination)
  source.start(begin)
  source.stop(end)
}
