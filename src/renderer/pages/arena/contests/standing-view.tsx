/** The result of a tournament: ratings, the cross table, cycles, and how long the games of each match last. */
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roundedWins, type Cycle } from '../../../../engine/arena/cycles.ts'
import { pairingsOf, standingOf, type Standing } from '../../../../engine/arena/tournament.ts'
import { decimal, percent } from '../../../language/format.ts'
import { ScatterChart } from '../../../ui/charts/scatter-chart.tsx'
import { contestantLabel } from '../../../model/players/names.ts'
import { count } from '../../../language/words.ts'
import type { ContestRecord } from '../../../model/studies/contest/contest-file.ts'
import { TableHead } from '../../../ui/tables/table-head.tsx'
import { crossTable, ratingsTable } from './standing-tables.ts'
import { CrossTable } from './cross-table.tsx'
import { LostOpeningsNote } from './lost-openings-note.tsx'
import { RatingTable } from './rating-table.tsx'
import { intervalWords } from '../../../model/studies/contest/words.ts'

export function StandingView({ record }: { record: ContestRecord }) {
  const { tournament, games } = record
  const { t } = useTranslation('arena')
  const standing = useMemo(() => standingOf(tournament, games), [tournament, games])
  const names = tournament.contestants.map(({ name }) => contestantLabel(name))
  // The players by place, the best first.
  const order = standing.groups.flatMap(({ members }) => members.map(({ player }) => player))
  return (
    <>
      <section className="standing" aria-label={t('standing.ratings')}>
        <TableHead title={t('standing.ratings')} fileName="ratings" table={() => ratingsTable(standing, names)}>
          <h3>{t('standing.ratings')}</h3>
        </TableHead>
        <p className="muted small">
          {t('standing.ratingsText', { count: Math.max(...standing.groups.map(({ openings }) => openings)) })}
        </p>
        <RatingTable standing={standing} names={names} />
        <LostOpeningsNote record={record} />
      </section>
      <section className="standing" aria-label={t('standing.cross')}>
        <TableHead title={t('standing.cross')} fileName="cross-table" table={() => crossTable(standing, names, order)}>
          <h3>{t('standing.cross')}</h3>
        </TableHead>
        <p className="muted small">{t('standing.crossText')}</p>
        <Crossing standing={standing} names={names} order={order} record={{ tournament }} />
      </section>
      <Cycles cycles={standing.cycles} names={names} />
      <LengthChart standing={standing} pairings={pairingsOf(tournament)} names={names} />
    </>
  )
}

interface CrossingProps {
  readonly standing: Standing
  readonly names: readonly string[]
  readonly order: readonly number[]
  readonly record: Pick<ContestRecord, 'tournament'>
}

/** The cross table, and below it the details of the chosen match. */
function Crossing({ standing, names, order, record: { tournament } }: CrossingProps) {
  const { t } = useTranslation('arena')
  const [chosen, setChosen] = useState<readonly [number, number] | null>(null)
  return (
    <>
      <CrossTable
        rates={standing.rates}
        names={names}
        order={order}
        chosen={chosen}
        onChoose={(row, column) => setChosen([row, column])}
      />
      <p className="muted small cross-detail" role="status">
        {chosen === null ? t('standing.crossHint') : detailOf(chosen)}
      </p>
    </>
  )

  function detailOf([row, column]: readonly [number, number]): string {
    const pairing = pairingsOf(tournament).findIndex(
      ([first, second]) => first === Math.min(row, column) && second === Math.max(row, column),
    )
    const rate = standing.rates[row][column]
    const match = standing.matches[pairing]
    if (rate === null || match === null) return t('standing.notMet', { first: names[row], second: names[column] })
    const { won, split, lost } = match.pairs
    const [wins, losses] = row < column ? [won, lost] : [lost, won]
    return t('standing.detail', {
      first: names[row],
      second: names[column],
      interval: intervalWords({ ...rate, value: roundedWins(standing.rates, row, column) }),
      won: count(wins),
      split: count(split),
      lost: count(losses),
      stones: decimal(standing.lengths[pairing] ?? 0),
    })
  }
}

/** The maximum of cycles shown; significant ones come first. */
const MAX_CYCLES = 12

function Cycles({ cycles, names }: { cycles: readonly Cycle[]; names: readonly string[] }) {
  const { t } = useTranslation('arena')
  if (cycles.length === 0) return null
  const sure = cycles.filter(({ isSignificant }) => isSignificant)
  const shown = [...sure, ...cycles.filter(({ isSignificant }) => !isSignificant)].slice(0, MAX_CYCLES)
  return (
    <section className="standing" aria-label={t('standing.cycles')}>
      <h3>{t('standing.cycles')}</h3>
      <p className="muted small">{t('standing.cyclesText', { count: cycles.length, sure: count(sure.length) })}</p>
      <ul className="stack gap-1">
        {shown.map(({ legs, isSignificant }) => (
          <li key={legs.map(({ winner }) => winner).join(' ')} className={isSignificant ? 'sure' : 'muted'}>
            {legs.map(({ winner, rate }) => (
              <span key={winner}>
                {names[winner]} <span className="muted number">{percent(rate.value)}</span>{' '}
                <span aria-hidden="true">→</span>{' '}
              </span>
            ))}
            {names[legs[0].winner]}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LengthChartProps {
  readonly standing: Standing
  readonly pairings: readonly (readonly [number, number])[]
  readonly names: readonly string[]
}

/** Fewer dots show no relation. */
const MIN_MATCHES = 3

/** A dot for each match: the closer two players are, the longer their games tend to be. */
function LengthChart({ standing: { rates, lengths }, pairings, names }: LengthChartProps) {
  const { t } = useTranslation('arena')
  const played = pairings.flatMap(([first, second], i) => {
    const [rate, length] = [rates[first][second], lengths[i]]
    if (rate === null || length === null) return []
    return [
      {
        name: t('about.pair', { first: names[first], second: names[second] }),
        x: Math.max(rate.value, 1 - rate.value),
        y: length,
      },
    ]
  })
  if (played.length < MIN_MATCHES) return null
  return (
    <ScatterChart
      title={t('standing.length.title')}
      summary={t('standing.length.summary')}
      fileName="length-by-closeness"
      points={played}
      x={{ title: t('standing.length.rate'), format: percent }}
      y={{ title: t('standing.length.stones'), format: decimal }}
      pointTitle={t('standing.length.match')}
    />
  )
}
