/** The result of a match: who is stronger, by how much, how certain that is, and how the rate developed. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isSwapped, isWonByFirst, type MatchGame } from '../../../../engine/arena/match.ts'
import { countedGames, resultOf, strongerOf, type MatchResult } from '../../../../engine/arena/match-result.ts'
import type { Hypotheses, SequentialState } from '../../../../engine/arena/sequential-test.ts'
import { COLOURS } from '../../../../engine/game/colour.ts'
import type { Rate } from '../../../../engine/math/statistics.ts'
import { decimal, percent, percents, ratio } from '../../../language/format.ts'
import { RateChart } from '../../../ui/charts/line-chart.tsx'
import { contestantLabel } from '../../../model/players/names.ts'
import { count } from '../../../language/words.ts'
import type { ContestRecord } from '../../../model/studies/contest/contest-file.ts'
import { eloWords, intervalWords } from '../../../model/studies/contest/words.ts'
import { LostOpeningsNote } from './lost-openings-note.tsx'
import './match-view.css'

export function MatchView({ record, isRunning }: { record: ContestRecord; isRunning: boolean }) {
  const { tournament, test, games } = record
  const { t } = useTranslation('arena')
  const result = useMemo(() => resultOf(games, test), [games, test])
  const [first, second] = tournament.contestants.map(({ name }) => contestantLabel(name))
  const { atEveryMoment, fixedSample, pairs } = result
  if (atEveryMoment === null) return <p className="muted nothing">{t('view.noPair')}</p>
  const { rate } = atEveryMoment
  const [ofFirst, ofSecond] = percents([rate.value, 1 - rate.value])
  const isCorrected = result.test !== null && result.test.verdict !== 'continue'
  const played = pairs.lost + pairs.split + pairs.won
  return (
    <>
      <section className="standing" aria-label={t('match.result')}>
        <p className="match-score">
          <span>{first}</span>
          <strong className={rate.value < 1 / 2 ? 'number behind' : 'number'}>{ofFirst}</strong>
          <strong className={rate.value > 1 / 2 ? 'number behind' : 'number'}>{ofSecond}</strong>
          <span>{second}</span>
        </p>
        <IntervalBar rate={rate} />
        <p className="muted small">
          {t(`match.${VERDICTS[strongerOf(result) ?? 2]}`, { first, second, interval: intervalWords(rate) })}
        </p>
        <p className="muted small">
          {[
            t('match.atEveryMoment', { count: played, pairs: count(played) }),
            isCorrected && t('match.corrected', { observed: percent((pairs.won + pairs.split / 2) / played) }),
            fixedSample && t('match.fixedSample', { interval: intervalWords(fixedSample.rate) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <LostOpeningsNote record={record} />
        {test !== null && result.test !== null && (
          <TestLine test={test} state={result.test} first={first} second={second} />
        )}
      </section>
      <Figures
        result={result}
        first={first}
        second={second}
        isRunning={isRunning}
        swapped={tournament.swapRule ? countedGames(games, test).filter(isSwapped).length : null}
      />
      <RateByGames games={games} test={test} name={first} />
    </>
  )
}

/** The verdicts: the first player is stronger, the second is, or the test is still open. */
const VERDICTS = ['firstStronger', 'secondStronger', 'open'] as const

/** The interval of the rate on a line from 0 to 1, with a half marked. */
function IntervalBar({ rate: { value, lower, upper } }: { rate: { value: number; lower: number; upper: number } }) {
  const place = (share: number) => `${100 * share}%`
  return (
    <div className="interval-bar" aria-hidden="true">
      <i className="fill" style={{ width: place(value) }} />
      <i className="half" />
      <i className="span" style={{ left: place(lower), width: place(upper - lower) }} />
      <i className="value" style={{ left: place(value) }} />
    </div>
  )
}

interface TestLineProps {
  readonly test: Hypotheses
  readonly state: SequentialState
  readonly first: string
  readonly second: string
}

/** The distance of the sequential test from either bound. */
function TestLine({ test, state, first, second }: TestLineProps) {
  const { lower, upper, verdict } = state
  const { t } = useTranslation('arena')
  const words = { elo0: eloWords(test.elo0), elo1: eloWords(test.elo1), first, second }
  return (
    <div className="test-line cells gap-3">
      <meter min={lower} max={upper} value={state.ratio} aria-label={t('match.test')} />
      <p className="muted small">
        {t(`match.verdict.${verdict}`, {
          ...words,
          ratio: decimal(state.ratio),
          lower: decimal(lower),
          upper: decimal(upper),
        })}
      </p>
    </div>
  )
}

/** With more games than this, going through all of them is too slow to repeat while a contest runs. */
export const MAX_COUNTED_LIVE = 1000

interface FiguresProps {
  readonly result: MatchResult
  readonly first: string
  readonly second: string
  readonly isRunning: boolean
  /** Games in which the colours were swapped; null without the swap rule. */
  readonly swapped: number | null
}

function Figures({ result, first, second, isRunning, swapped }: FiguresProps) {
  const { t } = useTranslation(['arena', 'common'])
  const { pairs, byColour, atEveryMoment, thrown } = result
  const games = 2 * (pairs.lost + pairs.split + pairs.won)
  const isCounted = !isRunning || games <= MAX_COUNTED_LIVE
  const distinct = useMemo(() => (isCounted ? result.distinct : null), [isCounted, result])
  const rows: readonly (readonly [label: string, text: string] | null)[] = [
    atEveryMoment && [
      t('match.elo', { first, second }),
      intervalWords(atEveryMoment.elo, (points) =>
        Number.isFinite(points) ? eloWords(points) : points > 0 ? '+∞' : '−∞',
      ),
    ],
    ...byColour.map(({ wins, games: played }, i) =>
      played === 0
        ? null
        : ([
            t('match.byColour', { first, colour: t(`common:players.${COLOURS[i]}`) }),
            t('match.of', { wins: count(wins), games: count(played), share: percent(wins / played) }),
          ] as const),
    ),
    swapped === null
      ? null
      : [t('match.swapped'), t('match.swappedOf', { swapped: count(swapped), games: count(games) })],
    [
      t('match.pairs'),
      t('match.pairScores', { won: count(pairs.won), split: count(pairs.split), lost: count(pairs.lost) }),
    ],
    [
      t('match.distinct'),
      distinct === null
        ? t('match.distinctLater')
        : t('match.distinctOf', {
            distinct: count(distinct.distinct),
            essentially: count(distinct.essentiallyDistinct),
            games: count(distinct.games),
          }),
    ],
    ...thrown.map(
      (estimate, i) =>
        estimate && ([t('match.thrown', { name: i === 0 ? first : second }), intervalWords(estimate, ratio)] as const),
    ),
  ]
  return (
    <dl className="match-figures grid fill">
      {rows.map(
        (row) =>
          row && (
            <div key={row[0]}>
              <dt>{row[0]}</dt>
              <dd className="number">{row[1]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** The rate after 10, 20, 50, 100 … games and at the end. */
function RateByGames({ games, test, name }: { games: readonly MatchGame[]; test: Hypotheses | null; name: string }) {
  const { t } = useTranslation('arena')
  const points = useMemo(() => ratesByGames(countedGames(games, test)), [games, test])
  const columns = points.map(({ of }) => count(of))
  if (points.length === 0) return null
  return (
    <RateChart
      title={t('match.chart.title')}
      summary={t('match.chart.summary')}
      fileName="win-rate-by-games"
      valueTitle={t('match.chart.rate')}
      data={{
        columnTitle: t('match.chart.games'),
        columns,
        series: [
          { name, look: 'series-3', values: points },
          { name: t('match.chart.half'), look: 'reference', values: points.map(() => HALF) },
        ],
      }}
    />
  )
}

const HALF: Rate = { value: 1 / 2, lower: 1 / 2, upper: 1 / 2, hits: 0, of: 0 }

/** @param whole the games that count, in whole pairs */
function ratesByGames(whole: readonly MatchGame[]): Rate[] {
  const steps = [1, 10, 100, 1000, 10_000]
    .flatMap((power) => [10, 20, 50].map((step) => step * power))
    .filter((step) => step < whole.length)
  return [...steps, whole.length].flatMap((of) => {
    const played = whole.slice(0, of)
    const { atEveryMoment } = resultOf(played, null)
    return atEveryMoment === null ? [] : [{ ...atEveryMoment.rate, hits: played.filter(isWonByFirst).length, of }]
  })
}
