/** Times of equal searches with each evaluation side by side: the counts are the same, the times are not. */
import { useTranslation } from 'react-i18next'
import { EVALUATION_METHODS } from '../../../../engine/evaluation/evaluation.ts'
import type { SearchResult } from '../../../../engine/search/search.ts'
import { ALGORITHM_NAMES } from '../../../language/names.ts'
import { count, duration } from '../../../language/words.ts'
import { useComparison } from '../../../model/compare/comparison.ts'
import { byEvaluation } from '../../../model/compare/searches.ts'
import { lookOf } from '../../../parts/studies/series.ts'
import { TableHead } from '../../../ui/tables/table-head.tsx'
import { usePositionWords } from './position-words.ts'

export function EvaluationTimes({ position, depth }: { position: string; depth: number }) {
  const { t } = useTranslation(['lab', 'players'])
  const { choice, found } = useComparison()
  const name = usePositionWords(choice.positions).get(position)
  const title = t('evaluationTimes.title', { name, depth })
  const searches = choice.algorithms.filter((algorithm) => choice.evaluators[algorithm] === undefined)
  const table = () => ({
    columns: [
      { name: t('search') },
      ...EVALUATION_METHODS.map((method) => ({ name: t(`players:evaluations.${method}`), unit: 'ms' })),
    ],
    rows: searches.map((algorithm) => {
      const results = byEvaluation(choice, found, algorithm, { position, depth })
      return [ALGORITHM_NAMES[algorithm], ...EVALUATION_METHODS.map((method) => results[method]?.ms)]
    }),
  })
  return (
    <section className="panel results" aria-label={t('evaluationTimes.label')}>
      <TableHead title={title} fileName="evaluation-times" table={table}>
        <h2>{title}</h2>
      </TableHead>
      <p className="muted">{t('evaluationTimes.words')}</p>
      <div className="scroll" tabIndex={0} role="group" aria-label={t('evaluationTimes.label')}>
        <table className="counts" aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('search')}</th>
              {EVALUATION_METHODS.map((method) => (
                <th key={method} scope="col" className="number">
                  {t(`players:evaluations.${method}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {searches.map((algorithm) => {
              const results = byEvaluation(choice, found, algorithm, { position, depth })
              return (
                <tr key={algorithm}>
                  <th scope="row">
                    <i className={`swatch ${lookOf(algorithm)}`} aria-hidden="true" /> {ALGORITHM_NAMES[algorithm]}
                  </th>
                  {EVALUATION_METHODS.map((method) => (
                    <TimeCell key={method} result={results[method]} />
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** @param result undefined until it has been searched */
function TimeCell({ result }: { result: SearchResult | undefined }) {
  const { t } = useTranslation('lab')
  return (
    <td className="number">
      {result === undefined ? <span className="pending">·</span> : <span className="count">{duration(result.ms)}</span>}
      {result && (
        <small>{t('evaluationTimes.visited', { count: result.visited, visited: count(result.visited) })}</small>
      )}
    </td>
  )
}
