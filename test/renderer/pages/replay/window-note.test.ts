/** The note on a moment that is being fetched. */
import { expect, it } from 'vitest'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { Recorder } from '../../../../src/engine/search/recorder.ts'
import { Replay } from '../../../../src/engine/search/replay.ts'
import { positionRoot } from '../../../../src/engine/search/search-root.ts'
import { search, type SearchOptions } from '../../../../src/engine/search/search.ts'
import { fetchTexts, PARTS } from '../../../../src/renderer/language/i18n.ts'
import { createReplayStore } from '../../../../src/renderer/model/replay/replay-store.ts'
import { LectureBar } from '../../../../src/renderer/pages/replay/lecture-bar.tsx'
import { asTheyAre, pageOf } from '../documents/pages.ts'

await fetchTexts(...PARTS)

it('in a lecture it stands on the bar of controls', () => {
  const position = parsePosition('./..... r')
  const options: SearchOptions = { algorithm: 'alpha-beta', depth: 2 }
  const trace = new Recorder()
  const recording = {
    root: positionRoot(position),
    options,
    result: search(position, options, { trace }),
    replay: new Replay(trace.finish()),
  }
  const replay = createReplayStore()
  asTheyAre(replay)
  replay.setState({ status: 'ready', recordings: [recording] })
  const bar = () => pageOf({ replay }, LectureBar)
  expect(bar()).not.toContain('window-note')
  replay.setState({
    wanted: { goal: { time: 9 }, patch: { recordings: [recording] }, fetch: { recording, from: 5 }, progress: null },
  })
  expect(bar()).toMatch(/class="window-note[^"]*" role="status">Searching again for this moment….*Cancel/)
})
