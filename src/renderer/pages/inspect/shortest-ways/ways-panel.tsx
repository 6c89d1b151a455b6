/** The choice of the shortest way on the board, by colour and evaluation, and the numbers by each evaluation. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { EVALUATION_METHODS, evaluateWith } from '../../../../engine/evaluation/evaluation.ts'
import type { ShortestWay } from '../../../../engine/evaluation/shortest-way.ts'
import { COLOURS } from '../../../../engine/game/colour.ts'
import { encodeValue } from '../../../../engine/game/notation.ts'
import { EMPTY, nodesOf } from '../../../../engine/game/node-set.ts'
import type { Position } from '../../../../engine/game/position.ts'
import { multiple } from '../../../language/format.ts'
import { COLOUR_NAMES } from '../../../language/names.ts'
import { count, signed } from '../../../language/words.ts'
import { INSPECT } from '../../../model/inspect/inspect-store.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { TableHead } from '../../../ui/tables/table-head.tsx'
import { type MeasuredTimes, MEASURED, measureEvaluations, timesOfFastest } from './measured-times.ts'

interface WaysPanelProps {
  readonly drawn: Position
  /** The shortest way; null where no way is left. */
  readonly way: ShortestWay | null
}

export function WaysPanel({ drawn, way }: WaysPanelProps) {
  const { t } = useTranslation(['inspect', 'players'])
  const { inspect } = useLaterServices(INSPECT)
  const { method, colour } = useStore(inspect)
  return (
    <section className="panel" aria-label={t('ways.title')}>
      <h2>{t('ways.title')}</h2>
      <Select
        label={t('ways.method')}
        isLabelShown
        options={EVALUATION_METHODS.map((value) => ({ value, label: t(`players:evaluations.${value}`) }))}
        value={method}
        onChange={(method) => inspect.setState({ method })}
      />
      <Segmented
        legend={t('player')}
        options={COLOURS.map((value) => ({ value, label: COLOUR_NAMES[value], name: t(`ways.of.${value}`) }))}
        value={colour}
        onChange={(colour) => inspect.setState({ colour })}
      />
      {way === null || way.toPlace === EMPTY ? (
        <p className="muted">{t(way === null ? 'ways.none' : 'ways.joined')}</p>
      ) : (
        <ol className="line" aria-label={t('ways.toPlace')}>
          {Array.from(nodesOf(way.toPlace), (node) => (
            <li key={node} className={`chip chip-${colour}`}>
              {drawn.board.names[node]}
            </li>
          ))}
        </ol>
      )}
      <p className="muted small">{t('ways.words')}</p>
      <Numbers drawn={drawn} />
    </section>
  )
}

/** y, x and f by each evaluation, and its relative time once measured. */
function Numbers({ drawn }: { drawn: Position }) {
  const { t } = useTranslation(['inspect', 'players'])
  const [measured, setMeasured] = useState<{ readonly position: Position; readonly times: MeasuredTimes } | null>(null)
  const ratios = measured?.position === drawn ? timesOfFastest(measured.times) : null
  const pieces = (number: number | null) => (number === null ? '–' : count(number))
  const table = () => ({
    columns: [t('ways.method'), 'y', 'x', 'f', ...(ratios === null ? [] : [t('ways.time')])].map((name) => ({ name })),
    rows: EVALUATION_METHODS.map((method) => {
      const { red, blue, value } = evaluateWith(method, drawn)
      return [t(`players:evaluations.${method}`), red, blue, encodeValue(value), ratios?.[method]]
    }),
  })
  return (
    <>
      <TableHead title={t('ways.table')} fileName="evaluations" table={table} />
      <table aria-label={t('ways.table')}>
        <thead>
          <tr>
            <th scope="col">{t('ways.method')}</th>
            <th scope="col" className="number">
              y
            </th>
            <th scope="col" className="number">
              x
            </th>
            <th scope="col" className="number">
              f
            </th>
            <th scope="col" className="number">
              {t('ways.time')}
            </th>
          </tr>
        </thead>
        <tbody>
          {EVALUATION_METHODS.map((method) => {
            const { red, blue, value } = evaluateWith(method, drawn)
            return (
              <tr key={method}>
                <th scope="row">{t(`players:evaluations.${method}`)}</th>
                <td className="number">{pieces(red)}</td>
                <td className="number">{pieces(blue)}</td>
                <td className="number">{signed(value)}</td>
                <td className="number">
                  {ratios === null ? '·' : t('ways.times', { times: multiple(ratios[method]) })}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <button onClick={() => setMeasured({ position: drawn, times: measureEvaluations(drawn) })}>
        {t('ways.measure')}
      </button>
      <p className="muted small" role="status">
        {ratios === null ? t('ways.notMeasured') : t('ways.measured', { count: MEASURED })}
      </p>
    </>
  )
}
