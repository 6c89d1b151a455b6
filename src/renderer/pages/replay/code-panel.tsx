/** The pseudocode of the search in step with the replay: the current line, the variables, and the call stack. */
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineId } from '../../../engine/search/listing.ts'
import { callerCode, codeOptions, linesRun, searchCode, standsAt } from '../../../engine/search/pseudocode.ts'
import type { ReplayMoment } from '../../../engine/search/replay-moment.ts'
import type { Algorithm } from '../../../engine/search/methods.ts'
import { EVENTS } from '../../../engine/search/trace.ts'
import type { Recording } from '../../model/replay/recording.ts'
import { i18n } from '../../language/i18n.ts'
import { codeNotes } from './code-notes.ts'
import { Listing, type ListingProps, useCurrentInSight } from './listing.tsx'
import { moverAt, whoseWord } from './replay-words.ts'
import { Speed, Ways } from './transport.tsx'
import { useMoment } from './use-moment.ts'
import { Variables } from './variables.tsx'
import './code-panel.css'

interface CodePanelProps {
  readonly recording: Recording
  /** The board beside the variables in a lecture, which leaves out all that is only for reading up. */
  readonly board?: ReactNode
}

export function CodePanel({ recording, board }: CodePanelProps) {
  const { t } = useTranslation('replay')
  const moment = useMoment(recording)
  const { algorithm } = recording.options
  const options = codeOptions(recording.options, recording.root.position === null)
  const run = linesRun(moment, algorithm, options)
  const [chosen, setChosen] = useState<{ event: number; ply: number } | null>(null)
  const here = run?.ply ?? 0
  const ply = chosen?.event === moment.event ? chosen.ply : here
  const state = moment.line.at(ply)
  const lines = run === null || state === undefined ? [] : ply === here ? run.search : [standsAt(state, ply > here)]
  const title = t('code.title', {
    whose: whoseWord(recording, moverAt(recording, ply)),
    place: placeOf(recording, moment.line, ply),
  })
  const tone = moment.last?.kind === EVENTS.cutoff ? 'cut' : moment.last?.kind === EVENTS.research ? 'again' : 'plain'
  const isLecture = board !== undefined
  const code = useCurrentInSight(moment.event)
  return (
    <section className="panel code-panel" aria-label={t('code.label')} data-figure="code">
      {!isLecture && (
        <div className="code-head row gap-2">
          <h2 data-print="" className="ellipsis">
            {title}
          </h2>
          <Stack
            recording={recording}
            line={moment.line}
            ply={ply}
            onChoose={(ply) => setChosen({ event: moment.event, ply })}
          />
        </div>
      )}
      {!isLecture && (
        <div className="code-steps row gap-2">
          <Ways />
          <Speed />
        </div>
      )}
      <div className="code-lines stack" ref={code}>
        <Caller algorithm={algorithm} run={run?.caller ?? []} tone={tone} />
        <Listing
          code={searchCode(algorithm, options)}
          run={lines}
          tone={tone}
          notes={ply === here ? codeNotes(moment, recording) : {}}
        />
      </div>
      {board}
      {state !== undefined && (
        <div className="code-state stack">
          <Variables recording={recording} moment={moment} state={state} ply={ply} />
        </div>
      )}
    </section>
  )
}

interface CallerProps extends Pick<ListingProps<LineId>, 'run' | 'tone'> {
  readonly algorithm: Algorithm
}

/** The code that calls the search takes the search's place while it is at work. */
function Caller({ algorithm, run, tone }: CallerProps) {
  const code = callerCode(algorithm)
  if (code.length === 0 || run.length === 0) return null
  return (
    <div className="caller-instead">
      <Listing code={code} run={run} tone={tone} notes={{}} />
    </div>
  )
}

/** The line of moves to a state, in words. */
function placeOf({ root }: Recording, line: ReplayMoment['line'], ply: number): string {
  const names = line.slice(1, ply + 1).map(({ node }) => root.names[node])
  return names.length === 0 ? i18n.t('replay:code.root') : i18n.t('replay:code.after', { line: names.join(', ') })
}

interface StackProps {
  readonly recording: Recording
  readonly line: ReplayMoment['line']
  /** The state whose code is shown. */
  readonly ply: number
  readonly onChoose: (ply: number) => void
}

/** The call stack, from the root on. */
function Stack({ recording, line, ply, onChoose }: StackProps) {
  const { t } = useTranslation('replay')
  if (line.length < 2) return null
  return (
    <div className="code-stack wrap gap-1" role="group" aria-label={t('code.stack')}>
      {line.map(({ node }, at) => (
        <button
          key={at}
          className="quiet"
          aria-pressed={at === ply}
          aria-label={t('code.state', { place: placeOf(recording, line, at) })}
          onClick={() => onChoose(at)}
        >
          {at === 0 ? t('code.root') : recording.root.names[node]}
        </button>
      ))}
    </div>
  )
}
