/** Hill climbing, step by step: the challengers tried, those taken, and the path of the weights. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClimbStep } from '../../../../engine/training/hill-climbing.ts'
import { percent } from '../../../language/format.ts'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import { count, signed } from '../../../language/words.ts'
import { TableHead } from '../../../ui/tables/table-head.tsx'
import { thinned } from './curves.ts'
import type { Climb } from '../../../model/studies/training/training-run.ts'
import { WeightChart } from './weight-chart.tsx'

/** The challenger's share of the games. */
function shareWon({ pairs: { won, split, lost } }: ClimbStep): number {
  return (won + split / 2) / (won + split + lost)
}

export function ClimbView({ run: { plan, steps } }: { run: Climb }) {
  const { t } = useTranslation('school')
  const taken = steps.filter(({ isAccepted }) => isAccepted)
  const shown = thinned(steps.length)
  const path = useMemo(() => [plan.start, ...thinned(steps.length).map((i) => steps[i].champion)], [plan, steps])
  const columns = shown.map((i) => count(i + 1))
  return (
    <section className="standing" aria-label={t('path.heading')}>
      <h3>{t('path.taken', { count: taken.length, taken: count(taken.length), steps: count(steps.length) })}</h3>
      <div className="curves grid">
        <WeightChart path={path} columns={['0', ...columns]} columnTitle={t('path.step')} features={plan.features} />
        <LineChart
          title={t('path.challengers.title')}
          summary={t('path.challengers.summary')}
          fileName="challengers"
          data={{
            columnTitle: t('path.step'),
            columns,
            series: [
              { name: t('path.challengers.tried'), look: 'series-1', values: shown.map((i) => shareWon(steps[i])) },
              {
                name: t('path.challengers.taken'),
                look: 'series-0',
                values: shown.map((i) => (steps[i].isAccepted ? shareWon(steps[i]) : null)),
                isApart: true,
              },
              { name: t('path.half'), look: 'reference', values: shown.map(() => 0.5) },
            ],
          }}
          valueTitle={t('path.challengers.value')}
          format={percent}
          formatTick={percent}
          scale="close"
        />
      </div>
      {taken.length > 0 && <TakenSteps steps={taken} hasPhases={plan.start.phases.length > 1} />}
    </section>
  )
}

function TakenSteps({ steps, hasPhases }: { steps: readonly ClimbStep[]; hasPhases: boolean }) {
  const { t } = useTranslation(['school', 'players'])
  const weightName = ({ feature, phase }: ClimbStep) =>
    hasPhases
      ? t('path.inPhase', { name: t(`players:features.${feature}`), phase: phase + 1 })
      : t(`players:features.${feature}`)
  const table = () => ({
    columns: [
      t('path.step'),
      t('path.weight'),
      t('path.change'),
      ...(['won', 'split', 'lost'] as const).map((outcome) => t(`path.outcomes.${outcome}`)),
    ].map((name) => ({ name })),
    rows: steps.map((step) => [
      step.number + 1,
      weightName(step),
      step.change,
      step.pairs.won,
      step.pairs.split,
      step.pairs.lost,
    ]),
  })
  return (
    <div className="scroll taken-steps" tabIndex={0} role="group" aria-label={t('path.takenSteps')}>
      <TableHead title={t('path.takenSteps')} fileName="steps" table={table} />
      <table>
        <caption className="visually-hidden">{t('path.takenSteps')}</caption>
        <thead>
          <tr>
            <th scope="col" className="number">
              {t('path.step')}
            </th>
            <th scope="col">{t('path.weight')}</th>
            <th scope="col" className="number">
              {t('path.change')}
            </th>
            <th scope="col" className="number">
              {t('path.pairs')}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => {
            const { number, change, pairs } = step
            return (
              <tr key={number}>
                <th scope="row" className="number">
                  {count(number + 1)}
                </th>
                <td>{weightName(step)}</td>
                <td className="number">{signed(change)}</td>
                <td className="number">
                  {t('path.score', { won: count(pairs.won), split: count(pairs.split), lost: count(pairs.lost) })}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
