/**
 * The report that the program began with, on one page: its tables, its claims with what was measured of them, and its
 * table over several games. Guesses and series of games have places of their own within it.
 */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VERDICTS, type ClaimVerdict } from '../../../engine/lab/claims/verdict.ts'
import { ACCURACIES } from '../../model/studies/accuracy/accuracies.ts'
import { EXPERIMENTS } from '../../model/studies/experiment/experiments.ts'
import { KEPT_TABLES } from '../../model/studies/kept-table.ts'
import { TABLE_GAMES } from '../../model/studies/table-games.ts'
import { useHash } from '../../platform/places.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { PanelBoundary } from '../../ui/boundary.tsx'
import { PageAlone } from '../../ui/page-alone.tsx'
import { isAt } from '../../ui/controls/tabbed-page.tsx'
import { useClaims, type ClaimState } from './claims/claim-findings.ts'
import { FindingWords } from './claims/claim-row.tsx'
import { ClaimChart } from './claims/claim-chart.tsx'
import { ClaimsSection } from './claims/claims-section.tsx'
import { TablesTab } from './games/tables-tab.tsx'
import { GuessesTab } from './tables/guesses-tab.tsx'
import { State1, State2 } from './tables/report-tables.tsx'
import './report-page.css'

/** Places of studies, which have the page for themselves. */
const STUDIES = [
  { place: '#report/guesses', Content: GuessesTab },
  { place: '#report/games', Content: TablesTab },
] as const

export function ReportPage() {
  const { t } = useTranslation('common')
  const hash = useHash()
  const study = STUDIES.find(({ place }) => isAt(hash, place))
  return (
    <main className="lab">
      <h1 className="visually-hidden">{t('pages.report')}</h1>
      {study === undefined ? <WholeReport hash={hash} /> : <PageAlone page="report" Content={study.Content} />}
    </main>
  )
}

const CLAIMS_PLACE = '#report/claims'

/** The parts of the page, and the addresses at which they are in sight. */
const PARTS = [
  ['state1', '#report'],
  ['claims', CLAIMS_PLACE],
  ['games', '#report/over-games'],
  ['state2', '#report/state-2'],
] as const
type Part = (typeof PARTS)[number][0]

function WholeReport({ hash }: { hash: string }) {
  const { experiments, accuracies, keptTables, tableGames } = useLaterServices(
    EXPERIMENTS,
    ACCURACIES,
    KEPT_TABLES,
    TABLE_GAMES,
  )
  useEffect(() => {
    for (const { list } of [experiments, accuracies, keptTables, tableGames]) void list.load()
  }, [experiments, accuracies, keptTables, tableGames])
  const claims = useClaims()
  const [verdict, setVerdict] = useState<ClaimVerdict | null>(null)
  const named = isAt(hash, CLAIMS_PLACE) ? hash.slice(CLAIMS_PLACE.length + 1) : ''
  // The first part's address is a prefix of all others.
  const [current] = PARTS.findLast(([, place]) => isAt(hash, place)) ?? PARTS[0]
  const isAtStart = useRef(true)
  useEffect(() => {
    // The first part is in sight at the start, below the contents where these stand above it; a claim shows itself.
    if (named === '' && (current !== PARTS[0][0] || !isAtStart.current)) bringIntoSight(current)
    isAtStart.current = false
  }, [current, named])
  const overGames = claims.find(({ id }) => id === 'tableGames')
  return (
    <div className="page report">
      <Contents claims={claims} current={current} verdict={verdict} onVerdict={setVerdict} />
      <div className="report-parts">
        <Place part="state1">
          <State1 />
        </Place>
        <Place part="claims">
          <ClaimsSection claims={claims} verdict={verdict} named={named} />
        </Place>
        <Place part="games">{overGames !== undefined && <OverGames claim={overGames} />}</Place>
        <Place part="state2">
          <State2 />
        </Place>
      </div>
    </div>
  )
}

function Place({ part, children }: { part: Part; children: ReactNode }) {
  return (
    <div className="report-part" id={`part-${part}`}>
      <PanelBoundary>{children}</PanelBoundary>
    </div>
  )
}

function bringIntoSight(part: Part): void {
  document.getElementById(`part-${part}`)?.scrollIntoView()
}

interface ContentsProps {
  readonly claims: readonly ClaimState[]
  readonly current: Part
  readonly verdict: ClaimVerdict | null
  readonly onVerdict: (verdict: ClaimVerdict | null) => void
}

/** The contents of the page, and the choice of claims by their verdict. */
function Contents({ claims, current, verdict, onVerdict }: ContentsProps) {
  const { t } = useTranslation(['report', 'claims'])
  const numberOf = (of: ClaimVerdict | null) =>
    claims.filter(({ finding }) => of === null || finding?.verdict === of).length
  return (
    <nav className="report-contents" aria-label={t('contents')}>
      {PARTS.map(([part, place]) => (
        <a
          key={part}
          href={place}
          aria-current={part === current ? 'location' : undefined}
          // The address may be the same as before, and the part out of sight.
          onClick={() => bringIntoSight(part)}
        >
          {t(`parts.${part}`)}
        </a>
      ))}
      <div role="group" aria-label={t('byVerdict')}>
        {[null, ...VERDICTS].map((of) => (
          <button key={of} className="quiet" aria-pressed={of === verdict} onClick={() => onVerdict(of)}>
            {of === null ? t('all') : t(`claims:short.${of}`)} <span className="muted">{numberOf(of)}</span>
          </button>
        ))}
      </div>
    </nav>
  )
}

/** The finding about a table that is kept over several games, and the way to series of one's own. */
function OverGames({ claim: { finding } }: { claim: ClaimState }) {
  const { t } = useTranslation('report')
  return (
    <section className="panel stack" aria-labelledby="report-games">
      <header className="row wrap gap-x-4">
        <h2 className="title" id="report-games">
          {t('parts.games')}
        </h2>
        <a href="#report/games">{t('series')}</a>
      </header>
      {finding !== null && (
        <>
          <FindingWords id="tableGames" finding={finding} />
          <ClaimChart id="tableGames" finding={finding} />
        </>
      )}
    </section>
  )
}
