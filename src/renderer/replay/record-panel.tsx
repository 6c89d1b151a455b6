/** Which search to record, and what has been recorded. */
import { useState } from 'react'
import { useStore } from 'zustand'
import { winnerOf } from '../../engine/position.ts'
import { parsePosition } from '../../engine/notation.ts'
import { ORDERINGS, type Ordering } from '../../engine/search/ordering.ts'
import { ALGORITHMS, defaultOrdering, type Algorithm } from '../../engine/search/search.ts'
import type { Trace } from '../../engine/search/trace.ts'
import { useApp } from '../app-context.tsx'
import { DEPTHS } from '../match/players.ts'
import { PositionChoice, usePositionChoices } from '../position-choice.tsx'
import { Segmented } from '../controls/segmented.tsx'
import { ALGORITHM_NAMES, count, ORDERING_NAMES } from '../words.ts'
import { cancelRecording, record, recordBeside, type ReplayPageState } from './replay-store.ts'

export function RecordPanel() {
  const { replay, recorder } = useApp()
  const state = useStore(replay)
  const choices = usePositionChoices()
  const [choice, setChoice] = useState(choices[0].name)
  const [algorithm, setAlgorithm] = useState<Algorithm>('alpha-beta')
  const [ordering, setOrdering] = useState<Ordering>('id')
  const [depth, setDepth] = useState<number>(3)
  const { position } = choices.find(({ name }) => name === choice) ?? choices[0]
  const isOver = winnerOf(parsePosition(position)) !== null
  const isRecording = state.status === 'recording'
  return (
    <section className="panel" aria-label="Search to record">
      <h2>Record a search</h2>
      <PositionChoice choices={choices} value={choice} onChange={setChoice} />
      <label className="field">
        Search
        <select
          value={algorithm}
          onChange={({ target }) => {
            setAlgorithm(target.value as Algorithm)
            setOrdering(defaultOrdering(target.value as Algorithm))
          }}
        >
          {ALGORITHMS.map((name) => (
            <option key={name} value={name}>
              {ALGORITHM_NAMES[name]}
            </option>
          ))}
        </select>
      </label>
      <Segmented legend="Depth" options={DEPTHS.map((value) => ({ value, label: String(value), name: `Depth ${value}` }))} value={depth} onChange={setDepth} />
      <select aria-label="Ordering of successors" value={ordering} onChange={({ target }) => setOrdering(target.value as Ordering)}>
        {ORDERINGS.map((name) => (
          <option key={name} value={name}>
            Order: {ORDERING_NAMES[name]}
          </option>
        ))}
      </select>
      <div className="buttons">
        <button className="primary" disabled={isOver || isRecording} onClick={() => record(replay, recorder, position, { algorithm, depth, ordering })}>
          Record
        </button>
        <button
          disabled={state.recordings.length === 0 || isRecording}
          title="Record this search of the same position, and play both in step by visited states"
          onClick={() => recordBeside(replay, recorder, { algorithm, depth, ordering })}
        >
          Beside
        </button>
        <button disabled={!isRecording} onClick={() => cancelRecording(replay, recorder)}>
          Cancel
        </button>
      </div>
      <p className={state.status === 'failed' ? 'fault' : 'muted small'} role="status">
        {isOver ? 'The game on the board is over: there is nothing to search.' : wordsOf(state)}
      </p>
    </section>
  )
}

function wordsOf({ status, progress, error, recordings }: ReplayPageState): string {
  if (status === 'failed') return `The search failed: ${error}`
  if (status === 'recording') return progress === null ? 'Searching…' : `Searching, ${count(progress.counters.visited)} visited…`
  if (status === 'cancelled') return 'Cancelled.'
  if (recordings.length === 0) return 'A recording holds a million events at most.'
  return recordings.map(({ replay, options }) => `${ALGORITHM_NAMES[options.algorithm]}: ${recordedWords(replay.trace)}`).join(' ')
}

function recordedWords({ length, omitted }: Trace): string {
  const left = omitted === 0 ? '' : ` ${count(omitted)} later ones found no room: of this search only the beginning can be replayed.`
  return `${count(length)} events recorded.${left}`
}
