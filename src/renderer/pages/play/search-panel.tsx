/** The running search, live, or else the last one. */
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { minimalTreeFrom } from '../../../engine/lab/lab.ts'
import { opponentOf } from '../../../engine/game/colour.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { METHODS } from '../../../engine/search/methods.ts'
import type { SearchProgress } from '../../../engine/search/search.ts'
import { isByPlayouts, isSearch, type SearchTask, type ThinkingState, useThinking } from '../../model/match/computer.ts'
import { goTo } from '../../platform/places.ts'
import { RECORDER, REPLAY } from '../../model/replay/replay-store.ts'
import { record } from '../../model/replay/record.ts'
import { optionCountersOf } from '../../model/search/settings.ts'
import { MemoryRows, RanOut } from '../../parts/memory-rows.tsx'
import { count, duration, signed } from '../../language/words.ts'
import { ALGORITHM_NAMES, COLOUR_NAMES, COUNTER_LABELS } from '../../language/names.ts'
import { useCommands } from '../../platform/command.ts'
import { type Needs, useLaterServices } from '../../platform/services.tsx'
import { isBetweenComputers } from '../../model/match/match-state.ts'
import { useMatch } from '../../model/match/match-store.ts'
import { PLAY_COMMANDS } from './commands.ts'
import { ResumeButton } from './resume-button.tsx'

/** The running search as soon as it has anything to show, or the last with its final figures; null before the first. */
function shown({ task, progress, last }: ThinkingState): FiguresProps | null {
  if (task !== null && isSearch(task) && progress !== null && !isByPlayouts(progress))
    return { task, figures: progress, isRunning: true }
  return last && { task: last.task, figures: last.found, isRunning: false }
}

export function SearchPanel() {
  const { t } = useTranslation('play')
  const thinking = useThinking()
  const search = shown(thinking)
  const match = useMatch()
  // Before the first search, only a computer that waits, or plays another one, can be told anything.
  const isWaiting = match.paused || isBetweenComputers(match)
  return (
    <section className="panel" aria-label={t('search.title')}>
      <h2>
        {t('search.title')}
        {search && (
          <span className="muted plain">
            {' '}
            {t('search.of', {
              algorithm: ALGORITHM_NAMES[search.task.options.algorithm],
              player: COLOUR_NAMES[search.task.colour],
            })}
          </span>
        )}
      </h2>
      {thinking.error !== null && (
        <p className="fault" role="alert">
          {t('search.failed', { reason: thinking.error })}
        </p>
      )}
      {search === null ? <p className="muted empty">{t('search.empty')}</p> : <Figures {...search} />}
      {(search !== null || thinking.task !== null || isWaiting) && <SearchButtons thinking={thinking} />}
    </section>
  )
}

/** The share of a search done, by time or by depths; undefined for a search of one depth, which cannot tell. */
function shareDone({ options }: SearchTask, { depth, ms }: SearchProgress): number | undefined {
  if (options.time !== undefined) return Math.min(1, ms / options.time)
  return METHODS[options.algorithm].deepens ? (depth - 1) / (options.depth ?? depth) : undefined
}

interface FiguresProps {
  readonly task: SearchTask
  readonly figures: SearchProgress
  readonly isRunning: boolean
}

function Figures({ task, figures, isRunning }: FiguresProps) {
  const { t } = useTranslation('play')
  const { position, options, colour } = task
  const { counters, shortestWin, depth, value, line, ms, memory } = figures
  const minimal = minimalTreeFrom(position, depth)
  return (
    <>
      <p>
        <strong className="huge number" data-testid="visited">
          {count(counters.visited)}
        </strong>{' '}
        <span className="muted">
          {t('search.visited', { count: counters.visited })}
          {shortestWin && ` ${t('search.shortestWin', { count: shortestWin.visited })}`}
        </span>
      </p>
      <progress value={isRunning ? shareDone(task, figures) : 1} max={1} aria-label={t('search.progress')} />
      <dl className="rows">
        <dt>{t('search.depth')}</dt>
        <dd>{options.depth === undefined ? depth : t('search.depthOf', { depth, limit: options.depth })}</dd>
        <dt>{t('search.value')}</dt>
        <dd>{value === null ? '…' : signed(value)}</dd>
        <dt>{COUNTER_LABELS.cutoffs}</dt>
        <dd>{count(counters.cutoffs)}</dd>
        {optionCountersOf(options, figures.optionCounters).map(([name, counted]) => (
          <Fragment key={name}>
            <dt>{COUNTER_LABELS[name]}</dt>
            <dd>{count(counted)}</dd>
          </Fragment>
        ))}
        <dt title={t('search.minimalTreeHint', { depth })}>{t('search.minimalTree')}</dt>
        <dd title={minimal === null ? t('search.noMinimalTree') : undefined}>
          {minimal === null ? '–' : count(minimal)}
        </dd>
        <dt>{t('search.time')}</dt>
        <dd>{duration(ms)}</dd>
        <MemoryRows memory={memory} />
      </dl>
      <RanOut memory={memory} />
      <ol className="line" aria-label={t('search.line')}>
        {line.map((node, i) => (
          <li key={i} className={`chip chip-${i % 2 === 0 ? colour : opponentOf(colour)}`}>
            {position.board.names[node]}
          </li>
        ))}
      </ol>
    </>
  )
}

/** Records the search again, to the depth that it reached, and shows the replay. */
function replayAgain(
  { replay, recorder }: Needs<typeof RECORDER | typeof REPLAY>,
  { task, found }: NonNullable<ThinkingState['last']>,
): void {
  const { time, states, ...searched } = task.options
  const options = { ...searched, depth: found.depth }
  record(replay, recorder, formatPosition(task.position), options)
  goTo('replay')
}

function SearchButtons({ thinking }: { thinking: ThinkingState }) {
  const { t } = useTranslation('play')
  const app = useLaterServices(RECORDER, REPLAY)
  const commands = useCommands()
  const { paused } = useMatch()
  return (
    <div className="buttons">
      <ResumeButton className="primary" />
      {([...(paused ? [] : (['stop'] as const)), 'moveNow'] as const).map((name) => (
        <button
          key={name}
          disabled={!commands.can(PLAY_COMMANDS[name])}
          onClick={() => commands.run(PLAY_COMMANDS[name])}
        >
          {t(`controls.${name}`)}
        </button>
      ))}
      <button
        disabled={thinking.last === null}
        title={t('search.replayHint')}
        onClick={() => thinking.last && replayAgain(app, thinking.last)}
      >
        {t('search.replay')}
      </button>
    </div>
  )
}
