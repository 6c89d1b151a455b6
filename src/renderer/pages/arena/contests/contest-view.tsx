/** One contest: its result, and its games. */
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { upToVerdict } from '../../../../engine/arena/match-result.ts'
import { StudyView, type ViewProps } from '../../../parts/studies/study-view.tsx'
import { useStudyState } from '../../../parts/studies/run-state.ts'
import { DESKTOP, download, plainFileNameOf } from '../../../platform/download.ts'
import { gamesCsv } from '../../../model/studies/contest/games-csv.ts'
import type { ContestRecord } from '../../../model/studies/contest/contest-file.ts'
import { canGrow, grow, CONTESTS } from '../../../model/studies/contest/contests.ts'
import { DecisionsTable } from './decisions-table.tsx'
import { GameViewer } from './game-viewer.tsx'
import { ProgramFaults } from './program-faults.tsx'
import { MatchView, MAX_COUNTED_LIVE } from './match-view.tsx'
import { StandingView } from './standing-view.tsx'
import { useLaterServices } from '../../../platform/services.tsx'
import { NOTICE } from '../../../platform/notice.tsx'

export function ContestView({ entry }: ViewProps<ContestRecord>) {
  const { t } = useTranslation('arena')
  const app = useLaterServices(CONTESTS, DESKTOP, NOTICE)
  const { state } = useStudyState(app.contests, entry)
  const isRunning = state === 'running'
  // While it runs, games come faster than a slow computer can draw what they show.
  const whole = useDeferredValue(entry.record)
  // Games after a test's verdict count nowhere.
  const record = useMemo(() => ({ ...whole, games: upToVerdict(whole.games, whole.test) }), [whole])
  const saveGames = () =>
    void download(
      app,
      `${plainFileNameOf(entry.record.name, 'contest')}.csv`,
      new Blob([gamesCsv(record)], { type: 'text/csv;charset=utf-8' }),
    )
  return (
    <StudyView
      kind={CONTESTS}
      entry={entry}
      exportForms={(save) => [
        { label: t('view.csv'), onChoose: saveGames },
        { label: t('view.json'), onChoose: save },
      ]}
      notes={
        <>
          <ProgramFaults record={record} />
          {state === 'done' && <MoreGames entry={entry} />}
        </>
      }
      picture={
        record.games.length === 0 ? null : record.tournament.contestants.length === 2 ? (
          <MatchView record={record} isRunning={isRunning} />
        ) : (
          <StandingView record={record} />
        )
      }
    >
      {(!isRunning || record.games.length <= MAX_COUNTED_LIVE) && <DecisionsTable record={record} />}
      {(record.games.length > 0 || isRunning) && <GameViewer record={record} isRunning={isRunning} />}
    </StudyView>
  )
}

function MoreGames({ entry }: ViewProps<ContestRecord>) {
  const { t } = useTranslation('arena')
  const { contests } = useLaterServices(CONTESTS)
  const mayGrow = useMemo(() => canGrow(entry.record), [entry.record])
  if (!mayGrow) return null
  return (
    <div className="buttons">
      <button
        onClick={() => {
          grow(contests, entry.id)
          contests.start(entry.id)
        }}
      >
        {t('view.more')}
      </button>
    </div>
  )
}
