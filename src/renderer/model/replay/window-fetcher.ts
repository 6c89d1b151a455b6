/** Fetches the windows that a replay wants, by searching again; until one is there the replay stays where it is. */
import type { EngineClient } from '../../../workers/client.ts'
import { seek, type ReplayPageState, type ReplayStore, type WindowFetch } from './replay-store.ts'

/** A slider that is drawn along wants many windows: only the one where it rests is fetched. */
const REST_MS = 150

/** The window that is to be fetched now: a recording under way comes first. */
const dueIn = ({ status, wanted }: ReplayPageState) => (status === 'recording' ? undefined : wanted?.fetch)

export function fetchWindows(store: ReplayStore, engine: EngineClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  store.subscribe((state, before) => {
    const [due, was] = [dueIn(state), dueIn(before)]
    if (due === was) return
    clearTimeout(timer)
    if (was !== undefined) engine.cancel()
    if (due !== undefined) timer = setTimeout(() => start(store, engine, due), REST_MS)
  })
}

function start(store: ReplayStore, engine: EngineClient, fetch: WindowFetch): void {
  const { recording, from } = fetch
  const { root, options, replay } = recording
  const { total, capacity } = replay.trace
  engine.start(
    'traceWindow',
    { position: root.text, options, from, total, capacity },
    {
      progress: (progress) => store.setState(({ wanted }) => ({ wanted: wanted && { ...wanted, progress } })),
      done: (window) => {
        const { wanted } = store.getState()
        if (wanted?.fetch !== fetch) return
        const moved = { ...recording, replay: replay.withWindow(window) }
        seek(store, wanted.goal, {
          ...wanted.patch,
          recordings: wanted.patch.recordings.map((each) => (each === recording ? moved : each)),
        })
      },
      failed: (missed) => store.setState({ wanted: null, missed, isPlaying: false }),
    },
  )
}
